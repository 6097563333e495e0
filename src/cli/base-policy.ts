/** Reads the policy of the base branch for `doctor`, as far as the clone has it. */
import { openRepository } from '../adapters/git/index.ts'
import { basePolicyAt } from '../doctor/base-policy.ts'
import { GateError } from '../errors.ts'
import type { Repository } from '../adapters/git/index.ts'
import type { BasePolicy } from '../doctor/base-policy.ts'

/** Which base branch to look at. */
export interface BaseRequest {
  /** A folder of the checkout, which is known to be one. */
  readonly dir: string
  /** The branch that a person named; undefined for the merge target of the clone. */
  readonly named: string | undefined
  /** What the clone takes for the base branch. */
  readonly usual: string
  readonly environment: NodeJS.ProcessEnv
}

/** The policy, or why it is not known. Nothing is fetched. */
export async function readBasePolicy(
  request: BaseRequest
): Promise<BasePolicy> {
  const { named, usual } = request
  const bases =
    named === undefined
      ? [undefined]
      : [`refs/remotes/origin/${named}`, `refs/heads/${named}`]
  let why = ''
  for (const base of bases) {
    const repository = await opened(request, base)
    if (repository === undefined) return { kind: 'unborn' }
    try {
      const { range } = await repository.changes.resolve()
      return await basePolicyAt(repository.files, range.base, named ?? usual)
    } catch (thrown) {
      if (!(thrown instanceof GateError)) throw thrown
      why = thrown.message
    } finally {
      repository.close()
    }
  }
  return { kind: 'unknown', why }
}

/** Undefined where there is no commit yet. */
async function opened(
  { dir, environment }: BaseRequest,
  base: string | undefined
): Promise<Repository | undefined> {
  try {
    return await openRepository({
      dir,
      fetch: false,
      environment,
      ...(base === undefined ? {} : { base })
    })
  } catch (thrown) {
    if (thrown instanceof GateError && thrown.code === 'REPOSITORY_INVALID')
      return undefined
    throw thrown
  }
}
