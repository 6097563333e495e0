/** Tables of tests that have fewer cases than before. */
import type { Found } from '../change.ts'
import type { TestFacts } from '../code/test-facts.ts'
import type { TestPair } from './test-pairs.ts'

/** Tests whose tables lost rows, in files that run fewer cases; a row in place of another one is none. */
export function lostCases({ path, before, after }: TestPair): readonly Found[] {
  if (before === undefined || after === undefined) return []
  const unknown = uncounted(before, after)
  if (runs(after, unknown) >= runs(before, unknown)) return []
  return [...before.cases].flatMap(([name, had]) => {
    const has = after.cases.get(name)
    // A table that is gone, or written elsewhere, cannot be counted.
    return had === undefined || has === undefined || has >= had
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
function runs(
  { names, cases }: TestFacts,
  unknown: ReadonlySet<string>
): number {
  const plain = names.filter(name => !cases.has(name) && !unknown.has(name))
  return [...cases]
    .filter(([name]) => !unknown.has(name))
    .reduce((sum, [, count]) => sum + (count ?? 1), plain.length)
}

/** Tests of both sides whose cases cannot be compared. */
function uncounted(before: TestFacts, after: TestFacts): ReadonlySet<string> {
  const has = ({ names, cases }: TestFacts, name: string): boolean =>
    cases.has(name) || names.includes(name)
  const all = new Set([...before.cases.keys(), ...after.cases.keys()])
  return new Set(
    [...all].filter(name => {
      if (!has(before, name) || !has(after, name)) return false
      const [had, now] = [before.cases.get(name), after.cases.get(name)]
      // A plain test that gets a table has more cases; a table that is gone may stand elsewhere.
      return now === undefined || (had === undefined && before.cases.has(name))
    })
  )
}
