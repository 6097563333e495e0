/** SHA-256 digests: of content, and of the ledger's lines. */
import * as crypto from 'node:crypto'

const DIGEST = /^[0-9a-f]{64}$/

/** What a submodule or a deletion has in place of content is decided by the ledger, not here. */
export const EMPTY_DIGEST = ''

/**
 * SHA-256 of bytes or of a UTF-8 string.
 * @returns 64 lower-case hex digits
 */
export function sha256(content: Uint8Array | string): string {
  return crypto.createHash('sha256').update(content).digest('hex')
}

/** Whether a text is a whole digest: 64 lower-case hex digits, nothing shorter (threat C5). */
export function isDigest(text: string): boolean {
  return DIGEST.test(text)
}
