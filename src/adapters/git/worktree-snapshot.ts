/** The work tree as it stands, as a commit that the repository never gets. */
import * as fs from 'node:fs/promises'
import * as path from 'node:path'

import { GateError } from '../../errors.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { removeWhenGone } from '../process/remove-when-gone.ts'
import { encodeByteString } from '../../model/path.ts'
import { gitFailed, runGit, type Git, type GitCall } from './run-git.ts'
import { rawChanges } from './raw-diff.ts'
import { isFullId, type Commit } from './revisions.ts'
import { resetIndexFlags } from './index-flags.ts'
import type { RepositoryFacts } from './discover-repository.ts'

/** A commit of the work tree's content, in a folder of its own. */
export interface WorktreeSnapshot {
  /** HEAD itself where nothing is uncommitted. */
  readonly commit: Commit
  /** Encoded paths that differ from HEAD, sorted as git sorts. */
  readonly uncommitted: readonly string[]
  /** git that sees the repository's objects and the snapshot's. */
  readonly git: Git
  /** Removes the folder. */
  remove(): Promise<void>
}

// The same content has the same commit, whoever asks and whenever.
const NOBODY = 'completion-gate <completion-gate@localhost> 0 +0000'
const MESSAGE = 'The work tree as it stands; no branch has this commit.'

/**
 * Takes the snapshot: tracked changes, deletions, and untracked files that are
 * not ignored, as `git add --all` would store them. New objects and the index
 * lie in a temporary folder; index, refs and objects of the repository stay.
 * @throws GateError GIT_FAILED when git cannot store a file
 */
export async function worktreeSnapshot(
  git: Git,
  { gitDir, objectsDir }: RepositoryFacts,
  head: Commit
): Promise<WorktreeSnapshot> {
  const folder = await fs.realpath(
    temporaryFolder('completion-gate-worktree-', git.environment['TMPDIR'])
  )
  const letGo = removeWhenGone(folder)
  const remove = async (): Promise<void> => {
    await fs.rm(folder, { recursive: true, force: true })
    letGo()
  }
  try {
    const seeing = await withObjects(git, folder, objectsDir)
    const tree = await storeTree(seeing, folder, gitDir)
    const id = await storeCommit(seeing, tree, await parentsOf(gitDir, head))
    const uncommitted = await differing(seeing, head.id, id)
    const commit =
      uncommitted.length === 0
        ? head
        : { id, parents: await parentsOf(gitDir, head) }
    return { commit, uncommitted, git: seeing, remove }
  } catch (thrown) {
    await remove()
    throw thrown
  }
}

/** The repository's objects by `info/alternates`, whose lines need no quoting. */
async function withObjects(
  git: Git,
  folder: string,
  objectsDir: string
): Promise<Git> {
  const objects = path.join(folder, 'objects')
  await fs.mkdir(path.join(objects, 'info'), { recursive: true })
  await fs.writeFile(
    path.join(objects, 'info', 'alternates'),
    `${objectsDir}\n`
  )
  return { ...git, variables: { GIT_OBJECT_DIRECTORY: objects } }
}

async function storeTree(
  seeing: Git,
  folder: string,
  gitDir: string
): Promise<string> {
  const index = path.join(folder, 'index')
  await copyIndex(path.join(gitDir, 'index'), index)
  const storing: Git = {
    ...seeing,
    variables: { ...seeing.variables, GIT_INDEX_FILE: index }
  }
  await resetIndexFlags(storing)
  // What Git LFS stores beside the objects stays out of the repository too.
  const lfs = ['-c', `lfs.storage=${path.join(folder, 'lfs')}`]
  await answer(
    storing,
    [...lfs, 'add', '--all', '--sparse', '--', '.', ...outside(seeing, folder)],
    'The work tree cannot be stored as git would store it',
    { storing: true }
  )
  return await answer(
    storing,
    ['write-tree', '--missing-ok'],
    'The tree of the work tree cannot be written'
  )
}

/** The snapshot's own folder, should temporary files lie in the checkout. */
function outside({ dir }: Git, folder: string): readonly string[] {
  const relative = path.relative(dir, folder)
  const isInside = !relative.startsWith('..') && !path.isAbsolute(relative)
  return isInside ? [`:(top,exclude,literal)${relative}`] : []
}

/** An index that is a second older than it is: git reads again what could have changed since. */
async function copyIndex(from: string, to: string): Promise<void> {
  try {
    const { mtimeMs } = await fs.stat(from)
    await fs.copyFile(from, to)
    const second = Math.floor(mtimeMs / 1000)
    await fs.utimes(to, second, second)
  } catch (thrown) {
    // Without an index every file is new.
    if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT') throw thrown
  }
}

/** A merge that is not concluded has the other side among its parents, as its commit will. */
async function parentsOf(
  gitDir: string,
  head: Commit
): Promise<readonly string[]> {
  const text = await fs
    .readFile(path.join(gitDir, 'MERGE_HEAD'), 'latin1')
    .catch(() => '')
  return [head.id, ...text.split('\n').filter(isFullId)]
}

async function storeCommit(
  seeing: Git,
  tree: string,
  parents: readonly string[]
): Promise<string> {
  const lines = [
    `tree ${tree}`,
    ...parents.map(parent => `parent ${parent}`),
    `author ${NOBODY}`,
    `committer ${NOBODY}`,
    '',
    MESSAGE,
    ''
  ]
  return await answer(
    seeing,
    ['hash-object', '-t', 'commit', '-w', '--stdin'],
    'The commit of the work tree cannot be written',
    { input: lines.join('\n') }
  )
}

async function differing(
  seeing: Git,
  head: string,
  id: string
): Promise<readonly string[]> {
  const paths: string[] = []
  for await (const changes of rawChanges(seeing, head, id))
    for (const { bytePath } of changes) paths.push(encodeByteString(bytePath))
  return paths
}

async function answer(
  git: Git,
  args: readonly string[],
  what: string,
  call: GitCall = {}
): Promise<string> {
  const end = await runGit(git, args, call)
  if (end.exitCode === 0) return end.stdout.toString('latin1').trim()
  if (call.storing !== true) throw gitFailed(what, end)
  throw new GateError('GIT_FAILED', `${what}: ${end.stderr.trim()}`, {
    hint: 'See `git add --all --dry-run`: what it refuses, no commit can have. Mend or ignore that path, and ask again.'
  })
}
