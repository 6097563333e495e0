/** GitHub, on one page: what the gate reads there and what it writes. */
import type {
  ChangePeople,
  CommentSignal,
  LabelOnPullRequest,
  PermissionFact,
  Person,
  ReviewSignal
} from './model/signals.ts'
import type { Gap } from './model/observation.ts'

/** A pull request as GitHub knows it at this moment. */
export interface PullRequestFacts {
  readonly number: number
  readonly title: string
  readonly state: 'open' | 'closed' | 'merged'
  readonly isDraft: boolean
  readonly url: string
  readonly author: Person
  /** The branch it merges into, and that branch's tip. */
  readonly base: {
    readonly ref: string
    readonly sha: string
    /**
     * Object id of the policy's file at the tip; undefined where there is none.
     * The tip's own where files cannot be read: every commit counts as a change then.
     */
    readonly policyId?: string | undefined
    /** The same of `ACCEPTANCE.md`. */
    readonly acceptanceId?: string | undefined
  }
  readonly head: {
    readonly ref: string
    readonly sha: string
    /** `owner/name`; undefined when the fork was deleted or the token cannot see it. */
    readonly repository: string | undefined
    /** The head lives in another repository than the base. */
    readonly isFork: boolean
  }
}

/** A commit of a pull request and the people it claims. */
export interface CommitFacts {
  readonly sha: string
  readonly message: string
  /** E-mail addresses of author, co-authors and committer as git has them. */
  readonly emails: readonly string[]
}

/** A label put on or taken off, oldest first. */
export interface LabelEvent {
  readonly kind: 'labeled' | 'unlabeled'
  readonly label: string
  readonly actor: Person
  /** ISO 8601, from GitHub. */
  readonly at: string
}

/** Another open pull request whose head is the same commit. */
export interface Sibling {
  readonly number: number
  readonly baseRef: string
}

/** The app whose token this is. */
export interface Viewer {
  /** `<slug>[bot]` for an app, else the person's login. */
  readonly login: string
  /** Slug of the app, undefined for a person's token: such a token cannot post check runs. */
  readonly appSlug: string | undefined
}

/** Conclusions of the gate; never `neutral` or `skipped`, which satisfy a required check. */
export type CheckConclusion =
  'success' | 'failure' | 'action_required' | 'cancelled' | 'timed_out'

/** A check run that stands on a commit; status and conclusion in GitHub's own words. */
export interface CheckRunFacts {
  readonly id: number
  readonly name: string
  readonly headSha: string
  /** Empty when it has none. */
  readonly externalId: string
  readonly status: string
  readonly conclusion: string | undefined
  readonly title: string | undefined
  readonly url: string
  /** Slug of the app that made it, the only one that can change it. */
  readonly appSlug: string | undefined
}

/** The check runs of the gate's name on a commit, of any app. */
export type StandingChecks =
  | { readonly kind: 'known'; readonly runs: readonly CheckRunFacts[] }
  /** They cannot be read, such as for want of `checks: read`. */
  | { readonly kind: 'unknown'; readonly why: string }

/** What can change while commands run, read again before a verdict is written. */
export interface PullRequestNow {
  readonly pullRequest: PullRequestFacts
  readonly standing: StandingChecks
  readonly siblings: readonly Sibling[]
  readonly viewer: Viewer
  /** Why what was read may be partial. */
  readonly gaps: readonly Gap[]
}

/** Everything the gate wants to know of a pull request. */
export interface PullRequestReading extends PullRequestNow {
  readonly people: ChangePeople
  readonly commits: readonly CommitFacts[]
  readonly comments: readonly CommentSignal[]
  readonly reviews: readonly ReviewSignal[]
  /** Labels that are on it now. */
  readonly labels: readonly LabelOnPullRequest[]
  readonly labelEvents: readonly LabelEvent[]
}

/** Reads pull requests. */
export interface PullRequestReader {
  /**
   * Reads everything: one request, and one for every further 100 comments,
   * reviews, label events or commits that no earlier reading has seen, and one
   * when a comment claims a waiver.
   * A list that is longer than the gate reads is a gap.
   * @throws GateError GITHUB_REFUSED when there is no such pull request
   */
  read(number: number, checkName: string): Promise<PullRequestReading>
  /** Reads again, in one request, what can have changed while commands ran. */
  now(number: number, checkName: string): Promise<PullRequestNow>
  /**
   * The head commit of a pull request that is open, over REST, where a reading
   * failed; undefined for any other. One request.
   */
  openHead(number: number): Promise<string | undefined>
  /**
   * Numbers of the open pull requests from a branch whose head is a commit,
   * ascending. One request.
   * @param owner of the repository that has the branch, a fork's among them
   */
  from(head: {
    readonly owner: string
    readonly branch: string
    readonly sha: string
  }): Promise<readonly number[]>
}

/** Asks what a person may do, at this moment. */
export interface PermissionReader {
  /**
   * One request, and one a team where the role alone does not suffice. Never
   * throws: whatever is not a clear yes is unknown and says why.
   * @param asked `roles` that suffice, and `teams` as `org/team`
   */
  of(
    login: string,
    asked: {
      readonly roles: readonly string[]
      readonly teams: readonly string[]
    }
  ): Promise<PermissionFact>
}

/** What a check run shows. Markdown, each text at most 65,535 bytes. */
export interface CheckPage {
  readonly title: string
  readonly summary: string
  readonly text?: string
}

/** A remark on lines of a file. A wire shape. */
export interface CheckAnnotation {
  readonly path: string
  readonly start_line: number
  readonly end_line: number
  readonly annotation_level: 'notice' | 'warning' | 'failure'
  readonly message: string
  readonly title?: string
}

/** A check run as it shall stand. */
export interface CheckRunDraft {
  readonly name: string
  readonly headSha: string
  /** Found again by it; must be this run's alone. */
  readonly externalId: string
  /** An update leaves the `external_id` as it stands. */
  readonly keepsExternalId?: boolean
  /** Undefined while the gate is at work. */
  readonly conclusion: CheckConclusion | undefined
  readonly page: CheckPage
  /** Any number; GitHub gets them in batches. */
  readonly annotations: readonly CheckAnnotation[]
  /** Posted in the page's place when GitHub refuses the page (422). */
  readonly smallestPage?: CheckPage
  /** Where the check's name leads; GitHub's own page of it by default. */
  readonly detailsUrl?: string
}

/** What became of a draft. */
export interface PostedCheckRun {
  readonly run: CheckRunFacts
  /** A sentence for each thing that went otherwise than drafted. */
  readonly remarks: readonly string[]
}

/** Posts the gate's check run. */
export interface CheckRunWriter {
  /**
   * Updates the standing run, or creates one where there is none or another
   * app owns it. A creation whose answer got lost is looked for before it is
   * tried again, so that there are never two.
   * @throws GateError PERMISSION_MISSING, RATE_LIMITED, GITHUB_UNAVAILABLE,
   *   GITHUB_REFUSED, GITHUB_UNEXPECTED
   */
  write(draft: CheckRunDraft, standing?: CheckRunFacts): Promise<PostedCheckRun>
  /**
   * Takes a check run away from its name: completed, never as a success, and
   * renamed, so that only one of the name stays on the commit.
   */
  retire(run: CheckRunFacts): Promise<Tried>
  /** Check runs of a name on a commit, such as of a merge group. */
  find(headSha: string, name: string): Promise<readonly CheckRunFacts[]>
}

/** The outcome of a write that no verdict rests on. */
export type Tried =
  { readonly done: true } | { readonly done: false; readonly why: string }

/** Writes comments of the gate's own, and answers others by a reaction. */
export interface CommentWriter {
  /**
   * Posts a comment on a pull request.
   * @returns its database id and address
   * @throws GateError
   */
  post(
    number: number,
    body: string
  ): Promise<{ readonly databaseId: number; readonly url: string }>
  /** Reacts to a comment; GitHub has no reaction to a review for apps over REST, so that is not done. */
  react(
    signal: Pick<CommentSignal, 'source' | 'databaseId'>,
    content: '+1' | '-1' | 'confused' | 'eyes'
  ): Promise<Tried>
  /** Deletes a comment of the gate's own. */
  remove(databaseId: number): Promise<Tried>
}

/** Takes labels off. */
export interface LabelWriter {
  /** A label that is gone already counts as done. */
  remove(number: number, label: string): Promise<Tried>
}

/** Mirrors the verdict as a commit status. */
export interface StatusWriter {
  post(status: {
    readonly sha: string
    readonly context: string
    readonly state: 'success' | 'failure' | 'pending' | 'error'
    /** Cut to GitHub's 140 characters. */
    readonly description: string
    readonly url?: string
  }): Promise<Tried>
}

/** A pull request inside a merge group. */
export interface QueuedPullRequest {
  readonly number: number
  /** The commits between which the queue merged it: what it changes in the group. */
  readonly range: { readonly base: string; readonly head: string } | undefined
}

/** The pull requests of a merge group. */
export interface MergeQueueReader {
  /**
   * Members of a group, first to merge first, those of earlier groups that still wait beneath it too.
   * @param group as in the `merge_group` event; refs may carry `refs/heads/`
   * @returns the members, and a gap when not all of them can be known;
   *   `baseSha` is the commit of the base branch that they wait to be merged onto, the group's own where it is not known;
   *   `viewer` is whose token this is, undefined where the queue could not be read
   */
  members(group: {
    readonly headRef: string
    readonly headSha: string
    readonly baseRef: string
    readonly baseSha: string
  }): Promise<{
    readonly members: readonly QueuedPullRequest[]
    readonly gaps: readonly Gap[]
    readonly baseSha: string
    readonly viewer: Viewer | undefined
  }>
}

/** GitHub as one value, for one repository. */
export interface GitHubPorts {
  readonly pullRequests: PullRequestReader
  readonly permissions: PermissionReader
  readonly checkRuns: CheckRunWriter
  readonly comments: CommentWriter
  readonly labels: LabelWriter
  readonly statuses: StatusWriter
  readonly mergeQueue: MergeQueueReader
}
