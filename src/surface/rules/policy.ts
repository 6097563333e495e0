/** The policy: the head's is read only to say what it would change (threat B1). */
import { asGateError } from '../../errors.ts'
import { POLICY_PATH } from '../../policy/gate-policy.ts'
import { defaultPolicy, parsePolicy } from '../../policy/parse-policy.ts'
import { policyDifferences } from '../../policy/policy-difference.ts'
import { lineOfYamlKey } from './yaml-line.ts'
import { textsOf } from '../change.ts'
import type { Found, SurfaceChange, SurfaceInput } from '../change.ts'
import type { GatePolicy } from '../../policy/gate-policy.ts'
import type { PolicyDifference } from '../../policy/policy-difference.ts'

const MISNAMED = '.github/completion-gate.yaml'
// A finding names at most this many keys.
const KEYS_SHOWN = 12
// Problems of a broken policy that a finding names.
const PROBLEMS_SHOWN = 3

/** One finding for the policy's file, whatever is changed in it. */
export function policyChanges({ changes }: SurfaceInput): readonly Found[] {
  return changes.flatMap(change => {
    if (change.path === MISNAMED) return [misnamed(change)]
    return change.path === POLICY_PATH ? [policyFinding(change)] : []
  })
}

function misnamed({ path }: SurfaceChange): Found {
  return {
    rule: 'policy-changed',
    message: `${path} is changed; the gate refuses a policy of this name, expected ${POLICY_PATH}`,
    path
  }
}

function policyFinding(change: SurfaceChange): Found {
  const { path } = change
  const verb =
    change.before === undefined
      ? 'added'
      : change.after === undefined
        ? 'deleted, so that every key would have its default'
        : 'changed'
  const found = { rule: 'policy-changed' as const, path }
  const texts = textsOf(change)
  const before = policyOf(texts?.before)
  const after = policyOf(texts?.after)
  if (typeof after === 'string')
    return {
      ...found,
      message: `the policy is ${verb}, and what the head has cannot be used, so the gate would judge nothing: ${after}`
    }
  if (typeof before === 'string')
    return {
      ...found,
      message: `the policy is ${verb}; what it was before cannot be used: ${before}`
    }
  const differences = policyDifferences(before, after)
  return {
    ...found,
    message: `the policy is ${verb}; this change is judged by ${change.before === undefined ? 'the defaults' : "the base's"}, and what the head has takes effect once it is on the base branch. ${summary(differences)}`,
    ...placeOf(differences[0], texts?.after ?? '')
  }
}

function placeOf(
  first: PolicyDifference | undefined,
  text: string
): Partial<Found> {
  if (first === undefined) return {}
  const { key, before, after } = first
  return {
    line: lineOfYamlKey(text, key.split('.')),
    before: `${key}: ${before}`,
    after: `${key}: ${after}`
  }
}

function summary(differences: readonly PolicyDifference[]): string {
  const names = (weakens: boolean): string => {
    const keys = differences.filter(one => one.weakens === weakens)
    const shown = keys.slice(0, KEYS_SHOWN).map(({ key }) => key)
    const more = keys.length - shown.length
    return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  }
  const [weaker, other] = [names(true), names(false)]
  if (weaker === '' && other === '') return 'No key means anything else'
  return [
    weaker === '' ? '' : `It would ask for less by ${weaker}`,
    other === '' ? '' : `It would change ${other}`
  ]
    .filter(part => part !== '')
    .join('. ')
}

/** So many as one can mend from memory, and where the others are named. */
function firstOf(problems: readonly string[]): string {
  const shown = problems.slice(0, PROBLEMS_SHOWN).join('; ')
  const more = problems.length - PROBLEMS_SHOWN
  return more > 0
    ? `${shown}; and ${String(more)} more: \`completion-gate doctor\` names each`
    : `${shown}. Mend it, and ask \`completion-gate doctor\``
}

/** The policy of a text, or why it is none; nothing is a policy of defaults. */
function policyOf(text: string | undefined): GatePolicy | string {
  if (text === undefined) return 'the file cannot be read'
  if (text === '') return defaultPolicy()
  try {
    return parsePolicy(text)
  } catch (thrown) {
    const { problems, message } = asGateError(thrown)
    const lines = problems.map(({ path, message: what }) =>
      path === '' ? what : `${path}: ${what}`
    )
    return lines.length === 0 ? message : firstOf(lines)
  }
}
