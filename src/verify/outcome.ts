/** Turns how a command ended into checks: status, residual risk and evidence. */
import { assertNever } from '../errors.ts'
import { asksForTests, testsOf, tooFewTests } from './test-counts/few-tests.ts'
import type { CountedTests } from './test-counts/count-tests.ts'
import type {
  CheckEvidence,
  CheckStatus,
  VerificationCheck
} from '../model/check.ts'
import type { PlannedCheck, PlannedCommand } from '../model/plan.ts'
import type { CommandOutcome } from '../ports.ts'

/**
 * The checks that a command settles, one for each that asked for it. Only an
 * exit with the expected code passes (design.md section 3), and of a check that
 * asks for tests only one that ran them.
 */
export function checksOfOutcome(
  planned: PlannedCommand,
  outcome: CommandOutcome
): readonly VerificationCheck[] {
  const risk = residualRisk(planned, outcome)
  const counted = testsOf(planned.checks, outcome.output)
  const how = evidenceOf(planned, outcome)
  return planned.checks.map(check =>
    proven(
      settled(check, risk, { ...how, ...declaration(check) }),
      check,
      counted
    )
  )
}

/**
 * The checks of a command that was not tried, as when the setup failed.
 * @param why what prevented it, without a full stop
 */
export function checksThatCouldNotRun(
  planned: PlannedCommand,
  why: string
): readonly VerificationCheck[] {
  return planned.checks.map(check =>
    settled(check, couldNotRun(why), {
      ...place(planned),
      ...declaration(check)
    })
  )
}

/**
 * Why an outcome is no pass, as one sentence; undefined for a pass.
 * @param planned what was run: setup commands expect exit code 0
 */
export function residualRisk(
  planned: Pick<PlannedCommand, 'command' | 'expectExit' | 'timeoutMs'>,
  outcome: CommandOutcome
): string | undefined {
  const { command, expectExit, timeoutMs } = planned
  switch (outcome.kind) {
    case 'exited':
      return outcome.exitCode === expectExit
        ? undefined
        : `verification command exited with code ${outcome.exitCode}, expected ${expectExit}: ${command}`
    case 'signaled':
      return `verification command was killed by signal ${outcome.signal}: ${command}`
    case 'timed_out':
      return `verification command timed out after ${timeoutMs / 1000} s: ${command}`
    case 'could_not_start':
      return couldNotRun(outcome.why)
    default:
      return assertNever(outcome)
  }
}

/** The same check with the tests that it ran; one that passed with too few needs a person. */
function proven(
  check: VerificationCheck,
  planned: PlannedCheck,
  counted: CountedTests | undefined
): VerificationCheck {
  if (!asksForTests(planned) || counted === undefined) return check
  const evidence = { ...check.evidence, tests_run: counted.tests }
  const risk = tooFewTests(planned, counted)
  return check.status !== 'passed' || risk === undefined
    ? { ...check, evidence }
    : { ...check, status: 'needs_review', residual_risk: risk, evidence }
}

function couldNotRun(why: string): string {
  return `verification command could not run: ${why}`
}

function settled(
  { id, kind, description, required }: PlannedCheck,
  risk: string | undefined,
  evidence: CheckEvidence
): VerificationCheck {
  const status: CheckStatus = risk === undefined ? 'passed' : 'failed'
  return {
    id,
    kind,
    description,
    status,
    required,
    ...(risk === undefined ? {} : { residual_risk: risk }),
    evidence
  }
}

function evidenceOf(
  planned: PlannedCommand,
  outcome: CommandOutcome
): CheckEvidence {
  const { output, durationMs } = outcome
  return {
    ...place(planned),
    ...ending(outcome),
    duration_ms: durationMs,
    output_head: output.head,
    output_tail: output.tail,
    output_bytes: output.bytes,
    output_digest: output.digest
  }
}

function ending(outcome: CommandOutcome): CheckEvidence {
  switch (outcome.kind) {
    case 'exited':
      return { exit_code: outcome.exitCode }
    case 'signaled':
      return { signal: outcome.signal }
    case 'timed_out':
      return { timed_out: true }
    case 'could_not_start':
      return {}
    default:
      return assertNever(outcome)
  }
}

function place({ command, cwd }: PlannedCommand): CheckEvidence {
  return { command, ...(cwd === '' ? {} : { cwd }) }
}

function declaration(check: PlannedCheck): CheckEvidence {
  return {
    origin: `${check.declaredBy}:${check.declaredIn}`,
    ...(check.source === undefined ? {} : { source: check.source })
  }
}
