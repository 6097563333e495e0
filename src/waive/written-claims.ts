/** The comments that claim or take back, in the order of writing. */
import { readCommentClaim } from './comment-claims.ts'
import type { CommentClaim } from './comment-claims.ts'
import type { CommentSignal } from '../model/signals.ts'

/** A comment that makes a claim, and the claim. */
export interface WrittenClaim<Claim extends CommentClaim = CommentClaim> {
  readonly comment: CommentSignal
  readonly claim: Claim
}

/** Every claim among the comments, in the order of writing. */
export function writtenClaims(
  comments: readonly CommentSignal[]
): readonly WrittenClaim[] {
  return comments
    .flatMap(comment => {
      const claim = readCommentClaim(comment.body)
      return claim === undefined ? [] : [{ comment, claim }]
    })
    .sort((one, other) => order(one.comment, other.comment))
}

function order(one: CommentSignal, other: CommentSignal): number {
  if (one.writtenAt !== other.writtenAt)
    return one.writtenAt < other.writtenAt ? -1 : 1
  if (one.source !== other.source) return one.source < other.source ? -1 : 1
  return one.databaseId - other.databaseId
}
