/** Writes a file of a checkout: whole or not at all, and never through a link. */
import * as path from 'node:path'

import { GateError } from '../../errors.ts'
import { outputFolder } from './output-folder.ts'
import {
  createFile,
  reasonOf,
  replaceFile,
  whyNotReplaced
} from './replace-file.ts'
import type { WorkTreeWriter } from '../../setup-ports.ts'

/** The writer of a checkout. @param root absolute path */
export function workTreeWriter(root: string): WorkTreeWriter {
  return {
    write: async (name, text, replace) => {
      const file = path.join(root, ...name.split('/'))
      const folder = await outputFolder(path.dirname(file), 'make')
      if (folder.kind === 'refused') throw failed(name, folder.why)
      const why = await whyNotReplaced(file)
      if (why !== undefined) throw failed(name, why)
      try {
        if (replace) await replaceFile(file, text)
        else await createFile(file, text)
      } catch (thrown) {
        const code = reasonOf(thrown)
        const reason = code === 'EEXIST' ? 'a file stands there' : code
        throw failed(name, reason, thrown)
      }
    }
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
