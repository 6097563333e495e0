/** Whatever a command prints and a check is called, the runner takes no command from it (threat D5). */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { logProgress } from '../../../src/action/log-progress.ts'
import { aCheck } from '../../support/builders.ts'
import { isCommand, jobLog } from '../../support/job-log.ts'

const FRAGMENTS = [
  '::error::',
  '::stop-commands::x',
  '::x::',
  '::add-mask::',
  '##[error]',
  '##[command]',
  '##vso[task.complete]',
  ':',
  '#',
  '[',
  '\n',
  '\r',
  '\r\n',
  '\t',
  ' ',
  '\u00a0',
  '\u2028',
  '\u0085',
  '\u200b',
  '\u00ad',
  '\u0301',
  '\ufeff',
  '\u001b[0m',
  '\u001b]0;x\u0007',
  '\u009b0m',
  '%0A',
  '|',
  'text'
]

const hostile = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...FRAGMENTS) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) }
    ),
    { maxLength: 10 }
  )
  .map(parts => parts.join(''))

describe('the log of a job', () => {
  it('holds no command but its own', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ id: hostile, output: fc.array(hostile) }), {
          maxLength: 4
        }),
        hostile,
        (checks, stage) => {
          const log = jobLog()
          const progress = logProgress(log)
          progress.stage(stage)
          for (const { id, output } of checks) {
            progress.checkStarted(id, 1, checks.length)
            for (const line of output) progress.outputLine(line)
            progress.checkFinished(aCheck({ id }))
          }
          const taken = log.commands()
          expect(taken).toHaveLength(2 * checks.length)
          for (const [at, line] of taken.entries())
            expect(line).toMatch(
              at % 2 === 0 ? /^::group::\[1\// : /^::endgroup::$/
            )
        }
      ),
      { numRuns: 500 }
    )
  })

  it('needs no bracket for that: a line of output is one line, and never a command', () => {
    fc.assert(
      fc.property(hostile, text => {
        const log = jobLog()
        logProgress(log).outputLine(text)
        expect(log.lines()).toHaveLength(1)
        expect(log.lines().filter(isCommand)).toEqual([])
      }),
      { numRuns: 2000 }
    )
  })
})
