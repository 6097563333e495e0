/** What the gate's own check run on a head says of an earlier run: read from its `external_id`, never from text. */
import { sha256 } from '../model/digest.ts'
import type { PullRequestFacts } from '../github-ports.ts'
import type { EvidenceRecord } from '../model/evidence.ts'

/** How far the proof of a run got; waivers and reviews are decided anew each time. */
export type ProofState =
  /** The run is at work. */
  | 'working'
  /** Nothing changed. */
  | 'narrative'
  /** Every required check passed, bound to the digest. */
  | 'verified'
  | 'failed'
  /** A required check needs a person. */
  | 'pending'
  /** The results do not speak of the change, or the change was not observed whole. */
  | 'unproven'

/** Which run made a proof; a later one replaces it. */
export interface RunIdentity {
  readonly runId: number
  readonly runAttempt: number
}

/** An earlier run's proof. */
export interface StandingVerdict extends RunIdentity {
  readonly pullRequest: number
  /** Base branch that it was judged against. */
  readonly baseKey: string
  /** By which criteria, see `baseCriteria`; without it the proof is none. */
  readonly criteriaKey?: string
  /** Empty while at work, or when nothing changed. */
  readonly effectDigest: string
  readonly proof: ProofState
}

const VERSION = 'cg1'
const STATES: readonly ProofState[] = [
  'working',
  'narrative',
  'verified',
  'failed',
  'pending',
  'unproven'
]

/** A short name of a base branch, so that a retarget voids what stands (threat A6). */
export function baseKey(baseRef: string): string {
  return sha256(baseRef).slice(0, 16)
}

/** Whether GitHub names the same policy and the same `ACCEPTANCE.md` at two tips of the base. */
export function sameCriteria(
  one: PullRequestFacts['base'],
  other: PullRequestFacts['base']
): boolean {
  return (
    one.policyId === other.policyId && one.acceptanceId === other.acceptanceId
  )
}

/** Writes a verdict as an `external_id`. */
export function externalId(verdict: StandingVerdict): string {
  return [
    VERSION,
    verdict.pullRequest,
    verdict.baseKey,
    verdict.runId,
    verdict.runAttempt,
    verdict.proof,
    ...(verdict.criteriaKey === undefined ? [] : [verdict.criteriaKey]),
    verdict.effectDigest || '-'
  ].join(':')
}

const EXTERNAL_ID =
  /^cg1:(\d{1,15}):([0-9a-f]{16}):(\d{1,15}):(\d{1,15}):([a-z]{1,20}):(?:([0-9a-f]{16}):)?(-|[0-9a-f]{64})$/

/** Reads an `external_id`; undefined when it is none of the gate's. */
export function readExternalId(text: string): StandingVerdict | undefined {
  const [, pullRequest, key, runId, runAttempt, state, criteria, digest] =
    EXTERNAL_ID.exec(text) ?? []
  const proof = STATES.find(one => one === state)
  if (proof === undefined || key === undefined || digest === undefined)
    return undefined
  return {
    pullRequest: Number(pullRequest),
    baseKey: key,
    runId: Number(runId),
    runAttempt: Number(runAttempt),
    proof,
    ...(criteria === undefined ? {} : { criteriaKey: criteria }),
    effectDigest: digest === '-' ? '' : digest
  }
}

/** Whether one run came after another; a re-run is a later attempt of the same run (threat A9). */
export function isNewer(run: RunIdentity, than: RunIdentity): boolean {
  return (
    run.runId > than.runId ||
    (run.runId === than.runId && run.runAttempt > than.runAttempt)
  )
}

/** How far the proof in a record got, whatever a waiver made of it. */
export function proofState(evidence: EvidenceRecord): ProofState {
  const { ledger, open_writers: writers, binding, reports } = evidence
  if (ledger.gaps.length > 0 || writers.length > 0) return 'unproven'
  if (ledger.records.length === 0) return 'narrative'
  const required = reports
    .flatMap(report => report.checks)
    .filter(check => check.required)
  if (required.some(check => check.status === 'failed')) return 'failed'
  if (binding?.bound !== true || required.length === 0) return 'unproven'
  return required.every(check => check.status === 'passed')
    ? 'verified'
    : 'pending'
}
