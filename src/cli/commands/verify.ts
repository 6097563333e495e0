/** `verify`: runs the required checks and judges the change. */
import { readTextFile } from '../../adapters/files/text-file.ts'
import { runGate } from '../../gate.ts'
import { renderTerminal } from '../../report/terminal.ts'
import {
  parseWaiverFile,
  WAIVER_FILE_LIMIT_BYTES
} from '../../wire/waiver-schema.ts'
import { exitOfCompletion } from '../exit-codes.ts'
import { verifyFlags } from '../flags.ts'
import { openGate } from '../world.ts'
import type { WaiverClaim } from '../../model/waiver.ts'
import type { CommandLine } from '../main.ts'

/** Runs `verify`. @returns the exit code of the verdict */
export async function runVerify(
  args: readonly string[],
  line: CommandLine
): Promise<number> {
  const flags = verifyFlags(args)
  const claims = await claimsOf(flags.waivers)
  const ports = await openGate(flags, line)
  const evidence = await runGate(claims, ports)
  line.stdout.write(
    flags.json
      ? `${JSON.stringify(evidence, undefined, 2)}\n`
      : renderTerminal(evidence, { color: line.stdout.isTTY === true })
  )
  return exitOfCompletion(evidence.completion)
}

async function claimsOf(
  file: string | undefined
): Promise<readonly WaiverClaim[]> {
  return file === undefined
    ? []
    : parseWaiverFile(await readTextFile(file, WAIVER_FILE_LIMIT_BYTES))
}
