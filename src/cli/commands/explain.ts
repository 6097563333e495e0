/** `explain`: what stands in the way and the shortest way to done, from a record or a live pull request. */
import { EVIDENCE_LIMIT_BYTES } from '../../model/evidence.ts'
import { readTextFile } from '../../adapters/files/text-file.ts'
import { explainEvidence } from '../../explain.ts'
import { explanationOf } from '../../report/explanation.ts'
import { renderExplanation } from '../../report/explanation-text.ts'
import { parseEvidence } from '../../wire/evidence-schema.ts'
import { openPage } from '../page.ts'
import { tellWritten } from '../tell-written.ts'
import { EXIT } from '../exit-codes.ts'
import { explainFlags } from '../explain-flags.ts'
import { print, printJson } from '../print.ts'
import type { Explanation } from '../../model/explanation.ts'
import type { ExplainFlags } from '../explain-flags.ts'
import type { CommandLine } from '../main.ts'

/** Runs `explain`. @returns the exit code of the verdict: 0 when nothing stands in the way */
export async function runExplain(
  args: readonly string[],
  line: CommandLine
): Promise<number> {
  const flags = explainFlags(args)
  if ('file' in flags) return await explainRecord(flags, line)
  // The client for GitHub is large: only who asks GitHub loads it.
  const { explainLive } = await import('../explain-live.ts')
  return told(await explainLive(flags, line.environment), flags, line)
}

async function explainRecord(
  flags: Extract<ExplainFlags, { readonly file: string }>,
  line: CommandLine
): Promise<number> {
  const page = await openPage(flags.html)
  const text = await readTextFile(flags.file, EVIDENCE_LIMIT_BYTES)
  const evidence = explainEvidence(parseEvidence(text))
  const code = told(explanationOf(evidence), flags, line)
  await page?.write(evidence)
  if (page !== undefined) tellWritten(line, 'Page', page.file)
  return code
}

function told(
  explanation: Explanation,
  flags: ExplainFlags,
  line: CommandLine
): number {
  if (flags.json) printJson(line, explanation)
  else {
    const style = { color: line.stdout.isTTY === true }
    print(line, renderExplanation(explanation, style))
  }
  return explanation.complete ? EXIT.complete : EXIT.incomplete
}
