/** How many cases a table gives a test, where they are written beside it. */
import { timesGroups } from './test-groups.ts'
import type { CaseList } from './test-groups.ts'
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

/** A table: whose it is, and its cases as far as they can be counted. */
interface Table {
  readonly name: string | undefined
  /** Tables of one place are stacked on one test: they multiply. */
  readonly place: number
  readonly count: number | undefined
}

/**
 * Cases by the name of their test, undefined where a table cannot be counted (a spread, a
 * comprehension, an operator or a call on the list); a test whose cases are written
 * elsewhere has none. Pure.
 */
export function casesIn(
  words: string,
  tests: readonly NamedTest[],
  language: Language
): ReadonlyMap<string, number | undefined> {
  const { rows, owner } = FORMS[language]
  const ownerAt = (index: number): NamedTest | undefined =>
    owner === 'around'
      ? tests.findLast(one => one.at <= index)
      : tests.find(one => one.end > index)
  const tables = listsIn(words, language).map(list => {
    const { index, end, count } = list
    const test = ownerAt(index)
    if (owner === 'title')
      return { name: titleAt(words, end), place: end, count }
    if (owner === 'method')
      return { name: methodAt(words, end), place: end, count }
    if (owner === 'function')
      return { name: functionOf(list.opening), place: end, count }
    // https://docs.pytest.org/en/stable/how-to/parametrize.html: stacked ones give all combinations.
    const isStacked = language === 'python' && test !== undefined
    return { name: test?.name, place: isStacked ? test.at : end, count }
  })
  const single = [...words.matchAll(rows)].map(({ index }) => ({
    name: ownerAt(index)?.name,
    place: index,
    count: 1
  }))
  return summed([...multiplied(tables), ...single])
}

function multiplied(tables: readonly Table[]): readonly Table[] {
  const byPlace = new Map<number, Table>()
  for (const table of tables) {
    const other = byPlace.get(table.place)
    const count = other === undefined ? table.count : times(other, table)
    byPlace.set(table.place, { ...table, count })
  }
  return [...byPlace.values()]
}

function times(one: Table, other: Table): number | undefined {
  return one.count === undefined || other.count === undefined
    ? undefined
    : one.count * other.count
}

function summed(
  tables: readonly Table[]
): ReadonlyMap<string, number | undefined> {
  const cases = new Map<string, number | undefined>()
  for (const { name, count } of tables) {
    if (name === undefined) continue
    const had = cases.has(name) ? cases.get(name) : 0
    cases.set(
      name,
      had === undefined || count === undefined ? undefined : had + count
    )
  }
  return cases
}

function listsIn(words: string, language: Language): readonly CaseList[] {
  const lists: CaseList[] = []
  let done = 0
  for (const found of words.matchAll(FORMS[language].lists)) {
    const from = found.index + found[0].length
    // Inside another one; so the whole stays linear.
    if (from < done) continue
    const { count, end, isTuple } = itemsAt(words, from)
    done = end
    // More may be done with the list: `[1] + more`, `[1, 2][:n]`.
    const isWhole =
      language !== 'python' ||
      (/^ (?:¶ )?[,)]/.test(words.slice(end, end + 5)) &&
        (isTuple || !found[0].endsWith('(')))
    const isMore =
      (language === 'php' && !words.startsWith(' ;', end)) ||
      (language === 'go' && grows(words, end))
    lists.push({
      index: found.index,
      end,
      opening: found[0],
      count: isWhole && !isMore ? count : undefined
    })
  }
  return language === 'js' ? timesGroups(words, lists) : lists
}

/** A table of Go that its test appends to. */
function grows(words: string, end: number): boolean {
  const rest = words.slice(end, end + 4000)
  const body = rest.slice(0, /(?<= )func (?:Test|Fuzz)/.exec(rest)?.index)
  return /(?<= )(\w+) = append \( \1 ,/.test(body)
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

interface Items {
  /** Undefined where an item is a spread, or a comprehension makes them. */
  readonly count: number | undefined
  readonly end: number
  /** A comma stands between them or after them, as between brackets of Python it must. */
  readonly isTuple: boolean
}

/** The items of a list up to the bracket that closes it, and where that ends. */
function itemsAt(words: string, from: number): Items {
  let depth = 1
  let count = 0
  let isOpen = false
  const seen = { comma: false, computed: false }
  const token = / (\S+)/g
  token.lastIndex = from
  const read = (word: string): void => {
    if (depth === 1 && word === ',') {
      isOpen = false
      seen.comma = true
    } else if (isOpen) seen.computed ||= depth === 1 && word === 'for'
    else if (word !== '¶') {
      isOpen = true
      count += 1
      seen.computed ||= word === '*' || word === '.'
    }
  }
  let end = words.length
  for (let one = token.exec(words); one !== null; one = token.exec(words)) {
    const word = one[1] ?? ''
    if (/^[\])}]$/.test(word)) depth -= 1
    if (depth === 0) {
      end = token.lastIndex
      break
    }
    read(word)
    if (/^[[({]$/.test(word)) depth += 1
  }
  return {
    count: seen.computed ? undefined : count,
    end,
    isTuple: seen.comma || count === 0
  }
}
