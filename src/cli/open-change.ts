/** Opens the change that a command line names, with nothing that only running checks needs. */
import { openRepository } from '../adapters/git/index.ts'
import { policyScope, WHOLE_CHANGE } from '../observe/scope.ts'
import { MISNAMED_POLICY_PATH, POLICY_PATH } from '../policy/gate-policy.ts'
import type { Repository } from '../adapters/git/index.ts'
import type { TreeEntry } from '../ports.ts'
import type { Scope } from '../observe/scope.ts'
import type { RangeFlags } from './flags.ts'
import type { CommandLine } from './main.ts'

/** An open repository, with the scope that the base's policy gives. */
export interface OpenChange extends Repository {
  /**
   * Reads the policy only when the base has one: without it the defaults need no parser.
   * @throws GateError POLICY_INVALID where a broken policy may leave paths out
   */
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
  try {
    return policyScope((await readPolicy(files, range.base, entries)).policy)
  } catch (thrown) {
    const entry = entries.find(({ path }) => path === POLICY_PATH)
    if (entry === undefined || !(await needsNoPolicy(files, entry)))
      throw thrown
    return WHOLE_CHANGE
  }
}

/** A broken policy blocks every change, and the digest of one can still be known: nobody can mend what cannot be named. */
async function needsNoPolicy(
  files: Repository['files'],
  entry: TreeEntry
): Promise<boolean> {
  const { LARGEST_POLICY } = await import('../policy/read-policy.ts')
  const { leavesNothingOut } = await import('../policy/leaves-nothing-out.ts')
  const isFile = entry.mode === '100644' || entry.mode === '100755'
  const file = await files.read(entry, LARGEST_POLICY)
  return (
    isFile &&
    file.kind === 'bytes' &&
    leavesNothingOut(Buffer.from(file.bytes).toString('utf8'))
  )
}
