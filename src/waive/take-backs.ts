/** Waivers taken back by `/unwaive`. A take-back only ever blocks, so it is heard where a claim would not be. */
import { loginKey, sameLogin } from '../model/login.ts'
import { handInChange, permitted, personFault } from './authority.ts'
import { writtenClaims } from './written-claims.ts'
import type { Permissions, PullRequestSignals } from './pull-request-signals.ts'
import type { CommentSignal } from '../model/signals.ts'

/** One `/unwaive`, of whomever. */
export interface TakeBack {
  readonly comment: CommentSignal
  readonly digest: string
  /** Why it binds nobody but its own author; undefined when it takes back everybody's waivers. */
  readonly limited: string | undefined
}

/** The facts that this file reads. */
export type TakeBackFacts = Pick<
  PullRequestSignals,
  'comments' | 'people' | 'rules'
>

/**
 * Every readable `/unwaive`, in the order of writing. It binds others when its author has authority, or
 * may have it: a look-up that failed must not keep a waiver alive. One that was
 * edited is heard too, or an edit could bring a waiver back.
 */
export function takeBacks(
  facts: TakeBackFacts,
  permissions: Permissions
): readonly TakeBack[] {
  return writtenClaims(facts.comments).flatMap(({ comment, claim }) => {
    if (claim.kind !== 'unwaive') return []
    const limited = limit(comment, facts, permissions)
    return [{ comment, digest: claim.digest, limited }]
  })
}

/** Whether anything but the permission keeps a take-back's author from binding others. */
export function takeBackFault(
  comment: CommentSignal,
  facts: TakeBackFacts
): string | undefined {
  return (
    personFault(comment.author, facts.rules) ??
    handInChange(comment.author, facts.people)
  )
}

/** The take-back that ends a waiver by comment: later, and of its author or binding others. */
export function takeBackOf(
  waiver: { readonly comment: CommentSignal; readonly digest: string },
  all: readonly TakeBack[]
): TakeBack | undefined {
  return all.find(
    one =>
      one.digest === waiver.digest &&
      binds(one, waiver.comment.author.login) &&
      isAfter(one.comment, waiver.comment)
  )
}

/**
 * The take-back that ends a label's waiver, whenever either was given: the
 * order of a label and a comment rests on time stamps of two different clocks,
 * so after a take-back only a comment waives this digest again.
 */
export function takeBackOfLabel(
  waiver: { readonly by: string; readonly digest: string },
  all: readonly TakeBack[]
): TakeBack | undefined {
  return all.find(one => one.digest === waiver.digest && binds(one, waiver.by))
}

function limit(
  comment: CommentSignal,
  facts: TakeBackFacts,
  permissions: Permissions
): string | undefined {
  const fault = takeBackFault(comment, facts)
  if (fault !== undefined) return fault
  const fact = permissions.get(loginKey(comment.author.login))
  const authority = permitted(comment.author, fact, facts.rules)
  return authority.ok || authority.undecided ? undefined : authority.why
}

function binds(takeBack: TakeBack, by: string): boolean {
  return (
    takeBack.limited === undefined ||
    sameLogin(takeBack.comment.author.login, by)
  )
}

// Ids order only within one source; a doubt counts as after, which blocks.
function isAfter(takeBack: CommentSignal, waiver: CommentSignal): boolean {
  const difference =
    Date.parse(takeBack.writtenAt) - Date.parse(waiver.writtenAt)
  if (difference !== 0) return !(difference < 0)
  return (
    takeBack.source !== waiver.source || takeBack.databaseId > waiver.databaseId
  )
}
