/** The checks that a part of the evidence speaks of, held against the plan: none more, none less, each once (threat D14). */
import { NO_CHECK_ID } from '../model/check.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { CheckPlan } from '../model/plan.ts'

/** What is odd about them, as the end of a sentence that begins with "it"; undefined for nothing. */
export function oddChecks(
  { reports }: Pick<EvidenceRecord, 'reports'>,
  parts: readonly string[],
  plan: CheckPlan
): string | undefined {
  const said = reports.flatMap(report => report.checks.map(check => check.id))
  const planned = idsOf(plan)
  const own = gatesOwn(plan)
  const foreign = said.find(id => !planned.has(id) && !own(id))
  if (foreign !== undefined)
    return `tells how a check ended that is not planned, ${shown(foreign)}`
  const odd = settledBy(parts, plan).find(
    id => said.filter(one => one === id).length !== 1
  )
  return odd === undefined
    ? undefined
    : `ran the check ${shown(odd)} and does not say, once, how it ended`
}

/** Every check that the named parts of a plan settle: a command may settle several. */
function settledBy(
  parts: readonly string[],
  plan: CheckPlan
): readonly string[] {
  return parts.flatMap(part => {
    const command = plan.commands.find(({ checks }) => checks[0].id === part)
    return command?.checks.map(check => check.id) ?? [part]
  })
}

function idsOf({
  commands,
  fileCriteria,
  settled
}: CheckPlan): ReadonlySet<string> {
  return new Set([
    ...commands.flatMap(command => command.checks.map(check => check.id)),
    ...fileCriteria.map(({ check }) => check.id),
    ...settled.map(check => check.id)
  ])
}

/** Checks that no plan lists, and that a run adds: set-up, surface, and what is missing. */
function gatesOwn({ setup, loops }: CheckPlan): (id: string) => boolean {
  const fixed = new Set([
    NO_CHECK_ID,
    'acceptance:own-criteria',
    ...loops.map(loop => `acceptance:${loop}`),
    ...setup.map((_, at) => `setup:${String(at + 1)}`)
  ])
  return id => fixed.has(id) || id.startsWith('surface:')
}

function shown(id: string): string {
  return JSON.stringify(id.slice(0, 80))
}
