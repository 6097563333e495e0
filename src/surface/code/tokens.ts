/** Source code as a line of words, without comments: enough to count what a test does, not to run it. */
import { withOwnNames } from './imported-names.ts'
import { patternEnds } from './regex-literal.ts'
import type { PatternEnds } from './regex-literal.ts'
import type { Language } from './language.ts'

/** Code as words with one space between them, and the line of each place in it. */
export interface Code {
  /** Begins and ends with a space; texts are in double quotes, `¶` ends a line where that means something. */
  readonly words: string
  lineAt(offset: number): number
}

interface Syntax {
  /** What to skip: comments. */
  readonly comment: RegExp
  /** Texts, with their quotes. */
  readonly text: RegExp
  /** Line ends are words. */
  readonly lines?: true
  readonly regex?: true
}

const SLASHES = /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y
const PLAIN = /"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?/y

const SYNTAX: Readonly<Record<Language, Syntax>> = {
  js: {
    comment: SLASHES,
    text: /"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?|`(?:\\[^]|[^`\\])*`?/y,
    regex: true
  },
  python: {
    comment: /#[^\n]*|\\\r?\n/y,
    text: /[rbuf]{0,2}(?:"""(?:\\[^]|[^\\])*?(?:"""|$)|'''(?:\\[^]|[^\\])*?(?:'''|$)|"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?)/iy,
    lines: true
  },
  rust: {
    comment: SLASHES,
    text: /b?r(#*)"[^]*?(?:"\1|$)|b?"(?:\\[^]|[^"\\])*"?|b?'(?:\\[^\n']+|\\'|[^'\\\n])'/y
  },
  go: {
    comment: SLASHES,
    text: new RegExp(`${PLAIN.source}|\`[^\`]*\`?`, 'y')
  },
  java: {
    comment: SLASHES,
    text: new RegExp(`"""[^]*?(?:"""|$)|${PLAIN.source}`, 'y')
  },
  csharp: {
    comment: SLASHES,
    text: new RegExp(
      `"""[^]*?(?:"""|$)|\\$?@\\$?"(?:""|[^"])*"|\\$?${PLAIN.source}`,
      'y'
    )
  },
  ruby: {
    comment: /#[^\n]*|(?<=^|\n)=begin\b[^]*?(?:\n=end[^\n]*|$)/y,
    text: PLAIN,
    lines: true
  },
  php: {
    comment: new RegExp(`#(?!\\[)[^\\n]*|${SLASHES.source}`, 'y'),
    text: PLAIN
  }
}

const WORD = /[\p{L}\p{N}_$]+/uy
const SPACE = /[ \t\r\f\v]+/y
// A slash after one of these begins a pattern, after anything else it divides.
const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};>~+\-*%]|return|typeof|case) $/

/** Reads code into its words. Pure; never throws, linear in the text. */
export function readCode(text: string, language: Language): Code {
  return codeOf(text, language, words => words)
}

/** Reads code of tests: in JavaScript, imported names are what they stand for. Pure, as above. */
export function readTests(text: string, language: Language): Code {
  return language === 'js'
    ? codeOf(text, language, withOwnNames)
    : readCode(text, language)
}

function codeOf(
  text: string,
  language: Language,
  named: (words: readonly string[]) => readonly string[]
): Code {
  const syntax = SYNTAX[language]
  const words: string[] = []
  const places: number[] = []
  let last = ''
  const add = (word: string, at: number): void => {
    if (word === '¶' && last === '¶ ') return
    places.push(at)
    words.push(word)
    last = `${word} `
  }
  // So that the first line begins as every other does.
  if (syntax.lines === true) add('¶', 0)
  const ends = patternEnds(text)
  let at = 0
  while (at < text.length) {
    const end = match(SPACE, text, at) ?? match(syntax.comment, text, at)
    if (end !== undefined) {
      at = end
      continue
    }
    const next = step(
      text,
      at,
      syntax,
      isPattern(syntax, last) ? ends : undefined
    )
    if (next.word !== '') add(next.word, at)
    at = next.end
  }
  const lines = lineEnds(text)
  const all = named(words)
  const starts = startsOf(all)
  return {
    words: ` ${all.join(' ')} `,
    lineAt: offset => indexAt(lines, places[indexAt(starts, offset)] ?? 0) + 1
  }
}

/** Where each word starts in the line of words. */
function startsOf(words: readonly string[]): readonly number[] {
  let next = 1
  return words.map(word => {
    const start = next
    next += word.length + 1
    return start
  })
}

function isPattern({ regex }: Syntax, last: string): boolean {
  return regex === true && BEFORE_REGEX.test(last)
}

function step(
  text: string,
  at: number,
  syntax: Syntax,
  ends: PatternEnds | undefined
): { readonly word: string; readonly end: number } {
  const quoted = match(syntax.text, text, at)
  if (quoted !== undefined)
    return { word: plain(text.slice(at, quoted)), end: quoted }
  const word = match(WORD, text, at)
  if (word !== undefined) return { word: text.slice(at, word), end: word }
  const character = text.charAt(at)
  if (character === '\n') return { word: syntax.lines ? '¶' : '', end: at + 1 }
  const pattern = character === '/' ? ends?.(at) : undefined
  return pattern === undefined
    ? { word: character, end: at + 1 }
    : { word: '"/"', end: pattern }
}

/** A text as one word: no space, no quote inside. */
function plain(quoted: string): string {
  const inner = quoted.replace(/^[a-z$@#]*["'`]+|["'`]+#*$/gi, '')
  return `"${inner.replace(/[\s"¶]+/g, '_').slice(0, 200)}"`
}

function match(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  const found = pattern.exec(text)
  return found === null || found[0] === '' ? undefined : at + found[0].length
}

/** The first index whose value is at least `wanted`, the last one when there is none. */
function indexAt(values: readonly number[], wanted: number): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return Math.min(low, Math.max(0, values.length - 1))
}

/** Where each line ends, in characters; the last one at the end of the text. */
function lineEnds(text: string): readonly number[] {
  const ends: number[] = []
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
    ends.push(at)
  return [...ends, text.length]
}
