/** The rule over packages: members of a workspace have checks, of their own or of the root. */
import { POLICY_PATH } from '../../policy/gate-policy.ts'
import { presetSwitch } from '../../policy/preset-switch.ts'
import { matchesAny } from '../../verify/matches-any.ts'
import { should } from '../finding.ts'
import type { Remark, Rule } from '../finding.ts'
import type { InsideSetup } from '../inside-setup.ts'
import type { GatePolicy } from '../../policy/gate-policy.ts'
import type { FoundPreset } from '../../setup/survey.ts'
import type { Workspace } from '../../setup/workspace-members.ts'

// A remark names at most this many folders or globs.
const MOST_NAMED = 5

/** Its share of the table. */
export const PACKAGES_RULE: Rule<InsideSetup> = {
  id: 'packages',
  fine: ({ found }) =>
    found.workspaces.length === 0
      ? 'there is no workspace'
      : 'the members of every workspace have checks of their own, or the root has one',
  find: packageRemarks
}

function packageRemarks({
  facts,
  found,
  policy
}: InsideSetup): readonly Remark[] {
  if (policy.kind === 'broken') return []
  const { folders } = policy.policy.packages
  const idle = folders.filter(
    glob => ![...facts.folders].some(matchesAny([glob]))
  )
  return [
    ...found.workspaces.flatMap(workspace =>
      uncovered(workspace, found.presets, policy.policy)
    ),
    ...(idle.length === 0
      ? []
      : [
          should(
            `packages names ${listed(idle)}, which match no folder`,
            `Take it out of packages in ${POLICY_PATH}, or correct it.`,
            { path: POLICY_PATH }
          )
        ])
  ]
}

/** Members that no glob matches, where the root's own check does not stand for them. */
function uncovered(
  { ecosystem, source, folders, globs }: Workspace,
  presets: readonly FoundPreset[],
  policy: GatePolicy
): readonly Remark[] {
  const rootProves = presets.some(
    one =>
      one.folder === '' &&
      one.ecosystem === ecosystem &&
      isRequired(one, policy)
  )
  if (rootProves) return []
  const isPackage = matchesAny(policy.packages.folders)
  const missing = folders.filter(folder => !isPackage(folder))
  return missing.length === 0
    ? []
    : [
        should(
          `${source} lists ${listed(missing)}, which no glob of packages matches, and the root has no required check: nothing is run there`,
          [
            `In ${POLICY_PATH}:`,
            'packages:',
            ...globs.slice(0, MOST_NAMED).map(glob => `  - '${glob}'`)
          ].join('\n')
        )
      ]
}

function isRequired(preset: FoundPreset, policy: GatePolicy): boolean {
  const [id = ''] = preset.id.split('@')
  const level = presetSwitch(policy, preset.ecosystem, id, preset.folder)
  return level === 'required' || (level === 'on' && preset.required)
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED).join(', ')
  const more = names.length - MOST_NAMED
  return more > 0 ? `${shown} and ${more} more` : shown
}
