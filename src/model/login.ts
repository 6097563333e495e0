/** Logins of accounts: GitHub compares them without regard to case. */
import type { Person } from './signals.ts'

/** The form under which two writings of one login are equal; a key for maps. */
export function loginKey(login: string): string {
  return login.toLowerCase()
}

/** Whether two logins name one account. */
export function sameLogin(one: string, other: string): boolean {
  return loginKey(one) === loginKey(other)
}

/**
 * Every form under which lists may name this account, as keys. GraphQL writes
 * an app's account without `[bot]`, REST with it. The ending is only ever
 * added, and only to a bot: taking it off would turn `alice[bot]` into alice.
 */
export function accountKeys(person: Person): readonly string[] {
  const key = loginKey(person.login)
  return person.kind === 'bot' && !key.endsWith('[bot]')
    ? [key, `${key}[bot]`]
    : [key]
}
