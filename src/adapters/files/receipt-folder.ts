/** Writes the files of a receipt into a folder: each whole, and none through a link. */
import { lstat, open } from 'node:fs/promises'
import * as path from 'node:path'

import { GateError } from '../../errors.ts'
import { outputFolder } from './output-folder.ts'
import { reasonOf, replaceFile, whyNotReplaced } from './replace-file.ts'

// How every record begins.
const OWN_RECORD = /^\{\s*"schema":\s*"completion-gate\.evidence\.v\d+"/

/** One file by its name. */
export interface NamedText {
  readonly name: string
  readonly text: string
}

/** A folder that was looked at, for files that are yet to be made. */
export interface ReceiptFolder {
  /**
   * Writes each file, in place of a regular file of its name.
   * @throws GateError OUTPUT_FAILED, also when the folder is another one by now
   */
  write(files: readonly NamedText[]): Promise<void>
}

/**
 * Looks whether files may be written there; the folder comes into being.
 * @throws GateError OUTPUT_FAILED
 */
export async function openReceiptFolder(
  folder: string
): Promise<ReceiptFolder> {
  const before = await requireFolder(folder)
  await requireOwnEvidence(folder)
  return {
    write: async files => {
      // A command that ran meanwhile may have put a link in the place of any folder on the way.
      if ((await requireFolder(folder)) !== before)
        throw failed(folder, 'the folder is another one than before the run')
      for (const { name } of files) {
        const why = await whyNotReplaced(path.join(folder, name))
        if (why !== undefined) throw failed(path.join(folder, name), why)
      }
      await requireOwnEvidence(folder)
      for (const { name, text } of files)
        await replaceFile(path.join(folder, name), text).catch(
          (cause: unknown) => {
            throw failed(path.join(folder, name), reasonOf(cause), cause)
          }
        )
    }
  }
}

/** A file of that name may be anybody's: only an earlier record of the gate is replaced. */
async function requireOwnEvidence(folder: string): Promise<void> {
  const file = path.join(folder, 'evidence.json')
  const found = await lstat(file).catch(() => undefined)
  if (found?.isFile() !== true || found.size === 0) return
  const handle = await open(file, 'r').catch((cause: unknown) => {
    throw failed(file, reasonOf(cause), cause)
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(200))
    if (!OWN_RECORD.test(buffer.toString('latin1', 0, bytesRead)))
      throw failed(
        file,
        'a file stands there that is no evidence record of completion-gate'
      )
  } finally {
    await handle.close()
  }
}

async function requireFolder(folder: string): Promise<string> {
  // Where the folder is made new each time, nobody but a command has reason to put a link.
  const stands = await lstat(folder).catch(() => undefined)
  if (stands?.isSymbolicLink() === true)
    throw failed(folder, 'it is a symbolic link')
  const found = await outputFolder(folder, 'make')
  if (found.kind === 'folder') return found.real
  throw failed(folder, found.why)
}

function failed(place: string, why: string, cause?: unknown): GateError {
  return new GateError(
    'OUTPUT_FAILED',
    `The receipt could not be written to ${place}: ${why}.`,
    { cause, hint: 'Name a folder that can be written, reached by no link.' }
  )
}
