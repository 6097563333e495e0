/** Builds the checkout: what stands on the disk where commands run. */
import * as fs from 'node:fs'

import { diskState } from './disk-state.ts'
import { gnuFind } from './find-look.ts'
import { lookAtTree } from './look.ts'
import { watchMoves } from './moves.ts'
import { unlikeBlobs } from './unlike-blobs.ts'
import type { Checkout, CheckoutView } from '../../ports.ts'

/** What git knows of uncommitted edits; the files themselves are read here. */
export interface EditSources {
  /** Encoded paths that are staged and in no commit. */
  staged(): Promise<readonly string[]>
  /** Those of the encoded paths that a filter converts, with its name. */
  filtered(paths: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** What a face knows of the checkout. */
export interface CheckoutOptions {
  /** Absolute path of its root. */
  readonly root: string
  /** The commit that is checked out, as git read it before the first command. */
  readonly commit: Checkout['commit']
  /** Present where uncommitted edits are to be found. */
  readonly edits?: EditSources
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
  const { commit, edits, looking = 'find' } = options
  const ignoresExecutableBit = process.platform === 'win32'
  const buffer = Buffer.allocUnsafe(READ_BYTES)
  const find = looking === 'find' ? gnuFind() : undefined
  return {
    root,
    ignoresExecutableBit,
    commit,
    ...(edits === undefined
      ? {}
      : {
          edited: async tracked => {
            const reading = {
              buffer,
              ignoreExecutableBit: ignoresExecutableBit
            }
            const unlike = await unlikeBlobs(root, tracked, reading)
            return {
              paths: [...unlike, ...(await edits.staged())],
              filtered: await edits.filtered(unlike)
            }
          }
        }),
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
