/** Writes a page to a file that a person names: whole or not at all, over nothing but an earlier page. */
import { constants } from 'node:fs'
import { lstat, open, realpath, rename, rm, stat } from 'node:fs/promises'
import * as path from 'node:path'

import { GateError } from '../../errors.ts'

/** A place that was looked at, for a page that is yet to be made. */
export interface PageFile {
  /** @throws GateError OUTPUT_FAILED */
  write(text: string): Promise<void>
}

/**
 * Looks whether a page may be written there.
 * @param start how every page begins: a file that begins otherwise is kept
 * @throws GateError OUTPUT_FAILED for a missing folder, a folder, a link, or a
 *   file that is no page
 */
export async function openPageFile(
  file: string,
  start: string
): Promise<PageFile> {
  const folder = await folderOf(file)
  await requireFree(file, start)
  return {
    write: async text => {
      // A command that ran meanwhile may have put a link in the folder's place.
      if ((await folderOf(file)) !== folder)
        throw failed(file, 'its folder is another one than before the run')
      await requireFree(file, start)
      await replace(file, text)
    }
  }
}

async function folderOf(file: string): Promise<string> {
  const folder = path.dirname(path.resolve(file))
  try {
    const real = await realpath(folder)
    if ((await stat(real)).isDirectory()) return real
  } catch (cause) {
    throw failed(file, `there is no folder ${folder}`, cause)
  }
  throw failed(file, `${folder} is no folder`)
}

async function requireFree(file: string, start: string): Promise<void> {
  const found = await lstat(file).catch((cause: unknown) => {
    if (codeOf(cause) === 'ENOENT') return undefined
    throw failed(file, codeOf(cause), cause)
  })
  if (found === undefined) return
  if (found.isDirectory()) throw failed(file, 'it is a folder')
  if (found.isSymbolicLink()) throw failed(file, 'it is a symbolic link')
  if (!found.isFile()) throw failed(file, 'it is no regular file')
  if (found.size > 0 && (await beginning(file, start.length)) !== start)
    throw failed(file, 'a file stands there that is no page of completion-gate')
}

async function beginning(file: string, length: number): Promise<string> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length))
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function replace(file: string, text: string): Promise<void> {
  const fresh = `${path.resolve(file)}.${String(process.pid)}.new`
  const handle = await open(fresh, 'wx', 0o644).catch((cause: unknown) => {
    throw failed(file, codeOf(cause), cause)
  })
  try {
    await handle.writeFile(text)
    await handle.close()
    await rename(fresh, file)
  } catch (cause) {
    await handle.close().catch(() => undefined)
    await rm(fresh, { force: true })
    throw failed(file, codeOf(cause), cause)
  }
}

function codeOf(cause: unknown): string {
  return (
    (cause as NodeJS.ErrnoException | undefined)?.code ??
    'the system gave no reason'
  )
}

function failed(file: string, why: string, cause?: unknown): GateError {
  return new GateError(
    'OUTPUT_FAILED',
    `The page could not be written to ${file}: ${why}.`,
    {
      cause,
      hint: 'Name a new file in a folder that is there, or a page of an earlier run.'
    }
  )
}
