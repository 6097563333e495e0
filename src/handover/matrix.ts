/** A plan as a matrix of jobs, in the form that `strategy.matrix` takes. */
import { partIds } from './select-checks.ts'
import type { CheckPlan } from '../model/plan.ts'

/** GitHub starts at most this many jobs of a matrix (docs, "Running variations of jobs in a workflow"). */
const JOBS_LIMIT = 256

/** One job of the matrix. A wire shape. */
export interface MatrixJob {
  /** Unique, safe in the name of an artifact. */
  readonly part: string
  /** Ids for the input `checks`, one a line. */
  readonly checks: string
}

/**
 * One job a command; criteria that need no command share the first one.
 * @returns never an empty list: a matrix without jobs would be an error of GitHub's
 */
export function planMatrix(plan: CheckPlan): {
  readonly include: readonly MatrixJob[]
} {
  const commands = plan.commands.map(command => command.checks[0].id)
  const rest = partIds(plan).slice(commands.length)
  const [first = [], ...others] = commands.map(id => [id])
  const jobs = [[...first, ...rest], ...others]
  const shared = jobs.slice(JOBS_LIMIT - 1).flat()
  const groups =
    jobs.length <= JOBS_LIMIT
      ? jobs
      : [...jobs.slice(0, JOBS_LIMIT - 1), shared]
  return {
    include: groups.map((ids, at) => ({
      part: String(at + 1),
      checks: ids.join('\n')
    }))
  }
}
