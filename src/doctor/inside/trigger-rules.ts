/** Rules over what starts the gate: its events, their filters, and events that lend rights to a change. */
import { must, should } from '../finding.ts'
import { expressionOf, textOf, textsOf } from '../workflow-facts.ts'
import type { Remark, Rule } from '../finding.ts'
import type { InsideSetup } from '../inside-setup.ts'
import type { Table, WorkflowFacts } from '../workflow-facts.ts'

/** The share of the events. */
export const TRIGGER_RULES: readonly Rule<InsideSetup>[] = [
  {
    id: 'triggers',
    fine: () => 'every event that can change a verdict starts the gate',
    find: missingTriggers
  },
  {
    id: 'path-filters',
    fine: () => 'no filter keeps a pull request from the gate',
    find: setup => gateWorkflows(setup).flatMap(filters)
  },
  {
    id: 'pull-request-target',
    fine: () => 'no privileged event checks out the code of a pull request',
    find: setup => [
      ...setup.workflows.flatMap(privilegedCheckouts),
      ...gateWorkflows(setup).flatMap(blockedEvent)
    ]
  }
]

/** The workflows that run the gate, each once. */
export function gateWorkflows({
  gates
}: InsideSetup): readonly WorkflowFacts[] {
  return [...new Set(gates.map(gate => gate.workflow))]
}

const CHANGE_TYPES = ['opened', 'synchronize', 'reopened']

/** Types of `pull_request` beside those of the change itself, and what is missed without them. */
const MORE_TYPES = [
  ['edited', 'another base branch'],
  ['labeled', 'a waiver by label'],
  ['unlabeled', 'a waiver that is taken back']
] as const

const MORE_EVENTS = [
  ['pull_request_review', 'a review that demands a change, or waives'],
  ['issue_comment', 'a waiver by comment'],
  ['merge_group', 'the merge queue, which waits until its time is over']
] as const

function missingTriggers(setup: InsideSetup): readonly Remark[] {
  const workflows = gateWorkflows(setup)
  const events = new Set(workflows.flatMap(one => [...one.triggers.keys()]))
  // Whoever calls a reusable workflow says when.
  if (events.has('workflow_call')) return []
  const [first] = workflows
  const place = first?.placeOf(['on'])
  if (!events.has('pull_request') && !events.has('pull_request_target'))
    return [
      must(
        'no pull request starts the gate',
        'on:\n  pull_request:\n    types: [opened, synchronize, reopened, ready_for_review, edited, labeled, unlabeled]',
        place
      )
    ]
  // In two workflows labels and reviews cannot start the trusted one.
  const whole = setup.gates.some(({ mode }) => mode === 'gate')
  const wanted = MORE_EVENTS.filter(
    ([event]) => whole || event !== 'pull_request_review'
  )
  return [
    ...missingTypes(workflows, whole),
    ...wanted
      .filter(([event]) => !events.has(event))
      .map(([event, what]) =>
        should(
          `the gate does not hear of ${event}: ${what}`,
          `on:\n  ${event}:`,
          place
        )
      )
  ]
}

function missingTypes(
  workflows: readonly WorkflowFacts[],
  whole: boolean
): readonly Remark[] {
  const heard = new Set(
    workflows.flatMap(({ triggers }) =>
      ['pull_request', 'pull_request_target'].flatMap(event =>
        typesOf(triggers.get(event))
      )
    )
  )
  const [place] = workflows.flatMap(one =>
    one.triggers.has('pull_request')
      ? [one.placeOf(['on', 'pull_request'])]
      : []
  )
  const lost = CHANGE_TYPES.filter(type => !heard.has(type))
  const wanted = MORE_TYPES.filter(([type]) => whole || type === 'edited')
  const more = wanted.filter(([type]) => !heard.has(type))
  const all = [
    ...new Set([
      ...CHANGE_TYPES,
      'ready_for_review',
      ...wanted.map(([type]) => type)
    ])
  ]
  const mend = `on:\n  pull_request:\n    types: [${all.join(', ')}]`
  return [
    ...(lost.length === 0
      ? []
      : [
          must(
            `a pull request that is ${lost.join(', ')} does not start the gate, so its content gets no verdict`,
            mend,
            place
          )
        ]),
    ...(more.length === 0
      ? []
      : [
          should(
            `the gate does not hear of ${more.map(([type, what]) => `${type} (${what})`).join(', ')}`,
            mend,
            place
          )
        ])
  ]
}

function typesOf(trigger: Table | undefined): readonly string[] {
  if (trigger === undefined) return []
  return trigger['types'] === undefined
    ? CHANGE_TYPES
    : textsOf(trigger['types'])
}

/** A run that never starts leaves the check pending; a job of it that is required instead may count as passed. */
function filters(workflow: WorkflowFacts): readonly Remark[] {
  return ['pull_request', 'pull_request_target', 'merge_group'].flatMap(
    event => {
      const trigger = workflow.triggers.get(event) ?? {}
      return Object.keys(trigger).flatMap(key => {
        const place = workflow.placeOf(['on', event, key])
        if (key === 'paths' || key === 'paths-ignore')
          return [
            must(
              `${event} has ${key}: a pull request that touches nothing of it gets no verdict`,
              `Remove \`${key}:\`; the policy's scope.exclude says which paths do not count.`,
              place
            )
          ]
        return key === 'branches' || key === 'branches-ignore'
          ? [
              should(
                `${event} has ${key}: a pull request into another branch is not gated`,
                `Remove \`${key}:\`, unless those branches need no gate.`,
                place
              )
            ]
          : []
      })
    }
  )
}

const HEAD =
  /pull_request\.head\.|\bhead_ref\b|refs\/pull\/|pull\/\{0\}|workflow_run\.head_|merge_commit_sha/

function privilegedCheckouts(workflow: WorkflowFacts): readonly Remark[] {
  const { triggers } = workflow
  const event = ['pull_request_target', 'workflow_run'].find(name =>
    triggers.has(name)
  )
  if (event === undefined) return []
  return workflow.jobs.flatMap(({ steps }) =>
    steps
      .filter(
        step =>
          step.uses?.startsWith('actions/checkout@') === true &&
          (HEAD.test(expressionOf(step.with['ref'])) ||
            HEAD.test(expressionOf(step.with['repository'])) ||
            textOf(step.with['allow-unsafe-pr-checkout']) === 'true')
      )
      .map(step =>
        must(
          `${event} checks out the code of a pull request, beside a token that can write and the secrets`,
          'Run the code of pull requests on `pull_request` alone; a privileged workflow only decides (`mode: decide`).',
          step.place
        )
      )
  )
}

function blockedEvent(workflow: WorkflowFacts): readonly Remark[] {
  return workflow.triggers.has('pull_request_target')
    ? [
        should(
          'GitHub blocks pull_request_target in public repositories unless an Actions policy allows it',
          'Use `pull_request`, or allow this file in Settings > Actions > Policies.',
          workflow.placeOf(['on', 'pull_request_target'])
        )
      ]
    : []
}
