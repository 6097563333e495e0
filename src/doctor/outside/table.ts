/** The table of the outside rules, in the order in which they are said. */
import { findingsOf } from '../finding.ts'
import { AROUND_RULES } from './around-rules.ts'
import { REQUIRED_RULES } from './required-rules.ts'
import type { Finding } from '../finding.ts'
import type { OutsideSetup } from './outside-setup.ts'

const RULES = [...REQUIRED_RULES, ...AROUND_RULES]

/** Every id of the table. */
export const OUTSIDE_RULE_IDS: readonly string[] = RULES.map(({ id }) => id)

/** What GitHub tells. Pure. */
export function outsideFindings(setup: OutsideSetup): readonly Finding[] {
  return findingsOf(RULES, setup)
}
