/** Reports from outside the gate, the attestor's and the verifier's: checked, and they must still bind. */
import { asGateError } from '../errors.ts'
import { deriveStatus } from '../model/verification-report.ts'
import { parseReport } from '../wire/report-schema.ts'
import type { VerificationCheck } from '../model/check.ts'
import type { VerificationReport } from '../model/verification-report.ts'

/**
 * The checks that an outside report adds to the gate's own: its checks under
 * the source's name, and one more required check when it proves nothing.
 * @param source `attestor` or `verifier`
 * @param ask gives the report as parsed JSON of any shape; may throw
 */
export async function outsideChecks(
  source: 'attestor' | 'verifier',
  ask: () => Promise<unknown>,
  effectDigest: string
): Promise<readonly VerificationCheck[]> {
  try {
    return adopted(source, parseReport(await ask()), effectDigest)
  } catch (thrown) {
    const error = asGateError(thrown)
    const places = error.problems.map(one => `${one.path}: ${one.message}`)
    return [unproven(source, [error.message, ...places].join(' '))]
  }
}

function adopted(
  source: string,
  report: VerificationReport,
  effectDigest: string
): readonly VerificationCheck[] {
  if (report.effect_digest !== effectDigest)
    return [
      unproven(
        source,
        `Its report names ${report.effect_digest ?? 'no digest'}, not ${effectDigest}.`
      )
    ]
  const checks = report.checks.map(check => ({
    ...check,
    id: `${source}:${check.id}`
  }))
  const worst = [report.status, deriveStatus(checks, report.residual_risks)]
  const doubtful = worst.some(one => one === 'failed' || one === 'needs_review')
  const proven = checks.some(check => check.required) && !doubtful
  const risks = (report.residual_risks ?? []).join(' ')
  return proven
    ? checks
    : [
        ...checks,
        unproven(
          source,
          `Its report is ${worst.includes('failed') ? 'failed' : 'no proof'}. ${risks}`.trim()
        )
      ]
}

function unproven(source: string, why: string): VerificationCheck {
  return {
    id: source,
    kind: source,
    description: `A bound report of the ${source}`,
    status: 'needs_review',
    required: true,
    residual_risk: why
  }
}
