/** The policy as the stages use it: every default filled in, every unit fixed. */
import type { AppliesTo } from '../model/applies-to.ts'
import type { IsolationLevel } from '../model/isolation-level.ts'
import type { ContainerNeeds } from '../ports.ts'
import type { SurfaceLevel, SurfaceRuleId } from './surface-rules.ts'

/** Where a policy lives, on the base branch only. */
export const POLICY_PATH = '.github/completion-gate.yml'

/** A name that is refused: ignoring the file would drop all that its writer demands. */
export const MISNAMED_POLICY_PATH = '.github/completion-gate.yaml'

/** A check that the policy itself declares. */
export interface PolicyCheck {
  readonly id: string
  readonly kind: string
  readonly description: string
  readonly command: string
  readonly required: boolean
  /** Globs: planned only when the change touches one; empty for always. */
  readonly paths: readonly string[]
  readonly timeoutMs: number
  readonly expectExit: number
  /** The fewest tests that must have run, where the runner says how many; 0 for no matter. */
  readonly minimumTests: number
  /** Folder relative to the checkout; empty for its root. */
  readonly cwd: string
}

/** What a policy says of a preset. `required` and `optional` replace the preset's own flag. */
export type PresetSwitch = 'on' | 'off' | 'required' | 'optional'

/** Who may waive. Each list grants on its own. */
export interface WaiverAuthority {
  readonly permissions: readonly string[]
  readonly teams: readonly string[]
  readonly users: readonly string[]
}

/** Packages, and what else they depend on. */
export interface PackageDependency {
  /** Glob of package folders. */
  readonly folder: string
  /** Globs of folders or files. */
  readonly on: readonly string[]
}

/** What the base branch demands. */
export interface GatePolicy {
  readonly checks: readonly PolicyCheck[]
  /** Keys are ecosystems, preset ids, or preset ids with `@folder`; the most exact key wins. */
  readonly presets: ReadonlyMap<string, PresetSwitch>
  readonly packages: {
    /** Globs of folders with presets of their own. */
    readonly folders: readonly string[]
    /** A package's presets are planned only when the change reaches it. */
    readonly onlyChanged: boolean
    /** Globs of packages that are planned whatever the change reaches. */
    readonly always: readonly string[]
    /** Globs of paths outside every package that reach none. */
    readonly apart: readonly string[]
    /** What packages depend on beside what their manifests declare. */
    readonly dependsOn: readonly PackageDependency[]
  }
  readonly setup: readonly {
    readonly command: string
    readonly timeoutMs: number
  }[]
  /** The time-out of every command that names none. */
  readonly timeoutMs: number
  /** The fewest tests that a check of kind `test` must have run; 0 for no matter. */
  readonly minimumTests: number
  readonly acceptance: {
    /** Globs beside `ACCEPTANCE.md` and the active loops. */
    readonly files: readonly string[]
    /** A criterion that only the head has may be the only required check that passed. */
    readonly trustHead: boolean
    /** Whether a manual criterion asks for a waiver. */
    readonly manual: 'advisory' | 'required'
  }
  readonly scope: { readonly exclude: readonly string[] }
  /** What a change of another tracked file by a command means. */
  readonly drift: 'report' | 'block'
  /** Globs of paths that a command may rewrite with the very same bytes. */
  readonly generated: readonly string[]
  /** Names of variables that commands get beside the allow-listed ones. */
  readonly environment: readonly string[]
  readonly waivers: {
    readonly labelPrefix: string
    readonly authority: WaiverAuthority
    /** In characters, white space at the ends not counted. */
    readonly minimumReasonLength: number
  }
  /** Which pull requests are gated; the command line judges whatever it is asked to. */
  readonly appliesTo: AppliesTo
  /** The level of every surface rule. */
  readonly surface: Readonly<Record<SurfaceRuleId, SurfaceLevel>>
  readonly isolation: IsolationLevel | 'auto'
  /** Below it nothing is run, and the gate blocks. */
  readonly isolationMinimum: IsolationLevel
  /** What level `container` runs commands in; without it that level cannot be had. */
  readonly container?: ContainerNeeds
}
