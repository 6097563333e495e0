/** What people wrote and did on a pull request, as facts; nothing here grants anything. */

/** Who acted. Only a `user` can have authority; `ghost` is a deleted account. */
export interface Person {
  readonly login: string
  readonly kind: 'user' | 'bot' | 'mannequin' | 'organization' | 'ghost'
}

/** A pull-request comment or the body of a review. */
export interface CommentSignal {
  readonly source: 'comment' | 'review'
  /** Ascending in the order of writing within its source. */
  readonly databaseId: number
  readonly nodeId: string
  readonly author: Person
  readonly body: string
  /** ISO 8601, from GitHub; orders comments against reviews. */
  readonly writtenAt: string
  /** Whoever edited it, whenever: an edited claim counts for nothing (threat C3). */
  readonly edited: boolean
  /** Slug of the app through which it was written, if any. */
  readonly viaApp: string | undefined
  readonly viaEmail: boolean
  /** Minimised on its page: nobody sees the claim there (threat C15). Absent where it is not. */
  readonly isHidden?: true
  readonly url: string
}

/** Names a comment or a review among those of a repository. */
export type CommentKey = Pick<CommentSignal, 'source' | 'databaseId'>

/** A review's state; `dismissed` and `approved` clear a request for changes. */
export interface ReviewSignal {
  readonly databaseId: number
  readonly author: Person
  readonly state:
    'approved' | 'changes_requested' | 'commented' | 'dismissed' | 'pending'
  readonly submittedAt: string
}

/** The `labeled` event of the run at hand: the only moment a label speaks. */
export interface LabelSignal {
  readonly label: string
  readonly sender: Person
  /** Head of the pull request in the event's payload. */
  readonly headSha: string
  /** Base branch, and its commit, in the event's payload. */
  readonly baseRef: string
  readonly baseSha: string
  /** An agent proposed it, or an app set it. */
  readonly viaAgent: boolean
}

/** A label that is on the pull request now. */
export interface LabelOnPullRequest {
  readonly name: string
  /** Who added it last, by the label events; undefined where that is not known. */
  readonly addedBy: string | undefined
}

/** What the gate itself wrote down when a label waived: digest, reason, person. */
export interface LabelRecord {
  readonly effectDigest: string
  readonly reason: string
  readonly by: string
  readonly label: string
}

/** Everyone who has a hand in the change and so cannot waive it. */
export interface ChangePeople {
  readonly author: Person
  /** Logins of commit authors, committers and co-authors, as far as GitHub knows them. */
  readonly commitLogins: readonly string[]
  /** E-mail addresses of commits that belong to no account; shown, never trusted. */
  readonly unmappedEmails: readonly string[]
  /** Who asked an agent for the change, where that is known. */
  readonly requesters: readonly string[]
}

/** What GitHub says of a login's authority at this moment. */
export type PermissionFact =
  | {
      readonly kind: 'known'
      /** `admin`, `maintain`, `write`, `triage`, `read` or a custom role's name. */
      readonly role: string
      /** Slugs, as `org/team`, of the policy's teams that the person belongs to. */
      readonly teams: readonly string[]
      /** Why the teams could not be read, when the policy lists some: then `teams` may be partial. */
      readonly teamsUnread?: string
    }
  /** The look-up failed or GitHub knows no such person: that means no. */
  | { readonly kind: 'unknown'; readonly why: string }
