/** A change in memory whose checks end as a case says, to be handed over in parts. */
import { createHash } from 'node:crypto'

import type { CommandOutcome, GatePorts } from '../../src/ports.ts'

/** How a change's checks go. */
export interface ChangeCase {
  /** Exit code of each command by the text of it; 0 when left out. */
  readonly exits?: Readonly<Record<string, number>>
  /** The checkout is not the change. */
  readonly otherCheckout?: boolean
  /** Text of the command that writes the changed file anew. */
  readonly writer?: string
}

/** Two required checks. */
export const CHANGE_POLICY = `version: 1
checks:
  - id: one
    command: check one
  - id: two
    command: check two
`

const CONTENT = 'new\n'
const [BASE, HEAD] = ['b'.repeat(40), 'd'.repeat(40)]

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The world of one change of `product.txt`. */
export function memoryChange({
  exits = {},
  otherCheckout = false,
  writer
}: ChangeCase = {}): GatePorts {
  const disk = { content: otherCheckout ? 'old\n' : CONTENT }
  const policy = {
    path: '.github/completion-gate.yml',
    mode: '100644',
    objectId: 'a'.repeat(40)
  }
  return {
    changes: {
      resolve: () =>
        Promise.resolve({
          range: { base: BASE, mergeBase: BASE, head: HEAD },
          gaps: []
        }),
      changes: async function* () {
        yield await Promise.resolve([
          {
            mode: '100644',
            objectId: 'c'.repeat(40),
            bytePath: 'product.txt',
            contentDigest: sha256(CONTENT)
          }
        ])
      }
    },
    files: {
      list: () => Promise.resolve([policy]),
      has: (_commit, path) => Promise.resolve(path === policy.path),
      read: () =>
        Promise.resolve({ kind: 'bytes', bytes: Buffer.from(CHANGE_POLICY) })
    },
    checkout: {
      root: '/nowhere',
      ignoresExecutableBit: false,
      commit: () => Promise.resolve({ id: HEAD, parents: [BASE] }),
      look: () =>
        Promise.resolve({
          signatures: new Map([['product.txt', disk.content]]),
          movedFolders: new Map<string, string>(),
          head: HEAD
        }),
      watchMoves: () => Promise.resolve(undefined),
      state: () =>
        Promise.resolve({
          kind: 'file',
          executable: false,
          digest: sha256(disk.content),
          lfsPointerDigest: ''
        }),
      seenAt: () => {
        throw new Error('commands see the checkout itself')
      }
    },
    openRunner: () =>
      Promise.resolve({
        isolation: { level: 'process', promise: 'as it says' },
        run: ({ command }) => {
          if (command === writer) disk.content = 'written\n'
          return Promise.resolve(ended(exits[command] ?? 0))
        }
      }),
    progress: {
      stage: () => undefined,
      checkStarted: () => undefined,
      outputLine: () => undefined,
      checkFinished: () => undefined
    }
  }
}

function ended(exitCode: number): CommandOutcome {
  return {
    kind: 'exited',
    exitCode,
    durationMs: 1,
    output: { head: 'said\n', tail: '', bytes: 5, digest: sha256('said\n') }
  }
}
