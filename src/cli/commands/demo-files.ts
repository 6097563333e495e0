/** The files of the demonstration's repository. */

const POLICY = `version: 1
checks:
  - id: unit-tests
    kind: test
    description: The calculator's tests
    command: node --test
`

const SUM = `export function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
`

const SUM_TEST = `import assert from 'node:assert'
import { test } from 'node:test'
import { sum } from './sum.mjs'

test('sums', () => {
  assert.equal(sum([1, 2, 3]), 6)
})
`

const AVERAGE_TEST = `import assert from 'node:assert'
import { test } from 'node:test'
import { average } from './average.mjs'

test('averages', () => {
  assert.equal(average([1, 2, 3]), 2)
})
`

function averageOf(divisor: string): string {
  return `import { sum } from './sum.mjs'

export function average(numbers) {
  return sum(numbers) / ${divisor}
}
`
}

/** What the base branch has: a policy, a module and its test. */
export const BASE_FILES = {
  '.github/completion-gate.yml': POLICY,
  'sum.mjs': SUM,
  'sum.test.mjs': SUM_TEST
}

/** What the agent adds first. */
export const AVERAGE = {
  'average.mjs': averageOf('numbers.length'),
  'average.test.mjs': AVERAGE_TEST
}

/** The same function, wrong. */
export const BROKEN_AVERAGE = {
  'average.mjs': averageOf('(numbers.length + 1)')
}

/** The same function, right again. */
export const REPAIRED_AVERAGE = { 'average.mjs': averageOf('numbers.length') }
