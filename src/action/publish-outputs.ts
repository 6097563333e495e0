/** Writes the outputs, the evidence record and the step summary. */
import * as core from '@actions/core'

import { stepSummary, notPostedLine } from '../report/step-summary.ts'
import { terminalText } from '../report/terminal-text.ts'
import { renderVerdict } from '../report/terminal.ts'
import { outputsOf } from './outputs.ts'
import { writeEvidence } from './write-evidence.ts'
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
  const written = await writeEvidence(judged, place.context)
  for (const [name, value] of Object.entries(outputsOf(judged, written)))
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
