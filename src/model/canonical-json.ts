/** One text for one JSON value, whatever the order of its keys. */
import { compareBytes } from './path.ts'

type Work =
  | { readonly text: string }
  | { readonly value: unknown }
  | { readonly leave: object }

// What holds itself has no JSON text; no value has this one.
const CYCLE = '<cycle>'

/**
 * JSON without white space, keys sorted as UTF-8 bytes. What JSON has no word
 * for is left out of objects and `null` in lists, as JSON.stringify does; a
 * value that holds itself gets a mark. Any depth.
 */
export function canonicalJson(root: unknown): string {
  const parts: string[] = []
  const inside = new Set<object>()
  const open: Work[] = [{ value: root }]
  while (open.length > 0) {
    const work = open.pop()
    if (work === undefined) break
    if ('text' in work) parts.push(work.text)
    else if ('leave' in work) inside.delete(work.leave)
    else if (typeof work.value !== 'object' || work.value === null)
      parts.push(scalar(work.value))
    else if (inside.has(work.value)) parts.push(CYCLE)
    else {
      inside.add(work.value)
      open.push({ leave: work.value }, ...reversedParts(work.value))
    }
  }
  return parts.join('')
}

function scalar(value: unknown): string {
  if (typeof value === 'bigint') return String(value)
  return hasJson(value) ? JSON.stringify(value) : 'null'
}

function reversedParts(value: object): Work[] {
  const inner: Work[] = Array.isArray(value)
    ? (value as readonly unknown[]).flatMap((item, at) => [
        { text: at === 0 ? '' : ',' },
        { value: item }
      ])
    : members(value)
  const [before, after] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return [{ text: before }, ...inner, { text: after }].reverse()
}

function members(value: object): Work[] {
  return Object.entries(value)
    .filter(([, member]) => hasJson(member))
    .sort(([left], [right]) => compareBytes(left, right))
    .flatMap(([key, member], at) => [
      { text: `${at === 0 ? '' : ','}${JSON.stringify(key)}:` },
      { value: member as unknown }
    ])
}

function hasJson(value: unknown): boolean {
  return (
    value !== undefined &&
    typeof value !== 'function' &&
    typeof value !== 'symbol'
  )
}
