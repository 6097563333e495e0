/** Tool calls of a host's agent, as the specification reads them, into the host's ledger. */
import { sha256 } from '../model/digest.ts'
import { canonicalJson } from '../model/canonical-json.ts'
import { addMutations, openChild } from './host-ledger.ts'
import { lowerCase } from './host-text.ts'
import type { HostLedger, HostMutation } from './host-ledger.ts'

/** A tool call after it ran. */
export interface ToolCall {
  readonly tool: string
  readonly exit_code: number
  /** What the tool told about the call: parsed JSON of any shape. */
  readonly metadata?: unknown
}

const FILE_TOOLS: ReadonlySet<string> = new Set([
  'write',
  'edit',
  'patch',
  'download'
])

type Fields = Readonly<Record<string, unknown>>

/**
 * Observes one call and the calls nested in it:
 * - `changed_paths` counts for every tool and every exit code;
 * - `workspace_child` opens a background child;
 * - `file_path` of a successful `write`, `edit`, `patch` or `download` counts;
 * - a nested call (`program.tool_calls`, `results`) counts only when it says
 *   that it succeeded with exit code 0. Those of a successful file tool are
 *   not looked at.
 * The content digest is that of `after` when it is a text, else that of the
 * whole metadata as canonical JSON. Names of tools compare in lower case.
 */
export function observeToolCall(state: HostLedger, call: ToolCall): HostLedger {
  const open: ToolCall[] = [call]
  const seen = new Map<object, Set<string>>()
  const mutations: HostMutation[] = []
  let children = state
  while (open.length > 0) {
    const next = open.pop()
    const metadata = fieldsOf(next?.metadata)
    if (next === undefined || metadata === undefined) continue
    const tool = lowerCase(next.tool)
    if (!isNew(seen, metadata, tool)) continue
    mutations.push(...changedPaths(tool, metadata))
    const child = own(metadata, 'workspace_child')
    if (typeof child === 'string') children = openChild(children, child)
    if (next.exit_code === 0 && FILE_TOOLS.has(tool))
      mutations.push(...writtenFile(tool, metadata))
    else open.push(...nestedCalls(metadata).reverse())
  }
  return addMutations(children, mutations)
}

/** Metadata that holds itself must not be read for ever. */
function isNew(
  seen: Map<object, Set<string>>,
  metadata: Fields,
  tool: string
): boolean {
  const tools = seen.get(metadata) ?? new Set()
  if (tools.has(tool)) return false
  seen.set(metadata, tools.add(tool))
  return true
}

function changedPaths(tool: string, metadata: Fields): readonly HostMutation[] {
  const paths = own(metadata, 'changed_paths')
  if (!Array.isArray(paths) || paths.length === 0) return []
  const content = contentOf(metadata)
  return (paths as readonly unknown[])
    .filter(path => typeof path === 'string')
    .map(path => ({ tool, path, ...content }))
}

function writtenFile(tool: string, metadata: Fields): readonly HostMutation[] {
  const path = own(metadata, 'file_path')
  return typeof path === 'string'
    ? [{ tool, path, ...contentOf(metadata) }]
    : []
}

function contentOf(
  metadata: Fields
): Pick<HostMutation, 'contentDigest' | 'isContent'> {
  const after = own(metadata, 'after')
  return typeof after === 'string'
    ? { contentDigest: sha256(after), isContent: true }
    : { contentDigest: sha256(canonicalJson(metadata)), isContent: false }
}

function nestedCalls(metadata: Fields): ToolCall[] {
  const program = fieldsOf(own(metadata, 'program'))
  return [
    ...callsIn(program && own(program, 'tool_calls'), 'tool_name'),
    ...callsIn(own(metadata, 'results'), 'tool')
  ]
}

function callsIn(value: unknown, nameKey: string): readonly ToolCall[] {
  if (!Array.isArray(value)) return []
  return (value as readonly unknown[]).flatMap(item => {
    const fields = fieldsOf(item)
    if (fields === undefined) return []
    const name = own(fields, nameKey)
    const succeeded =
      own(fields, 'success') === true && own(fields, 'exit_code') === 0
    return succeeded && typeof name === 'string' && name !== ''
      ? [{ tool: name, exit_code: 0, metadata: own(fields, 'metadata') }]
      : []
  })
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined
}

/** An own key alone: what a prototype brings was not told by the tool. */
function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined
}
