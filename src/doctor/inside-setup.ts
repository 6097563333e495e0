/** What the inside rules look at: the checkout's workflows and policy, and the jobs that run the gate. */
import { GateError } from '../errors.ts'
import { ownPage } from '../model/own-page.ts'
import type { Problem } from '../errors.ts'
import { MISNAMED_POLICY_PATH, POLICY_PATH } from '../policy/gate-policy.ts'
import { defaultPolicy, parsePolicy } from '../policy/parse-policy.ts'
import { voidProblems } from '../policy/void-checks.ts'
import { isWorkflowPath } from '../setup/repository-facts.ts'
import { survey, usesGate } from '../setup/survey.ts'
import type { BasePolicy } from './base-policy.ts'
import { readWorkflow, textOf } from './workflow-facts.ts'
import { must } from './finding.ts'
import type { Remark } from './finding.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'
import type { RepositoryFacts } from '../setup/repository-facts.ts'
import type { Survey } from '../setup/survey.ts'
import type { JobFacts, StepFacts, WorkflowFacts } from './workflow-facts.ts'

/** A job that runs the gate. */
export interface GateJob {
  readonly workflow: WorkflowFacts
  readonly job: JobFacts
  readonly step: StepFacts
  /** Place of the step in the job. */
  readonly at: number
  readonly mode: 'gate' | 'plan' | 'verify' | 'decide'
  /** The name of the check run; undefined for modes that post none. */
  readonly checkName: string | undefined
}

/** A gate that posts the verdict. */
export type DecidingJob = GateJob & { readonly checkName: string }

/** The policy, or what is wrong with it. */
export type PolicyFacts =
  | {
      readonly kind: 'policy'
      readonly policy: GatePolicy
      readonly written: boolean
    }
  | { readonly kind: 'broken'; readonly remarks: readonly Remark[] }

/** A set-up as it lies in a checkout. */
export interface InsideSetup {
  readonly facts: RepositoryFacts
  readonly found: Survey
  readonly policy: PolicyFacts
  /** The policy of the base branch. */
  readonly base: BasePolicy
  readonly workflows: readonly WorkflowFacts[]
  /** Workflows that cannot be read, with why. */
  readonly broken: readonly { readonly path: string; readonly why: string }[]
  readonly gates: readonly GateJob[]
}

/** Reads a set-up from what is known of the repository and of its base branch. Pure. */
export function insideSetup(
  facts: RepositoryFacts,
  base: BasePolicy
): InsideSetup {
  const readings = [...facts.texts]
    .filter(([path]) => isWorkflowPath(path))
    .map(([path, file]) =>
      file.kind === 'text'
        ? readWorkflow(path, file.text)
        : { kind: 'broken' as const, path, why: `the file ${file.why}` }
    )
  const workflows = readings.flatMap(one =>
    one.kind === 'workflow' ? [one.workflow] : []
  )
  return {
    facts,
    found: survey(facts),
    policy: policyFacts(facts),
    base,
    workflows,
    broken: readings.flatMap(one => (one.kind === 'broken' ? [one] : [])),
    gates: workflows.flatMap(workflow => gatesOf(facts, workflow))
  }
}

/** The gates that post a verdict. */
export function decidingJobs({ gates }: InsideSetup): readonly DecidingJob[] {
  return gates.flatMap(gate =>
    gate.checkName === undefined ? [] : [{ ...gate, checkName: gate.checkName }]
  )
}

function gatesOf(
  facts: RepositoryFacts,
  workflow: WorkflowFacts
): readonly GateJob[] {
  return workflow.jobs.flatMap(job =>
    job.steps.flatMap((step, at): readonly GateJob[] => {
      if (!runsGate(facts, step)) return []
      const mode = modeOf(step)
      const decides = mode === 'gate' || mode === 'decide'
      const checkName = decides
        ? (textOf(step.with['check-name']) ?? 'completion-gate')
        : undefined
      return [{ workflow, job, step, at, mode, checkName }]
    })
  )
}

/** By its name, or by `./` in the gate's own repository. */
function runsGate(facts: RepositoryFacts, { uses = '' }: StepFacts): boolean {
  if (usesGate(uses)) return true
  const own = facts.texts.get('action.yml')
  return (
    /^\.\/?$/.test(uses) &&
    own?.kind === 'text' &&
    /^name: completion-gate$/m.test(own.text)
  )
}

function modeOf(step: StepFacts): GateJob['mode'] {
  const mode = textOf(step.with['mode'])
  return mode === 'plan' || mode === 'verify' || mode === 'decide'
    ? mode
    : 'gate'
}

function policyFacts(facts: RepositoryFacts): PolicyFacts {
  if (facts.paths.has(MISNAMED_POLICY_PATH))
    return broken(
      must(
        `the policy is called ${MISNAMED_POLICY_PATH}, a name that the gate refuses`,
        `git mv ${MISNAMED_POLICY_PATH} ${POLICY_PATH}`,
        { path: MISNAMED_POLICY_PATH }
      )
    )
  const file = facts.texts.get(POLICY_PATH)
  if (file === undefined)
    return { kind: 'policy', policy: defaultPolicy(), written: false }
  const place = { path: POLICY_PATH }
  if (file.kind === 'broken')
    return broken(
      must(
        `the policy ${file.why}`,
        `Make ${POLICY_PATH} a regular file that can be read.`,
        place
      )
    )
  try {
    const policy = parsePolicy(file.text)
    const problems = voidProblems(policy, facts.paths)
    return problems.length === 0
      ? { kind: 'policy', policy, written: true }
      : broken(
          ...problems.map(problem =>
            remarkOf(
              problem,
              'Require a check that can run and fail, or leave a preset on.'
            )
          )
        )
  } catch (thrown) {
    if (!(thrown instanceof GateError)) throw thrown
    return broken(
      ...thrown.problems.map(problem =>
        remarkOf(problem, `${ownPage('docs/policy.md')} lists every key.`)
      )
    )
  }
}

function remarkOf({ path, message }: Problem, mend: string): Remark {
  const text = path === '' ? message : `${path}: ${message}`
  return must(text, mend, { path: POLICY_PATH })
}

function broken(...remarks: readonly Remark[]): PolicyFacts {
  return { kind: 'broken', remarks }
}
