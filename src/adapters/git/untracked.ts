/** What lies in the checkout and in no commit: a command could use it, and nobody else has it. */
import { encodeByteString } from '../../model/path.ts'
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

/** The same, each file by itself: for what is new since an earlier list. @throws GateError GIT_FAILED */
export async function untrackedFiles(git: Git): Promise<readonly string[]> {
  return await listedOthers(git, [])
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
