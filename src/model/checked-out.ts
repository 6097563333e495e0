/** Which commit stands in the checkout, beside the head itself. */

/** Stands for the checked-out commit among paths. */
export const HEAD_PATH = '.git/HEAD'

/**
 * Whether a commit is a test merge of the head, as GitHub makes them: it has
 * the head among two parents or more. A commit with the head as its only parent is a later one.
 */
export function isTestMerge(parents: readonly string[], head: string): boolean {
  return parents.length > 1 && parents.includes(head)
}
