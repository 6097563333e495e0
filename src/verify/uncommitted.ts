/** Tracked files beside the change that do not hold what the checked-out commit says, before the first command. */
import { compareWithEntry } from './record-on-disk.ts'
import { isHarnessPath } from '../model/harness-path.ts'
import type { BindingPorts, BindingRequest } from './binding.ts'
import type { UnequalPath } from './record-on-disk.ts'
import type { DiskState, TreeEntry } from '../ports.ts'

type EditsRequest = Pick<
  BindingRequest,
  'records' | 'tracked' | 'ignoreExecutableBit' | 'written'
>

// A reason names so many of the files that it stands for.
const NAMED = 5

const CHECK_OUT =
  'Files of the commit are not checked out, so what the checks say is not about all of it: restore them (`git restore .`), or end a sparse checkout (`git sparse-checkout disable`; a partial clone gets what it lacks then), and run again. A sparse checkout that is to stay needs a second clone for this, or the check run of the action.'

const UNFILTER =
  'A filter that git is configured with converts files of the commit, and none is run here: an edit could hide in them (threat D8). Run this in a clone where the filter is not configured (`git config --get-regexp ^filter` lists them; a new `git clone` has those of your own configuration only), or rely on the check run of the action.'

/** How a file beside the change differs. */
interface Edit {
  readonly kind: 'absent' | 'mode' | 'filtered' | 'other'
  readonly unequal: UnequalPath
}

/**
 * Compares what is not the very blob of its commit by content: a check that
 * uses such a file speaks of work that no commit has. The paths of the change
 * are compared with its ledger, submodules with their commits, and the
 * harness's own files are no part of any change. Files that are not there, those
 * that only a filter could compare, and those that only have another executable
 * bit are one entry each.
 */
export async function uncommittedEdits(
  request: EditsRequest,
  ports: BindingPorts
): Promise<readonly UnequalPath[]> {
  const recorded = new Set(request.records.map(one => one.path))
  const isBeside = (path: string): boolean =>
    !recorded.has(path) && !isHarnessPath(path)
  const beside = request.tracked.filter(one => isBeside(one.path))
  const asked = await ports.checkout.edited?.(beside)
  if (asked === undefined) return []
  const entries = new Map(beside.map(one => [one.path, one]))
  const edits: Edit[] = []
  const unread: TreeEntry[] = []
  for (const path of asked.paths.filter(isBeside)) {
    const entry = entries.get(path)
    if (entry === undefined) edits.push(...(await stagedFile(path, ports)))
    else if (await isUnequal(entry, request, ports)) unread.push(entry)
  }
  for (const edit of await asGitWrites(unread, request, ports))
    edits.push(
      edit.kind === 'other' && asked.filtered.has(edit.unequal.path)
        ? { ...edit, kind: 'filtered' }
        : edit
    )
  return [
    ...edits.filter(one => one.kind === 'other').map(one => one.unequal),
    ...absentFiles(pathsOf(edits, 'absent')),
    ...filteredFiles(pathsOf(edits, 'filtered'), asked.filtered),
    ...otherModes(edits.filter(one => one.kind === 'mode'))
  ]
}

async function isUnequal(
  entry: TreeEntry,
  request: EditsRequest,
  ports: BindingPorts
): Promise<boolean> {
  const state = await stateOf(entry, ports)
  return editOf(entry, state, request) !== undefined
}

/** What is left once git has said what it would write where attributes convert. */
async function asGitWrites(
  entries: readonly TreeEntry[],
  request: EditsRequest,
  ports: BindingPorts
): Promise<readonly Edit[]> {
  const written = await writtenOf(entries, request, ports)
  const edits: Edit[] = []
  for (const entry of entries) {
    const state = await stateOf(entry, ports)
    const edit = editOf(entry, state, { ...request, written })
    if (edit !== undefined) edits.push(edit)
  }
  return edits
}

/** Nothing is converted where the commit has no attributes. */
async function writtenOf(
  entries: readonly TreeEntry[],
  { tracked }: EditsRequest,
  { checkout, files }: BindingPorts
): Promise<ReadonlyMap<string, string>> {
  const regular = entries.filter(one => one.mode.startsWith('100'))
  const mayConvert = tracked.some(one =>
    /(?:^|\/)\.gitattributes$/.test(one.path)
  )
  if (regular.length === 0 || !mayConvert || files.written === undefined)
    return new Map()
  const { id } = await checkout.commit()
  return await files.written(id, regular)
}

async function stateOf(
  { path, objectId }: TreeEntry,
  { checkout }: BindingPorts
): Promise<DiskState> {
  return await checkout.state(path, objectId.length === 64 ? 'sha256' : 'sha1')
}

function editOf(
  entry: TreeEntry,
  state: DiskState,
  request: EditsRequest
): Edit | undefined {
  const unequal = compareWithEntry(entry, state, request)
  if (unequal === undefined || isLinkAsFile(entry, state, request))
    return undefined
  if (state.kind === 'absent') return { kind: 'absent', unequal }
  const isMode = unequal.mend !== undefined
  return { kind: isMode ? 'mode' : 'other', unequal }
}

/** Where links cannot be had, git writes a file with the target. */
function isLinkAsFile(
  { mode, objectId }: TreeEntry,
  state: DiskState,
  { ignoreExecutableBit }: EditsRequest
): boolean {
  return (
    ignoreExecutableBit &&
    mode === '120000' &&
    state.kind === 'file' &&
    state.blobIds?.[0] === objectId
  )
}

/** No commit has it, and it is untracked in all but name. */
async function stagedFile(
  path: string,
  { checkout }: BindingPorts
): Promise<readonly Edit[]> {
  const { kind } = await checkout.state(path)
  if (kind !== 'file' && kind !== 'symlink') return []
  const found = 'a file that is staged and not committed'
  return [{ kind: 'other', unequal: { path, expected: 'nothing', found } }]
}

function absentFiles(paths: readonly string[]): readonly UnequalPath[] {
  const [path] = paths
  if (path === undefined) return []
  const expected = 'every file of the commit'
  const found = `that ${counted(paths)} not checked out: ${named(paths)}`
  return [{ path, expected, found, mend: CHECK_OUT }]
}

function filteredFiles(
  paths: readonly string[],
  filtered: ReadonlyMap<string, string>
): readonly UnequalPath[] {
  const [path] = paths
  if (path === undefined) return []
  const filters = new Set(paths.map(one => filtered.get(one) ?? ''))
  const expected = 'every file as git has it'
  const found = `that ${counted(paths)} not comparable, because of filter ${named([...filters])}: ${named(paths)}`
  return [{ path, expected, found, mend: UNFILTER }]
}

/** One by one where there are few; a disk that keeps no executable bits has it of all. */
function otherModes(edits: readonly Edit[]): readonly UnequalPath[] {
  const [first] = edits
  if (first === undefined || edits.length <= NAMED)
    return edits.map(one => one.unequal)
  const paths = pathsOf(edits, 'mode')
  const found = `that ${counted(paths)} not so: ${named(paths)}`
  const expected = 'files with the executable bit of the commit'
  return [{ ...first.unequal, expected, found }]
}

function pathsOf(edits: readonly Edit[], kind: Edit['kind']): string[] {
  return edits.filter(one => one.kind === kind).map(one => one.unequal.path)
}

function counted({ length }: readonly string[]): string {
  return length === 1
    ? '1 tracked file is'
    : `${String(length)} tracked files are`
}

function named(paths: readonly string[]): string {
  const names = paths.slice(0, NAMED).join(', ')
  const more = paths.length - NAMED
  return more > 0 ? `${names} and ${String(more)} more` : names
}
