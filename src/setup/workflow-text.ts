/** The workflow that `init` writes: the README's, with the install steps of the repository. */
import type { LockFiles, WorkflowStep } from './install-steps.ts'

const HEAD = `# Judges every pull request: its required checks pass on exactly its content, or a
# person with authority waives exactly that content. Made by \`completion-gate init\`;
# \`completion-gate doctor\` looks it over. The check to require is "completion-gate".
name: completion-gate
on:
  # No branch or path filters: a pull request that starts no run gets no verdict.
  pull_request:
    types:
      [
        opened,
        synchronize,
        reopened,
        ready_for_review,
        edited,
        labeled,
        unlabeled
      ]
  # Waivers, and what takes them back.
  pull_request_review:
  issue_comment:
    types: [created, edited, deleted]
  # The merge queue, where there is one.
  merge_group:
permissions:
  contents: read # the change and the policy
  checks: write # the verdict
  pull-requests: write # who claims what, and stale labels
  issues: write # the answer to a claim
concurrency:
  # One run at a time for a pull request. A comment must not end a run that proves something.
  group: completion-gate-\${{ github.event.pull_request.number || github.event.issue.number || github.ref }}
  cancel-in-progress: false
jobs:
  gate:
    # Comments on issues that are no pull requests. Any other condition could skip the verdict.
    if: github.event_name != 'issue_comment' || github.event.issue.pull_request
    runs-on: ubuntu-latest
    timeout-minutes: 60
    steps:
      - uses: actions/checkout@v6
        with:
          # The commands of the pull request must not find a token in the checkout.
          persist-credentials: false
          ref: \${{ github.event_name == 'issue_comment' && format('refs/pull/{0}/head', github.event.issue.number) || github.event.pull_request.head.sha || github.sha }}
`

const NOT_ON_COMMENT = "github.event_name != 'issue_comment'"

/** The text of the file. Pure. */
export function workflowText(steps: readonly WorkflowStep[]): string {
  const note =
    steps.length === 0
      ? '      # A step that installs what the checks need goes here.\n'
      : ''
  return `${HEAD}${steps.map(stepText).join('')}${note}      - uses: completion-gate/completion-gate@v1\n`
}

function stepText(step: WorkflowStep): string {
  const keys = [
    ...(step.uses === undefined ? [] : [`uses: ${step.uses}`]),
    ...runLines(step.run ?? []),
    `if: ${condition(step)}`,
    ...(step.with === undefined
      ? []
      : ['with:', ...step.with.map(([key, value]) => `  ${key}: ${value}`)])
  ]
  const comment = step.comment === undefined ? '' : `      # ${step.comment}\n`
  return `${comment}${keys
    .map((line, at) => `${at === 0 ? '      - ' : '        '}${line}\n`)
    .join('')}`
}

function runLines(run: readonly string[]): readonly string[] {
  if (run.length === 0) return []
  const [first = ''] = run
  return run.length === 1
    ? [`run: ${first}`]
    : ['run: |', ...run.map(line => `  ${line}`)]
}

function condition({ needsFile, unlessFile }: WorkflowStep): string {
  return [
    NOT_ON_COMMENT,
    ...(needsFile === undefined ? [] : [`${hashOf(needsFile)} != ''`]),
    ...(unlessFile === undefined ? [] : [`${hashOf(unlessFile)} == ''`])
  ].join(' && ')
}

/** Empty where none of the files is there. */
function hashOf(files: LockFiles): string {
  return `hashFiles(${files.map(file => `'${file}'`).join(', ')})`
}
