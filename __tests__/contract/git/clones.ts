/** Shallow and partial clones of a real remote that counts who asks it. */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'

import {
  gitEnvironment,
  gitRepository,
  temporaryFolder,
  type GitRepository
} from '../../support/git-repository.ts'

/** A remote with a base that moved on and a change of two commits. */
export interface RemoteFixture {
  readonly remote: GitRepository
  readonly base: string
  readonly mergeBase: string
  readonly head: string
  /** GitHub's test merge of base and head, at `refs/pull/1/merge`. */
  readonly merge: string
  /** Clones with `git clone ARGS`; the clone counts its requests from then on. */
  clone(...args: readonly string[]): Clone
  /** A checkout of one commit at depth 1, as `actions/checkout` makes it. */
  checkOutAtDepthOne(ref: string): Clone
  dispose(): void
}

/** A clone that counts. */
export interface Clone {
  readonly dir: string
  git(...args: readonly string[]): string
  /** Connections to the remote since the clone was made. */
  requests(): number
}

/** How many files the change writes. */
export const CHANGED_FILES = 30

/** Builds the remote. */
export function remoteFixture(): RemoteFixture {
  const remote = gitRepository()
  const folder = temporaryFolder()
  remote.git('config', 'uploadpack.allowFilter', 'true')
  const { base, mergeBase, head } = writeHistory(remote)
  remote.git('checkout', '--quiet', '--detach', base)
  remote.git('merge', '--quiet', '--no-ff', '--message=test merge', head)
  const merge = remote.git('rev-parse', 'HEAD')
  remote.git('update-ref', 'refs/pull/1/merge', merge)
  remote.checkout('main')

  let clones = 0
  const place = (): string => path.join(folder, `clone-${(clones += 1)}`)
  return {
    remote,
    base,
    mergeBase,
    head,
    merge,
    clone: (...args) => {
      const dir = place()
      runGit(folder, ['clone', '--quiet', ...args, `file://${remote.dir}`, dir])
      return countingClone(dir, folder)
    },
    checkOutAtDepthOne: ref => {
      const dir = place()
      runGit(folder, ['init', '--quiet', dir])
      runGit(dir, ['remote', 'add', 'origin', `file://${remote.dir}`])
      runGit(dir, [
        'fetch',
        '--quiet',
        '--no-tags',
        '--depth=1',
        'origin',
        `+${ref}:refs/remotes/pull/1/merge`
      ])
      runGit(dir, [
        'checkout',
        '--quiet',
        '--detach',
        'refs/remotes/pull/1/merge'
      ])
      return countingClone(dir, folder)
    },
    dispose: () => {
      remote.dispose()
      fs.rmSync(folder, { recursive: true, force: true })
    }
  }
}

function writeHistory(
  remote: GitRepository
): Pick<RemoteFixture, 'base' | 'mergeBase' | 'head'> {
  for (let at = 0; at < 5; at += 1) {
    remote.write('old.txt', `${at}\n`)
    remote.commit(`old ${at}`)
  }
  for (let at = 0; at < CHANGED_FILES; at += 1)
    remote.write(`src/${at}.txt`, `before ${at}\n`)
  const mergeBase = remote.commit('merge base')
  remote.branch('change')
  for (let at = 0; at < CHANGED_FILES; at += 1)
    remote.write(`src/${at}.txt`, `after ${at}\n`)
  remote.commit('change 1')
  remote.write('new.txt', 'new\n')
  const head = remote.commit('change 2')
  remote.checkout('main')
  remote.write('main.txt', 'main went on\n')
  remote.commit('main 1')
  const base = remote.commit('main 2')
  return { base, mergeBase, head }
}

function countingClone(dir: string, folder: string): Clone {
  const log = `${dir}.requests`
  const script = path.join(folder, 'upload-pack')
  fs.writeFileSync(
    script,
    `#!/bin/sh\necho >> "$REQUEST_LOG"\nexec git-upload-pack "$@"\n`,
    { mode: 0o755 }
  )
  runGit(dir, [
    'config',
    'remote.origin.uploadpack',
    `REQUEST_LOG='${log}' ${script}`
  ])
  return {
    dir,
    git: (...args) => runGit(dir, args),
    requests: () =>
      fs.existsSync(log) ? fs.readFileSync(log, 'utf8').length : 0
  }
}

function runGit(cwd: string, args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd,
    env: gitEnvironment(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe']
  }).trim()
}
