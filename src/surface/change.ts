/** What the surface rules look at: the changed files that matter, as both sides have them. */
import type { GatePolicy } from '../policy/gate-policy.ts'
import type { SurfaceRuleId } from '../policy/surface-rules.ts'

/** A file's text, or why there is none; `why` goes on from "the file …". */
export type SurfaceContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'broken'; readonly why: string }

/** One side of a changed path. */
export interface SurfaceFile {
  readonly mode: string
  readonly objectId: string
  /** Absent where no rule reads this path. */
  readonly content?: SurfaceContent
}

/** A changed path; a side without it is undefined. */
export interface SurfaceChange {
  /** The encoded path. */
  readonly path: string
  readonly before: SurfaceFile | undefined
  readonly after: SurfaceFile | undefined
}

/** A command that a check or the setup runs. */
export interface SurfaceCommand {
  readonly command: string
  /** Folder relative to the root; empty for it. */
  readonly cwd: string
}

/** Everything that the rules get. All of it is values: the rules are pure. */
export interface SurfaceInput {
  readonly policy: GatePolicy
  readonly changes: readonly SurfaceChange[]
  /** Encoded paths of every file at the merge base and at the head. */
  readonly basePaths: ReadonlySet<string>
  readonly headPaths: ReadonlySet<string>
  /** Every package.json above a changed path, by path, changed or not. */
  readonly manifests: {
    readonly before: ReadonlyMap<string, string>
    readonly after: ReadonlyMap<string, string>
  }
  /** Texts of files that both sides have alike and that say what a changed one means, by path. */
  readonly kept: ReadonlyMap<string, string>
  /** What the plan and the setup run. */
  readonly commands: readonly SurfaceCommand[]
}

/** What a rule found, before the policy gave it a level. */
export interface Found {
  readonly rule: SurfaceRuleId
  /** A sentence without its full stop. */
  readonly message: string
  readonly path?: string
  readonly line?: number | undefined
  readonly before?: string | undefined
  readonly after?: string | undefined
}

/** A family of rules. Pure and synchronous. */
export type SurfaceFamily = (input: SurfaceInput) => readonly Found[]

/** The text of a side; empty for a side without the file, undefined for one that cannot be read. */
export function textOf(file: SurfaceFile | undefined): string | undefined {
  if (file === undefined) return ''
  return file.content?.kind === 'text' ? file.content.text : undefined
}

/** Both texts of a change; undefined when one cannot be read, which has a finding of its own. */
export function textsOf(
  change: SurfaceChange
): { readonly before: string; readonly after: string } | undefined {
  const before = textOf(change.before)
  const after = textOf(change.after)
  return before === undefined || after === undefined
    ? undefined
    : { before, after }
}

/** The last name of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The folder of a path; empty for the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** A name in a folder. */
export function inFolder(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`
}
