/** Conditions of Rust that keep tests from being compiled. */
import type { Mark, NamedTest, SkipMark } from './test-facts.ts'
import type { Code } from './tokens.ts'

const CONDITION = /(?<= )# (!?) ?\[ cfg \( ([^\]]{1,300}?) \) \] /g
const MORE = '(?:# \\[[^\\]]{0,200}\\] ){0,8}(?:pub )?'
const BEFORE_TEST = new RegExp(`^${MORE}(?:async )?fn (\\w+)`)
const BEFORE_MODULE = new RegExp(`^${MORE}mod `)
const NEVER = /^(?:any \( \)|false|FALSE|not \( test \))$/
const BEFORE_TESTS = new RegExp(`^${MORE}mod \\w*tests?\\w* `)

/** Marks of conditions on tests: those that never hold where the gate runs, and those that nobody can tell. Pure. */
export function conditionMarks({
  code,
  tests
}: {
  readonly code: Code
  readonly tests: readonly NamedTest[]
}): {
  readonly always: readonly SkipMark[]
  readonly perhaps: readonly Mark[]
} {
  const names = new Set(tests.map(({ name }) => name))
  const found = [...code.words.matchAll(CONDITION)].flatMap(one => {
    const [all, inner, condition = ''] = one
    const end = one.index + all.length
    const speaks =
      inner === '!' ||
      speaksOfTests(condition, code.words.slice(end, end + 2000), names)
    const holds = holdsHere(condition.split(' '))
    if (!speaks || holds === true) return []
    const test = tests.find(one => one.end > end)?.name
    const mark = {
      line: code.lineAt(one.index),
      text: `cfg(${condition.replace(/ (?=[(),])|(?<=\() /g, '')})`,
      ...(test === undefined ? {} : { test })
    }
    return [{ holds, mark }]
  })
  const where = (wanted: boolean | undefined): readonly SkipMark[] =>
    found.filter(({ holds }) => holds === wanted).map(({ mark }) => mark)
  return { always: where(false), perhaps: where(undefined) }
}

function speaksOfTests(
  condition: string,
  next: string,
  names: ReadonlySet<string>
): boolean {
  const named = BEFORE_TEST.exec(next)?.[1]
  return (
    /(?:^| )test(?: |$)/.test(condition.replace(/not \( test \)/g, '')) ||
    BEFORE_TESTS.test(next) ||
    (NEVER.test(condition) && BEFORE_MODULE.test(next)) ||
    (named !== undefined && names.has(named))
  )
}

type Told = boolean | undefined

/** Whether a condition holds in a test on Linux; undefined when it cannot be told. */
function holdsHere(words: readonly string[]): Told {
  let at = 0
  const condition = (): Told => {
    const name = words[at++]
    if (words[at] !== '(') return plain(name, () => words[at++])
    at += 1
    const parts: Told[] = []
    while (at < words.length && words[at] !== ')')
      if (words[at] === ',') at += 1
      else parts.push(condition())
    at += 1
    return joined(name, parts)
  }
  const plain = (
    name: string | undefined,
    next: () => string | undefined
  ): Told => {
    if (words[at] !== '=') return FIXED.get(name ?? '')
    next()
    const value = next()?.replaceAll('"', '')
    if (name === 'target_os') return value === 'linux'
    return name === 'target_family' ? value === 'unix' : undefined
  }
  return condition()
}

const FIXED: ReadonlyMap<string, boolean> = new Map([
  ['test', true],
  ['unix', true],
  ['debug_assertions', true],
  ['true', true],
  ['windows', false],
  ['false', false],
  ['FALSE', false]
])

function joined(name: string | undefined, parts: readonly Told[]): Told {
  if (name === 'not') return parts[0] === undefined ? undefined : !parts[0]
  const decides = name === 'any'
  if (parts.includes(decides)) return decides
  return parts.includes(undefined) ? undefined : !decides
}
