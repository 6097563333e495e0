/** What names of JavaScript stand for: tests and assertions that are imported or bound under other names. */

/** What a module gives: a function of tests, of assertions, or only names. */
type Gives = 'test' | 'assert' | 'names'

const MODULES: readonly (readonly [RegExp, Gives])[] = [
  [/^"(?:(?:node:)?assert(?:\/strict)?|uvu\/assert|power-assert)"$/, 'assert'],
  [/^"(?:node:test|ava|tape|@playwright\/test)"$/, 'test'],
  [
    /^"(?:vitest|@jest\/globals|bun:test|chai|uvu|mocha|tap|expect|@japa\/runner|(?:jsr:)?@std\/(?:assert|expect|testing\/bdd)(?:@[\w.^~-]+)?)"$/,
    'names'
  ]
]

const KNOWN =
  /^(?:it|test|describe|suite|context|specify|bench|[xf](?:it|test|describe|context)|(?:expect|assert|should)(?:[A-Z]\w*)?)$/

// What a test's own context asserts by, such as `t.equal`, under the name of the function around it.
const OF_CONTEXT =
  /^(?:is|not|deepEqual|like|true|false|truthy|falsy|throws\w*|regex|equal|ok|same|fail|match|rejects)$/

const NAME = '[\\w$]+'
const TARGET = `(${NAME}|\\{[\\w$ ,:]*\\})`
const MEMBERS = '((?: \\. [\\w$]+){0,2})'

// A brace ends what stands in braces, so that no place is read twice.
const IMPORT =
  /(?<= )import (?:type )?((?:(?:\* as )?[\w$]+)?(?: , )?(?:\* as [\w$]+|\{[\w$ ,]*\})?) from ("[^" ]*")/g
const REQUIRE = new RegExp(
  `(?<= )(?:const|let|var|import|,) ${TARGET} = (?:\\( )?(?:await )?(?:require|import) \\( ("[^" ]*") \\)(?: \\)(?= \\.))?${MEMBERS}`,
  'g'
)
const BOUND = new RegExp(
  `(?<= )(?:const|let|var|,) ${TARGET} = (${NAME})${MEMBERS}(?= [^.([=])`,
  'g'
)
// Such functions give functions that take tests.
const MADE = new RegExp(
  `(?<= )(?:const|let|var) (${NAME}) = (${NAME}) (?:\\. extend [(<]|\\()`,
  'g'
)

const GLOBALS = ['test', 'it', 'describe', 'suite', 'expect', 'assert']

/**
 * The words with what imported names stand for: `equal` of `node:assert` is `assert . equal`, `t` of
 * `node:test` is `test`. One word in, one out. Pure, linear in the words.
 */
export function withOwnNames(words: readonly string[]): readonly string[] {
  const names = ownNames(` ${words.join(' ')} `)
  if (names.size === 0) return words
  return words.map((word, index) => {
    const own = names.get(word)
    return own === undefined || !isUse(words, index, own) ? word : own
  })
}

/** Whether the word is the name itself, and no property, key or definition of that name. */
function isUse(words: readonly string[], index: number, own: string): boolean {
  const before = words[index - 1]
  const after = words[index + 1]
  const member = words[index + 2] ?? ''
  if (before === '.' && words[index - 2] !== '.') return false
  if (before === 'function' || after === '=') return false
  if (after === ':' && (before === '{' || before === ',')) return false
  return !(
    own === 'test' &&
    after === '.' &&
    (KNOWN.test(member) || OF_CONTEXT.test(member))
  )
}

/** Names that stand for another one, by name. */
function ownNames(words: string): ReadonlyMap<string, string> {
  const origins = new Map(GLOBALS.map(name => [name, name]))
  for (const [name, origin] of importedNames(words)) origins.set(name, origin)
  for (const [, target = '', name = '', members = ''] of words.matchAll(BOUND))
    for (const [bound, origin] of namesOf(
      target,
      memberAt(origins.get(name), members)
    ))
      origins.set(bound, origin)
  for (const [found, name = '', maker = ''] of words.matchAll(MADE)) {
    const origin = origins.get(maker)
    const isExtended = found.includes(' . extend ')
    if (isExtended ? isOfTests(origin) : origin === 'suite')
      origins.set(name, 'test')
  }
  return new Map(
    [...origins].filter(([name, own]) => name !== own && own !== '*')
  )
}

type Origin = readonly [name: string, origin: string]

/** What `import` and `require` give, by the name here. */
function importedNames(words: string): readonly Origin[] {
  const imports = [...words.matchAll(IMPORT)].flatMap(
    ([, clause = '', module = '']) => {
      const origin = moduleOrigin(module)
      const braces = /\{[^}]*\}/.exec(clause)?.[0] ?? ''
      const whole = /^(?:\* as )?([\w$]+)/.exec(clause)?.[1] ?? '{}'
      return [
        ...namesOf(whole, origin),
        ...namesOf(braces.replaceAll(' as ', ' : '), origin)
      ]
    }
  )
  const required = [...words.matchAll(REQUIRE)].flatMap(
    ([, target = '', module = '', members = '']) =>
      namesOf(target, memberAt(moduleOrigin(module), members))
  )
  return [...imports, ...required]
}

/** The names of a target, one or many in braces, with what each stands for. */
function namesOf(
  target: string,
  origin: string | undefined
): readonly Origin[] {
  if (origin === undefined || target === '') return []
  if (!target.startsWith('{')) return [[target, origin]]
  return target
    .replace(/[{}]/g, '')
    .split(',')
    .map(one => one.trim())
    .flatMap(one => {
      const [own = '', name = own] = one.split(' : ')
      const member = memberOf(origin, own)
      return own === '' || member === undefined ? [] : [[name, member] as const]
    })
}

function isOfTests(origin: string | undefined): boolean {
  return origin === 'test' || origin === 'it'
}

/** What a module itself stands for; `*` for its names alone. */
function moduleOrigin(module: string): string | undefined {
  const gives = MODULES.find(([pattern]) => pattern.test(module))?.[1]
  return gives === 'names' ? '*' : gives
}

function memberAt(
  origin: string | undefined,
  members: string
): string | undefined {
  return members
    .split(' . ')
    .filter(member => member !== '')
    .reduce<string | undefined>(
      (owner, member) =>
        owner === undefined ? undefined : memberOf(owner, member),
      origin
    )
}

function memberOf(origin: string, member: string): string | undefined {
  if (member === 'default') return origin
  if (origin === 'assert') {
    if (/^[A-Z]/.test(member)) return undefined
    return /^(?:ok|strict|assert)$/.test(member)
      ? 'assert'
      : `assert . ${member}`
  }
  if (origin !== 'test' && origin !== '*') return undefined
  return KNOWN.test(member) ? member : undefined
}
