/** The rule over runs that end one another. */
import { must, should } from '../finding.ts'
import { expressionOf, tableOf, textOf } from '../workflow-facts.ts'
import type { Place, Remark, Rule } from '../finding.ts'
import type { GateJob, InsideSetup } from '../inside-setup.ts'

const GROUP =
  'concurrency:\n  group: completion-gate-${{ github.event.pull_request.number || github.event.issue.number || github.ref }}\n  cancel-in-progress: false'

/** The share of concurrency. */
export const CONCURRENCY_RULES: readonly Rule<InsideSetup>[] = [
  {
    id: 'concurrency',
    fine: () =>
      'runs of one pull request wait for each other and never end one another',
    find: ({ gates }: InsideSetup): readonly Remark[] => {
      const remarks = gates.flatMap(concurrencyOf)
      // Several jobs of one workflow share what the workflow says.
      return remarks.filter(
        (one, at) =>
          remarks.findIndex(
            other => other.message === one.message && other.line === one.line
          ) === at
      )
    }
  }
]

function concurrencyOf({ job, workflow, mode }: GateJob): readonly Remark[] {
  const stated = [
    [workflow.table['concurrency'], workflow.placeOf(['concurrency'])],
    [job.table['concurrency'], job.placeOf('concurrency')]
  ] as const
  const set = stated.filter(([value]) => value !== undefined)
  // What only proves posts nothing, and what only decides is over in a moment.
  if (mode === 'verify' || mode === 'plan') return []
  if (set.length === 0 && mode === 'decide') return []
  if (set.length === 0)
    return [
      should(
        'runs of one pull request may overtake each other',
        GROUP,
        workflow.placeOf(['on'])
      )
    ]
  return set.flatMap(([value, place]) => [
    ...cancelling(value, place),
    ...sharedGroup(value, place, workflow.triggers.has('issue_comment'))
  ])
}

function cancelling(value: unknown, place: Place): readonly Remark[] {
  const cancel = expressionOf(tableOf(value)['cancel-in-progress'])
  if (cancel === '' || cancel === 'false') return []
  return cancel === 'true'
    ? [
        must(
          'any event, a comment too, cancels a gate that is at work',
          'cancel-in-progress: false',
          place
        )
      ]
    : [
        should(
          `a gate that is at work is cancelled when ${cancel}`,
          'cancel-in-progress: false',
          place
        )
      ]
}

/** Only one run of a group waits: a newer one takes its place. */
function sharedGroup(
  value: unknown,
  place: Place,
  hearsComments: boolean
): readonly Remark[] {
  const group = textOf(value) ?? textOf(tableOf(value)['group']) ?? ''
  if (
    !/pull_request\.number|workflow_run\.|github\.ref\b|head_ref|event\.number/.test(
      group
    )
  )
    return [
      must(
        'all pull requests share one group, so a newer run takes the place of another pull request’s that waits',
        GROUP,
        place
      )
    ]
  return hearsComments && !group.includes('issue.number')
    ? [
        should(
          'comments of all pull requests share one group: their runs have the default branch as their ref',
          GROUP,
          place
        )
      ]
    : []
}
