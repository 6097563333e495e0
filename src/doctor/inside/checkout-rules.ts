/** The rule over the checkout that the gate judges: there, whole, of the right commit, and without a token in it. */
import { must, should } from '../finding.ts'
import { expressionOf, textOf } from '../workflow-facts.ts'
import type { Remark, Rule } from '../finding.ts'
import type { GateJob, InsideSetup } from '../inside-setup.ts'
import type { StepFacts } from '../workflow-facts.ts'

const REF =
  "with:\n  ref: ${{ github.event_name == 'issue_comment' && format('refs/pull/{0}/head', github.event.issue.number) || github.event.pull_request.head.sha || github.sha }}"

/** The share of the checkout. */
export const CHECKOUT_RULES: readonly Rule<InsideSetup>[] = [
  {
    id: 'checkout',
    fine: () =>
      'the checkout has the change, its depth is enough, and no token stays in it',
    find: ({ gates }) => gates.flatMap(checkoutOf)
  }
]

function checkoutOf(gate: GateJob): readonly Remark[] {
  const { job, step, at, mode } = gate
  const checkouts = job.steps
    .slice(0, at)
    .filter(one => one.uses?.startsWith('actions/checkout@') === true)
  const folder = folderOf(step)
  const checkout = checkouts.find(one => folderOf(one) === folder)
  if (checkout === undefined)
    return mode === 'decide' && checkouts.length === 0
      ? []
      : [
          must(
            `no step before the gate checks the repository out into ${folder === '' ? 'the workspace' : folder}`,
            `- uses: actions/checkout@v6\n  with:\n    persist-credentials: false${folder === '' ? '' : `\n    path: ${folder}`}`,
            step.place
          )
        ]
  return [
    ...credentials(checkout),
    ...commit(checkout, gate),
    ...depth(checkout, step),
    ...parts(checkout)
  ]
}

function folderOf(step: StepFacts): string {
  return (textOf(step.with['path']) ?? '.').replace(/^(?:\.\/?)+|\/+$/g, '')
}

function credentials(checkout: StepFacts): readonly Remark[] {
  return textOf(checkout.with['persist-credentials']) === 'false'
    ? []
    : [
        must(
          'the checkout leaves its token where the commands of the pull request can read it',
          'with:\n  persist-credentials: false',
          checkout.place
        )
      ]
}

function commit(
  checkout: StepFacts,
  { workflow, mode }: GateJob
): readonly Remark[] {
  // It runs nothing, and takes the change from git objects.
  if (mode === 'decide') return []
  const ref = textOf(checkout.with['ref']) ?? ''
  const { place } = checkout
  if (ref === '')
    return workflow.triggers.has('issue_comment')
      ? [
          should(
            'a comment checks out the default branch instead of the pull request',
            REF,
            place
          )
        ]
      : []
  if (!ref.includes('${{'))
    return [
      must(
        `the checkout is always ${ref}: the checks never see the change`,
        REF,
        place
      )
    ]
  return /head_ref|head\.ref/.test(expressionOf(ref))
    ? [
        should(
          'the checkout is the tip of a branch, which may have moved on, and a fork’s is not there',
          REF,
          place
        )
      ]
    : []
}

function depth(checkout: StepFacts, gate: StepFacts): readonly Remark[] {
  return textOf(gate.with['fetch']) === 'false' &&
    textOf(checkout.with['fetch-depth']) !== '0'
    ? [
        must(
          'the checkout is shallow, and the gate may not fetch: the merge base cannot be known',
          'with:\n  fetch-depth: 0',
          checkout.place
        )
      ]
    : []
}

function parts(checkout: StepFacts): readonly Remark[] {
  return checkout.with['sparse-checkout'] === undefined
    ? []
    : [
        must(
          'a sparse checkout lacks files: the checks do not see the whole content',
          'Remove `sparse-checkout:`.',
          checkout.place
        )
      ]
}
