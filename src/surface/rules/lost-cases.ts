/** Tables of tests that have fewer cases than before. */
import type { Found } from '../change.ts'
import type { TestFacts } from '../code/test-facts.ts'
import type { TestPair } from './test-pairs.ts'

/** Tests whose tables lost rows, in files that run fewer cases; a row in place of another one is none. */
export function lostCases({ path, before, after }: TestPair): readonly Found[] {
  if (before === undefined || after === undefined) return []
  if (runs(after) >= runs(before)) return []
  return [...before.cases].flatMap(([name, had]) => {
    const has = after.cases.get(name)
    // A table that is gone, or written elsewhere, cannot be counted.
    return has === undefined || has >= had
      ? []
      : [
          {
            rule: 'test-removed' as const,
            message: `the cases of ${name} in ${path} are ${has} where they were ${had}`,
            path,
            before: `${had} cases`,
            after: `${has} cases`
          }
        ]
  })
}

/** Tests without a table, and the cases of those that have one. */
function runs({ names, cases }: TestFacts): number {
  const plain = names.filter(name => !cases.has(name)).length
  return [...cases.values()].reduce((sum, count) => sum + count, plain)
}
