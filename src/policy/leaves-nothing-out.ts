/** Whether a policy, valid or not, leaves no path out of the ledger. */
import { readYaml } from './read-yaml.ts'

/**
 * True where the text can be read and has no `scope`: whatever else is wrong with
 * it, the change is the whole change. False where that cannot be known.
 */
export function leavesNothingOut(text: string): boolean {
  const reading = readYaml(text)
  if (reading.kind === 'problems') return false
  const { data } = reading
  if (data === null || data === undefined) return true
  return (
    typeof data === 'object' &&
    !Array.isArray(data) &&
    !Object.hasOwn(data, 'scope')
  )
}
