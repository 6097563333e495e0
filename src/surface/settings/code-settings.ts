/** A configuration that is JavaScript: its properties by their keys, as far as they can be told without running it. */
import { GateError } from '../../errors.ts'
import { readCode } from '../code/tokens.ts'
import type { Settings } from './settings.ts'

const CLOSES: Readonly<Record<string, string>> = {
  '{': '}',
  '[': ']',
  '(': ')'
}

// What code can do that its properties do not show.
const DEEDS =
  / (?:process \. (?:exit|exitCode|env \[|argv)|child_process|"(?:node:)?(?:child_process|fs|vm|module)"|eval \(|Function \(|Object \. (?:assign|defineProperty|fromEntries)|Reflect \. |\. (?:concat|push|splice) \()/g

// Settings that another module holds, whole or spread.
const FROM_ELSEWHERE =
  / (?:\. \. \. require \( \S+ \)|exports = require \( \S+ \)|export default require \( \S+ \)|export (?:\* |\{[^}]{0,200}\} )from \S+)/g

// Each level reads the values below it again; no person nests so deep.
const DEEPEST = 50
const MOST_WORDS = 10_000

/**
 * Properties `key: value` by the keys above them, a computed key as `[…]`, a
 * key that is assigned later by its name. What the code does beyond is under
 * `(code)`: counted, so that a new deed is a change.
 * @throws GateError VALUE_INVALID for code that is too long or nests too deeply
 */
export function codeSettings(text: string): Settings {
  const { words } = readCode(text, 'js')
  const tokens = words.trim().split(' ')
  const settings = new Map<string, string>()
  const add = (key: string, value: string): void => {
    const known = settings.get(key)
    settings.set(key, known === undefined ? value : `${known} ; ${value}`)
  }
  if (tokens.length > MOST_WORDS || depthOf(tokens) > DEEPEST)
    throw new GateError(
      'VALUE_INVALID',
      'The code is too long or nests too deeply to be read.'
    )
  readProperties(tokens, add)
  for (const [deed] of words.matchAll(DEEDS)) add('(code)', deed.trim())
  for (const [from] of words.matchAll(FROM_ELSEWHERE))
    add('(code)', from.trim())
  return settings
}

function depthOf(tokens: readonly string[]): number {
  let depth = 0
  let deepest = 0
  for (const token of tokens) {
    if (CLOSES[token] !== undefined) depth += 1
    else if (/^[})\]]$/.test(token)) depth = Math.max(0, depth - 1)
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

function readProperties(
  tokens: readonly string[],
  add: (key: string, value: string) => void
): void {
  const above: string[] = []
  const opened: boolean[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? ''
    const key = keyAt(tokens, at)
    if (key !== undefined) {
      const value = key.value
      if (tokens[value] === '{') {
        above.push(key.name)
        opened.push(true)
        at = value
      } else {
        const end = valueEnd(tokens, value)
        add([...above, key.name].join('.'), tokens.slice(value, end).join(' '))
        at = value - 1
      }
    } else if (token === '{') opened.push(false)
    else if (token === '}' && opened.pop() === true) above.pop()
  }
}

interface Key {
  readonly name: string
  /** Where its value begins. */
  readonly value: number
}

function keyAt(tokens: readonly string[], at: number): Key | undefined {
  const before = tokens[at - 1] ?? ''
  const inObject = before === '{' || before === ','
  if (tokens[at] !== '[') return plainKey(tokens, at, inObject)
  if (inObject) return endOfKey(tokens, at, ':')
  return /^[\w$)]/.test(before) ? endOfKey(tokens, at, '=') : undefined
}

/** `key: value` in an object, and `config.key = value`. */
function plainKey(
  tokens: readonly string[],
  at: number,
  inObject: boolean
): Key | undefined {
  const [token = '', next, then] = tokens.slice(at, at + 3)
  // `module.exports = {` is the file, as `export default {` is.
  if (!/^["\w$]/.test(token) || token === 'exports') return undefined
  const isAssigned = tokens[at - 1] === '.' && next === '=' && then !== '='
  return (inObject && next === ':') || isAssigned
    ? { name: token.replaceAll('"', ''), value: at + 2 }
    : undefined
}

function endOfKey(
  tokens: readonly string[],
  at: number,
  then: string
): Key | undefined {
  const end = tokens.indexOf(']', at)
  if (end < 0 || tokens[end + 1] !== then || tokens[end + 2] === '=')
    return undefined
  const inner = tokens.slice(at + 1, end)
  const name =
    inner.length === 1 && /^"[\w-]+"$/.test(inner[0] ?? '')
      ? (inner[0] ?? '').replaceAll('"', '')
      : '[…]'
  return { name, value: end + 2 }
}

/** Where a value ends: at the comma or the closing mark of its own level. */
function valueEnd(tokens: readonly string[], from: number): number {
  const open: string[] = []
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at] ?? ''
    if (open.length === 0 && /^[,;})\]]$/.test(token)) return at
    const closes = CLOSES[token]
    if (closes !== undefined) open.push(closes)
    else if (token === open.at(-1)) open.pop()
  }
  return tokens.length
}
