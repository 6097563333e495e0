/** What a deleted file of tests is said to have held. */
import { describe, expect, it } from '@jest/globals'

import { findingsOf } from '../../support/surface.ts'

describe('a deleted file of tests', () => {
  it.each([
    [
      'no test that can be counted',
      'run()',
      'a.test.js is deleted, and nothing takes its place'
    ],
    [
      'one test under another name',
      "import t from 'node:test'\nt('a', () => {})",
      'a.test.js is deleted with 1 test, and nothing takes its place'
    ],
    [
      'two tests',
      "test('a', () => {})\ntest('b', () => {})",
      'a.test.js is deleted with 2 tests, and nothing takes its place'
    ]
  ])('with %s', async (_name, text, message) => {
    expect(await findingsOf({ before: { 'a.test.js': text } })).toEqual([
      { rule: 'test-deleted', level: 'block', message, path: 'a.test.js' }
    ])
  })
})
