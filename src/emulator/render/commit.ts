/** Commits as REST and webhooks show them. */
import type { Commit, Repository, Signature } from '../entities/repository.ts'
import { accountByEmail, nodeId } from '../store.ts'
import type { Store } from '../store.ts'
import { simpleUser } from './account.ts'
import type { Json } from './account.ts'

/** GitHub's `commit`; an e-mail that nobody owns gives a null author. */
export function commitAnswer(
  store: Store,
  repository: Repository,
  commit: Commit
): Json {
  const { sha } = commit
  const root = `${store.serverUrl}/repos/${repository.fullName}`
  const page = `${store.serverUrl}/${repository.fullName}`
  return {
    sha,
    node_id: nodeId('Commit', `${repository.id}:${sha}`),
    commit: {
      author: commit.author,
      committer: commit.committer,
      message: commit.message,
      tree: { sha: commit.tree, url: `${root}/git/trees/${commit.tree}` },
      url: `${root}/git/commits/${sha}`,
      comment_count: 0,
      verification: {
        verified: false,
        reason: 'unsigned',
        signature: null,
        payload: null,
        verified_at: null
      }
    },
    url: `${root}/commits/${sha}`,
    html_url: `${page}/commit/${sha}`,
    comments_url: `${root}/commits/${sha}/comments`,
    author: person(store, commit.author),
    committer: person(store, commit.committer),
    parents: commit.parents.map(parent => ({
      sha: parent,
      url: `${root}/commits/${parent}`,
      html_url: `${page}/commit/${parent}`
    }))
  }
}

function person(store: Store, signature: Signature): Json | null {
  const account = accountByEmail(store, signature.email)
  return account === undefined ? null : simpleUser(store, account)
}

/** GitHub's `simple-commit`, as events carry it. */
export function simpleCommit(commit: Commit): Json {
  return {
    id: commit.sha,
    tree_id: commit.tree,
    message: commit.message,
    timestamp: commit.committer.date,
    author: { name: commit.author.name, email: commit.author.email },
    committer: { name: commit.committer.name, email: commit.committer.email }
  }
}
