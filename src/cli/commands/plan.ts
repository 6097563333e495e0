/** `plan`: what `verify` would run, and what a reader must know about it. */
import { observeChange, planChange } from '../../gate.ts'
import { terminalText } from '../../report/terminal-text.ts'
import { planDocument } from '../../verify/plan-document.ts'
import { EXIT } from '../exit-codes.ts'
import { rangeFlags } from '../flags.ts'
import { openChange } from '../open-change.ts'
import type { WorkspaceObservation } from '../../model/observation.ts'
import type { PlanDocument } from '../../verify/plan-document.ts'
import { print, printJson } from '../print.ts'
import type { CommandLine } from '../main.ts'

/** Runs `plan`. @returns the exit code: 0 when the plan could be made, whatever is in it */
export async function runPlan(
  args: readonly string[],
  line: CommandLine
): Promise<number> {
  const flags = rangeFlags('plan', args)
  const change = await openChange(flags, line)
  const observed = await observeChange(change)
  const document = planDocument(await planChange(observed, change.files))
  if (flags.json) printJson(line, document)
  else {
    const { baseName } = await change.changes.resolve()
    print(line, words(document, observed.observation, baseName))
  }
  return EXIT.complete
}

type PlannedChange = Pick<WorkspaceObservation, 'range' | 'ledger'>

const SIDES: Readonly<Record<string, string>> = {
  both: 'base and change have it',
  base: 'only the base has it',
  head: 'only the change has it'
}

const NOTHING_CHANGED =
  'Nothing changed between them, so verify would run nothing; this is what a change would meet.'

function words(
  document: PlanDocument,
  { range, ledger }: PlannedChange,
  baseName: string | undefined
): string {
  const { commands, problems } = document
  const unchanged = ledger.records.length === 0
  const width = Math.min(48, Math.max(0, ...commands.map(one => one.id.length)))
  const wide = Math.min(
    60,
    Math.max(0, ...commands.map(one => one.command.length))
  )
  return [
    `What verify would run for ${short(range.mergeBase)}..${short(range.head)}, into ${baseName === undefined ? '' : `${terminalText(baseName)} at `}${short(range.base)}`,
    ...(unchanged ? [NOTHING_CHANGED] : []),
    '',
    ...(commands.length === 0 ? ['No command is planned.'] : []),
    ...commands.map(one => {
      const need = one.required ? 'required' : 'optional'
      const id = terminalText(one.id).padEnd(width)
      return `  ${need}  ${id}  ${terminalText(one.command).padEnd(wide)}  ${originWords(one.origin)}`
    }),
    ...(problems.length === 0 ? [] : ['', 'What to know about it']),
    ...problems.map(one => `  ${one.code}: ${terminalText(one.message)}`),
    ''
  ].join('\n')
}

/** `preset:both` in words. */
function originWords(origin: string): string {
  const [, from = origin, side = ''] = /^(.*):(\w+)$/.exec(origin) ?? []
  return `${terminalText(from)}: ${SIDES[side] ?? side}`
}

function short(commit: string): string {
  return commit.slice(0, 12) || '(unknown)'
}
