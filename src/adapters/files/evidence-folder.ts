/** Reads the evidence that other jobs handed over: few files, bounded, and none through a link. */
import { readdir, stat } from 'node:fs/promises'
import * as path from 'node:path'

import { asGateError, GateError } from '../../errors.ts'
import { readTextFile } from './text-file.ts'
import type { HandedFile } from '../../model/handover.ts'

// More than GitHub starts jobs of a matrix.
const FILES_LIMIT = 300
const TOTAL_BYTES_LIMIT = 256 * 1024 * 1024

/**
 * Every `.json` file of a folder and below, by name; what cannot be read says why.
 * @param limit bytes that one file may have
 * @throws GateError INPUT_UNREADABLE when there is no such folder, or far too much in it
 */
export async function readEvidenceFolder(
  folder: string,
  limit: number
): Promise<readonly HandedFile[]> {
  const names = await namesIn(folder)
  if (names.length > FILES_LIMIT)
    throw new GateError(
      'INPUT_UNREADABLE',
      `At most ${String(FILES_LIMIT)} files of evidence are read, and ${folder} has ${String(names.length)}.`,
      { hint: 'Download only the artifacts of the run that is to be judged.' }
    )
  const files: HandedFile[] = []
  let bytes = 0
  for (const name of names) {
    const file = await readOne(folder, name, limit)
    if ('text' in file) bytes += file.text.length
    if (bytes > TOTAL_BYTES_LIMIT)
      return [...files, { name, unreadable: 'there is too much evidence' }]
    files.push(file)
  }
  return files
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    if (!(await stat(folder)).isDirectory()) throw notThere(folder)
    const entries = await readdir(folder, {
      recursive: true,
      withFileTypes: true
    })
    return entries
      .filter(entry => !entry.isDirectory() && entry.name.endsWith('.json'))
      .map(entry =>
        path.relative(folder, path.join(entry.parentPath, entry.name))
      )
      .sort()
  } catch (cause) {
    throw cause instanceof GateError ? cause : notThere(folder, cause)
  }
}

async function readOne(
  folder: string,
  name: string,
  limit: number
): Promise<HandedFile> {
  try {
    return {
      name,
      text: await readTextFile(path.join(folder, name), limit, 'no-links')
    }
  } catch (thrown) {
    return { name, unreadable: asGateError(thrown).message.replace(/\.$/, '') }
  }
}

function notThere(folder: string, cause?: unknown): GateError {
  return new GateError(
    'INPUT_UNREADABLE',
    `A folder with evidence was expected at ${folder}, and there is none.`,
    {
      cause,
      hint: 'Download the artifacts of the run that made the evidence into it, in a step before this one.'
    }
  )
}
