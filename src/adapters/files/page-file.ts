/** Writes a page to a file that a person names: whole or not at all, over nothing but an earlier page. */
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import * as path from 'node:path'

import { GateError } from '../../errors.ts'
import { outputFolder } from './output-folder.ts'
import { reasonOf, replaceFile, whyNotReplaced } from './replace-file.ts'

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
      await replaceFile(file, text).catch((cause: unknown) => {
        throw failed(file, reasonOf(cause), cause)
      })
    }
  }
}

async function folderOf(file: string): Promise<string> {
  const found = await outputFolder(path.dirname(file), 'refuse')
  if (found.kind === 'folder') return found.real
  throw failed(file, found.why)
}

async function requireFree(file: string, start: string): Promise<void> {
  const why = await whyNotReplaced(file)
  if (why !== undefined) throw failed(file, why)
  const first = await beginning(file, start.length)
  if (first !== '' && first !== start)
    throw failed(file, 'a file stands there that is no page of completion-gate')
}

async function beginning(file: string, length: number): Promise<string> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW
  const handle = await open(file, flags).catch((cause: unknown) => {
    if (reasonOf(cause) === 'ENOENT') return undefined
    throw failed(file, reasonOf(cause), cause)
  })
  if (handle === undefined) return ''
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length))
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await handle.close()
  }
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
