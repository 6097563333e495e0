/** Makes a folder of the gate's own where the system keeps temporary files. */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'

import { GateError } from '../errors.ts'

/**
 * @param prefix how its name begins; the rest is random
 * @param within the folder of temporary files
 * @returns its absolute path
 * @throws GateError OUTPUT_FAILED where none can be made
 */
export function temporaryFolder(prefix: string, within = os.tmpdir()): string {
  try {
    return fs.mkdtempSync(path.join(within, prefix))
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'no reason given'
    throw new GateError(
      'OUTPUT_FAILED',
      `A folder for temporary files was expected to be made in ${within}, and could not be: ${code}.`,
      {
        cause,
        hint: 'Set TMPDIR to a folder that is there and can be written, or leave it unset.'
      }
    )
  }
}
