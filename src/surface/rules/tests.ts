/** Tests deleted, renamed away, removed, skipped, focused or emptied (threat B7). */
import { emptiedTests, removedTests } from './emptied-tests.ts'
import { goneTests } from './gone-tests.ts'
import { lostCases } from './lost-cases.ts'
import { focusedOrEnding, skippedTests } from './skipped-tests.ts'
import { assertingHelpers, goneSubjects } from './test-subjects.ts'
import { testPairs } from './test-pairs.ts'
import type { Found, SurfaceInput } from '../change.ts'

/** What the change takes away from tests. */
export function testChanges(input: SurfaceInput): readonly Found[] {
  const pairs = testPairs(input.changes)
  const cameWith = new Map<string, number>()
  for (const { before, after } of pairs)
    for (const name of after?.names ?? [])
      if (before?.names.includes(name) !== true)
        cameWith.set(
          name,
          (cameWith.get(name) ?? 0) + (after?.assertionsOf.get(name) ?? 1)
        )
  const helpers = assertingHelpers(input.changes)
  const subjects = goneSubjects(input.changes)
  return pairs.flatMap(pair => [
    ...goneTests(pair, input, cameWith),
    ...skippedTests(pair),
    ...focusedOrEnding(pair),
    ...emptiedTests(pair, helpers),
    ...removedTests(pair, cameWith, subjects),
    ...lostCases(pair)
  ])
}
