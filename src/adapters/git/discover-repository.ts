/** Finds the repository of a folder and says in words why there is none to work on. */
import * as fs from 'node:fs'
import * as path from 'node:path'

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
  await refuseElsewhere(git, found)
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

/**
 * A `core.worktree` that leads away from the folder, or nowhere: git then sees
 * no checkout here, and where it leads nowhere it answers nothing at all.
 */
async function refuseElsewhere(
  git: Git,
  answered: GitEnd & { readonly stdout: Buffer }
): Promise<void> {
  const [bare, inside, gitDir = ''] = answered.stdout
    .toString('utf8')
    .split('\n')
  if (bare === 'true' || inside === 'true') return
  const above = gitDir === '' ? gitFolderAbove(git.dir) : gitDir
  if (above === undefined) return
  const config = path.join(above, 'config')
  // Asked from outside: in the repository itself git may refuse every answer.
  const end = await runGit({ ...git, dir: path.parse(git.dir).root }, [
    'config',
    '--file',
    config,
    '--get',
    'core.worktree'
  ])
  const set = end.stdout.toString('utf8').trim()
  if (end.exitCode !== 0) return
  throw invalid(
    `A checkout was expected at ${git.dir}, and its repository says that its files are elsewhere: core.worktree in ${config} is "${set}".`,
    `Take the setting away: cd / && git config --file '${config}' --unset core.worktree. Or name a clone that does not have it.`
  )
}

function gitFolderAbove(dir: string): string | undefined {
  for (let at = dir; ; at = path.dirname(at)) {
    const folder = path.join(at, '.git')
    if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true)
      return folder
    if (at === path.dirname(at)) return undefined
  }
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
