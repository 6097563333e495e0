/** A partial answer about a pull request: whatever GitHub leaves out is a gap, never silently less. */
import { describe, expect, it } from '@jest/globals'

import { pullRequestReader } from '../../../src/adapters/github/pull-requests.ts'
import type {
  GitHubClient,
  GraphqlCall
} from '../../../src/adapters/github/client.ts'
import type { PullRequestReading } from '../../../src/github-ports.ts'

const HEAD = 'd'.repeat(40)
const ANN = { __typename: 'User', login: 'ann' }
const WHEN = '2026-01-01T00:00:00Z'

function list(...nodes: readonly unknown[]): Record<string, unknown> {
  return { pageInfo: { hasNextPage: false, endCursor: null }, nodes }
}

const WRITING = {
  id: 'node',
  fullDatabaseId: 7,
  author: ANN,
  body: 'text',
  createdAt: WHEN,
  lastEditedAt: null,
  includesCreatedEdit: false,
  editor: null,
  createdViaEmail: false,
  isMinimized: false,
  url: 'https://github.test/7'
}

const SIBLING = {
  number: 2,
  state: 'OPEN',
  baseRefName: 'main',
  headRefOid: HEAD,
  baseRepository: { nameWithOwner: 'acme/widgets' }
}

const RUN = {
  databaseId: 1,
  externalId: '',
  status: 'COMPLETED',
  conclusion: 'SUCCESS',
  title: 'Done',
  url: 'https://github.test/runs/1'
}

const CODER = { email: 'coder@example.com', user: { login: 'coder' } }

/** The whole answer, with something in each of its lists. */
function wholeAnswer(isFork: boolean): unknown {
  return {
    viewer: { login: 'github-actions[bot]' },
    repository: {
      nameWithOwner: 'acme/widgets',
      pullRequest: {
        number: 1,
        title: 'Done',
        state: 'OPEN',
        isDraft: false,
        url: 'https://github.test/1',
        author: ANN,
        baseRefName: 'main',
        baseRefOid: 'b'.repeat(40),
        baseRef: { target: { oid: 'b'.repeat(40) } },
        headRefName: 'feature',
        headRefOid: HEAD,
        isCrossRepository: isFork,
        headRepository: { nameWithOwner: 'acme/widgets' },
        headRef: { associatedPullRequests: list(SIBLING) },
        headCommit: {
          nodes: [
            {
              commit: {
                oid: HEAD,
                associatedPullRequests: list(SIBLING),
                checkSuites: list({
                  app: { slug: 'github-actions' },
                  checkRuns: list(RUN)
                })
              }
            }
          ]
        },
        labels: list({ name: 'bug' }),
        comments: list(WRITING),
        reviews: list({
          ...WRITING,
          state: 'CHANGES_REQUESTED',
          submittedAt: WHEN
        }),
        labelEvents: list({
          __typename: 'LabeledEvent',
          actor: ANN,
          createdAt: WHEN,
          label: { name: 'bug' }
        }),
        commits: {
          ...list({
            commit: {
              oid: HEAD,
              message: 'm',
              authors: list(CODER),
              committer: CODER
            }
          }),
          totalCount: 1
        }
      }
    }
  }
}

type Path = readonly (string | number)[]

/** Every list, every entry of a list, and what holds a list. */
function places(value: unknown, at: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value)
    ? value.map((each, index): [number, unknown] => [index, each])
    : Object.entries(value)
  return entries.flatMap(([key, each]) => {
    const here = [...at, key]
    const holds = JSON.stringify(each).includes('"nodes"')
    const counts = holds || key === 'nodes' || typeof key === 'number'
    return [...(counts ? [here] : []), ...places(each, here)]
  })
}

function without(answer: unknown, path: Path): unknown {
  const copy = structuredClone(answer) as Record<string, unknown>
  const last = path[path.length - 1] ?? ''
  let at: Record<string | number, unknown> = copy
  for (const key of path.slice(0, -1)) at = at[key] as typeof at
  at[last] = null
  return copy
}

function read(answer: unknown): Promise<PullRequestReading> {
  const client = {
    graphql: <Output>(call: GraphqlCall<Output>) =>
      Promise.resolve().then(() => ({
        data: call.data.parse(answer),
        refused: []
      })),
    rest: () => Promise.reject(new Error('No request over REST is expected.'))
  } as unknown as GitHubClient
  return pullRequestReader(client).read(1, 'completion-gate')
}

/** What the gate makes of an answer: `whole` alone may lead to a green verdict. */
async function readAs(answer: unknown): Promise<string> {
  try {
    const { gaps, standing } = await read(answer)
    if (standing.kind === 'unknown') return 'unknown'
    return gaps.length > 0 ? 'gap' : 'whole'
  } catch {
    return 'error'
  }
}

describe.each([
  ['of this repository', false],
  ['of a fork', true]
])('the answer about a pull request %s', (_what, isFork) => {
  const answer = wholeAnswer(isFork)

  it('is whole as it is', async () => {
    expect(await readAs(answer)).toBe('whole')
    expect(await read(answer)).toMatchObject({
      siblings: [{ number: 2 }],
      reviews: [{ state: 'changes_requested' }]
    })
  })

  // A branch of this repository may be gone: the commit tells of its pull requests.
  const held = places(answer).filter(
    path => isFork || path[path.length - 1] !== 'headRef'
  )

  it.each(held.map(path => [path.join('.'), path] as const))(
    'is never whole when GitHub leaves out %s',
    async (_name, path) => {
      expect(await readAs(without(answer, path))).not.toBe('whole')
    }
  )

  it('has a gap for each list of its own that is left out', async () => {
    for (const name of ['reviews', 'labels'])
      expect(
        await readAs(without(answer, ['repository', 'pullRequest', name]))
      ).toBe('gap')
  })
})
