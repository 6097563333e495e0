/** `explain FILE`: judges an evidence record again and says why, in words. */
import { readTextFile } from '../../adapters/files/text-file.ts'
import { explainEvidence } from '../../explain.ts'
import { renderTerminal } from '../../report/terminal.ts'
import {
  EVIDENCE_LIMIT_BYTES,
  parseEvidence
} from '../../wire/evidence-schema.ts'
import { exitOfCompletion } from '../exit-codes.ts'
import { fileFlags } from '../flags.ts'
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
  line.stdout.write(
    json
      ? `${JSON.stringify(evidence, undefined, 2)}\n`
      : renderTerminal(evidence, { color: line.stdout.isTTY === true })
  )
  return exitOfCompletion(evidence.completion)
}
