/** Files at a commit, read from git objects. */
import { encodeByteString } from '../../model/path.ts'
import type { TreeEntry, TreeFile } from '../../ports.ts'
import type { ObjectReader } from './object-reader.ts'
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
  if (end.exitCode !== 0)
    throw gitFailed(`The files of commit ${commit} cannot be listed`, end)
  return entries
}

/** The bytes of an entry, when there are at most `limit` of them. */
export async function readTreeFile(
  reader: ObjectReader,
  entry: TreeEntry,
  limit: number
): Promise<TreeFile> {
  if (entry.mode === '160000')
    return { kind: 'unreadable', why: 'it is a submodule' }
  const object = await reader.read(entry.objectId, limit)
  if (object?.type !== 'blob')
    return { kind: 'unreadable', why: 'its content is not in this clone' }
  return object.bytes === undefined
    ? { kind: 'too_large', size: object.size }
    : { kind: 'bytes', bytes: object.bytes }
}

// `MODE TYPE ID`, a tab, the path.
function treeEntry(line: string): TreeEntry {
  const tab = line.indexOf('\t')
  const [mode = '', , objectId = ''] = line.slice(0, tab).split(' ')
  return { path: encodeByteString(line.slice(tab + 1)), mode, objectId }
}
