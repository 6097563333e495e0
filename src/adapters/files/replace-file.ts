/** Puts a file in a place: whole or not at all, and never through a link that stands there. */
import { lstat, open, rename, rm } from 'node:fs/promises'

/**
 * Writes a file where none stands.
 * @throws the system's error, EEXIST among them
 */
export async function createFile(file: string, text: string): Promise<void> {
  // `wx` follows no link at the end of the path: whatever stands there is EEXIST.
  const handle = await open(file, 'wx', 0o644)
  try {
    await handle.writeFile(text)
  } finally {
    await handle.close()
  }
}

/**
 * Writes a file anew and moves it into the place of what stands there: what a
 * link at the place leads to stays as it is.
 * @throws the system's error
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  const fresh = `${file}.${String(process.pid)}.new`
  await createFile(fresh, text)
  try {
    await rename(fresh, file)
  } catch (cause) {
    await rm(fresh, { force: true })
    throw cause
  }
}

/** Why no file may be put in the place of what stands there; undefined for none or a regular file. */
export async function whyNotReplaced(
  file: string
): Promise<string | undefined> {
  const found = await lstat(file).catch((cause: unknown) => {
    if (reasonOf(cause) === 'ENOENT') return undefined
    return reasonOf(cause)
  })
  if (found === undefined || typeof found === 'string') return found
  if (found.isDirectory()) return 'it is a folder'
  if (found.isSymbolicLink()) return 'it is a symbolic link'
  return found.isFile() ? undefined : 'it is no regular file'
}

/** The system's code for an error. */
export function reasonOf(cause: unknown): string {
  return (
    (cause as NodeJS.ErrnoException | undefined)?.code ??
    'the system gave no reason'
  )
}
