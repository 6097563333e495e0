/** How many cases a table gives a test, where they are written beside it. */
import type { Language } from './language.ts'
import type { NamedTest } from './test-facts.ts'

/** How a language writes tables: lists after a mark, or one mark a case. */
interface TableForm {
  /** Ends with the bracket that opens the list. */
  readonly lists: RegExp
  readonly rows: RegExp
  /** Whose the cases are: of the test after them, around them, or of the title after the list. */
  readonly owner: 'after' | 'around' | 'title' | 'method' | 'function'
}

const NEVER = /(?!)/g

const FORMS: Readonly<Record<Language, TableForm>> = {
  js: {
    lists: /(?<= )(?:it|test|describe)(?: \. \w+){0,6} \. each \( \[(?= )/g,
    rows: NEVER,
    owner: 'title'
  },
  python: {
    lists:
      /(?<= )parametrize \( (?:¶ )?(?:"[^"]*"|[[(] [^\])(]{0,200}[\])]) , (?:¶ )?(?:argvalues = )?[[(](?= )/g,
    rows: NEVER,
    owner: 'after'
  },
  rust: {
    lists: NEVER,
    rows: /(?<= )# \[ (?:case|test_case)(?= (?:\(|:))/g,
    owner: 'after'
  },
  go: {
    lists:
      /(?<= )(?:: =|=) (?:\[ \]|map \[ string \]) struct \{ [^{}]{0,1000}\} \{(?= )/g,
    rows: NEVER,
    owner: 'around'
  },
  java: {
    lists:
      /(?<= )@ (?:CsvSource|ValueSource|EnumSource) \( (?:\w+ = )?(?:\{|\[)(?= )/g,
    rows: NEVER,
    owner: 'method'
  },
  csharp: {
    lists: NEVER,
    rows: /(?<= )(?:\[|,) (?:InlineData|TestCase|DataRow)(?= \()/g,
    owner: 'after'
  },
  ruby: { lists: NEVER, rows: NEVER, owner: 'after' },
  php: {
    lists:
      /(?<= )function \w*(?:[Pp]rovide|[Dd]ata|[Cc]ases)\w* \( \) (?:: \w+ )?\{ return \[(?= )/g,
    rows: NEVER,
    owner: 'function'
  }
}

/** Cases by the name of their test; a test whose cases are written elsewhere has none. Pure. */
export function casesIn(
  words: string,
  tests: readonly NamedTest[],
  language: Language
): ReadonlyMap<string, number> {
  const { lists, rows, owner } = FORMS[language]
  const cases = new Map<string, number>()
  const add = (name: string | undefined, count: number): void => {
    if (name !== undefined) cases.set(name, (cases.get(name) ?? 0) + count)
  }
  const ownerAt = (index: number): string | undefined =>
    (owner === 'around'
      ? tests.findLast(one => one.at <= index)
      : tests.find(one => one.end > index)
    )?.name
  let done = 0
  for (const found of words.matchAll(lists)) {
    const from = found.index + found[0].length
    // Inside another one; so the whole stays linear.
    if (from < done) continue
    const { count, end } = itemsAt(words, from)
    done = end
    if (owner === 'title') add(titleAt(words, end), count)
    else if (owner === 'method') add(methodAt(words, end), count)
    else if (owner === 'function') add(functionOf(found[0]), count)
    else add(ownerAt(found.index), count)
  }
  for (const { index } of words.matchAll(rows)) add(ownerAt(index), 1)
  return cases
}

function functionOf(words: string): string | undefined {
  return /^function (\w+)/.exec(words)?.[1]
}

/** A list in an annotation has braces, and its method comes after it. */
function methodAt(words: string, end: number): string | undefined {
  const next = /^[^{};]*?(?:void|fun) (\w+) \(/.exec(
    words.slice(end, end + 600)
  )
  return next?.[1]
}

function titleAt(words: string, end: number): string | undefined {
  const next = /^(?: as const| ,)? \) \( ("[^"]*")/.exec(
    words.slice(end, end + 400)
  )
  return next?.[1]
}

/** The items of a list up to the bracket that closes it, and where that ends. */
function itemsAt(
  words: string,
  from: number
): { readonly count: number; readonly end: number } {
  let depth = 1
  let count = 0
  let isOpen = false
  const token = / (\S+)/g
  token.lastIndex = from
  for (let one = token.exec(words); one !== null; one = token.exec(words)) {
    const word = one[1] ?? ''
    if (/^[[({]$/.test(word)) depth += 1
    if (/^[\])}]$/.test(word)) depth -= 1
    if (depth === 0) return { count, end: token.lastIndex }
    if (depth === 1 && word === ',') isOpen = false
    else if (!isOpen && word !== '¶') {
      isOpen = true
      count += 1
    }
  }
  return { count, end: words.length }
}
