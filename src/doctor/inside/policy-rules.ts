/** Rules over the policy: it can be read, something is required, and its teams can be asked for. */
import { POLICY_PATH } from '../../policy/gate-policy.ts'
import { presetSwitch } from '../../policy/preset-switch.ts'
import { matchesAny } from '../../verify/matches-any.ts'
import { must, should } from '../finding.ts'
import { BASE_POLICY_RULE } from './base-policy-rule.ts'
import { PACKAGES_RULE } from './package-rules.ts'
import { decidingJobs } from '../inside-setup.ts'
import { readsWithOwnToken } from './own-token.ts'
import type { Remark, Rule } from '../finding.ts'
import type { InsideSetup } from '../inside-setup.ts'

/** Whether there is a policy, here and where it counts. */
export const POLICY_RULES: readonly Rule<InsideSetup>[] = [
  {
    id: 'policy',
    fine: ({ policy }) =>
      policy.kind === 'policy' && !policy.written
        ? `there is no ${POLICY_PATH}: every key is at its default`
        : `${POLICY_PATH} is valid`,
    find: ({ policy }) => (policy.kind === 'broken' ? policy.remarks : [])
  },
  BASE_POLICY_RULE
]

/** Rules over what a policy says: they need one that can be used. */
export const DEMAND_RULES: readonly Rule<InsideSetup>[] = [
  {
    id: 'proof',
    fine: () => 'something that can be proven is required',
    find: nothingRequired
  },
  PACKAGES_RULE,
  {
    id: 'teams-token',
    fine: ({ policy }) =>
      policy.kind === 'policy' &&
      policy.policy.waivers.authority.teams.length > 0
        ? 'the gate has a token of its own, which can be given the right to read teams'
        : 'no team may waive, so none must be read',
    find: unreadableTeams
  }
]

// An empty repository's set-up is not wrong yet: the gate blocks, it lets nothing through.
function nothingRequired({
  facts,
  found,
  policy
}: InsideSetup): readonly Remark[] {
  if (policy.kind === 'broken') return []
  const { checks, packages, acceptance } = policy.policy
  const isPackage = matchesAny(packages.folders)
  const required = found.presets.some(preset => {
    if (preset.folder !== '' && !isPackage(preset.folder)) return false
    const [id = ''] = preset.id.split('@')
    const level = presetSwitch(
      policy.policy,
      preset.ecosystem,
      id,
      preset.folder
    )
    return level === 'required' || (level === 'on' && preset.required)
  })
  const isAcceptance = matchesAny(acceptance.files)
  const proven =
    required ||
    checks.some(check => check.required) ||
    [...facts.paths].some(
      path => /(?:^|\/)ACCEPTANCE\.md$/.test(path) || isAcceptance(path)
    )
  return proven
    ? []
    : [
        should(
          'nothing that is required was found, so every change stays incomplete until a person waives it',
          `In ${POLICY_PATH}:\nchecks:\n  - id: proof\n    command: make test`
        )
      ]
}

function unreadableTeams(setup: InsideSetup): readonly Remark[] {
  const { policy } = setup
  if (policy.kind === 'broken') return []
  const { teams } = policy.policy.waivers.authority
  if (teams.length === 0) return []
  return decidingJobs(setup)
    .filter(gate => !readsWithOwnToken(gate.step))
    .map(({ step }) =>
      must(
        `the policy lets ${teams.join(', ')} waive, and a workflow's own token can read no team`,
        'Make a GitHub App with the organization permission `members: read`, and pass its token:\nwith:\n  github-token: ${{ steps.app-token.outputs.token }}',
        step.place
      )
    )
}
