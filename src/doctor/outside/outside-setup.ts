/** What GitHub knows of a set-up, asked for in a handful of requests. */
import type { InsideSetup } from '../inside-setup.ts'
import type {
  Answer,
  BranchDemands,
  Bypass,
  ProtectionReader,
  RequiredCheck
} from '../../protection-ports.ts'

/** A set-up with what GitHub knows of it. */
export interface OutsideSetup {
  readonly inside: InsideSetup
  /** The branch that was asked about. */
  readonly branch: string
  readonly rulesets: Answer<BranchDemands>
  readonly classic: Answer<{
    readonly demands: BranchDemands
    readonly bypasses: readonly Bypass[]
  }>
  /** Who may go past each ruleset that requires the check. */
  readonly bypasses: readonly Answer<readonly Bypass[]>[]
  /** Each team of the policy. */
  readonly teams: ReadonlyMap<string, Answer<true>>
}

/**
 * Asks GitHub.
 * @param branch undefined for the default branch
 * @throws GateError when the repository cannot be read at all
 */
export async function readOutside(
  inside: InsideSetup,
  github: ProtectionReader,
  branch?: string
): Promise<OutsideSetup> {
  const standing = await github.defaultBranch()
  const asked = branch ?? standing
  const rulesets = await github.rulesets(asked)
  const classic = await github.classic(asked)
  const checks = rulesets.kind === 'known' ? rulesets.value.checks : []
  const ids = new Set(
    checks.flatMap(({ rulesetId }) =>
      rulesetId === undefined ? [] : [rulesetId]
    )
  )
  const bypasses: Answer<readonly Bypass[]>[] = []
  for (const id of ids) bypasses.push(await github.bypasses(id))
  const { policy } = inside
  const named =
    policy.kind === 'policy' ? policy.policy.waivers.authority.teams : []
  const teams = new Map<string, Answer<true>>()
  for (const name of named) teams.set(name, await github.team(name))
  return { inside, branch: asked, rulesets, classic, bypasses, teams }
}

/** Whether any rule that could be read says so. */
export function demands(
  { rulesets, classic }: OutsideSetup,
  says: (demands: BranchDemands) => boolean
): boolean {
  return (
    (rulesets.kind === 'known' && says(rulesets.value)) ||
    (classic.kind === 'known' && says(classic.value.demands))
  )
}

/** Every check that is known to be required. */
export function requiredChecks({
  rulesets,
  classic
}: OutsideSetup): readonly RequiredCheck[] {
  return [
    ...(rulesets.kind === 'known' ? rulesets.value.checks : []),
    ...(classic.kind === 'known' ? classic.value.demands.checks : [])
  ]
}

/** Why a part could not be read, each once. */
export function unread({ rulesets, classic }: OutsideSetup): readonly string[] {
  return [rulesets, classic].flatMap(one =>
    one.kind === 'unknown' ? [one.why] : []
  )
}
