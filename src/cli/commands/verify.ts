/** `verify`: runs the required checks and judges the change. */
import { readTextFile } from '../../adapters/files/text-file.ts'
import { openReceiptFolder } from '../../adapters/files/receipt-folder.ts'
import { runGate } from '../../gate.ts'
import { VERSION } from '../../model/version.ts'
import { receiptFiles } from '../../report/receipt-files.ts'
import { renderTerminal } from '../../report/terminal.ts'
import {
  parseWaiverFile,
  WAIVER_FILE_LIMIT_BYTES
} from '../../wire/waiver-schema.ts'
import {
  besideBefore,
  besideWords,
  uncommittedBeside
} from '../beside-the-commit.ts'
import { exitOfCompletion } from '../exit-codes.ts'
import { verifyFlags } from '../flags.ts'
import { jsonText } from '../json-text.ts'
import { openPage } from '../page.ts'
import { tellWritten } from '../tell-written.ts'
import { openGate } from '../world.ts'
import type { NamedText } from '../../adapters/files/receipt-folder.ts'
import type { Worktree } from '../../adapters/git/index.ts'
import type { EvidenceRecord } from '../../model/evidence.ts'
import type { WaiverClaim } from '../../model/waiver.ts'
import { print, printJson } from '../print.ts'
import type { VerifyFlags } from '../flags.ts'
import type { CommandLine } from '../main.ts'

/** Runs `verify`. @returns the exit code of the verdict */
export async function runVerify(
  args: readonly string[],
  line: CommandLine
): Promise<number> {
  const flags = verifyFlags(args)
  const claims = await claimsOf(flags.waivers)
  const page = await openPage(flags.html)
  const receipt =
    flags.receipt === undefined
      ? undefined
      : await openReceiptFolder(flags.receipt)
  const ports = await openGate(flags, line)
  try {
    const beside = flags.json ? undefined : await besideBefore(ports)
    const evidence = ofWorktree(await runGate(claims, ports), ports.worktree)
    if (beside === undefined) printJson(line, evidence)
    else {
      const style = { color: line.stdout.isTTY === true }
      const uncommitted = await uncommittedBeside(evidence, flags, line)
      const { baseName } = await ports.changes.resolve()
      print(
        line,
        renderTerminal(evidence, { ...style, uncommitted, baseName }) +
          (await besideWords(beside, ports))
      )
    }
    // What cannot be written does not keep the verdict from being told.
    await receipt?.write(receiptOf(evidence))
    await page?.write(evidence)
    if (!flags.quiet) tellOutputs(flags, line)
    return exitOfCompletion(evidence.completion)
  } finally {
    await ports.worktree?.remove()
  }
}

function tellOutputs({ receipt, html }: VerifyFlags, line: CommandLine): void {
  if (receipt !== undefined) tellWritten(line, 'Receipt', receipt)
  if (html !== undefined) tellWritten(line, 'Page', html)
}

/** The record as `--json` prints it, and its receipt: the digest in the one is of the bytes of the other. */
function receiptOf(evidence: EvidenceRecord): readonly NamedText[] {
  const text = `${jsonText(evidence, 2)}\n`
  const files = receiptFiles(evidence, text, {
    completion: evidence.completion.kind,
    createdAt: new Date().toISOString(),
    version: VERSION
  })
  return [{ name: 'evidence.json', text }, ...files]
}

/** The record says of itself that it is of no commit. */
function ofWorktree(
  evidence: EvidenceRecord,
  worktree: Worktree | undefined
): EvidenceRecord {
  if (worktree === undefined) return evidence
  const { head, uncommitted } = worktree
  return { ...evidence, worktree: { head, uncommitted } }
}

async function claimsOf(
  file: string | undefined
): Promise<readonly WaiverClaim[]> {
  return file === undefined
    ? []
    : parseWaiverFile(await readTextFile(file, WAIVER_FILE_LIMIT_BYTES))
}
