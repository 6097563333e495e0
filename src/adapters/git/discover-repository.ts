/** Finds the repository of a folder and says in words why there is none to work on. */
import * as fs from 'node:fs'

import { GateError } from '../../errors.ts'
import { gitFailed, runGit, type Git, type GitEnd } from './run-git.ts'

/** What is known of a repository before anything is read from it. */
export interface RepositoryFacts {
  /** Absolute path of the work tree's root. */
  readonly root: string
  /** Absolute path of the git folder. */
  readonly gitDir: string
  /** Absolute path of the folder of objects. */
  readonly objectsDir: string
  /** Absolute path of the list of commits whose parents a shallow clone lacks. */
  readonly shallowFile: string
}

const QUESTIONS = [
  'rev-parse',
  '--path-format=absolute',
  '--is-bare-repository',
  '--is-inside-work-tree',
  '--git-dir',
  '--git-path',
  'objects',
  '--git-path',
  'shallow',
  '--show-toplevel'
]

/**
 * Looks the repository up.
 * @throws GateError REPOSITORY_INVALID, GIT_FAILED
 */
export async function discoverRepository(git: Git): Promise<RepositoryFacts> {
  requireFolder(git.dir)
  let found = await runGit(git, QUESTIONS)
  if (found.stderr.includes('dubious ownership')) {
    // `safe.directory` counts only in the person's own configuration: this one question sees it.
    found = await runGit(git, QUESTIONS, { network: true })
    if (found.exitCode !== 0) throw foreignOwner(git.dir)
  }
  const [bare, inside, gitDir, objectsDir, shallowFile, root, ...rest] =
    found.stdout.toString('utf8').split('\n')
  if (bare === 'true')
    throw invalid(
      `A checkout was expected, and ${git.dir} is a bare repository.`,
      'Name a clone with a work tree.'
    )
  if (inside === 'false')
    throw invalid(
      `A checkout was expected, and ${git.dir} is a git folder.`,
      'Name the folder that holds it.'
    )
  if (found.exitCode !== 0) throw unusable(git.dir, found)
  if (!gitDir || !objectsDir || !shallowFile || !root || rest.length > 1)
    throw invalid(
      `The path of the repository ${JSON.stringify(git.dir)} holds a line end.`,
      'Move the repository to a path without one.'
    )
  return { root, gitDir, objectsDir, shallowFile }
}

function requireFolder(dir: string): void {
  if (fs.statSync(dir, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw invalid(
      `A folder with a git repository was expected, and ${dir} is none.`,
      'Name the folder of a git checkout.'
    )
}

function unusable(dir: string, end: GitEnd): GateError {
  if (end.stderr.includes('not a git repository'))
    return invalid(
      `A git repository was expected, and ${dir} is none.`,
      'Name the folder of a git checkout, or run `git init` there.'
    )
  return gitFailed(`The repository ${dir} cannot be used`, end)
}

function foreignOwner(dir: string): GateError {
  return invalid(
    `The repository ${dir} belongs to another user, and git does not trust it.`,
    `If you trust it: git config --global --add safe.directory '${dir}'`
  )
}

function invalid(message: string, hint: string): GateError {
  return new GateError('REPOSITORY_INVALID', message, { hint })
}
