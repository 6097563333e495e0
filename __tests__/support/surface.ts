/** What the surface rules find in a change between two sides, through the gate's own plan. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

import { parse } from 'yaml'

import { planChange } from '../../src/gate.ts'
import { mutationLedger } from '../../src/model/ledger.ts'
import { aPolicy } from './projects.ts'
import type { SurfaceFinding } from '../../src/model/plan.ts'
import type { GatePolicy } from '../../src/policy/gate-policy.ts'
import type { TreeEntry, TreeFiles } from '../../src/ports.ts'

/** Files by path; a text of `mode: ` and six digits first gives the mode. */
export type SurfaceSide = Readonly<Record<string, string>>

/** One change of a corpus, as its YAML file has it. */
export interface CorpusChange {
  readonly name: string
  /** Files that both sides have alike. */
  readonly keep?: SurfaceSide
  readonly before?: SurfaceSide
  readonly after?: SurfaceSide
  readonly policy?: readonly string[]
  /** Rules that must be found; none: the change is silent. */
  readonly finds?: readonly string[]
}

/** All changes of a folder of fixtures, each with the name of its file. */
export function corpus(folder: string): readonly CorpusChange[] {
  const root = new URL(`../fixtures/${folder}/`, import.meta.url)
  return readdirSync(root)
    .filter(name => name.endsWith('.yml'))
    .sort()
    .flatMap(file => {
      const text = readFileSync(new URL(file, root), 'utf8')
      const changes = parse(text) as readonly CorpusChange[]
      return changes.map(one => ({
        ...one,
        name: `${file.replace('.yml', '')}: ${one.name}`
      }))
    })
}

/** The findings of one change, as the plan has them. */
export async function findingsOf(change: {
  readonly keep?: SurfaceSide
  readonly before?: SurfaceSide
  readonly after?: SurfaceSide
  readonly policy?: readonly string[] | GatePolicy
}): Promise<readonly SurfaceFinding[]> {
  const sides = {
    base: { ...change.keep, ...change.before },
    head: { ...change.keep, ...change.after }
  }
  const policy = isPolicy(change.policy)
    ? change.policy
    : aPolicy(...(change.policy ?? []))
  const paths = [
    ...new Set([...Object.keys(sides.base), ...Object.keys(sides.head)])
  ]
  const records = paths
    .filter(path => sides.base[path] !== sides.head[path])
    .map(path => ({
      tool: sides.head[path] === undefined ? 'delete' : 'write',
      path,
      content_digest:
        sides.head[path] === undefined ? '' : digest(sides.head[path])
    }))
  const plan = await planChange(
    {
      observation: {
        range: { base: 'base', mergeBase: 'base', head: 'head' },
        ledger: mutationLedger(records),
        gaps: [],
        lfsPaths: [],
        outOfScope: []
      },
      policy,
      policySource: 'file',
      criteria: ''
    },
    twoTrees(sides)
  )
  return plan.surface
}

/** The rules that a change breaks, sorted, each once. */
export async function rulesOf(
  change: Parameters<typeof findingsOf>[0]
): Promise<readonly string[]> {
  const findings = await findingsOf(change)
  return [...new Set(findings.map(({ rule }) => rule))].sort()
}

function isPolicy(
  policy: readonly string[] | GatePolicy | undefined
): policy is GatePolicy {
  return policy !== undefined && !Array.isArray(policy)
}

/** Trees of two commits in memory, with objects by their content. */
function twoTrees(sides: Readonly<Record<string, SurfaceSide>>): TreeFiles {
  const texts = new Map<string, string>()
  const list = (commit: string): readonly TreeEntry[] =>
    Object.entries(sides[commit] ?? {}).map(([path, text]) => {
      const [, mode = '100644', content = text] =
        /^mode: (\d{6})\n([^]*)$/.exec(text) ?? []
      const objectId = digest(content)
      texts.set(objectId, content)
      return { path, mode, objectId }
    })
  return {
    list: commit => Promise.resolve(list(commit)),
    has: (commit, path) =>
      Promise.resolve(Object.hasOwn(sides[commit] ?? {}, path)),
    read: ({ objectId }, limit) => {
      const bytes = new TextEncoder().encode(texts.get(objectId) ?? '')
      return Promise.resolve(
        bytes.length > limit
          ? { kind: 'too_large', size: bytes.length }
          : { kind: 'bytes', bytes }
      )
    }
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
