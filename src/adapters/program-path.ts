/** Finds a program by its absolute path, so that no relative entry of PATH can put another in its place. */
import * as fs from 'node:fs'
import * as path from 'node:path'

/** Variables by name, as Node gives them to a face. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * The absolute path of a program on PATH, or undefined. Relative entries are
 * passed over: they would look into the checkout.
 */
export function programPath(
  name: string,
  environment: Environment
): string | undefined {
  const file = path.delimiter === ';' ? `${name}.exe` : name
  return absoluteFolders(environment)
    .map(folder => path.join(folder, file))
    .find(isProgram)
}

/** The folders of PATH less the relative ones, which would look into the checkout. */
export function absoluteFolders(environment: Environment): readonly string[] {
  return (environment['PATH'] ?? environment['Path'] ?? '')
    .split(path.delimiter)
    .filter(folder => path.isAbsolute(folder))
}

function isProgram(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK)
    return fs.statSync(file).isFile()
  } catch {
    return false
  }
}
