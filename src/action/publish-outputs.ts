/** Writes the outputs, the evidence record and the step summary. */
import { mkdir, writeFile } from 'node:fs/promises'
import * as path from 'node:path'

import * as core from '@actions/core'

import { stepSummary, notPostedLine } from '../report/step-summary.ts'
import { terminalText } from '../report/terminal-text.ts'
import { renderVerdict } from '../report/terminal.ts'
import { outputsOf } from './outputs.ts'
import type { RunnerContext } from './runner-context.ts'
import type { Judged } from '../pull-request/world.ts'

/** Says the same as the check run, in every place a job has for it. */
export async function publishOutputs(
  judged: Judged,
  place: {
    readonly context: RunnerContext
    readonly secrets: readonly string[]
  }
): Promise<void> {
  const evidencePath = await writeEvidence(judged, place.context)
  for (const [name, value] of Object.entries(outputsOf(judged, evidencePath)))
    core.setOutput(name, value)
  for (const remark of judged.remarks) core.info(terminalText(remark))
  if (judged.notPosted !== undefined)
    core.warning(terminalText(notPostedLine(judged.notPosted)))
  const { decided } = judged.draft
  if (decided !== undefined) core.info(terminalText(decided))
  core.info(
    judged.evidence === undefined
      ? terminalText(judged.draft.title)
      : renderVerdict(judged.evidence, { color: false }).trimEnd()
  )
  await writeSummary(judged, place.secrets)
}

async function writeEvidence(
  { evidence }: Judged,
  { temporary, runId, runAttempt }: RunnerContext
): Promise<string> {
  if (evidence === undefined) return ''
  const folder = path.join(temporary, 'completion-gate')
  await mkdir(folder, { recursive: true })
  const file = path.join(
    folder,
    `evidence-${String(runId)}-${String(runAttempt)}.json`
  )
  await writeFile(file, `${JSON.stringify(evidence, undefined, 2)}\n`)
  return file
}

async function writeSummary(
  judged: Judged,
  secrets: readonly string[]
): Promise<void> {
  const { evidence, draft, notPosted, remarks } = judged
  const page =
    evidence === undefined
      ? `## completion-gate\n\n${draft.summary}\n`
      : stepSummary(
          evidence,
          { secrets, notes: remarks, decided: draft.decided },
          notPosted
        )
  try {
    await core.summary.addRaw(page).write()
  } catch (thrown) {
    // No summary file: the job's log and the check run have it all.
    core.info(
      `No step summary was written: ${terminalText(thrown instanceof Error ? thrown.message : String(thrown))}`
    )
  }
}
