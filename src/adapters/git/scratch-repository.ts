/** A small repository in a temporary folder, for the demonstration; it is removed at the end. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { promisify } from 'node:util'

import { findGit, type Environment } from './find-git.ts'

/** A repository that its holder may write to. */
export interface ScratchRepository {
  /** Absolute path of the checkout. */
  readonly dir: string
  /** Writes files and commits them. */
  commit(
    message: string,
    files: Readonly<Record<string, string>>
  ): Promise<void>
  /** Makes a branch at the present commit and checks it out. */
  branch(name: string): Promise<void>
  /** Removes the folder. */
  remove(): Promise<void>
}

const IDENTITY = [
  '-c',
  'user.name=demo',
  '-c',
  'user.email=demo@example.invalid'
]

/** Makes an empty repository with a branch `main`. @throws GateError GIT_FAILED when there is no git */
export async function scratchRepository(
  environment: Environment
): Promise<ScratchRepository> {
  const program = findGit(environment)
  const dir = await mkdtemp(path.join(tmpdir(), 'completion-gate-demo-'))
  const git = async (...args: readonly string[]): Promise<void> => {
    await promisify(execFile)(
      program,
      [
        ...IDENTITY,
        '-c',
        'core.hooksPath=/dev/null',
        '-c',
        'commit.gpgSign=false',
        ...args
      ],
      {
        cwd: dir,
        env: {
          PATH: environment['PATH'],
          GIT_CONFIG_NOSYSTEM: '1',
          GIT_CONFIG_GLOBAL: '/dev/null'
        }
      }
    )
  }
  await git('init', '--quiet', '--initial-branch=main')
  return {
    dir,
    commit: async (message, files) => {
      for (const [name, text] of Object.entries(files)) {
        await mkdir(path.dirname(path.join(dir, name)), { recursive: true })
        await writeFile(path.join(dir, name), text)
      }
      await git('add', '--all')
      await git('commit', '--quiet', '--message', message)
    },
    branch: name => git('checkout', '--quiet', '-b', name),
    remove: () => rm(dir, { recursive: true, force: true })
  }
}
