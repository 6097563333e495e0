/** ExUnit, the runner of `mix test`. */
import {
  amount,
  closingRunner,
  none,
  sum,
  type TestRunner
} from './test-runner.ts'

const EXUNIT = closingRunner({
  name: 'mix test',
  // One an application of an umbrella.
  each: true,
  closings: [
    {
      // `2 doctests, 3 tests, 0 failures, 1 skipped`; only `0 failures` without any.
      lines: [
        /^Finished in [\d.]+ seconds(?: \([\d.]+s (?:async|on load), [\d.]+s (?:sync|on tests)\))?$/,
        /^(?:\d+ [a-z]+, )*\d+ failures?(?:, \d+ [a-z]+)*$/
      ],
      ran: ([, line = '']) => {
        const [, kinds = '', rest = ''] =
          /^((?:\d+ [a-z]+, )*)\d+ failures?(.*)$/.exec(line) ?? []
        const all = [...kinds.matchAll(/(\d{1,9}) /g)].map(([, one]) =>
          Number(one)
        )
        const left = amount(rest, ['skipped', 'excluded', 'invalid'])
        return Math.max(0, sum(all) - left)
      }
    },
    { lines: [/^There are no tests to run$/], ran: none }
  ]
})

/** All of them. */
export const ELIXIR_RUNNERS: readonly TestRunner[] = [EXUNIT]
