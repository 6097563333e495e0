/** Rules of rulesets in the shape of `GET rules/branches/{branch}`. */
import type { BranchRule, Repository } from '../entities/repository.ts'
import type { Store } from '../store.ts'

/** The rule that requires one check, from one app when given. */
export function requiredCheckRule(
  store: Store,
  repository: Repository,
  check: { readonly context: string; readonly appId?: number }
): BranchRule {
  const source =
    check.appId === undefined ? {} : { integration_id: check.appId }
  return {
    type: 'required_status_checks',
    ruleset_source_type: 'Repository',
    ruleset_source: repository.fullName,
    ruleset_id: store.nextId(),
    parameters: {
      strict_required_status_checks_policy: false,
      do_not_enforce_on_create: false,
      required_status_checks: [{ context: check.context, ...source }]
    }
  }
}
