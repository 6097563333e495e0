/** `plan`: what `verify` would run, and what a reader must know about it. */
import { observeChange, planChange } from '../../gate.ts'
import { terminalText } from '../../report/terminal-text.ts'
import { planDocument } from '../../verify/plan-document.ts'
import { EXIT } from '../exit-codes.ts'
import { rangeFlags } from '../flags.ts'
import { openChange } from '../world.ts'
import type { PlanDocument } from '../../verify/plan-document.ts'
import type { CommandLine } from '../main.ts'

/** Runs `plan`. @returns the exit code: 0 when the plan could be made, whatever is in it */
export async function runPlan(
  args: readonly string[],
  line: CommandLine
): Promise<number> {
  const flags = rangeFlags(args)
  const change = await openChange(flags, line)
  const observed = await observeChange(change)
  const document = planDocument(await planChange(observed, change.files))
  line.stdout.write(
    flags.json ? `${JSON.stringify(document, undefined, 2)}\n` : words(document)
  )
  return EXIT.complete
}

function words(document: PlanDocument): string {
  const commands = document.commands.map(
    one =>
      `  ${one.required ? 'required' : 'optional'}  ${terminalText(one.id)}  ${terminalText(one.command)}  (${one.origin})`
  )
  const problems = document.problems.map(
    one => `  ${one.code}: ${terminalText(one.message)}`
  )
  return [
    commands.length === 0 ? 'No command is planned.' : 'Commands',
    ...commands,
    ...(problems.length === 0 ? [] : ['', 'Problems', ...problems]),
    ''
  ].join('\n')
}
