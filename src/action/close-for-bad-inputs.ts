/** Where the inputs are bad nothing is judged: a green verdict that this run was to judge anew does not stand. */
import { voidingOnError } from '../pull-request/void-standing.ts'
import { readEvent } from './event.ts'
import { readHandingRun } from './handing-run.ts'
import type { GateError } from '../errors.ts'
import type { RunnerContext } from './runner-context.ts'
import type { ActionInputs } from './inputs.ts'
import type {
  PullRequestAsked,
  PullRequestWorld
} from '../pull-request/world.ts'

type Asked = Pick<PullRequestAsked, 'number' | 'headSha'>

/**
 * Closes what stands green on the head of the event, where the good inputs suffice for it.
 * @param inputs see `readGoodInputs`
 * @param openWorld gives the world of the event's pull request; not called where the event names none
 * @throws GateError always: `thrown`, and where something green may be left, its hint says so
 */
export async function closeForBadInputs(
  thrown: GateError,
  { inputs, context }: { inputs: ActionInputs; context: RunnerContext },
  openWorld: () => Promise<PullRequestWorld>
): Promise<never> {
  const asked = askedBy(context, inputs)
  if (asked === undefined) throw thrown
  return await voidingOnError(asked, await openWorld(), () =>
    Promise.reject(thrown)
  )
}

/** What the event is of; undefined where it names nothing that has a verdict. */
function askedBy(
  { eventName, payload }: RunnerContext,
  { mode, pullRequest }: ActionInputs
): Asked | undefined {
  try {
    if (mode === 'decide' && eventName === 'workflow_run')
      return { number: 0, headSha: readHandingRun(payload).headSha }
    const event = readEvent(eventName, payload, pullRequest)
    switch (event.kind) {
      case 'nothing':
        return undefined
      case 'group':
        return { number: 0, headSha: event.headSha }
      case 'judge':
        return event
      case 'redecide':
        return { number: event.number, headSha: undefined }
    }
  } catch {
    // The inputs are the first thing to mend, and named already.
    return undefined
  }
}
