/** Tests that are skipped, focused so that others are, or end the process. */
import { isTestPath } from '../code/language.ts'
import type { Found } from '../change.ts'
import type { TestFacts } from '../code/test-facts.ts'
import type { SurfaceRuleId } from '../../policy/surface-rules.ts'
import type { TestPair } from './test-pairs.ts'

/** More skips than before, with or without a condition. */
export function skippedTests({
  path,
  before,
  after
}: TestPair): readonly Found[] {
  if (before === undefined || after === undefined) return []
  const more = after.skips.length - before.skips.length
  if (more > 0) {
    const skipsNow = after.skips.flatMap(({ test }) => test ?? [])
    const skippedBefore = before.skips.flatMap(({ test }) => test ?? [])
    const inNewRows = skipsOfNewRows(before, after)
    const ranBefore = skipsNow.some(
      test =>
        before.names.includes(test) &&
        !skippedBefore.includes(test) &&
        !inNewRows.has(test)
    )
    const excused = [...inNewRows.values()].reduce((sum, one) => sum + one, 0)
    const rule =
      ranBefore || running(after) + excused < running(before)
        ? 'test-skipped'
        : 'test-skipped-conditionally'
    const tests = more === 1 ? 'one more test' : `${more} more tests`
    const mark = newMark(before.skips, after.skips)
    return [
      markedFinding(rule, `${path} skips ${tests} than before`, path, mark)
    ]
  }
  if (after.conditionalSkips.length <= before.conditionalSkips.length) return []
  return [
    markedFinding(
      'test-skipped-conditionally',
      `${path} skips by a condition that it did not have`,
      path,
      newMark(before.conditionalSkips, after.conditionalSkips)
    )
  ]
}

/** Skips of rows in tables that have as many rows more, by their test. */
function skipsOfNewRows(
  before: TestFacts,
  after: TestFacts
): ReadonlyMap<string, number> {
  const rowsOf = ({ skips }: TestFacts, name: string): number =>
    skips.filter(
      ({ test, text }) => test === name && text.startsWith('marks =')
    ).length
  return new Map(
    [...before.cases].flatMap(([name, had]) => {
      const more = rowsOf(after, name) - rowsOf(before, name)
      const grown = (after.cases.get(name) ?? 0) - (had ?? Infinity)
      const isAll = after.skips.every(
        ({ test, text }) => test !== name || text.startsWith('marks =')
      )
      return isAll && more > 0 && grown >= more ? [[name, more] as const] : []
    })
  )
}

function markedFinding(
  rule: SurfaceRuleId,
  message: string,
  path: string,
  mark: TestFacts['skips'][number] | undefined
): Found {
  return mark === undefined
    ? { rule, message, path }
    : {
        rule,
        message: `${message} (${mark.text})`,
        path,
        line: mark.line,
        after: mark.text
      }
}

function running({ names, skips }: TestFacts): number {
  return names.length - skips.length
}

/** These count in a new file too: they reach beyond their own test. */
export function focusedOrEnding({
  path,
  before,
  after
}: TestPair): readonly Found[] {
  if (after === undefined) return []
  const had = before ?? { focuses: [], exits: [] }
  const focus = newMark(had.focuses, after.focuses)
  const exit = newMark(had.exits, after.exits)
  const focuses = after.focuses.length > had.focuses.length
  const exits = isTestPath(path) && after.exits.length > had.exits.length
  return [
    ...(focuses && focus !== undefined
      ? [
          {
            rule: 'test-focused' as const,
            message: `${path} focuses a test (${focus.text}), so others do not run`,
            path,
            line: focus.line,
            after: focus.text
          }
        ]
      : []),
    ...(exits && exit !== undefined
      ? [
          {
            rule: 'test-exits' as const,
            message: `${path} ends or bends the process by itself (${exit.text})`,
            path,
            line: exit.line,
            after: exit.text
          }
        ]
      : [])
  ]
}

/** The first mark that there are more of than before. */
function newMark(
  before: TestFacts['skips'],
  after: TestFacts['skips']
): TestFacts['skips'][number] | undefined {
  const left = before.map(({ text }) => text)
  return (
    after.find(({ text }) => {
      const at = left.indexOf(text)
      if (at < 0) return true
      left.splice(at, 1)
      return false
    }) ?? after.at(-1)
  )
}
