/** The world's operations in one value. */
import { accountOperations } from './accounts.ts'
import type { AccountOperations } from './accounts.ts'
import { checkOperations } from './checks.ts'
import type { CheckOperations } from './checks.ts'
import { discussionOperations } from './discussion.ts'
import type { DiscussionOperations } from './discussion.ts'
import { labelOperations } from './labels.ts'
import type { LabelOperations } from './labels.ts'
import { pullRequestOperations } from './pull-requests.ts'
import type { PullRequestOperations } from './pull-requests.ts'
import { repositoryOperations } from './repositories.ts'
import type { RepositoryOperations } from './repositories.ts'
import { tokenOperations } from './tokens.ts'
import type { TokenOperations } from './tokens.ts'
import type { WorldPlace } from './world-place.ts'

/** Arranges what exists; asynchronous where git takes part. */
export type World = AccountOperations &
  CheckOperations &
  DiscussionOperations &
  LabelOperations &
  PullRequestOperations &
  RepositoryOperations &
  TokenOperations

/** The operations on one world. */
export function createWorld(place: WorldPlace): World {
  const accounts = accountOperations(place.store)
  return {
    ...accounts,
    ...checkOperations(place.store),
    ...discussionOperations(place.store),
    ...labelOperations(place.store),
    ...pullRequestOperations(place),
    ...repositoryOperations(place),
    ...tokenOperations(place.store, accounts)
  }
}
