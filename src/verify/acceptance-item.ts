/** The text of one task item: a criterion, or why it cannot be read. Linear, without backtracking. */
import { leavesRoot } from '../policy/normal-path.ts'

/** What one task item asks for. `vectors/acceptance.json` fixes the shape. */
export type ItemReading =
  | {
      readonly kind: 'command'
      readonly command: string
      readonly expect_exit: number
    }
  | { readonly kind: 'file_exists'; readonly path: string }
  | { readonly kind: 'manual'; readonly text: string }
  | { readonly kind: 'unreadable'; readonly text: string; readonly why: string }

/** The keys of a machine criterion, as written. */
interface Keys {
  readonly kind: string
  /** The assertion without its backticks; undefined when there is none. */
  readonly assert: string | undefined
  readonly quoted: boolean
  readonly expect: string | undefined
}

type Reading<Value> =
  { readonly value: Value } | { readonly unreadable: string }

const LOOKS_LIKE_MACHINE = /(?:^|[^\p{L}\p{N}_])(?:kind|assert)\s*:/iu
const KEY = /^(kind|assert|expect):/i
const EXPECT = /(?:^|\s)expect:/i
// A process has one byte for it.
const LARGEST_EXIT = 255
const KINDS = 'command, file_exists or manual'

/** Whether a text has a key of a machine criterion, well formed or not. */
export function looksLikeMachine(text: string): boolean {
  return LOOKS_LIKE_MACHINE.test(text)
}

/**
 * Reads the text of a task item, without its box.
 * @param text the item's first line
 * @param more the lines of the same paragraph below it
 */
export function readItem(text: string, more: string): ItemReading {
  const line = text.trim()
  const unreadable = (why: string): ItemReading => ({
    kind: 'unreadable',
    text: line,
    why
  })
  if (looksLikeMachine(more) || (looksLikeMachine(line) && EXPECT.test(more)))
    return unreadable('a criterion stands on one line, this one goes on below')
  if (!looksLikeMachine(line)) return { kind: 'manual', text: line }
  if (/^kind:manual(?=\s|$)/i.test(line)) return manual(line)
  const keys = readKeys(line)
  if ('unreadable' in keys) return unreadable(keys.unreadable)
  const reading = machine(keys.value)
  return 'unreadable' in reading
    ? unreadable(reading.unreadable)
    : reading.value
}

function manual(line: string): ItemReading {
  const rest = line.slice('kind:manual'.length).trim()
  const text = rest.replace(/^assert:/i, '').trim()
  return looksLikeMachine(text)
    ? { kind: 'unreadable', text: line, why: 'it has more than one criterion' }
    : { kind: 'manual', text: text.replace(/^`([^`]*)`$/, '$1').trim() }
}

function machine(keys: Keys): Reading<ItemReading> {
  const kind = keys.kind.toLowerCase().replaceAll('-', '_')
  if (kind !== 'command' && kind !== 'file_exists')
    return { unreadable: `expected kind:${KINDS}, got "${keys.kind}"` }
  const assert = keys.assert?.trim() ?? ''
  if (assert === '') return { unreadable: 'its assert: is missing or blank' }
  if (!keys.quoted && KEY.test(assert))
    return { unreadable: `its assert: holds "${assert}", which is a key` }
  const exit = expectedExit(keys.expect)
  if ('unreadable' in exit) return exit
  return kind === 'command'
    ? { value: { kind, command: assert, expect_exit: exit.value } }
    : fileExists(assert, exit.value)
}

function fileExists(path: string, exit: number): Reading<ItemReading> {
  if (exit !== 0)
    return { unreadable: 'expect: has no meaning for kind:file_exists' }
  const problem = pathProblem(path)
  return problem === undefined
    ? { value: { kind: 'file_exists', path } }
    : { unreadable: problem }
}

function expectedExit(written = 'exit=0'): Reading<number> {
  const digits = /^exit=(-?\d{1,9})$/i.exec(written)?.[1]
  // A negative one means no exit code that there is: the criterion fails, and says so.
  return digits === undefined || Number(digits) > LARGEST_EXIT
    ? {
        unreadable: `expected expect:exit= and a whole number of at most ${String(LARGEST_EXIT)}, got "expect:${written}"`
      }
    : { value: Number(digits) }
}

function pathProblem(path: string): string | undefined {
  if (leavesRoot(path)) return `the path "${path}" leaves the workspace`
  // A drive or a backslash would be another path on another system.
  return path.includes('\\') || /^[a-z]:/i.test(path)
    ? `the path "${path}" must use "/" and no drive`
    : undefined
}

/** Splits a line into its keys. Words before the first key are prose, words after it an error. */
function readKeys(line: string): Reading<Keys> {
  const keys = new Map<string, { value: string; quoted: boolean }>()
  let rest = line
  while (rest !== '') {
    const key = KEY.exec(rest)?.[1]?.toLowerCase()
    if (key === undefined) {
      const prose = prosePart(rest, keys.size > 0)
      if ('unreadable' in prose) return prose
      rest = prose.value
      continue
    }
    if (keys.has(key)) return { unreadable: `it has more than one ${key}:` }
    const value = valuePart(rest.slice(key.length + 1), key === 'assert')
    if ('unreadable' in value) return value
    keys.set(key, value.value)
    rest = value.value.rest
  }
  const kind = keys.get('kind')
  if (kind === undefined)
    return {
      unreadable: `it has no kind: of ${KINDS}, written without a space`
    }
  const assert = keys.get('assert')
  return {
    value: {
      kind: kind.value,
      assert: assert?.value,
      quoted: assert?.quoted === true,
      expect: keys.get('expect')?.value
    }
  }
}

/** Steps over one word of prose. */
function prosePart(rest: string, afterKey: boolean): Reading<string> {
  const [word = ''] = rest.split(/\s/, 1)
  if (afterKey)
    return {
      unreadable: `"${word}" belongs to no key; put a command of several words into backticks`
    }
  if (word.includes('`'))
    return { unreadable: 'backticks before its keys make it ambiguous' }
  if (looksLikeMachine(word))
    return { unreadable: `"${word}" is not written as a key` }
  return { value: rest.slice(word.length).trimStart() }
}

/** Reads the value after a key: a word, or for an assertion a code span too. */
function valuePart(
  text: string,
  maySpan: boolean
): Reading<{ value: string; quoted: boolean; rest: string }> {
  const fence = maySpan ? (/^`+/.exec(text)?.[0] ?? '') : ''
  if (fence === '') {
    const [value = ''] = text.split(/\s/, 1)
    const rest = text.slice(value.length).trimStart()
    return value.includes('`')
      ? { unreadable: `"${value}" has a backtick inside` }
      : { value: { value, quoted: false, rest } }
  }
  const end = closingFence(text, fence.length)
  if (end === undefined)
    return { unreadable: 'its backticks are empty or not closed' }
  const after = text.slice(end + fence.length)
  return /^\S/.test(after)
    ? { unreadable: `"${after.split(/\s/, 1)[0] ?? ''}" follows the backticks` }
    : {
        value: {
          value: text.slice(fence.length, end),
          quoted: true,
          rest: after.trimStart()
        }
      }
}

/** Where the run of exactly as many backticks begins that closes a code span (CommonMark 6.1). */
function closingFence(text: string, length: number): number | undefined {
  const runs = /`+/g
  runs.lastIndex = length
  for (let run = runs.exec(text); run !== null; run = runs.exec(text))
    if (run[0].length === length) return run.index
  return undefined
}
