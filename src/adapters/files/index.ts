/** Builds the checkout: what stands on the disk where commands run. */
import * as fs from 'node:fs'

import { diskState } from './disk-state.ts'
import { gnuFind } from './find-look.ts'
import { lookAtTree } from './look.ts'
import { watchMoves } from './moves.ts'
import type { Checkout } from '../../ports.ts'

/** What a face knows of the checkout. */
export interface CheckoutOptions {
  /** Absolute path of its root. */
  readonly root: string
  /** The commit that is checked out, as git read it before the first command. */
  readonly commit: Checkout['commit']
  /** `walk` looks without GNU find; the signatures are the same. */
  readonly looking?: 'find' | 'walk'
}

const READ_BYTES = 256 * 1024

/** Makes the checkout of a root. No git is run in it. */
export function createCheckout({
  root,
  commit,
  looking = 'find'
}: CheckoutOptions): Checkout {
  const real = fs.realpathSync(root)
  const buffer = Buffer.allocUnsafe(READ_BYTES)
  const find = looking === 'find' ? gnuFind() : undefined
  return {
    root: real,
    ignoresExecutableBit: process.platform === 'win32',
    commit,
    look: tracked => lookAtTree(real, tracked, find),
    watchMoves: paths => Promise.resolve(watchMoves(real, paths)),
    state: encoded => Promise.resolve(diskState(real, encoded, buffer))
  }
}
