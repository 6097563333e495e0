/** Operations that issue and revoke credentials. */
import type {
  Account,
  App,
  Token,
  TokenPermissions
} from '../entities/account.ts'
import type { Repository } from '../entities/repository.ts'
import type { Store } from '../store.ts'
import { ACTIONS_APP } from './accounts.ts'
import type { AccountOperations } from './accounts.ts'

/** What may be said about a new token. */
export interface TokenDraft {
  /** What the request log calls it. */
  readonly label?: string
  /** By GitHub's API names, such as `{ pull_requests: 'read' }`. */
  readonly permissions?: TokenPermissions
  /** What it reaches; absent for everything. */
  readonly repositories?: readonly Repository[]
  /** Requests an hour; GitHub's own limit of the kind by default. */
  readonly limit?: number
}

/** Issues credentials; the secret is the token's `value`. */
export interface TokenOperations {
  /** The `GITHUB_TOKEN` of a workflow in this repository, with the job's permissions (API names). */
  actionsToken(repository: Repository, permissions: TokenPermissions): Token
  /** An installation token of an app; without permissions it can read public things. */
  installationToken(app: App, draft?: TokenDraft): Token
  /** A person's token: classic without permissions, fine-grained with them. */
  personalToken(account: Account, draft?: TokenDraft): Token
  /** An app's own JSON web token, for `GET /app`. */
  appToken(app: App): Token
  revoke(token: Token): void
}

/** The operations on one store. */
export function tokenOperations(
  store: Store,
  accounts: AccountOperations
): TokenOperations {
  return {
    actionsToken(repository, permissions) {
      const app = accounts.app(ACTIONS_APP.slug)
      const draft = { permissions, repositories: [repository], limit: 1000 }
      return issue(store, 'installation', { app, account: app.bot }, draft)
    },
    installationToken: (app, draft = {}) =>
      issue(
        store,
        'installation',
        { app, account: app.bot },
        { permissions: {}, ...draft }
      ),
    personalToken: (account, draft = {}) =>
      issue(store, 'user', { account }, draft),
    appToken: app => issue(store, 'app', { app, account: app.bot }, {}),
    revoke(token) {
      token.revoked = true
    }
  }
}

function issue(
  store: Store,
  kind: Token['kind'],
  holder: { readonly account: Account; readonly app?: App },
  draft: TokenDraft
): Token {
  const serial = store.nextId()
  const token: Token = {
    value: secret(kind, draft.permissions !== undefined, serial),
    kind,
    label: draft.label ?? holder.account.login,
    app: holder.app,
    account: holder.account,
    permissions: draft.permissions && {
      metadata: 'read',
      ...draft.permissions
    },
    repositories:
      draft.repositories && new Set(draft.repositories.map(each => each.id)),
    limit: draft.limit ?? 5000,
    used: 0,
    revoked: false
  }
  store.tokens.set(token.value, token)
  return token
}

function secret(
  kind: Token['kind'],
  fineGrained: boolean,
  serial: number
): string {
  const filler = `emulated${serial}`.padEnd(36, '0')
  if (kind === 'installation') return `ghs_${filler}`
  if (kind === 'app') return `eyJ.${filler}.emulated`
  return fineGrained ? `github_pat_${filler}` : `ghp_${filler}`
}
