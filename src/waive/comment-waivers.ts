/** Claims by comment and by review body: each becomes a waiver or is refused, and each is answered. */
import { loginKey, sameLogin } from '../model/login.ts'
import { completionWaiver } from '../model/waiver.ts'
import { authorise, barred } from './authority.ts'
import { takeBackOf } from './take-backs.ts'
import { claimRefusal } from './waive.ts'
import { writtenClaims } from './written-claims.ts'
import type { Claimant } from './authority.ts'
import type { CommentClaim } from './comment-claims.ts'
import type { PullRequestSignals, WaiverFacts } from './pull-request-signals.ts'
import type { WaivableEffect } from './waive.ts'
import type { WrittenClaim } from './written-claims.ts'
import type { CommentSignal } from '../model/signals.ts'
import type { CompletionWaiver, RefusedClaim } from '../model/waiver.ts'

/** The answer to one comment, for a reaction and a line beside it. */
export interface ClaimAnswer {
  readonly source: CommentSignal['source']
  readonly databaseId: number
  readonly nodeId: string
  readonly url: string
  readonly by: string
  /** ISO 8601. */
  readonly writtenAt: string
  readonly accepted: boolean
  /** One line of why; it may hold untrusted text such as a role's name. */
  readonly line: string
}

/** What the comments come to. */
export interface CommentOutcome {
  readonly waivers: readonly CompletionWaiver[]
  readonly refusedClaims: readonly RefusedClaim[]
  readonly answers: readonly ClaimAnswer[]
}

type WaiveClaim = Extract<CommentClaim, { kind: 'waive' }>

/** Why a claim cannot count whatever its author may do, if so: then nothing needs looking up. */
export function settledRefusal(
  written: WrittenClaim<WaiveClaim>,
  signals: PullRequestSignals,
  effect: WaivableEffect
): string | undefined {
  return (
    barred(claimantOf(written.comment), signals.people, signals.rules) ??
    claimRefusal(
      { effect_digest: written.claim.digest, reason: written.claim.reason },
      effect
    )
  )
}

/** Answers every claim by comment. */
export function commentWaivers(facts: WaiverFacts): CommentOutcome {
  const claims = writtenClaims(facts.signals.comments)
  const rulings = claims.map(written => ({
    ...written,
    ruling: rule(written, facts, claims)
  }))
  return {
    waivers: rulings.flatMap(({ comment, claim, ruling }) =>
      claim.kind === 'waive' && ruling.ok
        ? [completionWaiver(claim.digest, claim.reason, comment.author.login)]
        : []
    ),
    refusedClaims: rulings.flatMap(({ comment, claim, ruling }) =>
      claim.kind === 'unwaive' || ruling.ok
        ? []
        : [refusedClaim({ comment, claim }, ruling.line)]
    ),
    answers: rulings.map(({ comment, ruling }) => answer(comment, ruling))
  }
}

interface Ruling {
  readonly ok: boolean
  readonly line: string
}

function rule(
  { comment, claim }: WrittenClaim,
  facts: WaiverFacts,
  claims: readonly WrittenClaim[]
): Ruling {
  switch (claim.kind) {
    case 'unreadable':
      return { ok: false, line: claim.why }
    case 'waive':
      return ruleWaive({ comment, claim }, facts)
    case 'unwaive':
      return ruleTakeBack(comment, claim.digest, facts, claims)
  }
}

function ruleWaive(
  written: WrittenClaim<WaiveClaim>,
  facts: WaiverFacts
): Ruling {
  const { signals, effect, permissions, takeBacks } = facts
  const { comment, claim } = written
  const settled = settledRefusal(written, signals, effect)
  if (settled !== undefined) return { ok: false, line: settled }
  const fact = permissions.get(loginKey(comment.author.login))
  const claimant = claimantOf(comment)
  const authority = authorise(claimant, fact, signals.people, signals.rules)
  if (!authority.ok) return { ok: false, line: authority.why }
  const end = takeBackOf({ comment, digest: claim.digest }, takeBacks)
  if (end !== undefined)
    return {
      ok: false,
      line: `It was taken back by ${end.comment.author.login}: claim it again in a new comment if it shall hold.`
    }
  return {
    ok: true,
    line: `Waived: ${comment.author.login} ${authority.because}.`
  }
}

function ruleTakeBack(
  comment: CommentSignal,
  digest: string,
  { effect, takeBacks }: WaiverFacts,
  claims: readonly WrittenClaim[]
): Ruling {
  const named = [
    effect.effectDigest,
    ...effect.observations.map(one => one.digest)
  ]
  if (!named.includes(digest))
    return {
      ok: false,
      line: `It names another effect digest, so there is nothing to take back. The digest is now ${effect.effectDigest === '' ? 'empty' : effect.effectDigest}.`
    }
  const takeBack = takeBacks.find(one => one.comment === comment)
  if (takeBack?.limited === undefined)
    return {
      ok: true,
      line: 'Taken back: no earlier waiver of this digest counts.'
    }
  const own = claims.some(
    one =>
      one.claim.kind === 'waive' &&
      one.claim.digest === digest &&
      sameLogin(one.comment.author.login, comment.author.login)
  )
  return own
    ? {
        ok: true,
        line: 'Taken back: your earlier waivers of this digest do not count.'
      }
    : { ok: false, line: takeBack.limited }
}

function refusedClaim(
  { comment, claim }: WrittenClaim<Exclude<CommentClaim, { kind: 'unwaive' }>>,
  refused: string
): RefusedClaim {
  return {
    effect_digest: claim.digest,
    reason: claim.reason,
    by: comment.author.login,
    refused
  }
}

function answer(comment: CommentSignal, ruling: Ruling): ClaimAnswer {
  return {
    source: comment.source,
    databaseId: comment.databaseId,
    nodeId: comment.nodeId,
    url: comment.url,
    by: comment.author.login,
    writtenAt: comment.writtenAt,
    accepted: ruling.ok,
    line: ruling.line
  }
}

function claimantOf(comment: CommentSignal): Claimant {
  return {
    person: comment.author,
    edited: comment.edited,
    viaApp: comment.viaApp,
    viaEmail: comment.viaEmail,
    isHidden: comment.isHidden === true
  }
}
