/** Writes a file of a checkout: whole or not at all, and never through a link. */
import { constants } from 'node:fs'
import { lstat, mkdir, open, rename, rm } from 'node:fs/promises'
import * as path from 'node:path'

import { GateError } from '../../errors.ts'
import type { WorkTreeWriter } from '../../setup-ports.ts'

/** The writer of a checkout. @param root absolute path */
export function workTreeWriter(root: string): WorkTreeWriter {
  return {
    write: async (name, text, replace) => {
      const names = name.split('/')
      for (const at of names.keys())
        await requireNoLink(path.join(root, ...names.slice(0, at + 1)), name)
      const file = path.join(root, ...names)
      try {
        await mkdir(path.dirname(file), { recursive: true })
        if (replace) await replaceFile(file, text)
        else await createFile(file, text)
      } catch (thrown) {
        const code = (thrown as NodeJS.ErrnoException).code
        throw failed(
          name,
          code === 'EEXIST'
            ? 'a file stands there'
            : (code ?? 'the system gave no reason'),
          thrown
        )
      }
    }
  }
}

async function requireNoLink(file: string, name: string): Promise<void> {
  const found = await lstat(file).catch(() => undefined)
  if (found?.isSymbolicLink() === true)
    throw failed(name, `${file} is a symbolic link`)
}

async function replaceFile(file: string, text: string): Promise<void> {
  const fresh = `${file}.${String(process.pid)}.new`
  try {
    await createFile(fresh, text)
    await rename(fresh, file)
  } finally {
    await rm(fresh, { force: true })
  }
}

async function createFile(file: string, text: string): Promise<void> {
  const handle = await open(
    file,
    constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL,
    0o644
  )
  try {
    await handle.writeFile(text)
  } finally {
    await handle.close()
  }
}

function failed(name: string, why: string, cause?: unknown): GateError {
  return new GateError(
    'OUTPUT_FAILED',
    `${name} could not be written: ${why}.`,
    {
      cause,
      hint: 'Make room for it, or write the text that was shown by hand.'
    }
  )
}
