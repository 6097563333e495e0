/** Opens a git repository and builds the ports that read from it. */
import * as path from 'node:path'

import { GateError } from '../../errors.ts'
import type { CommitRange } from '../../model/observation.ts'
import type { ChangeSource, TreeFiles } from '../../ports.ts'
import { treeChanges } from './changes.ts'
import {
  discoverRepository,
  type RepositoryFacts
} from './discover-repository.ts'
import { findGit } from './find-git.ts'
import type { Environment } from '../program-path.ts'
import { objectReader, type ObjectReader } from './object-reader.ts'
import {
  isLikelyReadFromBase,
  isPartialClone,
  missingObjects
} from './partial-clone.ts'
import type { OpenedRepository } from './opened-repository.ts'
import { resolveRange, type ResolvedRange } from './resolve-range.ts'
import { findCommit, type Commit } from './revisions.ts'
import type { Git, RemoteCall } from './run-git.ts'
import { submoduleTree } from './submodule-tree.ts'
import { writtenFiles } from './written-files.ts'
import { filteredPaths, stagedPaths } from './edited-paths.ts'
import { presentFiles, untrackedPaths } from './untracked.ts'
import { hasEntry, listTree, readTreeFile } from './tree-files.ts'

/** How to open a repository. */
export interface RepositoryRequest {
  /** A folder of the checkout. */
  readonly dir: string
  /** The base revision; the merge target (`origin/HEAD`, else `main`, else `master`) when left out. */
  readonly base?: string
  /** The head revision; `HEAD` when left out. */
  readonly head?: string
  /** Whether missing objects may be fetched from the remote. */
  readonly fetch: boolean
  /**
   * The head is the work tree as it stands, in place of any revision. Nothing
   * is written to the repository, so nothing can be fetched either.
   */
  readonly worktree?: boolean
  /** Name of the remote; `origin` when left out. */
  readonly remote?: string
  /** The merge base as the platform tells it, a full id: a shallow clone then needs no history. */
  readonly knownMergeBase?: string
  /**
   * Whether the gate reads this byte path from the base tip. In a partial
   * clone the base's blobs that differ from the head's come along for these
   * paths; for the usual project files when left out.
   */
  readonly readsFromBase?: (path: string) => boolean
  /** Path of the git program; looked for on PATH when left out. */
  readonly gitPath?: string
  /** Runs calls that reach the remote; the gate's own spawn when left out. */
  readonly remoteCalls?: RemoteCall
  /** Variables of the caller; only what git needs is passed on. */
  readonly environment: Environment
}

/** An open repository. */
export interface Repository {
  /** Absolute path of the checkout's root. */
  readonly root: string
  readonly changes: ChangeSource
  readonly files: TreeFiles
  /** The commit that was checked out when the repository was opened. */
  readonly checkedOut: Commit
  /** Present when the head is the work tree as it stands. */
  readonly worktree?: Worktree
  /** What lies in the checkout and in no commit; see `untrackedPaths`. */
  untracked(): Promise<readonly string[]>
  /** See `stagedPaths`. None where the work tree itself is the head. */
  staged(): Promise<readonly string[]>
  /** See `filteredPaths`. */
  filtered(paths: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** What no ignore rule names, tracked files too; see `presentFiles`. */
  presentFiles(): Promise<readonly string[]>
  /** Ends the git process that stays open between reads. */
  close(): void
}

/** What stands for the work tree. */
export interface Worktree {
  /** Full id of the commit that HEAD is. */
  readonly head: string
  /** Encoded paths that differ from it. */
  readonly uncommitted: readonly string[]
  /** Removes what stands for it: to be called at the very end. */
  remove(): Promise<void>
}

/**
 * Opens the repository of a folder and reads which commit is checked out.
 * @throws GateError REPOSITORY_INVALID, GIT_FAILED
 */
export async function openRepository(
  request: RepositoryRequest
): Promise<Repository> {
  const program = request.gitPath ?? findGit(request.environment)
  const found = {
    program,
    dir: path.resolve(request.dir),
    environment: request.environment
  }
  const { facts, reader, head } = await openTogether(found)
  const git: Git = {
    ...found,
    dir: facts.root,
    gitDir: facts.gitDir,
    ...(request.remoteCalls === undefined
      ? {}
      : { remoteCall: request.remoteCalls })
  }
  const opened = { git, facts, reader: reader ?? objectReader(git) }
  const checkedOut = head ?? (await checkedOutCommit(opened))
  if (request.worktree !== true)
    return repositoryOf(opened, request, checkedOut)
  opened.reader.close()
  const { worktreeSnapshot } = await import('./worktree-snapshot.ts')
  const snapshot = await worktreeSnapshot(git, facts, checkedOut)
  const { commit, uncommitted } = snapshot
  const seeing = {
    git: snapshot.git,
    facts,
    reader: objectReader(snapshot.git)
  }
  const onlyHere = { ...request, head: commit.id, fetch: false }
  return {
    ...repositoryOf(seeing, onlyHere, commit),
    worktree: {
      head: checkedOut.id,
      uncommitted,
      remove: () => snapshot.remove()
    }
  }
}

function repositoryOf(
  opened: OpenedRepository,
  request: RepositoryRequest,
  checkedOut: Commit
): Repository {
  const { git, facts, reader } = opened
  const { objectsDir } = facts
  return {
    root: facts.root,
    checkedOut,
    changes: changeSource(opened, request),
    files: {
      list: commit => listTree(git, commit),
      has: (commit, name) => hasEntry(opened, commit, name),
      read: (entry, limit) => readTreeFile(reader, entry, limit),
      submodule: (root, path, commit) =>
        submoduleTree(git, { root, path }, commit),
      written: (commit, entries) =>
        writtenFiles(git, { objectsDir, commit }, entries)
    },
    untracked: () => untrackedPaths(git),
    staged: () =>
      request.worktree === true
        ? Promise.resolve([])
        : stagedPaths(git, checkedOut.id),
    filtered: paths =>
      filteredPaths(git, { objectsDir, commit: checkedOut.id }, paths),
    presentFiles: () => presentFiles(git),
    close: () => {
      reader.close()
    }
  }
}

// Finds the repository and reads HEAD at once: for a small change, starting git is what costs most.
async function openTogether(found: Git): Promise<{
  readonly facts: RepositoryFacts
  readonly head?: Commit
  readonly reader?: ObjectReader
}> {
  const reader = objectReader(found)
  const reading = findCommit(reader, 'HEAD').catch(() => undefined)
  try {
    const facts = await discoverRepository(found)
    const head = await reading
    if (head !== undefined) return { facts, head, reader }
    reader.close()
    return { facts }
  } catch (error) {
    await reading
    reader.close()
    throw error
  }
}

function changeSource(
  opened: OpenedRepository,
  request: RepositoryRequest
): ChangeSource {
  // Each revision is resolved once, however often it is asked for.
  let resolved: Promise<ResolvedRange> | undefined
  return {
    resolve: () =>
      (resolved ??= resolveRange(opened, {
        ...request,
        remote: { name: request.remote ?? 'origin', fetch: request.fetch },
        readsFromBase: request.readsFromBase ?? isLikelyReadFromBase
      })),
    changes: range => changesOf(opened, range)
  }
}

async function* changesOf(
  { git, facts }: OpenedRepository,
  range: CommitRange
): ReturnType<typeof treeChanges> {
  if (range.mergeBase === '') return
  const missing = (await isPartialClone(facts.objectsDir))
    ? await missingObjects(git, [range.head])
    : new Set<string>()
  yield* treeChanges(git, range, missing)
}

async function checkedOutCommit({
  reader,
  facts
}: OpenedRepository): Promise<Commit> {
  const commit = await findCommit(reader, 'HEAD')
  if (commit !== undefined) return commit
  reader.close()
  throw new GateError(
    'REPOSITORY_INVALID',
    `A commit was expected at HEAD of ${facts.root}, and there is none: the branch has no commit yet.`,
    { hint: 'Commit something, or check a commit out.' }
  )
}
