/** The plan: everything that will be checked, before anything runs. */
import type { VerificationCheck } from './check.ts'

/** Which side of the change declares a check. */
export type DeclaredIn = 'base' | 'head' | 'both'

/** One check that a planned command or criterion settles. */
export interface PlannedCheck {
  readonly id: string
  readonly kind: string
  readonly description: string
  readonly required: boolean
  /** What declares it. */
  readonly declaredBy: 'policy' | 'preset' | 'acceptance'
  readonly declaredIn: DeclaredIn
  /** Place of the declaration, such as `ACCEPTANCE.md:3`. */
  readonly source?: string
  /** The loop whose acceptance it is, for a criterion of `.a3s/loops/<loop>/`. */
  readonly loop?: string
  /** The fewest tests that must have run, where the runner says how many; absent for no matter. */
  readonly minimumTests?: number
}

/** A command to run once; it settles one check, or several that ask for the very same. */
export interface PlannedCommand {
  readonly command: string
  /** Folder to run in, relative to the checkout; empty for its root. */
  readonly cwd: string
  readonly timeoutMs: number
  readonly expectExit: number
  /** Never empty; the first one names the command. */
  readonly checks: readonly [PlannedCheck, ...PlannedCheck[]]
}

/** A criterion that the gate settles itself: a regular file exists inside the workspace. */
export interface PlannedFileCriterion {
  readonly check: PlannedCheck
  /** Path relative to the checkout, as written. */
  readonly path: string
}

/** Code of the problem that some packages are not planned. */
export const PACKAGES_NOT_REACHED = 'packages-not-reached'

/** Something about the plan that a reader must know. A wire shape. */
export interface PlanProblem {
  /** A stable word, such as `criterion-unreadable` or `preset-lost`. */
  readonly code: string
  readonly message: string
  readonly path?: string
  readonly line?: number
}

/** What the change does to the files that define its own verification. A wire shape. */
export interface SurfaceFinding {
  /** A rule of `policy/surface-rules.ts`. */
  readonly rule: string
  readonly level: 'block' | 'warn'
  readonly message: string
  readonly path?: string
  /** Counted from 1, on the head; on the merge base for what the head no longer has. */
  readonly line?: number
  /** What stood there before, cut to 200 characters; absent for nothing. */
  readonly before?: string
  /** What stands there now, cut to 200 characters; absent for nothing. */
  readonly after?: string
}

/** Everything that will be checked. */
export interface CheckPlan {
  /** Run first, in order; when one fails, no command can run. */
  readonly setup: readonly {
    readonly command: string
    readonly timeoutMs: number
  }[]
  readonly commands: readonly PlannedCommand[]
  readonly fileCriteria: readonly PlannedFileCriterion[]
  /** Checks whose status is known before anything runs: unreadable, lost, manual. */
  readonly settled: readonly VerificationCheck[]
  /** Active loops; each needs a passing machine check of its own. */
  readonly loops: readonly string[]
  readonly problems: readonly PlanProblem[]
  readonly surface: readonly SurfaceFinding[]
}
