/** Builders of project sides and policies for tests of the plan. */
import { parsePolicy } from '../../src/policy/parse-policy.ts'
import { planChecks } from '../../src/verify/plan.ts'
import { readProject } from '../../src/verify/project-files.ts'
import type { CheckPlan } from '../../src/model/plan.ts'
import type { GatePolicy } from '../../src/policy/gate-policy.ts'
import type { TreeEntry, TreeFiles } from '../../src/ports.ts'

/** A file of a side: text, bytes, or a whole answer of the port with its mode. */
export type SideFile =
  | string
  | Uint8Array
  | { readonly mode: string; readonly text: string }
  | { readonly unreadable: string }

/** A side of a change: files by path. */
export type Side = Readonly<Record<string, SideFile>>

/** A tree in memory that keeps the promises of the port; every commit is the same. */
export function treeFiles(side: Side): TreeFiles {
  const entries: TreeEntry[] = Object.entries(side).map(([path, file]) => ({
    path,
    mode: typeof file === 'object' && 'mode' in file ? file.mode : '100644',
    objectId: path
  }))
  return {
    list: () => Promise.resolve(entries),
    has: (_commit, path) => Promise.resolve(Object.hasOwn(side, path)),
    read: ({ objectId }, limit) => {
      const file = side[objectId] ?? ''
      if (typeof file === 'object' && 'unreadable' in file)
        return Promise.resolve({ kind: 'unreadable', why: file.unreadable })
      const bytes = bytesOf(file)
      return Promise.resolve(
        bytes.length > limit
          ? { kind: 'too_large', size: bytes.length }
          : { kind: 'bytes', bytes }
      )
    }
  }
}

/** A policy of YAML lines; the defaults without any. */
export function aPolicy(...lines: readonly string[]): GatePolicy {
  return parsePolicy(['version: 1', ...lines].join('\n'))
}

/** The plan of a change from one side to the other. */
export async function planOf(change: {
  readonly base: Side
  readonly head: Side
  readonly policy?: GatePolicy
  readonly changed?: readonly string[]
}): Promise<CheckPlan> {
  const policy = change.policy ?? aPolicy()
  return planChecks({
    policy,
    base: await readProject(treeFiles(change.base), 'base', policy),
    head: await readProject(treeFiles(change.head), 'head', policy),
    changedPaths: change.changed ?? []
  })
}

/** Ids of all planned commands' checks, in order. */
export function commandIds(plan: CheckPlan): readonly string[] {
  return plan.commands.flatMap(command => command.checks.map(({ id }) => id))
}

/** Codes of all problems, in order. */
export function problemCodes(plan: CheckPlan): readonly string[] {
  return plan.problems.map(({ code }) => code)
}

function bytesOf(
  file: string | Uint8Array | { readonly text: string }
): Uint8Array {
  if (file instanceof Uint8Array) return file
  return new TextEncoder().encode(typeof file === 'string' ? file : file.text)
}
