/** Asks once per person and run: a decision that is made twice costs no second look-up. */
import { loginKey } from '../model/login.ts'
import type { PermissionReader } from '../github-ports.ts'
import type { PermissionFact } from '../model/signals.ts'

/** The same reader with a memory that lives as long as the run. */
export function rememberedPermissions(
  reader: PermissionReader
): PermissionReader {
  const known = new Map<string, Promise<PermissionFact>>()
  return {
    of: (login, asked) => {
      const key = loginKey(login)
      const fact = known.get(key) ?? reader.of(login, asked)
      known.set(key, fact)
      return fact
    }
  }
}
