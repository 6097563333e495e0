/** A standing verdict as the proof of a decision: the ledger is known by its digest alone. */
import { verificationReport } from '../model/verification-report.ts'
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

const NOT_JUDGED =
  'no run has judged exactly this change yet; run the checks again (re-run the job of the latest push, or push a commit)'

/** Stands for the checks of the policy where no run has looked yet: required, and not run. */
export const NO_STANDING_REPORT: AuthoredReport = {
  author: 'host',
  ...verificationReport(
    'completion-gate',
    [
      {
        id: 'standing-verdict',
        kind: 'standing',
        description: 'No run has judged exactly this change yet.',
        status: 'skipped',
        required: true,
        residual_risk: NOT_JUDGED
      }
    ],
    {}
  )
}
