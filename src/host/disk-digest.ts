/** The disk as a session looks at it. */
import type { Checkout } from '../ports.ts'
import type { DiskDigest } from './shell-evidence.ts'

/** Looks through a checkout, never through a link: only a regular file has a digest. */
export function diskDigestOf(checkout: Pick<Checkout, 'state'>): DiskDigest {
  return async path => {
    const state = await checkout.state(path)
    return state.kind === 'file' ? state.digest : undefined
  }
}
