/** The rule over names: what is required must be the verdict, and nothing else may have its name. */
import { must, should } from '../finding.ts'
import { decidingJobs } from '../inside-setup.ts'
import { tableOf, textOf } from '../workflow-facts.ts'
import type { Remark, Rule } from '../finding.ts'
import type { DecidingJob, InsideSetup } from '../inside-setup.ts'
import type { JobFacts } from '../workflow-facts.ts'

/** The share of names. */
export const NAME_RULES: readonly Rule<InsideSetup>[] = [
  {
    id: 'check-name',
    fine: setup =>
      `the check to require is "${decidingJobs(setup)[0]?.checkName ?? ''}", and nothing else has its name`,
    find: (setup: InsideSetup): readonly Remark[] => {
      const deciding = decidingJobs(setup)
      return [
        ...deciding.flatMap(matrix),
        ...deciding.flatMap(gate => namesakes(setup, gate)),
        ...deciding.flatMap((gate, at) => twins(gate, deciding.slice(0, at)))
      ]
    }
  }
]

/** The name of a job's check; a matrix adds its values in brackets. */
export function jobCheckName(job: JobFacts): string {
  return textOf(job.table['name']) ?? job.id
}

/** Whether a job runs once for each of several values. */
export function hasMatrix(job: JobFacts): boolean {
  return tableOf(job.table['strategy'])['matrix'] !== undefined
}

function matrix({ job, step, checkName }: DecidingJob): readonly Remark[] {
  if (!hasMatrix(job)) return []
  return checkName.includes('matrix.')
    ? [
        should(
          `the matrix posts one check for each value of "${checkName}", and each must be required by its own name`,
          'Run the gate in a job without `strategy:`; hand over what the matrix proved (`mode: verify`, then `mode: decide`).',
          step.place
        )
      ]
    : [
        must(
          `every job of the matrix posts the check "${checkName}": the last one wins, whatever the others found`,
          'Run the gate in a job without `strategy:`.',
          job.placeOf('strategy')
        )
      ]
}

/** A check and a job of the same name are told apart by nobody: both must pass, or the wrong one is looked at. */
function namesakes(
  { workflows }: InsideSetup,
  { checkName, job, workflow }: DecidingJob
): readonly Remark[] {
  return workflows
    .flatMap(one => one.jobs)
    .filter(one => jobCheckName(one).toLowerCase() === checkName.toLowerCase())
    .map(one =>
      must(
        `a job is named "${checkName}" like the verdict, so a skipped job may stand in for it`,
        one === job
          ? `jobs:\n  gate: # any other name than ${checkName}`
          : `Rename the job, or give the gate in ${workflow.path} another \`check-name\`.`,
        one.placeOf(one.table['name'] === undefined ? '' : 'name')
      )
    )
}

/** Two gates that one event starts post over each other. */
function twins(
  gate: DecidingJob,
  earlier: readonly DecidingJob[]
): readonly Remark[] {
  const twin = earlier.find(
    other =>
      other.checkName === gate.checkName &&
      (other.workflow === gate.workflow ||
        [...gate.workflow.triggers.keys()].some(event =>
          other.workflow.triggers.has(event)
        ))
  )
  return twin === undefined
    ? []
    : [
        must(
          `${twin.workflow.path} posts the check "${gate.checkName}" too, for the same events`,
          'Remove one of them, or give it another `check-name`.',
          gate.step.place
        )
      ]
}
