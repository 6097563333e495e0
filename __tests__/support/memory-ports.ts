/** The ports of GitHub over a list of check runs: enough for races, quick enough for every order. */
import { CHECK_NAME } from './action-scenes.ts'
import type {
  CheckRunDraft,
  CheckRunFacts,
  GitHubPorts,
  PullRequestReading,
  Tried
} from '../../src/github-ports.ts'

export const MEMORY_HEAD = 'd'.repeat(40)
const APP = 'github-actions'

/** A check run on the head. */
export function standingFacts(
  other: Partial<CheckRunFacts> = {}
): CheckRunFacts {
  return {
    id: 1,
    name: CHECK_NAME,
    headSha: MEMORY_HEAD,
    externalId: '',
    status: 'completed',
    conclusion: 'success',
    title: 'As it stood',
    url: 'https://github.test/runs/1',
    appSlug: APP,
    ...other
  }
}

/** A reading of a pull request that nobody claims anything on. */
export function readingOf(
  runs: readonly CheckRunFacts[],
  head = MEMORY_HEAD
): PullRequestReading {
  const author = { login: 'coder', kind: 'user' } as const
  return {
    pullRequest: {
      number: 1,
      title: 'Done',
      state: 'open',
      isDraft: false,
      url: 'https://github.test/1',
      author,
      base: { ref: 'main', sha: 'b'.repeat(40) },
      head: {
        ref: 'feature',
        sha: head,
        repository: 'acme/widgets',
        isFork: false
      }
    },
    standing: {
      kind: 'known',
      runs: runs.filter(one => one.headSha === head && one.name === CHECK_NAME)
    },
    siblings: [],
    viewer: { login: `${APP}[bot]`, appSlug: APP },
    gaps: [],
    people: {
      author,
      commitLogins: [],
      unmappedEmails: [],
      requesters: []
    },
    commits: [],
    comments: [],
    reviews: [],
    labels: [],
    labelEvents: []
  }
}

const DONE: Promise<Tried> = Promise.resolve({ done: true })

/** Ports that read and write the list. */
export function memoryPorts(runs: CheckRunFacts[]): GitHubPorts {
  const change = (id: number, facts: Partial<CheckRunFacts>): CheckRunFacts => {
    const at = runs.findIndex(one => one.id === id)
    const changed = { ...standingFacts(), ...runs[at], ...facts }
    runs[at] = changed
    return changed
  }
  return {
    pullRequests: {
      read: () => Promise.resolve(readingOf(runs)),
      now: () => Promise.resolve(readingOf(runs)),
      openHead: () => Promise.resolve(readingOf(runs).pullRequest.head.sha),
      from: () => Promise.resolve([])
    },
    checkRuns: {
      write: (draft, standing) => {
        if (standing === undefined)
          runs.push(standingFacts({ ...factsOf(draft), id: runs.length + 1 }))
        const id = standing?.id ?? runs.length
        return Promise.resolve({ run: change(id, factsOf(draft)), remarks: [] })
      },
      find: (headSha, name) =>
        Promise.resolve(
          runs.filter(one => one.headSha === headSha && one.name === name)
        ),
      retire: ({ id, name }) => {
        change(id, {
          name: `${name} (superseded)`,
          status: 'completed',
          conclusion: 'cancelled'
        })
        return DONE
      }
    },
    permissions: {
      of: () => Promise.resolve({ kind: 'unknown', why: 'nobody asks' })
    },
    comments: {
      post: () => Promise.resolve({ databaseId: 1, url: '' }),
      react: () => DONE,
      remove: () => DONE
    },
    labels: { remove: () => DONE },
    statuses: { post: () => DONE },
    mergeQueue: {
      members: ({ baseSha }) =>
        Promise.resolve({ members: [], gaps: [], baseSha, viewer: undefined })
    }
  }
}

function factsOf(draft: CheckRunDraft): Partial<CheckRunFacts> {
  const { name, headSha, conclusion } = draft
  return {
    name,
    headSha,
    conclusion,
    title: draft.page.title,
    status: conclusion === undefined ? 'in_progress' : 'completed',
    ...(draft.keepsExternalId === true ? {} : { externalId: draft.externalId })
  }
}
