/** `verify-receipt`: holds a receipt against a repository, and against the evidence it was made of. */
import { statSync } from 'node:fs'
import path from 'node:path'

import { EVIDENCE_LIMIT_BYTES } from '../../model/evidence.ts'
import { readTextFile } from '../../adapters/files/text-file.ts'
import { asGateError, GateError } from '../../errors.ts'
import { explainEvidence } from '../../explain.ts'
import { sha256 } from '../../model/digest.ts'
import { observe } from '../../observe/observe.ts'
import { ledgerDocument } from '../../report/evidence.ts'
import { checkReceipt } from '../../report/receipt-check.ts'
import { VERDICT_FILE } from '../../report/receipt-files.ts'
import { renderReceiptCheck } from '../../report/receipt-check-text.ts'
import { parseEvidence } from '../../wire/evidence-schema.ts'
import {
  parseReceipt,
  RECEIPT_FILE_LIMIT_BYTES
} from '../../wire/receipt-schema.ts'
import { EXIT } from '../exit-codes.ts'
import { openChange } from '../open-change.ts'
import { print, printJson } from '../print.ts'
import { receiptFlags } from '../receipt-flags.ts'
import type { LedgerDocument } from '../../model/evidence.ts'
import type { ReceiptFacts } from '../../model/receipt.ts'
import type { GivenEvidence } from '../../report/receipt-check.ts'
import type { CommandLine } from '../main.ts'
import type { ReceiptFlags } from '../receipt-flags.ts'

/** Runs `verify-receipt`. @returns 0 when the receipt matches and lets the change pass, else 1 */
export async function runVerifyReceipt(
  args: readonly string[],
  line: CommandLine
): Promise<number> {
  const flags = receiptFlags(args)
  const file = fileOf(flags.file)
  const text = await readTextFile(file, RECEIPT_FILE_LIMIT_BYTES)
  const receipt = parseReceipt(text)
  const evidence = await givenEvidence(flags.evidence)
  const facts = receipt.statement.predicate.completionGate
  const ledger = await computedAgain(facts, flags, line)
  const check = checkReceipt(receipt, ledger, evidence)
  if (flags.json) printJson(line, check)
  else
    print(
      line,
      renderReceiptCheck(check, { color: line.stdout.isTTY === true })
    )
  return check.complete ? EXIT.complete : EXIT.incomplete
}

/** A folder of `--receipt` holds the verdict under this name. */
function fileOf(place: string): string {
  const isFolder =
    statSync(place, { throwIfNoEntry: false })?.isDirectory() === true
  return isFolder ? path.join(place, VERDICT_FILE) : place
}

async function givenEvidence(
  file: string | undefined
): Promise<GivenEvidence | undefined> {
  if (file === undefined) return undefined
  const text = await readTextFile(file, EVIDENCE_LIMIT_BYTES)
  const record = explainEvidence(parseEvidence(text))
  return { record, digest: sha256(text) }
}

/**
 * The change between the commits that the receipt names.
 * @throws GateError COMMIT_MISSING when the repository lacks something of it
 */
async function computedAgain(
  { base, head }: ReceiptFacts,
  { repo, fetch }: ReceiptFlags,
  line: CommandLine
): Promise<LedgerDocument> {
  const request = { repo, fetch, base, head, json: true }
  const change = await openChange(request, line)
  try {
    const observed = await observe(change.changes, await change.scope())
    const [gap] = observed.gaps
    if (gap === undefined) return ledgerDocument(observed)
    throw missing(gap.reason)
  } catch (thrown) {
    const error = asGateError(thrown)
    throw error.code === 'REVISION_UNKNOWN' ? missing(error.message) : error
  } finally {
    change.close()
  }
}

function missing(why: string): GateError {
  return new GateError(
    'COMMIT_MISSING',
    `The change that the receipt names cannot be computed here: ${why}`,
    {
      hint: 'Name the repository that the receipt is about with --repo, and give --fetch for a shallow or partial clone.'
    }
  )
}
