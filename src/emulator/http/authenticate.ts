/** From a request's credentials to a token of the store. */
import type { Token } from '../entities/account.ts'
import type { Store } from '../store.ts'

/** Who asks: nobody, a token, or credentials that are worth nothing. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'token'; readonly token: Token }
  | { readonly kind: 'bad' }

/** Reads `token`, `Bearer` and `Basic` (the password counts) from the authorization header. */
export function authenticate(
  store: Store,
  authorization: string | undefined
): Caller {
  if (authorization === undefined) return { kind: 'anonymous' }
  const [scheme = '', credentials = ''] = authorization.split(/\s+/u)
  const secret = secretOf(scheme.toLowerCase(), credentials)
  const token = store.tokens.get(secret)
  if (token === undefined || token.revoked) return { kind: 'bad' }
  return { kind: 'token', token }
}

function secretOf(scheme: string, credentials: string): string {
  if (scheme === 'token' || scheme === 'bearer') return credentials
  if (scheme !== 'basic') return ''
  const plain = Buffer.from(credentials, 'base64').toString()
  return plain.slice(plain.indexOf(':') + 1)
}
