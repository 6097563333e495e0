/** What a fuzz target is, and its run for a bounded time. */
import fc from 'fast-check'

/** One built part under generated input. */
export interface FuzzTarget<Value = unknown> {
  /** One word or two with a dash, for the command line. */
  readonly name: string
  readonly arbitrary: fc.Arbitrary<Value>
  /** Throws when the rule does not hold for the value. */
  holds(value: Value): void | Promise<void>
  /** Ends what the runs shared. */
  close?(): Promise<void>
}

/** How long, and from where. */
export interface FuzzBounds {
  readonly ms: number
  readonly runs: number
  /** Repeats an earlier run, with `path` its very counterexample. */
  readonly seed?: number
  readonly path?: string
}

/** What came of a run. */
export interface FuzzEnd {
  readonly runs: number
  readonly seed: number
  /** Counterexample, its error and how to repeat it; undefined when the rule held. */
  readonly finding: string | undefined
}

/** Runs a target until its time is over, its runs are done or its rule is broken. */
export async function fuzz(
  target: FuzzTarget,
  { ms, runs, ...start }: FuzzBounds
): Promise<FuzzEnd> {
  const open = new Set<Promise<void>>()
  const property = fc.asyncProperty(target.arbitrary, async value => {
    const run = Promise.resolve(target.holds(value))
    open.add(run)
    await run
    open.delete(run)
  })
  const end = await fc.check(property, {
    ...start,
    numRuns: runs,
    plugins: [fc.interruptAfterTimeLimit(ms)]
  })
  // The time limit leaves the last run behind: it must not outlive the test.
  await Promise.allSettled(open)
  await target.close?.()
  return {
    runs: end.numRuns,
    seed: end.seed,
    finding: end.counterexample === null ? undefined : finding(target.name, end)
  }
}

function finding(name: string, end: fc.RunDetails<unknown>): string {
  return [
    `The rule of ${name} is broken after ${String(end.numRuns)} runs.`,
    `Counterexample: ${fc.stringify(end.counterexample)}`,
    String(end.errorInstance),
    `Repeat it: npm run fuzz -- 60 ${name} ${String(end.seed)} ${end.counterexamplePath ?? ''}`
  ].join('\n')
}
