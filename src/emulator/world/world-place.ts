/** What the world's operations work on: the store, git, and one turn at a time. */
import type { GitPlace } from '../git/run-git.ts'
import type { Store } from '../store.ts'

/** The store, where git is, and a queue for whatever moves references. */
export interface WorldPlace {
  readonly store: Store
  readonly git: GitPlace
  /** Runs one move after the other, in the order of the calls. */
  inTurn<T>(move: () => Promise<T>): Promise<T>
}

/** A queue: each move starts when the one before has ended, well or badly. */
export function createTurns(): WorldPlace['inTurn'] {
  let last: Promise<unknown> = Promise.resolve()
  return async move => {
    const turn = last.then(move, move)
    last = turn.catch(() => undefined)
    return await turn
  }
}
