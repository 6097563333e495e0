/** The exit codes of the command line (README, "Exit codes"). */
import type { Completion } from '../model/completion.ts'
import type { Fault } from '../errors.ts'

/** 0 complete, 1 incomplete, 2 usage or policy error, 3 could not evaluate. */
export const EXIT = {
  complete: 0,
  incomplete: 1,
  usage: 2,
  unevaluated: 3
} as const

/** The exit code of a run that reached a verdict. */
export function exitOfCompletion(completion: Completion): number {
  return completion.kind === 'incomplete' ? EXIT.incomplete : EXIT.complete
}

/** The exit code of a run that ended in an error. */
export function exitOfFault(fault: Fault): number {
  return fault === 'user' ? EXIT.usage : EXIT.unevaluated
}
