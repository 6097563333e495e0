/** Accounts of GraphQL as persons. Pure. */
import type { Person } from '../../model/signals.ts'
import type { ActorAnswer } from './pull-request-answer.ts'

/** What GitHub shows for a deleted account. */
const GHOST: Person = { login: 'ghost', kind: 'ghost' }

/**
 * The person. GraphQL names a bot without the `[bot]` that REST and git give
 * it: it is added, and never taken off, so that no bot is taken for a person
 * of the same name. Whatever is not plainly a user cannot be one.
 */
export function personOf(actor: ActorAnswer): Person {
  if (actor === null) return GHOST
  const { login } = actor
  switch (actor.__typename) {
    case 'User':
      return { login, kind: login.endsWith('[bot]') ? 'bot' : 'user' }
    case 'Mannequin':
      return { login, kind: 'mannequin' }
    case 'Organization':
      return { login, kind: 'organization' }
    default:
      return { login: botLogin(login), kind: 'bot' }
  }
}

function botLogin(login: string): string {
  return login.endsWith('[bot]') ? login : `${login}[bot]`
}

/** Slug of the app whose token sees itself as this login; undefined for a person. */
export function appSlugOf(viewerLogin: string): string | undefined {
  return /^(.+)\[bot\]$/.exec(viewerLogin)?.[1]
}
