/** Accounts, apps and teams as REST and webhooks show them. */
import type { Account, App, Team } from '../entities/account.ts'
import { nodeId } from '../store.ts'
import type { Store } from '../store.ts'

/** A JSON object of the API. */
export type Json = Readonly<Record<string, unknown>>

/** GitHub's `simple-user`. */
export function simpleUser(store: Store, account: Account): Json {
  const url = `${store.serverUrl}/users/${encodeURIComponent(account.login)}`
  const page = account.login.replace(/^(.*)\[bot\]$/u, 'apps/$1')
  return {
    login: account.login,
    id: account.id,
    node_id: nodeId(account.kind, account.id),
    avatar_url: `${store.serverUrl}/avatars/u/${account.id}?v=4`,
    gravatar_id: '',
    url,
    html_url: `${store.serverUrl}/${page}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: account.kind,
    user_view_type: 'public',
    site_admin: false
  }
}

/** The author of something: null when the account is deleted. */
export function author(store: Store, account: Account): Json | null {
  return account.deleted ? null : simpleUser(store, account)
}

/** GitHub's `public-user`. */
export function publicUser(store: Store, account: Account): Json {
  return {
    ...simpleUser(store, account),
    name: account.name,
    company: null,
    blog: '',
    location: null,
    email: null,
    hireable: null,
    bio: null,
    twitter_username: null,
    public_repos: 0,
    public_gists: 0,
    followers: 0,
    following: 0,
    created_at: account.createdAt,
    updated_at: account.createdAt
  }
}

/** GitHub's `organization-simple` as webhooks carry it. */
export function organization(store: Store, account: Account): Json {
  const url = `${store.serverUrl}/orgs/${account.login}`
  return {
    login: account.login,
    id: account.id,
    node_id: nodeId('Organization', account.id),
    url,
    repos_url: `${url}/repos`,
    events_url: `${url}/events`,
    hooks_url: `${url}/hooks`,
    issues_url: `${url}/issues`,
    members_url: `${url}/members{/member}`,
    public_members_url: `${url}/public_members{/member}`,
    avatar_url: `${store.serverUrl}/avatars/u/${account.id}?v=4`,
    description: ''
  }
}

/** GitHub's `integration`. */
export function integration(store: Store, app: App): Json {
  return {
    id: app.id,
    client_id: `Iv1.emulated${app.id}`,
    slug: app.slug,
    node_id: nodeId('App', app.id),
    owner: simpleUser(store, app.owner),
    name: app.name,
    description: '',
    external_url: `${store.serverUrl}/apps/${app.slug}`,
    html_url: `${store.serverUrl}/apps/${app.slug}`,
    created_at: app.createdAt,
    updated_at: app.createdAt,
    permissions: {},
    events: []
  }
}

/** GitHub's `team-full`. */
export function teamAnswer(store: Store, team: Team): Json {
  const { organization: owner } = team
  const url = `${store.serverUrl}/organizations/${owner.id}/team/${team.id}`
  return {
    id: team.id,
    node_id: nodeId('Team', team.id),
    url,
    html_url: `${store.serverUrl}/orgs/${owner.login}/teams/${team.slug}`,
    name: team.slug,
    slug: team.slug,
    description: null,
    privacy: 'closed',
    permission: 'pull',
    members_url: `${url}/members{/member}`,
    repositories_url: `${url}/repos`,
    type: 'organization',
    parent: null,
    members_count: team.members.size,
    repos_count: team.grants.size,
    created_at: owner.createdAt,
    updated_at: owner.createdAt,
    organization: teamOrganization(store, owner)
  }
}

/** GitHub's `team-organization`. */
function teamOrganization(store: Store, account: Account): Json {
  return {
    ...organization(store, account),
    has_organization_projects: true,
    has_repository_projects: true,
    public_repos: 0,
    public_gists: 0,
    followers: 0,
    following: 0,
    html_url: `${store.serverUrl}/${account.login}`,
    type: 'Organization',
    created_at: account.createdAt,
    updated_at: account.createdAt,
    archived_at: null
  }
}

/** GitHub's `team-membership`; nothing when the account is not in the team. */
export function teamMembership(
  store: Store,
  team: Team,
  account: Account
): Json | undefined {
  const membership = team.members.get(account.id)
  if (membership === undefined) return undefined
  const { id } = team.organization
  const url = `${store.serverUrl}/organizations/${id}/team/${team.id}/memberships/${account.login}`
  return { state: membership.state, role: membership.role, url }
}
