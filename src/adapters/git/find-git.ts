/** Finds the git program, or says that there is none. */
import { GateError } from '../../errors.ts'
import { programPath, type Environment } from '../program-path.ts'

const INSTALL_HINT =
  'Install git 2.36 or newer (https://git-scm.com/downloads) and make sure that it is on PATH.'

/**
 * The absolute path of git on PATH.
 * @throws GateError GIT_FAILED when there is none
 */
export function findGit(environment: Environment): string {
  const git = programPath('git', environment)
  if (git === undefined) throw gitMissing('git was not found on PATH.')
  return git
}

/** The error for a machine without a git that starts. */
export function gitMissing(message: string, cause?: unknown): GateError {
  return new GateError('GIT_FAILED', message, { hint: INSTALL_HINT, cause })
}
