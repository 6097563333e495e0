/** A checkout as it lies on the disk: its files, its default branch and the name of its remote. */
import * as path from 'node:path'

import { readTextFile } from '../files/text-file.ts'
import { asGateError } from '../../errors.ts'
import { decodePath, encodeByteString } from '../../model/path.ts'
import type { WorkText, WorkTree } from '../../setup-ports.ts'
import { discoverRepository } from './discover-repository.ts'
import { findGit } from './find-git.ts'
import type { Environment } from '../program-path.ts'
import { gitFailed, runGit, type Git } from './run-git.ts'

const LARGEST_TEXT = 1024 * 1024

/**
 * Reads the checkout that a folder belongs to; it may have no commit yet.
 * @throws GateError REPOSITORY_INVALID, GIT_FAILED
 */
export async function openWorkTree(request: {
  readonly dir: string
  readonly environment: Environment
}): Promise<WorkTree> {
  const { environment } = request
  const found = {
    program: findGit(environment),
    dir: path.resolve(request.dir),
    environment
  }
  const { root, gitDir } = await discoverRepository(found)
  const git: Git = { ...found, dir: root, gitDir }
  const present = await listed(git, ['--cached', '--others'])
  const deleted = new Set(await listed(git, ['--deleted']))
  return {
    root,
    paths: [...new Set(present)].filter(one => !deleted.has(one)).sort(),
    ...(await defaultBranch(git)),
    remoteName: remoteName(
      await answer(git, ['config', '--get', 'remote.origin.url'])
    ),
    text: name => workText(root, name)
  }
}

async function listed(
  git: Git,
  which: readonly string[]
): Promise<readonly string[]> {
  const end = await runGit(git, [
    'ls-files',
    ...which,
    '--exclude-standard',
    '-z'
  ])
  if (end.exitCode !== 0) throw gitFailed('The files cannot be listed', end)
  return end.stdout
    .toString('latin1')
    .split('\0')
    .filter(name => name !== '')
    .map(encodeByteString)
}

type DefaultBranch = Pick<WorkTree, 'defaultBranch' | 'isBranchGuessed'>

/** What the remote says, else `main` or `master` where there is one, else a guess: the branch that is checked out. */
async function defaultBranch(git: Git): Promise<DefaultBranch> {
  const said = await saidBranch(git)
  if (said !== undefined) return { defaultBranch: said, isBranchGuessed: false }
  const current = await answer(git, [
    'symbolic-ref',
    '--quiet',
    '--short',
    'HEAD'
  ])
  return current === '' || USUAL.includes(current)
    ? { defaultBranch: current || 'main', isBranchGuessed: current === '' }
    : { defaultBranch: current, isBranchGuessed: true }
}

const USUAL: readonly string[] = ['main', 'master']

async function saidBranch(git: Git): Promise<string | undefined> {
  const remote = await answer(git, [
    'symbolic-ref',
    '--quiet',
    '--short',
    'refs/remotes/origin/HEAD'
  ])
  if (remote.startsWith('origin/')) return remote.slice('origin/'.length)
  for (const name of USUAL)
    for (const folder of ['refs/heads', 'refs/remotes/origin']) {
      const ref = `${folder}/${name}`
      if ((await answer(git, ['rev-parse', '--verify', '--quiet', ref])) !== '')
        return name
    }
  return undefined
}

/** The one line that git answers; empty where it knows nothing. */
async function answer(git: Git, args: readonly string[]): Promise<string> {
  const end = await runGit(git, args)
  return end.exitCode === 0 ? end.stdout.toString('utf8').trim() : ''
}

/** `owner/name` at the end of `https://host/owner/name.git` or `git@host:owner/name`. */
function remoteName(url: string): string | undefined {
  const match =
    /^(?:[a-z+]+:\/\/[^/]+\/|[^/:]+@?[^/:]*:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(
      url
    )
  return match?.[1]
}

async function workText(root: string, name: string): Promise<WorkText> {
  try {
    const file = path.join(root, Buffer.from(decodePath(name)).toString('utf8'))
    const text = await readTextFile(file, LARGEST_TEXT, 'no-links')
    return { kind: 'text', text }
  } catch (thrown) {
    const { message } = asGateError(thrown)
    const [, why = message] = /cannot be read: (.*)\.$/.exec(message) ?? []
    return { kind: 'broken', why: `cannot be read: ${why}` }
  }
}
