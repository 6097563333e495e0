/** Who can act on the in-memory GitHub: people, bots, organizations, apps, teams and their tokens. */

/** What REST calls the `type` of an account; `Bot` includes every app's bot. */
export type AccountKind = 'User' | 'Bot' | 'Organization' | 'Mannequin'

/** A user, bot, organization or mannequin. */
export interface Account {
  readonly id: number
  readonly kind: AccountKind
  /** Login as REST shows it, such as `ann` or `my-gate[bot]`. */
  login: string
  /** Login as GraphQL shows it: bots lose their `[bot]`. */
  readonly graphqlLogin: string
  readonly name: string | null
  /** E-mails that map commits to this account, lower case. */
  readonly emails: ReadonlySet<string>
  readonly createdAt: string
  /** A deleted account shows as nobody wherever it wrote. */
  deleted: boolean
  /** Members of an organization and their role there. */
  readonly members: Map<number, 'member' | 'admin'>
  /** What every member of an organization may do in its repositories. */
  readonly memberRole: Role
  /** Custom repository roles of an organization: name to the role it inherits. */
  readonly customRoles: Map<string, Role>
}

/** GitHub's own repository roles, weakest first. */
export const ROLES = [
  'none',
  'read',
  'triage',
  'write',
  'maintain',
  'admin'
] as const

/** One of GitHub's own repository roles. */
export type Role = (typeof ROLES)[number]

/** A GitHub App; its bot account is `<slug>[bot]`. */
export interface App {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly owner: Account
  readonly bot: Account
  readonly createdAt: string
}

/** A team of an organization. */
export interface Team {
  readonly id: number
  readonly organization: Account
  readonly slug: string
  readonly members: Map<
    number,
    {
      readonly role: 'member' | 'maintainer'
      readonly state: 'active' | 'pending'
    }
  >
  /** Repository id to the name of the role that the team has there. */
  readonly grants: Map<number, string>
}

/** Permissions of a token by GitHub's API names, such as `pull_requests`. */
export type TokenPermissions = Readonly<
  Record<string, 'read' | 'write' | 'admin'>
>

/**
 * A credential. `installation` acts as an app's bot, `user` as a person,
 * `app` is an app's own JSON web token.
 */
export interface Token {
  readonly value: string
  readonly kind: 'installation' | 'user' | 'app'
  /** What the request log calls it; never the secret. */
  readonly label: string
  readonly app: App | undefined
  readonly account: Account
  /** Absent for a classic personal token: the account's role alone decides. */
  readonly permissions: TokenPermissions | undefined
  /** Ids of the repositories it reaches; absent for all. */
  readonly repositories: ReadonlySet<number> | undefined
  /** Requests an hour. */
  readonly limit: number
  used: number
  revoked: boolean
}
