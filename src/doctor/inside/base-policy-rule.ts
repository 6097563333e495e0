/** The rule over the policy of the base branch: a checkout may have a better one than the one that counts. */
import { ownPage } from '../../model/own-page.ts'
import { POLICY_PATH } from '../../policy/gate-policy.ts'
import { policyDifferences } from '../../policy/policy-difference.ts'
import { must, should } from '../finding.ts'
import type { BasePolicy } from '../base-policy.ts'
import type { Remark, Rule } from '../finding.ts'
import type { InsideSetup } from '../inside-setup.ts'

// A remark names at most this many keys.
const MOST_NAMED = 5

/** Its share of the table. */
export const BASE_POLICY_RULE: Rule<InsideSetup> = {
  id: 'base-policy',
  fine: ({ base, policy }) => fineWords(base, policy.kind === 'broken'),
  find: ({ base, policy }) => {
    if (base.kind === 'unknown') return [unknown(base.why)]
    if (base.kind === 'broken') return broken(base)
    return base.kind === 'policy' && policy.kind === 'policy'
      ? difference(base, policy)
      : []
  }
}

type Read = Extract<BasePolicy, { kind: 'policy' }>
type Broken = Extract<BasePolicy, { kind: 'broken' }>
type Checkout = Extract<InsideSetup['policy'], { kind: 'policy' }>

function fineWords(base: BasePolicy, isCheckoutBroken: boolean): string {
  if (base.kind !== 'policy')
    return 'there is no commit yet, so no base branch has a policy'
  const { branch, written } = base
  if (isCheckoutBroken)
    return `the policy of ${branch}, which counts until this one is merged, can be used`
  return written
    ? `${branch} has this policy, so it counts`
    : `${branch} has no policy either: every key is at its default`
}

function unknown(why: string): Remark {
  return should(
    `the policy of the base branch is the one that counts, and it was not looked at: ${why}`,
    'git fetch origin && git remote set-head origin --auto\n(or name the branch with --branch NAME)'
  )
}

/** A broken policy decides nothing, so nothing passes, and the mend of it is a pull request too. */
function broken({ branch, problems }: Broken): readonly Remark[] {
  return problems.map(({ path, message }) =>
    must(
      `the policy of ${branch}, the one that counts, blocks every pull request: ${path === '' ? '' : `${path}: `}${message}`,
      `Mend ${POLICY_PATH} in a pull request, and let somebody merge it who may bypass the check (${ownPage('docs/tune-the-policy.md')}).`
    )
  )
}

function difference(base: Read, checkout: Checkout): readonly Remark[] {
  const keys = policyDifferences(base.policy, checkout.policy).map(
    ({ key }) => key
  )
  if (keys.length === 0 && base.written === checkout.written) return []
  const merge = `Merge ${POLICY_PATH} into ${base.branch}.`
  if (!base.written)
    return [
      should(
        `${base.branch} has no policy yet: until this one is merged, every key is at its default`,
        merge
      )
    ]
  if (!checkout.written)
    return [
      should(
        `${base.branch} has a policy, which counts, and this checkout has none`,
        `git checkout ${base.branch} -- ${POLICY_PATH}\n(or merge its removal)`
      )
    ]
  return [
    should(
      `${base.branch} has another policy, which counts until this one is merged: ${listed(keys)} ${keys.length === 1 ? 'differs' : 'differ'}`,
      merge
    )
  ]
}

function listed(keys: readonly string[]): string {
  const shown = keys.slice(0, MOST_NAMED).join(', ')
  const more = keys.length - MOST_NAMED
  return more > 0 ? `${shown} and ${String(more)} more` : shown
}
