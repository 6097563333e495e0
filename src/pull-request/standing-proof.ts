/** A standing verdict as the proof of a decision: the ledger is known by its digest alone. */
import { verificationReport } from '../model/verification-report.ts'
import { baseKey } from './standing-verdict.ts'
import type { PullRequestReading } from '../github-ports.ts'
import type { CheckStatus } from '../model/check.ts'
import type { AuthoredReport } from '../model/verification-report.ts'
import type { ProofState, StandingVerdict } from './standing-verdict.ts'

const STATUS: Readonly<Record<ProofState, CheckStatus>> = {
  working: 'skipped',
  narrative: 'skipped',
  verified: 'passed',
  failed: 'failed',
  pending: 'needs_review',
  unproven: 'needs_review'
}

const WORDS: Readonly<Record<ProofState, string>> = {
  working: 'The checks of this head are still running.',
  narrative: 'Nothing changed.',
  verified: 'Every required check passed.',
  failed: 'A required check failed.',
  pending: 'A required check needs a person.',
  unproven: 'The results did not speak of exactly this change.'
}

/** The report that stands for what the earlier run proved; it binds only a verified proof. */
export function standingReport(standing: StandingVerdict): AuthoredReport {
  const status = STATUS[standing.proof]
  const words = WORDS[standing.proof]
  const run = `run ${String(standing.runId)}, attempt ${String(standing.runAttempt)}`
  const report = verificationReport(
    'completion-gate',
    [
      {
        id: 'standing-verdict',
        kind: 'standing',
        description: `${words} (${run})`,
        status,
        required: true,
        ...(status === 'passed' ? {} : { residual_risk: words })
      }
    ],
    standing.proof === 'verified' ? { effectDigest: standing.effectDigest } : {}
  )
  return { author: 'host', ...report }
}

/**
 * Why what stands is no proof of this change.
 * @param criteria those of the base now, see `baseCriteria`
 * @returns the middle of a sentence
 */
export function whyNoProof(
  standing: StandingVerdict | undefined,
  {
    pullRequest,
    siblings
  }: Pick<PullRequestReading, 'pullRequest' | 'siblings'>,
  criteria: string
): string {
  const { number, base } = pullRequest
  if (siblings.length > 0)
    return 'another open pull request has the same head, run the checks again'
  const moved =
    standing?.pullRequest === number &&
    standing.baseKey === baseKey(base.ref) &&
    standing.criteriaKey !== undefined &&
    standing.criteriaKey !== criteria
  return moved
    ? `the policy or the criteria of ${base.ref} changed since the checks ran, run them again`
    : 'no run has judged exactly this change yet'
}

const AGAIN =
  'run the checks again (re-run the job of the latest push, or push a commit)'

/**
 * Stands for the checks of the policy where no run has looked yet: required, and not run.
 * @param why see `whyNoProof`
 */
export function noStandingReport(why: string): AuthoredReport {
  const report = verificationReport(
    'completion-gate',
    [
      {
        id: 'standing-verdict',
        kind: 'standing',
        description: `${why.charAt(0).toUpperCase()}${why.slice(1)}.`,
        status: 'skipped',
        required: true,
        residual_risk: `${why}; ${AGAIN}`
      }
    ],
    {}
  )
  return { author: 'host', ...report }
}
