/** Finds the git program by its absolute path, so that no relative entry of PATH can put another in its place. */
import * as fs from 'node:fs'
import * as path from 'node:path'

import { GateError } from '../../errors.ts'

/** Variables by name, as Node gives them to a face. */
export type Environment = Readonly<Record<string, string | undefined>>

const INSTALL_HINT =
  'Install git 2.36 or newer (https://git-scm.com/downloads) and make sure that it is on PATH.'

/**
 * The absolute path of git on PATH.
 * @throws GateError GIT_FAILED when there is none
 */
export function findGit(environment: Environment): string {
  const names = path.delimiter === ';' ? ['git.exe'] : ['git']
  for (const folder of absoluteFolders(environment))
    for (const name of names) {
      const candidate = path.join(folder, name)
      if (isProgram(candidate)) return candidate
    }
  throw gitMissing('git was not found on PATH.')
}

/** The folders of PATH less the relative ones, which would look into the checkout. */
export function absoluteFolders(environment: Environment): readonly string[] {
  return (environment['PATH'] ?? environment['Path'] ?? '')
    .split(path.delimiter)
    .filter(folder => path.isAbsolute(folder))
}

/** The error for a machine without a git that starts. */
export function gitMissing(message: string, cause?: unknown): GateError {
  return new GateError('GIT_FAILED', message, { hint: INSTALL_HINT, cause })
}

function isProgram(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK)
    return fs.statSync(file).isFile()
  } catch {
    return false
  }
}
