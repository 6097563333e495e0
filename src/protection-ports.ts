/** Ports to how GitHub protects a branch: what a look over a set-up asks. */

/** A part of what GitHub knows, or why it cannot be read. */
export type Answer<Value> =
  | { readonly kind: 'known'; readonly value: Value }
  | { readonly kind: 'unknown'; readonly why: string }

/** A check that a branch requires. */
export interface RequiredCheck {
  readonly name: string
  /** Id of the app that it must come from; undefined for any source. */
  readonly appId: number | undefined
  /** A ruleset's id; undefined for classic branch protection. */
  readonly rulesetId: number | undefined
}

/** What a branch demands, from rulesets and classic protection together. */
export interface BranchDemands {
  readonly checks: readonly RequiredCheck[]
  readonly mergeQueue: boolean
  /** A code owner of changed files must approve. */
  readonly codeOwners: boolean
  /** Patterns of paths that no push may touch. */
  readonly guardedPaths: readonly string[]
  /** Workflows that a ruleset runs by itself. */
  readonly requiredWorkflows: boolean
}

/** Who may go past a demand. */
export interface Bypass {
  /** In words, such as `the role 5, always`. */
  readonly who: string
  /** A ruleset by its name, or `branch protection`. */
  readonly of: string
}

/** Reads how a branch is protected; needs no more than the question at hand. */
export interface ProtectionReader {
  /** @throws GateError when the repository cannot be read at all */
  defaultBranch(): Promise<string>
  /** Rules of rulesets; any reader may ask. */
  rulesets(branch: string): Promise<Answer<BranchDemands>>
  /** Classic branch protection; needs `administration: read`. Nothing demanded where there is none. */
  classic(branch: string): Promise<
    Answer<{
      readonly demands: BranchDemands
      readonly bypasses: readonly Bypass[]
    }>
  >
  /** Who may go past a ruleset; needs the right to edit it. */
  bypasses(rulesetId: number): Promise<Answer<readonly Bypass[]>>
  /** Whether a team, as `org/team`, can be read. */
  team(name: string): Promise<Answer<true>>
}
