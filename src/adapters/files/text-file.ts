/** Reads a text file that a person names: whole, bounded, and UTF-8 or refused. */
import { lstat, open, stat } from 'node:fs/promises'

import { GateError } from '../../errors.ts'

/**
 * The file's text.
 * @param limit most bytes that are read
 * @param links whether a file that is a link may be named
 * @throws GateError INPUT_UNREADABLE when it is missing, no regular file, too
 *   large or not UTF-8
 */
export async function readTextFile(
  file: string,
  limit: number,
  links: 'follow-links' | 'no-links' = 'follow-links'
): Promise<string> {
  const bytes = await readBytes(file, limit, links)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw unreadable(file, 'it is not UTF-8 text', cause)
  }
}

async function readBytes(
  file: string,
  limit: number,
  links: 'follow-links' | 'no-links'
): Promise<Uint8Array> {
  const look = links === 'no-links' ? lstat : stat
  const found = await look(file).catch((cause: unknown) => {
    throw unreadable(file, reasonOf(cause), cause)
  })
  // A pipe would keep the open call waiting.
  if (!found.isFile()) throw unreadable(file, 'it is no regular file')
  if (found.size > limit)
    throw unreadable(
      file,
      `it has ${String(found.size)} bytes, and at most ${String(limit)} are read`
    )
  const handle = await open(file, 'r').catch((cause: unknown) => {
    throw unreadable(file, reasonOf(cause), cause)
  })
  try {
    const buffer = Buffer.alloc(found.size + 1)
    const length = await fill(handle, buffer)
    if (length > found.size) throw unreadable(file, 'it grew while it was read')
    return buffer.subarray(0, length)
  } finally {
    await handle.close()
  }
}

async function fill(
  handle: Awaited<ReturnType<typeof open>>,
  buffer: Buffer
): Promise<number> {
  let length = 0
  for (;;) {
    const { bytesRead } = await handle.read(
      buffer,
      length,
      buffer.length - length
    )
    length += bytesRead
    if (bytesRead === 0 || length === buffer.length) return length
  }
}

function reasonOf(cause: unknown): string {
  const code = (cause as NodeJS.ErrnoException | undefined)?.code
  if (code === 'ENOENT') return 'there is no such file'
  return code ?? 'the system gave no reason'
}

function unreadable(file: string, why: string, cause?: unknown): GateError {
  return new GateError('INPUT_UNREADABLE', `${file} cannot be read: ${why}.`, {
    cause,
    hint: 'Name a readable file that completion-gate or a person wrote.'
  })
}
