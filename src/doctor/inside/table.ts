/** The table of the inside rules, in the order in which they are said. */
import { findingsOf, must } from '../finding.ts'
import { CHECKOUT_RULES } from './checkout-rules.ts'
import { CONCURRENCY_RULES } from './concurrency-rules.ts'
import { NAME_RULES } from './name-rules.ts'
import { PERMISSION_RULES } from './permission-rules.ts'
import { PIN_RULES } from './pin-rules.ts'
import { DEMAND_RULES, POLICY_RULES } from './policy-rules.ts'
import { SKIP_RULES } from './skip-rules.ts'
import { gateWorkflows, TRIGGER_RULES } from './trigger-rules.ts'
import { decidingJobs } from '../inside-setup.ts'
import type { Finding, Remark, Rule } from '../finding.ts'
import type { InsideSetup } from '../inside-setup.ts'

const WORKFLOW_RULE: Rule<InsideSetup> = {
  id: 'workflow',
  fine: setup =>
    `the gate runs in ${gateWorkflows(setup)
      .map(({ path }) => path)
      .join(', ')}`,
  find: workflowRemarks
}

/** Rules that need a gate to look at. */
const GATE_RULES: readonly Rule<InsideSetup>[] = [
  ...TRIGGER_RULES,
  ...SKIP_RULES,
  ...CONCURRENCY_RULES,
  ...CHECKOUT_RULES,
  ...PERMISSION_RULES,
  ...NAME_RULES,
  ...PIN_RULES
]

/** Every id of the table. */
export const INSIDE_RULE_IDS: readonly string[] = [
  ...POLICY_RULES,
  ...DEMAND_RULES,
  WORKFLOW_RULE,
  ...GATE_RULES
].map(({ id }) => id)

/** What the checkout alone tells. Rules over a policy or a gate are left out where there is none to look at. Pure. */
export function insideFindings(setup: InsideSetup): readonly Finding[] {
  return [
    ...findingsOf(POLICY_RULES, setup),
    ...(setup.policy.kind === 'broken' ? [] : findingsOf(DEMAND_RULES, setup)),
    ...findingsOf([WORKFLOW_RULE], setup),
    ...(setup.gates.length === 0 ? [] : findingsOf(GATE_RULES, setup))
  ]
}

function workflowRemarks(setup: InsideSetup): readonly Remark[] {
  const broken = setup.broken.map(({ path, why }) =>
    must(
      `the workflow cannot be read: ${why}`,
      'Mend its YAML: GitHub starts nothing of a broken file.',
      { path }
    )
  )
  if (setup.gates.length === 0)
    return [
      ...broken,
      must(
        'no workflow runs the gate: no step uses completion-gate/completion-gate',
        'completion-gate init'
      )
    ]
  return decidingJobs(setup).length === 0
    ? [
        ...broken,
        must(
          'no job posts a verdict: every step of the gate plans or verifies',
          '- uses: completion-gate/completion-gate@v1\n  with:\n    mode: decide'
        )
      ]
    : broken
}
