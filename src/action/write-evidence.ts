/** Writes the evidence record and its receipt where later steps of the job find them. */
import * as path from 'node:path'

import { openReceiptFolder } from '../adapters/files/receipt-folder.ts'
import { VERSION } from '../model/version.ts'
import { receiptFiles } from '../report/receipt-files.ts'
import { completionOf } from './outputs.ts'
import type { Judged } from '../pull-request/world.ts'
import type { WrittenPaths } from './outputs.ts'
import type { RunnerContext } from './runner-context.ts'

/**
 * Writes both. What another job is to decide has no receipt: nothing was decided.
 * @throws GateError OUTPUT_FAILED
 */
export async function writeEvidence(
  judged: Judged,
  { temporary, runId, runAttempt, runUrl }: RunnerContext
): Promise<WrittenPaths> {
  const { evidence } = judged
  const completion = completionOf(judged)
  if (evidence === undefined || completion === '')
    return { evidence: '', receipt: '' }
  const run = `${String(runId)}-${String(runAttempt)}`
  const folder = path.join(temporary, 'completion-gate')
  const name = `evidence-${run}.json`
  const text = `${JSON.stringify(evidence, undefined, 2)}\n`
  // Checked commands may write here too: nothing is written through a link of theirs.
  const written = await openReceiptFolder(folder)
  await written.write([{ name, text }])
  const file = path.join(folder, name)
  if (evidence.handover !== undefined) return { evidence: file, receipt: '' }
  const receipt = path.join(folder, `receipt-${run}`)
  const parts = {
    completion,
    createdAt: new Date().toISOString(),
    version: VERSION,
    url: runUrl
  }
  const beside = await openReceiptFolder(receipt)
  await beside.write(receiptFiles(evidence, text, parts))
  return { evidence: file, receipt }
}
