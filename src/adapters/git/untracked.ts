/** What lies in the checkout and in no commit: a command could use it, and nobody else has it. */
import * as fs from 'node:fs'
import * as path from 'node:path'

import { encodeByteString } from '../../model/path.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { gitFailed, runGit, type Git } from './run-git.ts'

/**
 * Paths that the index does not have and no ignore rule names, a folder as one
 * path with a slash at its end. To be asked before any command runs: the rules
 * are the checkout's own, so this informs and decides nothing.
 * @throws GateError GIT_FAILED
 */
export async function untrackedPaths(git: Git): Promise<readonly string[]> {
  return await listedOthers(git, ['--directory', '--no-empty-directory'])
}

/**
 * Every path that no ignore rule in the work tree names, tracked ones too, each
 * file by itself: for what is new since an earlier list. A command may have run
 * before, so git looks from an empty repository of the gate's own and never
 * reads the checkout's configuration (threat D8).
 * @throws GateError GIT_FAILED
 */
export async function presentFiles(git: Git): Promise<readonly string[]> {
  const own = temporaryFolder('gate-list-')
  try {
    for (const folder of ['objects', 'refs'])
      fs.mkdirSync(path.join(own, folder))
    fs.writeFileSync(path.join(own, 'HEAD'), 'ref: refs/heads/none\n')
    const variables = { GIT_WORK_TREE: git.dir }
    return await listedOthers({ ...git, gitDir: own, variables }, [])
  } finally {
    fs.rmSync(own, { recursive: true, force: true })
  }
}

async function listedOthers(
  git: Git,
  flags: readonly string[]
): Promise<readonly string[]> {
  const listed = await runGit(git, [
    'ls-files',
    '--others',
    '--exclude-standard',
    ...flags,
    '-z'
  ])
  if (listed.exitCode !== 0)
    throw gitFailed('The untracked files cannot be listed', listed)
  return listed.stdout
    .toString('latin1')
    .split('\0')
    .filter(name => name !== '')
    .map(encodeByteString)
}
