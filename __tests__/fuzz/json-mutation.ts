/** One mutation of one node of a JSON value, or of one bit of its text. */
import fc from 'fast-check'

/** What to do, and to which node; both are taken modulo what there is. */
export interface JsonMutation {
  readonly node: number
  readonly pick: number
  readonly kind: (typeof KINDS)[number]
}

const KINDS = [
  'drop',
  'null',
  'other_type',
  'other_value',
  'flip',
  'empty',
  'double',
  'reverse',
  'shorten'
] as const

/** Any mutation. */
export const jsonMutation: fc.Arbitrary<JsonMutation> = fc.record({
  node: fc.nat(),
  pick: fc.nat({ max: 10_000 }),
  kind: fc.constantFrom(...KINDS)
})

interface Node {
  readonly parent: Record<string, unknown>
  readonly key: string
  readonly path: string
}

const OTHER_TYPES: readonly unknown[] = [
  0,
  -1,
  1.5,
  1e308,
  '',
  'x',
  [],
  {},
  [null],
  { x: 1 },
  true,
  false
]

/**
 * A copy with one node changed.
 * @param spares paths, with keys joined by dots, that stay as they are
 */
export function mutated(
  value: unknown,
  { node, pick, kind }: JsonMutation,
  spares: (path: string) => boolean = () => false
): unknown {
  const copy = structuredClone(value)
  const nodes = nodesOf(copy).filter(({ path }) => !spares(path))
  const one = nodes[node % nodes.length]
  if (one === undefined) return copy
  const { parent, key } = one
  if (kind === 'drop' && Array.isArray(parent)) parent.splice(Number(key), 1)
  else if (kind === 'drop') Reflect.deleteProperty(parent, key)
  else parent[key] = changed(parent[key], kind, { pick, nodes })
  return copy
}

interface Choice {
  readonly pick: number
  readonly nodes: readonly Node[]
}

function changed(
  value: unknown,
  kind: JsonMutation['kind'],
  choice: Choice
): unknown {
  const { pick, nodes } = choice
  const other = nodes[pick % nodes.length]
  if (kind === 'null') return null
  if (kind === 'other_type')
    return structuredClone(OTHER_TYPES[pick % OTHER_TYPES.length])
  if (kind === 'other_value')
    return other === undefined
      ? value
      : structuredClone(other.parent[other.key])
  return Array.isArray(value)
    ? changedList(value, kind, pick)
    : flipped(value, pick)
}

function changedList(
  list: readonly unknown[],
  kind: JsonMutation['kind'],
  pick: number
): readonly unknown[] {
  const at = pick % (list.length + 1)
  if (kind === 'empty') return []
  if (kind === 'reverse') return [...list].reverse()
  if (kind === 'shorten') return list.slice(0, at)
  return [...list, ...list.slice(at, at + 1)].map(one => structuredClone(one))
}

function flipped(value: unknown, pick: number): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + (pick % 2 === 0 ? 1 : -1)
  if (typeof value !== 'string') return value
  const at = pick % (value.length + 1)
  const unit = String.fromCharCode(value.charCodeAt(at) ^ (1 << (pick % 7)))
  return at === value.length
    ? `${value}x`
    : value.slice(0, at) + unit + value.slice(at + 1)
}

function nodesOf(root: unknown): readonly Node[] {
  const nodes: Node[] = []
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    const parent = value as Record<string, unknown>
    for (const key of Object.keys(parent)) {
      const inner = path === '' ? key : `${path}.${key}`
      nodes.push({ parent, key, path: inner })
      walk(parent[key], inner)
    }
  }
  walk(root, '')
  return nodes
}

/** The text with one bit turned, or cut there. */
export function mutatedText(text: string, at: number, bit: number): string {
  const bytes = Buffer.from(text)
  const place = at % bytes.length
  if (bit > 7) return bytes.subarray(0, place).toString('latin1')
  bytes[place] = (bytes[place] ?? 0) ^ (1 << bit)
  return bytes.toString()
}
