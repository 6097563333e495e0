/** Opens the change that a command line names, with nothing that only running checks needs. */
import { openRepository } from '../adapters/git/index.ts'
import { policyScope, WHOLE_CHANGE } from '../observe/scope.ts'
import { MISNAMED_POLICY_PATH, POLICY_PATH } from '../policy/gate-policy.ts'
import type { Repository } from '../adapters/git/index.ts'
import type { Scope } from '../observe/scope.ts'
import type { RangeFlags } from './flags.ts'
import type { CommandLine } from './main.ts'

/** An open repository, with the scope that the base's policy gives. */
export interface OpenChange extends Repository {
  /** Reads the policy only when the base has one: without it the defaults need no parser. */
  scope(): Promise<Scope>
}

/** Opens the repository that the flags name. @throws GateError REPOSITORY_INVALID, GIT_FAILED */
export async function openChange(
  flags: RangeFlags & { readonly worktree?: boolean },
  line: CommandLine
): Promise<OpenChange> {
  const repository = await openRepository({
    dir: flags.repo,
    head: flags.head,
    fetch: flags.fetch,
    worktree: flags.worktree === true,
    environment: line.environment,
    ...(flags.base === undefined ? {} : { base: flags.base })
  })
  return { ...repository, scope: () => scopeOf(repository) }
}

async function scopeOf({ changes, files }: Repository): Promise<Scope> {
  const { range } = await changes.resolve()
  const named = await files.has(range.base, POLICY_PATH)
  if (!named && !(await files.has(range.base, MISNAMED_POLICY_PATH)))
    return WHOLE_CHANGE
  const { readPolicy } = await import('../policy/read-policy.ts')
  const entries = await files.list(range.base)
  return policyScope((await readPolicy(files, range.base, entries)).policy)
}
