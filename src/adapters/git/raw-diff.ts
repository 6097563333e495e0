/** The tree difference of two commits, as `git diff-tree --raw -z` prints it, read while it comes. */
import { GateError } from '../../errors.ts'
import { gitFailed, startGit, type Git } from './run-git.ts'

/** One path that differs between two trees, as the second tree has it. */
export interface RawChange {
  /** `000000` for a deletion. */
  readonly mode: string
  readonly objectId: string
  /** One UTF-16 unit a byte. */
  readonly bytePath: string
}

const DELETED = '000000'
const SUBMODULE = '160000'
const MODES = ['100644', DELETED, '100755', '120000', SUBMODULE]

const DIFF_TREE = [
  'diff-tree',
  '-r',
  '--raw',
  '-z',
  '--no-renames',
  '--no-abbrev',
  '--no-ext-diff',
  '--no-textconv',
  // .gitmodules could say `ignore = all` and so hide that a submodule moved.
  '--ignore-submodules=none',
  '--end-of-options'
]

/**
 * The raw changes from one commit to another, without rename detection, in
 * batches as git prints them.
 * @throws GateError GIT_FAILED
 */
export async function* rawChanges(
  git: Git,
  from: string,
  to: string
): AsyncGenerator<readonly RawChange[], void, undefined> {
  const child = startGit(git, [...DIFF_TREE, from, to], { input: '' })
  try {
    let rest = ''
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
      const text = rest + chunk.toString('latin1')
      const { changes, used } = parseRawChanges(text)
      rest = text.slice(used)
      yield changes
    }
    const end = await child.ended
    if (end.exitCode !== 0 || rest !== '')
      throw gitFailed(`The difference of ${from} and ${to} cannot be read`, end)
  } finally {
    child.kill()
  }
}

/** Whether the second tree has a blob at the path of this change. */
export function hasBlob(change: RawChange): boolean {
  return change.mode !== DELETED && change.mode !== SUBMODULE
}

/**
 * Parses the records that lie whole in the text: `:MODE MODE ID ID S`, NUL,
 * path, NUL.
 * @returns the changes and how much of the text they take
 */
export function parseRawChanges(text: string): {
  readonly changes: readonly RawChange[]
  readonly used: number
} {
  const changes: RawChange[] = []
  let at = 0
  for (;;) {
    const headEnd = text.indexOf('\0', at)
    if (headEnd < 0) break
    const pathEnd = text.indexOf('\0', headEnd + 1)
    if (pathEnd < 0) break
    changes.push(rawChange(text, at, headEnd, pathEnd))
    at = pathEnd + 1
  }
  return { changes, used: at }
}

// Fixed columns: a colon, two modes of 6, two ids of one length, a status letter.
function rawChange(
  text: string,
  at: number,
  headEnd: number,
  pathEnd: number
): RawChange {
  const idLength = (headEnd - at - 18) / 2
  if (text.charCodeAt(at) !== 0x3a || (idLength !== 40 && idLength !== 64))
    throw new GateError(
      'GIT_FAILED',
      `git diff-tree printed a record in a form that is not known: ${JSON.stringify(text.slice(at, headEnd))}.`
    )
  const idStart = at + 16 + idLength
  return {
    mode: knownMode(text.slice(at + 8, at + 14)),
    objectId: text.slice(idStart, idStart + idLength),
    bytePath: text.slice(headEnd + 1, pathEnd)
  }
}

// One string for a mode, however many files have it.
function knownMode(mode: string): string {
  return MODES.find(known => known === mode) ?? mode
}
