/** `verify`: runs the required checks and judges the change. */
import { readTextFile } from '../../adapters/files/text-file.ts'
import { openReceiptFolder } from '../../adapters/files/receipt-folder.ts'
import { runGate } from '../../gate.ts'
import { VERSION } from '../../model/version.ts'
import { receiptFiles } from '../../report/receipt-files.ts'
import { terminalText } from '../../report/terminal-text.ts'
import { renderTerminal } from '../../report/terminal.ts'
import {
  parseWaiverFile,
  WAIVER_FILE_LIMIT_BYTES
} from '../../wire/waiver-schema.ts'
import { exitOfCompletion } from '../exit-codes.ts'
import { verifyFlags } from '../flags.ts'
import { jsonText } from '../json-text.ts'
import { openPage } from '../page.ts'
import { openGate } from '../world.ts'
import type { NamedText } from '../../adapters/files/receipt-folder.ts'
import type { Worktree } from '../../adapters/git/index.ts'
import type { EvidenceRecord } from '../../model/evidence.ts'
import type { WaiverClaim } from '../../model/waiver.ts'
import { print, printJson } from '../print.ts'
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
    const asked = flags.json || flags.worktree
    const beside = asked ? [] : await ports.untracked()
    const evidence = ofWorktree(await runGate(claims, ports), ports.worktree)
    if (flags.json) printJson(line, evidence)
    else
      print(
        line,
        renderTerminal(evidence, { color: line.stdout.isTTY === true }) +
          besideTheCommit(beside)
      )
    // What cannot be written does not keep the verdict from being told.
    await receipt?.write(receiptOf(evidence))
    await page?.write(evidence)
    return exitOfCompletion(evidence.completion)
  } finally {
    await ports.worktree?.remove()
  }
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

// So many names tell what it is about.
const NAMES_SHOWN = 5

/** A pass may rest on files that nobody else will have. */
function besideTheCommit(paths: readonly string[]): string {
  if (paths.length === 0) return ''
  const names = paths.slice(0, NAMES_SHOWN).map(terminalText).join(', ')
  const more = paths.length - NAMES_SHOWN
  const rest = more > 0 ? ` and ${String(more)} more` : ''
  return `\nBeside the commit: ${names}${rest}. No commit has this, so a check that uses it passes only here: commit it, ignore it or take it away.\n`
}

async function claimsOf(
  file: string | undefined
): Promise<readonly WaiverClaim[]> {
  return file === undefined
    ? []
    : parseWaiverFile(await readTextFile(file, WAIVER_FILE_LIMIT_BYTES))
}
