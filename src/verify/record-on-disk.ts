/** Compares what stands on the disk with what the ledger says of a path. */
import { sha256 } from '../model/digest.ts'
import type { MutationRecord } from '../model/ledger.ts'
import type { DiskState, TreeEntry } from '../ports.ts'

/** A path where the checkout does not hold what the ledger says. */
export interface UnequalPath {
  readonly path: string
  /** What the ledger says, such as `a file with digest 1234…`. */
  readonly expected: string
  /** What stands there, in the same words. */
  readonly found: string
  /** What to do about it, where that is another thing than to commit or restore it. */
  readonly mend?: string
}

/** How to mend an executable bit; `core.fileMode` keeps git from seeing it. */
const MODE_MEND =
  'Only the executable bit of a file differs from the commit: set it back (`git config core.fileMode true && git restore FILE`, or `chmod`) or commit it, and run again. Where the disk gives the bit to every file or to none, as a Windows drive does in WSL, git is told not to look (`core.fileMode` is false) and no change can be proven there: check out on a disk that keeps modes, such as below your home.'

/** How strict the comparison is. */
export interface Comparison {
  /** Windows has no executable bit. */
  readonly ignoreExecutableBit: boolean
  /** Path to the SHA-256 of what git itself would write there, where that is neither of the others. */
  readonly written?: ReadonlyMap<string, string>
}

/**
 * What differs, or undefined when the disk holds what the record says. Of a
 * file the bytes count, or what git stores for them: with LF line ends, or as
 * a Git LFS pointer. A host's own tools are compared by content alone.
 */
export function compareWithRecord(
  record: MutationRecord,
  state: DiskState,
  { ignoreExecutableBit, written }: Comparison
): UnequalPath | undefined {
  const equal = isEqual(record, state) || isAsWritten(record, state, written)
  const ignoresBit =
    ignoreExecutableBit ||
    (record.tool !== 'write' && record.tool !== 'write+x')
  if (equal && (ignoresBit || hasItsBit(record, state))) return undefined
  return {
    path: record.path,
    expected: expectation(record),
    found: description(state),
    ...(equal ? { mend: MODE_MEND } : {})
  }
}

/** The same for a file of a submodule, which its commit names by a git id. @param state with its blob ids */
export function compareWithEntry(
  { path, mode, objectId }: TreeEntry,
  state: DiskState,
  { ignoreExecutableBit, written }: Comparison
): UnequalPath | undefined {
  const isWritten =
    mode.startsWith('100') &&
    state.kind === 'file' &&
    written?.get(path) === state.digest
  const hasContent =
    mode === '160000'
      ? isSubmodule(state, commit => commit === objectId)
      : isWritten || isBlob(mode, objectId, state)
  const hasMode =
    mode === '160000' || ignoreExecutableBit || hasBitOf(mode, state)
  if (hasContent && hasMode) return undefined
  const kind = KIND_OF_MODE.get(mode) ?? 'a file that is not executable'
  const expected = `${kind}, ${objectId} in git`
  const mend = hasContent ? { mend: MODE_MEND } : {}
  return { path, expected, found: description(state), ...mend }
}

const KIND_OF_MODE = new Map([
  ['100755', 'an executable file'],
  ['120000', 'a symbolic link'],
  ['160000', 'a submodule at its commit']
])

function isBlob(mode: string, objectId: string, state: DiskState): boolean {
  const kind = mode === '120000' ? 'symlink' : 'file'
  return (
    (state.kind === 'file' || state.kind === 'symlink') &&
    state.kind === kind &&
    state.blobIds?.includes(objectId) === true
  )
}

function hasBitOf(mode: string, state: DiskState): boolean {
  return state.kind !== 'file' || state.executable === (mode === '100755')
}

/** A submodule that is not checked out is an empty folder, or not there. */
function isSubmodule(
  state: DiskState,
  isItsCommit: (commit: string) => boolean
): boolean {
  return state.kind === 'repository'
    ? isItsCommit(state.commit)
    : state.kind === 'absent' || state.kind === 'empty_folder'
}

function isAsWritten(
  { tool, path }: MutationRecord,
  state: DiskState,
  written: Comparison['written']
): boolean {
  const isFile = tool === 'write' || tool === 'write+x'
  return isFile && state.kind === 'file' && written?.get(path) === state.digest
}

function isEqual(record: MutationRecord, state: DiskState): boolean {
  const digest = record.content_digest
  switch (record.tool) {
    case 'delete':
      // A folder may stand in its place: its files have records of their own, or are untracked.
      // A repository is a submodule that is gone from the commit, and still there for the checks.
      return !['file', 'symlink', 'other', 'repository'].includes(state.kind)
    case 'symlink':
      return state.kind === 'symlink' && state.digest === digest
    case 'submodule':
      return isSubmodule(state, commit => sha256(commit) === digest)
    default:
      return state.kind === 'file' && digestsOf(state).includes(digest)
  }
}

function hasItsBit({ tool }: MutationRecord, state: DiskState): boolean {
  return state.kind === 'file' && state.executable === (tool === 'write+x')
}

function digestsOf(
  file: Extract<DiskState, { kind: 'file' }>
): readonly (string | undefined)[] {
  return [file.digest, file.lfDigest, file.lfsPointerDigest]
}

function expectation({ tool, content_digest }: MutationRecord): string {
  switch (tool) {
    case 'delete':
      return 'nothing'
    case 'symlink':
      return `a symbolic link with digest ${content_digest}`
    case 'submodule':
      return `a submodule whose commit has digest ${content_digest}`
    case 'write+x':
      return `an executable file with digest ${content_digest}`
    case 'write':
      return `a file that is not executable, with digest ${content_digest}`
    default:
      return content_digest === ''
        ? 'content that was never observed'
        : `a file with digest ${content_digest}`
  }
}

function description(state: DiskState): string {
  switch (state.kind) {
    case 'absent':
      return 'nothing'
    case 'folder':
      return 'a folder'
    case 'empty_folder':
      return 'an empty folder'
    case 'other':
      return 'no regular file'
    case 'symlink':
      return `a symbolic link with digest ${state.digest}`
    case 'repository':
      return `a repository at commit ${state.commit}`
    case 'file':
      return state.executable
        ? `an executable file with digest ${state.digest}`
        : `a file that is not executable, with digest ${state.digest}`
  }
}
