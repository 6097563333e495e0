/** Builds the checkout: what stands on the disk where commands run. */
import * as fs from 'node:fs'

import { diskState } from './disk-state.ts'
import { gnuFind } from './find-look.ts'
import { lookAtTree } from './look.ts'
import { watchMoves } from './moves.ts'
import type { Checkout, CheckoutView } from '../../ports.ts'

/** What a face knows of the checkout. */
export interface CheckoutOptions {
  /** Absolute path of its root. */
  readonly root: string
  /** The commit that is checked out, as git read it before the first command. */
  readonly commit: Checkout['commit']
  readonly edited?: Checkout['edited']
  /** `walk` looks without GNU find; the signatures are the same. */
  readonly looking?: 'find' | 'walk'
}

const READ_BYTES = 256 * 1024

/** Makes the checkout of a root. No git is run in it. */
export function createCheckout(options: CheckoutOptions): Checkout {
  return checkoutAt({ root: fs.realpathSync(options.root) }, options)
}

// A view of another mount namespace (/proc/PID/root) must not be resolved: it would lead back here.
function checkoutAt(
  { root, foldersStay }: CheckoutView,
  options: Omit<CheckoutOptions, 'root'>
): Checkout {
  const { commit, edited, looking = 'find' } = options
  const buffer = Buffer.allocUnsafe(READ_BYTES)
  const find = looking === 'find' ? gnuFind() : undefined
  return {
    root,
    ignoresExecutableBit: process.platform === 'win32',
    commit,
    ...(edited === undefined ? {} : { edited }),
    look: async tracked => {
      const look = await lookAtTree(root, tracked, find)
      return foldersStay ? { ...look, movedFolders: new Map() } : look
    },
    watchMoves: paths => Promise.resolve(watchMoves(root, paths)),
    state: (encoded, naming) =>
      Promise.resolve(diskState(root, encoded, { buffer, naming })),
    seenAt: view => checkoutAt(view, options)
  }
}
