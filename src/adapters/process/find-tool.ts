/** Finds a program by its absolute path. */
import * as fs from 'node:fs'
import * as path from 'node:path'

import type { Environment } from './environment.ts'

/**
 * The absolute path of a program on PATH, or undefined. Relative entries are
 * passed over: they would look into the checkout.
 */
export function findTool(
  name: string,
  environment: Environment
): string | undefined {
  const names = path.delimiter === ';' ? [`${name}.exe`] : [name]
  return (environment['PATH'] ?? environment['Path'] ?? '')
    .split(path.delimiter)
    .filter(folder => path.isAbsolute(folder))
    .flatMap(folder => names.map(one => path.join(folder, one)))
    .find(isProgram)
}

function isProgram(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK)
    return fs.statSync(file).isFile()
  } catch {
    return false
  }
}
