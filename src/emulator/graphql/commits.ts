/** Commits and the people they claim, as GraphQL shows them. */
import type { Commit, Repository, Signature } from '../entities/repository.ts'
import { readObject } from '../git/bare-repository.ts'
import { pullCommits } from '../git/commit-graph.ts'
import { accountByEmail, nodeId } from '../store.ts'
import { accountView } from './actors.ts'
import { checkSuitesView } from './checks.ts'
import type { CheckSuiteArguments } from './checks.ts'
import { connection, ordered } from './connection.ts'
import type { Order, PageArguments } from './connection.ts'
import { pullRequestView } from './pull-requests.ts'
import { mayRead } from './view.ts'
import type { View, Viewing } from './view.ts'

/** A commit of a repository. */
export function commitView(
  viewing: Viewing,
  repository: Repository,
  commit: Commit
): View {
  const [headline = '', ...rest] = commit.message.split('\n')
  const { author, committer } = commit
  return {
    __typename: 'Commit',
    id: nodeId('Commit', `${repository.id}:${commit.sha}`),
    oid: commit.sha,
    url: `${viewing.store.serverUrl}/${repository.fullName}/commit/${commit.sha}`,
    message: commit.message,
    messageHeadline: headline,
    messageBody: rest.join('\n').trim(),
    author: () => gitActorView(viewing, author),
    committer: () => gitActorView(viewing, committer),
    authors: (page: PageArguments) =>
      connection('authors', authorsOf(commit), page, each =>
        gitActorView(viewing, each)
      ),
    authoredDate: author.date,
    committedDate: committer.date,
    authoredByCommitter: author.email === committer.email,
    parents: (page: PageArguments) =>
      connection('parents', commit.parents, page, sha => {
        const parent = repository.commits.get(sha)
        return parent === undefined
          ? null
          : commitView(viewing, repository, parent)
      }),
    file: ({ path }: { path: string }) =>
      fileView(viewing, repository, `${commit.sha}:${path}`),
    checkSuites: (page: CheckSuiteArguments) =>
      checkSuitesView(viewing, repository, commit.sha, page),
    associatedPullRequests: (page: PageArguments & { orderBy?: Order }) =>
      associated(viewing, repository, commit, page)
  }
}

/** An entry of a commit's tree; null where it has none. */
async function fileView(
  viewing: Viewing,
  repository: Repository,
  expression: string
): Promise<View | null> {
  mayRead(viewing, repository, ['contents'])
  const { git } = viewing.place
  const found = await readObject(git, repository.folder, expression)
  return found === undefined
    ? null
    : { __typename: 'TreeEntry', oid: found.sha, type: found.type }
}

/** The author, then everybody that a `Co-authored-by` trailer names. */
function authorsOf(commit: Commit): readonly Signature[] {
  const trailer = /^co-authored-by:\s*(.*?)\s*<([^<>]+)>\s*$/gimu
  const others = [...commit.message.matchAll(trailer)].map(
    ([, name = '', email = '']) => ({ name, email, date: commit.author.date })
  )
  return [commit.author, ...others]
}

function gitActorView(viewing: Viewing, signature: Signature): View {
  const account = accountByEmail(viewing.store, signature.email)
  const known = account?.kind === 'User' ? account : undefined
  return {
    ...signature,
    user: () => (known === undefined ? null : accountView(viewing, known))
  }
}

/** Pull requests of this repository that bring the commit; heads in forks are left out. */
function associated(
  viewing: Viewing,
  repository: Repository,
  commit: Commit,
  page: PageArguments & { orderBy?: Order }
): View {
  const found = [...repository.pulls.values()].filter(
    pull =>
      pull.headRepository === repository &&
      pullCommits(pull).some(each => each.sha === commit.sha)
  )
  const sorted = ordered(found, page.orderBy, {
    CREATED_AT: pull => pull.id,
    UPDATED_AT: pull => pull.updatedAt
  })
  return connection('associatedPullRequests', sorted, page, pull =>
    pullRequestView(viewing, pull)
  )
}
