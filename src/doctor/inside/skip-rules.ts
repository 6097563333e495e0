/** Rules over what lets a job pass without a verdict: conditions, needs, and errors that count for nothing. */
import { must, should } from '../finding.ts'
import { decidingJobs } from '../inside-setup.ts'
import { expressionOf, textOf } from '../workflow-facts.ts'
import type { Place, Remark, Rule } from '../finding.ts'
import type { DecidingJob, GateJob, InsideSetup } from '../inside-setup.ts'

/** The share of what is skipped. A skipped job counts as passed where it is required. */
export const SKIP_RULES: readonly Rule<InsideSetup>[] = [
  {
    id: 'job-condition',
    fine: () => 'no condition skips the gate: a skipped job counts as passed',
    find: setup => decidingJobs(setup).flatMap(conditions)
  },
  {
    id: 'continue-on-error',
    fine: () => 'a gate that fails makes its job fail',
    find: setup => setup.gates.flatMap(errorsThatPass)
  }
]

/** Conditions that skip nothing but comments on issues that are no pull requests. */
const HARMLESS = [
  "github.event_name != 'issue_comment' || github.event.issue.pull_request",
  "github.event.issue.pull_request || github.event_name != 'issue_comment'",
  "github.event.workflow_run.event == 'pull_request'",
  "github.event_name == 'workflow_run' || github.event.issue.pull_request",
  'always()',
  '!cancelled()',
  'true',
  ''
]

const IF =
  "if: github.event_name != 'issue_comment' || github.event.issue.pull_request"

function conditions({ job, step }: DecidingJob): readonly Remark[] {
  const own = condition(
    'the job',
    expressionOf(job.table['if']),
    job.placeOf('if')
  )
  const ofStep = condition(
    'the step',
    expressionOf(step.table['if']),
    step.place
  )
  const needs = job.table['needs'] !== undefined
  const runsAnyway = /\balways\(\)|!\s*cancelled\(\)/.test(
    expressionOf(job.table['if'])
  )
  return [
    ...own,
    ...ofStep,
    ...(needs && !runsAnyway
      ? [
          must(
            'the job needs another: when that one fails, this one is skipped, and skipped counts as passed',
            'if: ${{ !cancelled() }}',
            job.placeOf('needs')
          )
        ]
      : [])
  ]
}

function condition(
  whose: string,
  expression: string,
  place: Place
): readonly Remark[] {
  const parts = expression.split('&&').map(part => bare(part))
  const harmful = parts.filter(part => !HARMLESS.includes(part))
  if (harmful.length === 0) return []
  const onlyEvents = harmful.every(part =>
    /^github\.event_name (?:==|!=) '\w+'$/.test(part)
  )
  const message = `${whose} is skipped unless ${harmful.join(' && ')}: then there is no verdict, and a skipped job counts as passed`
  return [
    onlyEvents
      ? should(message, IF, place)
      : must(message, `${IF}\n(or no \`if:\` at all)`, place)
  ]
}

/** Less the brackets around all of it. */
function bare(part: string): string {
  const text = part.trim()
  const inner = /^\(([^()]*(?:\(\)[^()]*)*)\)$/.exec(text)?.[1]
  return inner === undefined ? text : bare(inner)
}

function errorsThatPass({ job, step, checkName }: GateJob): readonly Remark[] {
  const mend = 'Remove `continue-on-error:`.'
  return [
    ...(isSet(job.table['continue-on-error'])
      ? [
          must(
            'continue-on-error lets the job pass when the gate fails',
            mend,
            job.placeOf('continue-on-error')
          )
        ]
      : []),
    ...(isSet(step.table['continue-on-error'])
      ? [
          must(
            'continue-on-error lets the job pass when the gate fails',
            mend,
            step.place
          )
        ]
      : []),
    // A job that only proves hands its failures over; the one that decides says them.
    ...(checkName !== undefined &&
    textOf(step.with['fail-on-incomplete']) === 'false'
      ? [
          should(
            'fail-on-incomplete is false, so the job passes whatever the verdict: only the check run can be required',
            'Remove `fail-on-incomplete: false`, or require the check run and never the job.',
            step.place
          )
        ]
      : [])
  ]
}

function isSet(value: unknown): boolean {
  return value !== undefined && textOf(value) !== 'false'
}
