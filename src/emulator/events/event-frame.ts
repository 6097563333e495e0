/** What every payload carries, and where a runner stands when it gets one. */
import type { Account } from '../entities/account.ts'
import type { Repository } from '../entities/repository.ts'
import { organization, simpleUser } from '../render/account.ts'
import type { Json } from '../render/account.ts'
import { fullRepository } from '../render/repository.ts'
import type { Store } from '../store.ts'

/** Repository, sender and, where there is one, organization. */
export function frame(
  store: Store,
  repository: Repository,
  sender: Account
): Json {
  const { owner } = repository
  const home =
    owner.kind === 'Organization'
      ? { organization: organization(store, owner) }
      : {}
  return {
    repository: fullRepository(store, repository),
    ...home,
    sender: simpleUser(store, sender)
  }
}

/** Events without a ref of their own run on the default branch's tip. */
export function onDefaultBranch(repository: Repository): {
  readonly ref: string
  readonly sha: string
} {
  const ref = `refs/heads/${repository.defaultBranch}`
  return { ref, sha: repository.refs.get(ref) ?? '' }
}
