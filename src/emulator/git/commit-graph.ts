/** Questions about the commits of a repository, answered from the store. */
import type { PullRequest } from '../entities/pull-request.ts'
import type { Commit, Repository } from '../entities/repository.ts'

/** Ids of the commit and everything it descends from. */
export function ancestors(repository: Repository, sha: string): Set<string> {
  const seen = new Set<string>()
  const open = [sha]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const commit = repository.commits.get(next)
    if (commit === undefined || seen.has(next)) continue
    seen.add(next)
    open.push(...commit.parents)
  }
  return seen
}

/** Commits that `head` reaches and `base` does not, parents before children. */
export function commitsBetween(
  repository: Repository,
  base: string,
  head: string
): readonly Commit[] {
  const excluded = ancestors(repository, base)
  const done = new Set<string>()
  const order: Commit[] = []
  const open = [head]
  for (let sha = open.at(-1); sha !== undefined; sha = open.at(-1)) {
    const commit = repository.commits.get(sha)
    const waiting = (commit?.parents ?? []).filter(
      parent =>
        !done.has(parent) &&
        !excluded.has(parent) &&
        repository.commits.has(parent)
    )
    const skip = commit === undefined || excluded.has(sha) || done.has(sha)
    if (!skip && waiting.length > 0) {
      open.push(...waiting.toReversed())
      continue
    }
    open.pop()
    if (skip) continue
    done.add(sha)
    order.push(commit)
  }
  return order
}

/** The commits of a pull request, parents before children. */
export function pullCommits(pull: PullRequest): readonly Commit[] {
  return commitsBetween(pull.repository, pull.baseSha, pull.headSha)
}

/** The commit that a branch, tag, full reference or object id names. */
export function resolveCommit(
  repository: Repository,
  revision: string
): Commit | undefined {
  const names = [
    revision,
    `refs/${revision}`,
    `refs/heads/${revision}`,
    `refs/tags/${revision}`
  ]
  for (const name of names) {
    const sha = repository.refs.get(name)
    if (sha !== undefined) return repository.commits.get(sha)
  }
  const full = repository.commits.get(revision)
  if (full !== undefined || !/^[0-9a-f]{7,39}$/u.test(revision)) return full
  const matches = [...repository.commits.values()].filter(commit =>
    commit.sha.startsWith(revision)
  )
  return matches.length === 1 ? matches[0] : undefined
}
