/** Writes the files of a receipt into a folder. */
import { mkdir, writeFile } from 'node:fs/promises'
import * as path from 'node:path'

import { GateError } from '../../errors.ts'

/**
 * Writes each file, in place of one of its name; the folder comes into being.
 * @throws GateError OUTPUT_FAILED
 */
export async function writeReceiptFolder(
  folder: string,
  files: readonly { readonly name: string; readonly text: string }[]
): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    for (const { name, text } of files)
      await writeFile(path.join(folder, name), text)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new GateError(
      'OUTPUT_FAILED',
      `The receipt could not be written: ${why}.`,
      { cause, hint: 'Name a folder that can be written.' }
    )
  }
}
