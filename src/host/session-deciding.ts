/** The part of a session that decides. */
import { GateError } from '../errors.ts'
import { decide } from '../decide/decide.ts'
import { bindsPass } from '../model/verification-report.ts'
import { parseExternalObservation } from '../wire/observation-schema.ts'
import { parseReport } from '../wire/report-schema.ts'
import { parseWaiver } from '../wire/waiver-schema.ts'
import { gapsOf, ledgerOf } from './host-ledger.ts'
import { reportsOf } from './session-state.ts'
import type { ReportAuthor } from '../model/verification-report.ts'
import type { Decision } from '../model/verdict.ts'
import type { EffectSummary } from '../ports.ts'
import type {
  AskedReport,
  SessionOptions,
  SessionState
} from './session-state.ts'

/** How a session comes to its verdict. */
export interface DecidingSession {
  /**
   * Adds a waiver that somebody with authority gave; who that is, the host decides.
   * @param waiver `{effect_digest, reason, by?}`
   * @throws GateError INPUT_INVALID, also when the digest or the reason is blank
   */
  waive(waiver: unknown): void
  /**
   * Adds a fact from outside; a newer one of the same subject replaces the older.
   * @throws GateError INPUT_INVALID
   */
  observe(observation: unknown): void
  /**
   * Decides by the seven rules. Where the workspace changed, the attestor is
   * asked first, and the verifier once for each effect.
   * @param options `allowContinuation`: rule 1 may let the agent go on, once a session
   */
  decide(options?: { readonly allowContinuation?: boolean }): Promise<Decision>
}

/** The deciding part over the session's state. */
export function decidingSession(
  state: SessionState,
  options: SessionOptions
): DecidingSession {
  return {
    waive(waiver) {
      state.waivers = [...state.waivers, parseWaiver(waiver)]
    },
    observe(observation) {
      state.observations = [
        ...state.observations,
        parseExternalObservation(observation)
      ]
    },
    async decide({ allowContinuation = false } = {}) {
      await askOutside(state, options)
      const decision = decide({
        ledger: ledgerOf(state.ledger),
        gaps: gapsOf(state.ledger),
        openWriters: state.ledger.openChildren,
        reports: reportsOf(state),
        waivers: state.waivers,
        observations: state.observations,
        allowContinuation: allowContinuation && !state.continued
      })
      if (decision.mayContinue) state.continued = true
      return decision
    }
  }
}

async function askOutside(
  state: SessionState,
  { attestor, verifier }: SessionOptions
): Promise<void> {
  const effect = effectOf(state)
  if (effect.effect_digest === '') return
  if (attestor !== undefined)
    state.attestation = await asked(state, effect, {
      name: 'attestor',
      author: 'host',
      ask: () => attestor.attest(effect)
    })
  const isVerified = state.verification?.digest === effect.effect_digest
  if (verifier !== undefined && !isVerified)
    state.verification = await asked(state, effect, {
      name: 'verifier',
      author: 'verifier',
      ask: () => verifier.verify(effect)
    })
}

/** The digest, and the latest record of each path. */
function effectOf(state: SessionState): EffectSummary {
  const latest = new Map(
    state.ledger.records.map(record => [record.path, record])
  )
  const ledger = ledgerOf(state.ledger)
  return {
    effect_digest: ledger.effect_digest,
    records: ledger.records.filter(record => latest.get(record.path) === record)
  }
}

async function asked(
  state: SessionState,
  effect: EffectSummary,
  source: {
    readonly name: string
    readonly author: Exclude<ReportAuthor, 'editor'>
    readonly ask: () => Promise<unknown>
  }
): Promise<AskedReport> {
  const { name, author } = source
  const digest = effect.effect_digest
  try {
    const report = { ...parseReport(await source.ask()), author }
    if (!bindsPass(report, digest))
      reject(state, {
        subject: report.subject,
        author,
        reason: `The ${name}'s report does not prove ${digest}.`
      })
    return { digest, report }
  } catch (thrown) {
    const reason = `The ${name} gave no report: ${whyOf(thrown)}`
    reject(state, { subject: name, author, reason })
    return { digest, report: undefined }
  }
}

function whyOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  const problems = thrown instanceof GateError ? thrown.problems : []
  const places = problems.map(one => `${one.path} ${one.message}`.trim())
  return [message, ...places].join(' ')
}

function reject(
  state: SessionState,
  rejected: SessionState['rejected'][number]
): void {
  state.rejected = [...state.rejected, rejected]
}
