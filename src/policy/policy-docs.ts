/** `policy.schema.json` and `docs/policy.md`, both made from the schema's own descriptions. */
import { z } from 'zod'

import { EXAMPLE_POLICY } from './example-policy.ts'
import { writtenPolicySchema } from './schema.ts'

/** What the pages use of JSON schema. */
interface SchemaNode {
  readonly type?: string
  readonly title?: string
  readonly description?: string
  readonly default?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: SchemaNode
  readonly anyOf?: readonly SchemaNode[]
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly required?: readonly string[]
  readonly additionalProperties?: SchemaNode | false
}

const INTRODUCTION = `# The policy

What the base branch demands of a pull request: \`.github/completion-gate.yml\`.
It is read from the tip of the base branch, so a pull request cannot change the
policy it is judged by. Without the file every key has its default. A key that
is not listed here, or a value of another form, is an error: the gate names
every problem with its path and its line, judges nothing, and exits with 2.

The file is YAML of at most 64 KiB, without aliases and tags. Editors that know
JSON schema can check it: \`policy.schema.json\` stands at the root of the
project. This page is made from the same descriptions by \`npm run schema\`.

## An example
`

const GLOBS = `## Globs, durations and commands

Globs follow [minimatch](https://github.com/isaacs/minimatch): \`*\` stays within
one name, \`**\` spans folders, \`{a,b}\` is either. Hidden files match like any
other, a leading \`!\` or \`#\` has no meaning, and matching is against the path from the
root of the repository, as the ledger writes it. A glob has at most 200
characters, 3 pairs of braces, 20 commas, 4 \`**\` and 3 \`*\` between two slashes.

A duration is \`90s\`, \`15m\`, \`1h30m\` or whole seconds, from 1s to 6h.

A command is a bash script. It runs with \`bash --noprofile --norc -eo pipefail -c\`
in the checkout, without an input, and without the tokens of the workflow.
`

/** The JSON schema of the written policy, as a plain object. */
export function policyJsonSchema(): Readonly<Record<string, unknown>> {
  const schema = z.toJSONSchema(writtenPolicySchema, { io: 'input' })
  return {
    ...schema,
    title: 'completion-gate policy',
    description:
      'What the base branch demands of a pull request: .github/completion-gate.yml'
  }
}

/** The text of `policy.schema.json`. */
export function renderPolicySchema(): string {
  return `${JSON.stringify(policyJsonSchema(), undefined, 2)}\n`
}

/** The text of `docs/policy.md`. */
export function renderPolicyDocs(): string {
  const root = policyJsonSchema() as SchemaNode
  return [
    INTRODUCTION,
    `\`\`\`yaml\n${EXAMPLE_POLICY}\`\`\`\n`,
    `## Every key\n\n${table(root)}`,
    ...groups(root, []),
    GLOBS
  ].join('\n')
}

/** One section for each object below the root, in the order of the file. */
function groups(node: SchemaNode, above: readonly string[]): readonly string[] {
  return Object.entries(node.properties ?? {}).flatMap(([key, child]) => {
    const [name, inner] = innerObject(key, child)
    if (inner === undefined) return []
    const path = [...above, name]
    const about = described(child)
    return [
      `### \`${path.join('.')}\`\n\n${about}\n\n${table(inner)}`,
      ...groups(inner, path)
    ]
  })
}

/** The object that a key holds, by itself, as one of several forms or as the items of a list. */
function innerObject(
  key: string,
  node: SchemaNode
): readonly [string, SchemaNode | undefined] {
  if (node.properties !== undefined) return [key, node]
  if (node.items !== undefined) return innerObject(`${key}[]`, node.items)
  const form = node.anyOf?.find(one => one.properties !== undefined)
  return [key, form]
}

function table(node: SchemaNode): string {
  const rows = Object.entries(node.properties ?? {}).map(([key, child]) => {
    const cells = [
      `\`${key}\``,
      typeText(child),
      defaultText(child, node.required?.includes(key) === true),
      described(child)
    ]
    return `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  return [
    '| key | value | default | what it does |',
    '| --- | --- | --- | --- |',
    ...rows,
    ''
  ].join('\n')
}

/** This page lies beside the others: their names become links. */
function described({ description = '' }: SchemaNode): string {
  return description.replaceAll(
    /docs\/([\w-]+\.md) of completion-gate/g,
    '[$1]($1)'
  )
}

function typeText(node: SchemaNode): string {
  if (node.title !== undefined) return node.title
  if (node.const !== undefined) return code(node.const)
  if (node.enum !== undefined) return node.enum.map(code).join(', ')
  if (node.anyOf !== undefined)
    return [...new Set(node.anyOf.map(typeText))].join(', or ')
  if (node.type === 'array') return `list of ${listText(node.items)}`
  if (node.type === 'object') return objectText(node)
  if (node.type === 'boolean') return '`true`, `false`'
  if (node.type === 'integer')
    return `whole number, ${node.minimum ?? ''} to ${node.maximum ?? ''}`
  return 'text'
}

function listText(item: SchemaNode = {}): string {
  if (item.title !== undefined) return `${item.title}s`
  return typeText(item)
    .replace(/^text$/, 'texts')
    .replace(/^object,/, 'objects,')
}

function objectText(node: SchemaNode): string {
  const values = node.additionalProperties
  return typeof values === 'object'
    ? `names, each with ${typeText(values)}`
    : 'object, see below'
}

function defaultText(node: SchemaNode, required: boolean): string {
  if (required) return '(needed)'
  const value = node.default
  const isEmptyObject =
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === 0
  if (value === undefined) return ''
  if (isEmptyObject) return Array.isArray(value) ? 'none' : ''
  return Array.isArray(value) ? value.map(code).join(', ') : code(value)
}

function code(value: unknown): string {
  return `\`${String(value)}\``
}
