/** Accounts as GraphQL shows them: bots without `[bot]`, the deleted as null. */
import type { Account } from '../entities/account.ts'
import { nodeId } from '../store.ts'
import type { View, Viewing } from './view.ts'

/** Whoever did something; null when the account is deleted. */
export function actorView(viewing: Viewing, account: Account): View | null {
  return account.deleted ? null : accountView(viewing, account)
}

/** An account that exists. */
export function accountView(viewing: Viewing, account: Account): View {
  const page = `${account.kind === 'Bot' ? 'apps/' : ''}${account.graphqlLogin}`
  return {
    __typename: account.kind,
    id: nodeId(account.kind, account.id),
    databaseId: account.id,
    login: account.graphqlLogin,
    url: `${viewing.store.serverUrl}/${page}`,
    name: account.name,
    email: '',
    createdAt: account.createdAt
  }
}

/** The token's own account; an app's bot shows as a user with its `[bot]`. */
export function viewerView(viewing: Viewing): View {
  const { account } = viewing.token
  const view = accountView(viewing, account)
  return { ...view, __typename: 'User', login: account.login }
}
