/** `digest`: the change and its effect digest, from git objects alone. */
import { observe } from '../../observe/observe.ts'
import { ledgerDocument } from '../../report/evidence.ts'
import { terminalText } from '../../report/terminal-text.ts'
import { EXIT } from '../exit-codes.ts'
import { rangeFlags } from '../flags.ts'
import { openChange } from '../open-change.ts'
import type { LedgerDocument } from '../../model/evidence.ts'
import { print, printJson } from '../print.ts'
import type { CommandLine } from '../main.ts'

/** Runs `digest`. @returns the exit code: 1 when the ledger has a gap */
export async function runDigest(
  args: readonly string[],
  line: CommandLine
): Promise<number> {
  const flags = rangeFlags('digest', args)
  const change = await openChange(flags, line)
  const document = ledgerDocument(
    await observe(change.changes, await change.scope())
  )
  if (flags.json) printJson(line, document, 0)
  else print(line, words(document))
  return document.gaps.length === 0 ? EXIT.complete : EXIT.incomplete
}

function words(document: LedgerDocument): string {
  const records = document.records.map(
    record =>
      `${record.tool.padEnd(9)}  ${record.content_digest.padEnd(64)}  ${terminalText(record.path)}`
  )
  const gaps = document.gaps.map(
    gap =>
      `gap  ${gap.path === undefined ? '' : `${terminalText(gap.path)}: `}${terminalText(gap.reason)}`
  )
  return [
    `base           ${document.base}`,
    `merge base     ${document.merge_base}`,
    `head           ${document.head}`,
    `effect digest  ${document.effect_digest || '(empty: nothing changed)'}`,
    ...gaps,
    ...records,
    ''
  ].join('\n')
}
