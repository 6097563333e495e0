/** The shapes of what GitHub answers about a pull request. */
import { z } from 'zod'

const pageInfo = z.object({
  hasNextPage: z.boolean(),
  endCursor: z.string().nullish()
})

/** Null entries stand for what the token may not see. */
function listOf<Node extends z.ZodType>(
  node: Node
): z.ZodObject<{
  pageInfo: typeof pageInfo
  nodes: z.ZodArray<z.ZodNullable<Node>>
}> {
  return z.object({ pageInfo, nodes: z.array(node.nullable()) })
}

/** Whoever acted; null for a deleted account. */
export const actorSchema = z
  .object({ __typename: z.string(), login: z.string() })
  .nullable()

const sibling = z.object({
  number: z.int(),
  state: z.string(),
  baseRefName: z.string(),
  headRefOid: z.string(),
  baseRepository: z.object({ nameWithOwner: z.string() }).nullable()
})

const checkRun = z.object({
  databaseId: z.int().nullable(),
  externalId: z.string().nullable(),
  status: z.string(),
  conclusion: z.string().nullable(),
  title: z.string().nullable(),
  url: z.string()
})

const checkSuite = z.object({
  app: z.object({ slug: z.string() }).nullable(),
  checkRuns: listOf(checkRun).nullable()
})

const headCommit = z.object({
  commit: z.object({
    oid: z.string(),
    associatedPullRequests: listOf(sibling).nullable(),
    checkSuites: listOf(checkSuite).nullable()
  })
})

const facts = z.object({
  number: z.int(),
  title: z.string(),
  state: z.enum(['OPEN', 'CLOSED', 'MERGED']),
  isDraft: z.boolean(),
  url: z.string(),
  author: actorSchema,
  baseRefName: z.string(),
  baseRefOid: z.string(),
  baseRef: z
    .object({
      target: z
        .object({
          oid: z.string(),
          file: z.object({ oid: z.string() }).nullish(),
          acceptance: z.object({ oid: z.string() }).nullish()
        })
        .nullable()
    })
    .nullable(),
  headRefName: z.string(),
  headRefOid: z.string(),
  isCrossRepository: z.boolean(),
  headRepository: z.object({ nameWithOwner: z.string() }).nullable(),
  headRef: z
    .object({ associatedPullRequests: listOf(sibling).nullable() })
    .nullable(),
  headCommit: z.object({ nodes: z.array(headCommit.nullable()) })
})

const writing = z.object({
  id: z.string(),
  // A 64-bit number as text; a plain number where a server has no BigInt.
  fullDatabaseId: z.coerce.number().int().positive(),
  author: actorSchema,
  body: z.string(),
  createdAt: z.string(),
  lastEditedAt: z.string().nullable(),
  includesCreatedEdit: z.boolean(),
  editor: actorSchema,
  createdViaEmail: z.boolean(),
  isMinimized: z.boolean(),
  url: z.string()
})

const review = writing.extend({
  state: z.enum([
    'APPROVED',
    'CHANGES_REQUESTED',
    'COMMENTED',
    'DISMISSED',
    'PENDING'
  ]),
  submittedAt: z.string().nullable()
})

const labelEvent = z.object({
  __typename: z.enum(['LabeledEvent', 'UnlabeledEvent']),
  actor: actorSchema,
  createdAt: z.string(),
  label: z.object({ name: z.string() })
})

const gitActor = z.object({
  email: z.string().nullable(),
  user: z.object({ login: z.string() }).nullable()
})

const commit = z.object({
  commit: z.object({
    oid: z.string(),
    message: z.string(),
    authors: listOf(gitActor),
    committer: gitActor.nullable()
  })
})

/** The lists that come in pages. */
export const LISTS = ['comments', 'reviews', 'labelEvents', 'commits'] as const

/** A list that comes in pages. */
export type ListName = (typeof LISTS)[number]

const pages = {
  comments: listOf(writing).optional(),
  reviews: listOf(review).nullable().optional(),
  labelEvents: listOf(labelEvent).optional(),
  commits: listOf(commit).extend({ totalCount: z.int() }).optional()
}

function answerOf<PullRequest extends z.ZodType>(
  pullRequest: PullRequest
): z.ZodObject<{
  viewer: z.ZodObject<{ login: z.ZodString }>
  repository: z.ZodObject<{
    nameWithOwner: z.ZodString
    pullRequest: PullRequest
  }>
}> {
  return z.object({
    viewer: z.object({ login: z.string() }),
    repository: z.object({ nameWithOwner: z.string(), pullRequest })
  })
}

/** The answer to the short query. */
export const nowSchema = answerOf(facts)

/** The first answer to the whole query. */
const firstPageSchema = answerOf(
  facts.extend({
    ...pages,
    labels: listOf(z.object({ name: z.string() })).nullable()
  })
)

/** The first answer's pull request, with the further pages that were asked for at once. */
export interface FirstAnswer {
  readonly first: z.infer<typeof firstPageSchema>
  readonly further: readonly PagesAnswer[]
}

/**
 * The first answer, with further pages in the same one.
 * @param names of the further pages, in their order
 */
export function firstAnswerSchema(
  names: readonly string[]
): z.ZodType<FirstAnswer> {
  const page = z.object(pages)
  const { repository } = firstPageSchema.shape
  return firstPageSchema
    .extend({
      repository: repository.extend(
        Object.fromEntries(names.map(name => [name, page]))
      )
    })
    .transform(answer => {
      const parts = answer.repository as unknown as Record<string, PagesAnswer>
      return {
        first: answer as z.infer<typeof firstPageSchema>,
        further: names.flatMap(name => parts[name] ?? [])
      }
    })
}

/** A further answer to the whole query. */
export const nextPageSchema = answerOf(z.object(pages))

/** Whoever acted, as GitHub answers. */
export type ActorAnswer = z.infer<typeof actorSchema>
/** What both queries bring. */
export type NowAnswer = z.infer<typeof nowSchema>
/** Lists of one answer. */
export type PagesAnswer = z.infer<
  typeof nextPageSchema
>['repository']['pullRequest']
/** A comment as GitHub answers. */
export type WritingAnswer = z.infer<typeof writing>
/** A review as GitHub answers. */
export type ReviewAnswer = z.infer<typeof review>
/** A label event as GitHub answers. */
export type LabelEventAnswer = z.infer<typeof labelEvent>
/** A commit as GitHub answers. */
export type CommitAnswer = z.infer<typeof commit>['commit']
/** A person of a commit as GitHub answers. */
export type GitActorAnswer = z.infer<typeof gitActor>
