/** `explain FILE`: judges an evidence record again and says why, in words. */
import { EVIDENCE_LIMIT_BYTES } from '../../model/evidence.ts'
import { readTextFile } from '../../adapters/files/text-file.ts'
import { explainEvidence } from '../../explain.ts'
import { renderTerminal } from '../../report/terminal.ts'
import { parseEvidence } from '../../wire/evidence-schema.ts'
import { exitOfCompletion } from '../exit-codes.ts'
import { fileFlags } from '../flags.ts'
import { print, printJson } from '../print.ts'
import type { CommandLine } from '../main.ts'

/** Runs `explain`. @returns the exit code of the verdict that the record's contents decide */
export async function runExplain(
  args: readonly string[],
  line: CommandLine
): Promise<number> {
  const { file, json } = fileFlags(args)
  const evidence = explainEvidence(
    parseEvidence(await readTextFile(file, EVIDENCE_LIMIT_BYTES))
  )
  if (json) printJson(line, evidence)
  else
    print(line, renderTerminal(evidence, { color: line.stdout.isTTY === true }))
  return exitOfCompletion(evidence.completion)
}
