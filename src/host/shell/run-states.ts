/** What a run of a script may come to, as a small set of states that holds every real run. */

/** What became of the watched command so far: its last run counts. */
export type Watched = 'never' | 'passed' | 'failed'

/** The shell at one point of a run. */
export interface ShellState {
  readonly watched: Watched
  /** `set -e` is on. */
  readonly errexit: boolean
  /** `set -o pipefail` is on. */
  readonly pipefail: boolean
  /** The folder relative to where the script began; empty for that very folder. */
  readonly folder: string
}

/** One way in which a part of a script may end. */
export interface Outcome {
  readonly state: ShellState
  /** Whether the exit status is 0. */
  readonly zero: boolean
  /** The shell itself has ended: nothing after it runs. */
  readonly ended: boolean
}

/** Every way in which a part may end; never empty. */
export type Outcomes = readonly Outcome[]

/** Goes on with this status. */
export function goesOn(state: ShellState, zero: boolean): Outcome {
  return { state, zero, ended: false }
}

/** Either status, and nothing changed. */
export function eitherStatus(state: ShellState): Outcomes {
  return [goesOn(state, true), goesOn(state, false)]
}

/** The watched command itself: it ran with either status, or it never started (a redirection failed). */
export function watchedRun(state: ShellState): Outcomes {
  return [
    goesOn({ ...state, watched: 'passed' }, true),
    goesOn({ ...state, watched: 'failed' }, false),
    goesOn(state, false)
  ]
}

/**
 * What nobody can know: the worst is assumed, namely that the shell ends at
 * once, with success, and the watched command failed.
 */
export function unknown(state: ShellState): Outcomes {
  const worst: ShellState = { ...state, watched: 'failed' }
  return [
    { state: worst, zero: true, ended: true },
    { state: worst, zero: false, ended: true }
  ]
}

/** Goes on from each outcome that has not ended; those that have stay. */
export function andThen(
  outcomes: Outcomes,
  next: (outcome: Outcome) => Outcomes
): Outcomes {
  return distinct(
    outcomes.flatMap(outcome => (outcome.ended ? [outcome] : next(outcome)))
  )
}

/** Each outcome once. */
export function distinct(outcomes: Outcomes): Outcomes {
  const seen = new Map<string, Outcome>()
  for (const outcome of outcomes) seen.set(keyOf(outcome), outcome)
  return [...seen.values()]
}

/** The same key for the same outcome. */
export function keyOf({ state, zero, ended }: Outcome): string {
  return [
    state.watched,
    state.errexit,
    state.pipefail,
    zero,
    ended,
    state.folder
  ].join(' ')
}

/** Whether the watched command may have run on the way. */
export function touches(outcomes: Outcomes, before: ShellState): boolean {
  return outcomes.some(one => one.state.watched !== before.watched)
}

/** Those that are so, and the others. */
export function split(
  outcomes: Outcomes,
  isSo: (outcome: Outcome) => boolean
): readonly [Outcomes, Outcomes] {
  return [outcomes.filter(isSo), outcomes.filter(one => !isSo(one))]
}
