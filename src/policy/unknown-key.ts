/** What is said of a key that an object of the policy does not have. */
import { nearestWord } from '../model/nearest-word.ts'

const BEGINNING = 'unknown key; allowed are '

/** What is said of every unknown key of one object. */
export function unknownKeys(allowed: readonly string[]): string {
  return `${BEGINNING}${allowed.join(', ')}`
}

/** The same of one of them: the schema has one sentence for all, and which was meant is of each. */
export function unknownKey(sentence: string, key: string): string {
  const allowed = sentence.startsWith(BEGINNING)
    ? sentence.slice(BEGINNING.length).split(', ')
    : []
  const meant = nearestWord(key, allowed)
  return meant === undefined
    ? sentence
    : `unknown key; did you mean "${meant}"? Allowed are ${allowed.join(', ')}`
}
