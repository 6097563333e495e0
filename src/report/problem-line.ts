/** One problem of an error in one line. */
import type { Problem } from '../errors.ts'

/** Its place first; a problem of the whole has none. May quote untrusted text. */
export function problemLine({ path, message }: Problem): string {
  return path === '' ? message : `${path}: ${message}`
}
