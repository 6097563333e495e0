/** Files at a commit, read from git objects. */
import { decodePath, encodeByteString } from '../../model/path.ts'
import type { TreeEntry, TreeFile } from '../../ports.ts'
import { asGateError, GateError } from '../../errors.ts'
import type { ObjectReader } from './object-reader.ts'
import type { OpenedRepository } from './opened-repository.ts'
import { isPartialClone } from './partial-clone.ts'
import { gitFailed, startGit, type Git } from './run-git.ts'

/**
 * Every entry of a commit's tree, submodules included, sorted as git sorts.
 * @throws GateError GIT_FAILED
 */
export async function listTree(
  git: Git,
  commit: string
): Promise<readonly TreeEntry[]> {
  const child = startGit(
    git,
    ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', commit],
    { input: '' }
  )
  const entries: TreeEntry[] = []
  let rest = ''
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    const lines = (rest + chunk.toString('latin1')).split('\0')
    rest = lines.pop() ?? ''
    for (const line of lines) entries.push(treeEntry(line))
  }
  const end = await child.ended
  if (end.exitCode !== 0 && end.stderr.includes('not a tree object'))
    throw notInClone(commit)
  if (end.exitCode !== 0)
    throw gitFailed(`The files of commit ${commit} cannot be listed`, end)
  return entries
}

/** Whether the commit has a file or a folder at an encoded path. */
export async function hasEntry(
  { git, reader, facts }: OpenedRepository,
  commit: string,
  path: string
): Promise<boolean> {
  const name = Buffer.from(decodePath(path)).toString('latin1')
  if (isPlain(name) && (await reader.read(`${commit}:${name}`, 0))) return true
  // A blob that a partial clone lacks is no answer: only the tree says whether there is an entry.
  if (isPlain(name) && !(await isPartialClone(facts.objectsDir))) return false
  return (await listTree(git, commit)).some(
    entry => entry.path === path || entry.path.startsWith(`${path}/`)
  )
}

/** The bytes of an entry, when there are at most `limit` of them. */
export async function readTreeFile(
  reader: ObjectReader,
  entry: TreeEntry,
  limit: number
): Promise<TreeFile> {
  if (entry.mode === '160000')
    return { kind: 'unreadable', why: 'it is a submodule' }
  const object = await reader
    .read(entry.objectId, limit)
    .catch((error: unknown) => asGateError(error))
  if (object instanceof GateError)
    return { kind: 'unreadable', why: object.message }
  if (object?.type !== 'blob')
    return {
      kind: 'unreadable',
      why: 'its content is not in this clone; run: git fetch --refetch --no-filter origin'
    }
  return object.bytes === undefined
    ? { kind: 'too_large', size: object.size }
    : { kind: 'bytes', bytes: object.bytes }
}

function notInClone(commit: string): GateError {
  return new GateError(
    'REVISION_UNKNOWN',
    `The commit ${commit} is not in this clone, so its files cannot be read.`,
    { hint: `Run: git fetch origin ${commit}` }
  )
}

// Names that `<commit>:<name>` takes as they are.
function isPlain(name: string): boolean {
  return /^[\w.-]+(?:\/[\w.-]+)*$/.test(name)
}

// `MODE TYPE ID`, a tab, the path.
function treeEntry(line: string): TreeEntry {
  const tab = line.indexOf('\t')
  const [mode = '', , objectId = ''] = line.slice(0, tab).split(' ')
  return { path: encodeByteString(line.slice(tab + 1)), mode, objectId }
}
