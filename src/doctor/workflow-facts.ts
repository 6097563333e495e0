/** A workflow's text as the rules see it; whatever is not as GitHub wants it is left out. */
import { isNode, LineCounter, parseDocument } from 'yaml'

import { nestsTooDeeply } from '../policy/nesting.ts'
import type { Place } from './finding.ts'

/** A mapping of YAML. */
export type Table = Readonly<Record<string, unknown>>

/** One step of a job. */
export interface StepFacts {
  readonly table: Table
  /** `owner/name@ref`, a path or a Docker image; undefined for a script. */
  readonly uses: string | undefined
  readonly with: Table
  readonly place: Place
}

/** One job. */
export interface JobFacts {
  readonly id: string
  readonly table: Table
  readonly steps: readonly StepFacts[]
  /** Where one of its keys stands, else the job itself. */
  readonly placeOf: (key: string) => Place
}

/** A workflow. */
export interface WorkflowFacts {
  readonly path: string
  readonly table: Table
  /** Each event with its settings; empty where it has none. */
  readonly triggers: ReadonlyMap<string, Table>
  readonly jobs: readonly JobFacts[]
  /** Where a key stands; the file where it has none. */
  readonly placeOf: (keys: readonly PropertyKey[]) => Place
}

/** What reading a workflow gave. */
export type WorkflowReading =
  | { readonly kind: 'workflow'; readonly workflow: WorkflowFacts }
  | { readonly kind: 'broken'; readonly path: string; readonly why: string }

/** Reads a workflow. Never throws for what the text holds. */
export function readWorkflow(path: string, text: string): WorkflowReading {
  if (nestsTooDeeply(text)) return broken(path, 'it nests too deeply')
  try {
    const lines = new LineCounter()
    const document = parseDocument(text, { lineCounter: lines })
    const [error] = document.errors
    if (error !== undefined) return broken(path, error.message)
    const data: unknown = document.toJS()
    if (!isTable(data)) return broken(path, 'it holds no mapping')
    const placeOf = (keys: readonly PropertyKey[]): Place => {
      const line = lineOf(document, lines, keys)
      return line === undefined ? { path } : { path, line }
    }
    return {
      kind: 'workflow',
      workflow: {
        path,
        table: data,
        triggers: triggersOf(data['on']),
        jobs: jobsOf(data['jobs'], placeOf),
        placeOf
      }
    }
  } catch (error) {
    return broken(path, error instanceof Error ? error.message : String(error))
  }
}

/** A mapping, or an empty one for anything else. */
export function tableOf(value: unknown): Table {
  return isTable(value) ? value : {}
}

/** A scalar as the text that GitHub makes of it; undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string'
    ? value
    : typeof value === 'boolean' || typeof value === 'number'
      ? String(value)
      : undefined
}

/** The texts of a list, or of a single text. */
export function textsOf(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return list.map(textOf).filter(one => one !== undefined)
}

/** An expression less its `${{ }}`, with single spaces. */
export function expressionOf(value: unknown): string {
  return (textOf(value) ?? '')
    .replace(/^\s*\$\{\{([^]*)\}\}\s*$/, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function broken(path: string, why: string): WorkflowReading {
  return { kind: 'broken', path, why: why.split('\n')[0] ?? why }
}

function triggersOf(on: unknown): ReadonlyMap<string, Table> {
  return isTable(on)
    ? new Map(Object.entries(on).map(([name, more]) => [name, tableOf(more)]))
    : new Map(textsOf(on).map(name => [name, {}]))
}

function jobsOf(
  jobs: unknown,
  placeOf: WorkflowFacts['placeOf']
): readonly JobFacts[] {
  return Object.entries(tableOf(jobs)).map(([id, job]) => {
    const table = tableOf(job)
    const steps: readonly unknown[] = Array.isArray(table['steps'])
      ? table['steps']
      : []
    return {
      id,
      table,
      steps: steps.map((step, at) =>
        stepOf(step, placeOf(['jobs', id, 'steps', at]))
      ),
      placeOf: key =>
        placeOf(Object.hasOwn(table, key) ? ['jobs', id, key] : ['jobs', id])
    }
  })
}

function stepOf(step: unknown, place: Place): StepFacts {
  const table = tableOf(step)
  return {
    table,
    uses: textOf(table['uses']),
    with: tableOf(table['with']),
    place
  }
}

function lineOf(
  document: ReturnType<typeof parseDocument>,
  lines: LineCounter,
  keys: readonly PropertyKey[]
): number | undefined {
  const node: unknown = document.getIn(keys, true)
  const offset = isNode(node) ? node.range?.[0] : undefined
  return offset === undefined ? undefined : lines.linePos(offset).line
}
