/** Operations that bring people, bots, organizations, apps and teams into being. */
import { GateError } from '../../errors.ts'
import type {
  Account,
  AccountKind,
  App,
  Role,
  Team
} from '../entities/account.ts'
import type { Repository } from '../entities/repository.ts'
import { accountByLogin } from '../store.ts'
import type { Store } from '../store.ts'

/** What may be said about a new account. */
export interface AccountDraft {
  readonly id?: number
  readonly name?: string
  /** E-mails that map commits to the account, beside its noreply address. */
  readonly emails?: readonly string[]
  /** Login as GraphQL shows it, where it is not the REST login without `[bot]`. */
  readonly graphqlLogin?: string
}

/** What may be said about a new organization. */
export interface OrganizationDraft {
  readonly id?: number
  /** What every member may do in the organization's repositories; `read` by default. */
  readonly memberRole?: Role
  /** Custom repository roles: name to the role it inherits. */
  readonly customRoles?: Readonly<Record<string, Role>>
}

/** What may be said about a new app. */
export interface AppDraft {
  readonly id?: number
  readonly name?: string
  /** Id of the app's bot account. */
  readonly botId?: number
  readonly owner?: Account
}

/** GitHub's own app behind `GITHUB_TOKEN`, with its real ids. */
export const ACTIONS_APP = {
  slug: 'github-actions',
  id: 15368,
  name: 'GitHub Actions',
  botId: 41898282
} as const

/** Brings accounts into being and gives them roles. */
export interface AccountOperations {
  user(login: string, draft?: AccountDraft): Account
  /** A bot without an app of this store, such as `Copilot`. */
  bot(login: string, draft?: AccountDraft): Account
  mannequin(login: string, draft?: AccountDraft): Account
  organization(login: string, draft?: OrganizationDraft): Account
  addMember(
    organization: Account,
    account: Account,
    role?: 'member' | 'admin'
  ): void
  /** An app and its bot account `<slug>[bot]`; the known slug `github-actions` gives GitHub's own. */
  app(slug: string, draft?: AppDraft): App
  team(organization: Account, slug: string): Team
  joinTeam(
    team: Team,
    account: Account,
    membership?: {
      role?: 'member' | 'maintainer'
      state?: 'active' | 'pending'
    }
  ): void
  /** Gives a role, by GitHub's own or a custom name, to an account or a team. */
  grant(repository: Repository, who: Account | Team, roleName: string): void
  /** The account vanishes; what it wrote stays and shows nobody. */
  deleteAccount(account: Account): void
}

/** The operations on one store. */
export function accountOperations(store: Store): AccountOperations {
  return {
    user: (login, draft = {}) => addAccount(store, login, 'User', draft),
    bot: (login, draft = {}) => addAccount(store, login, 'Bot', draft),
    mannequin: (login, draft = {}) =>
      addAccount(store, login, 'Mannequin', draft),
    organization: (login, draft = {}) =>
      addAccount(store, login, 'Organization', draft),
    addMember(organization, account, role = 'member') {
      organization.members.set(account.id, role)
    },
    app: (slug, draft = {}) => addApp(store, slug, draft),
    team: (organization, slug) => addTeam(store, organization, slug),
    joinTeam(team, account, { role = 'member', state = 'active' } = {}) {
      team.members.set(account.id, { role, state })
    },
    grant(repository, who, roleName) {
      if ('organization' in who) who.grants.set(repository.id, roleName)
      else repository.grants.set(who.id, roleName)
    },
    deleteAccount(account) {
      account.deleted = true
    }
  }
}

function addAccount(
  store: Store,
  login: string,
  kind: AccountKind,
  draft: AccountDraft & OrganizationDraft
): Account {
  if (accountByLogin(store, login) !== undefined) {
    throw new GateError(
      'VALUE_INVALID',
      `The login ${login} is taken on this GitHub; expected a new one.`
    )
  }
  const id = draft.id ?? store.nextId()
  const noreply = `${id}+${login}@users.noreply.github.com`
  const emails = [noreply, ...(draft.emails ?? [])]
  const account: Account = {
    id,
    kind,
    login,
    graphqlLogin: draft.graphqlLogin ?? login.replace(/\[bot\]$/u, ''),
    name: draft.name ?? null,
    emails: new Set(emails.map(email => email.toLowerCase())),
    createdAt: store.now(),
    deleted: false,
    members: new Map(),
    memberRole: draft.memberRole ?? 'read',
    customRoles: new Map(Object.entries(draft.customRoles ?? {}))
  }
  store.accounts.set(id, account)
  return account
}

function addApp(store: Store, slug: string, draft: AppDraft): App {
  const standing = [...store.apps.values()].find(app => app.slug === slug)
  if (standing !== undefined) return standing
  const facts: AppDraft =
    slug === ACTIONS_APP.slug ? { ...ACTIONS_APP, ...draft } : draft
  const { botId } = facts
  const login = `${slug}[bot]`
  const botDraft = botId === undefined ? {} : { id: botId }
  const app: App = {
    id: facts.id ?? store.nextId(),
    slug,
    name: facts.name ?? slug,
    owner: facts.owner ?? gitHubItself(store),
    bot: addAccount(store, login, 'Bot', botDraft),
    createdAt: store.now()
  }
  store.apps.set(app.id, app)
  return app
}

/** The organization that owns apps without another owner. */
function gitHubItself(store: Store): Account {
  return (
    accountByLogin(store, 'github') ??
    addAccount(store, 'github', 'Organization', { id: 9919 })
  )
}

function addTeam(store: Store, organization: Account, slug: string): Team {
  const team: Team = {
    id: store.nextId(),
    organization,
    slug,
    members: new Map(),
    grants: new Map()
  }
  store.teams.set(team.id, team)
  return team
}
