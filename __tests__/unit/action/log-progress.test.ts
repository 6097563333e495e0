/** Progress in a job's log: its order, and the bracket in which the runner takes no command. */
import { describe, expect, it } from '@jest/globals'

import { logProgress } from '../../../src/action/log-progress.ts'
import { aCheck } from '../../support/builders.ts'
import { jobLog } from '../../support/job-log.ts'

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

describe('the log of a job', () => {
  it('brackets the output of a check in a group and a token', () => {
    const log = jobLog()
    const progress = logProgress(log)
    progress.checkStarted('node:test', 1, 2)
    progress.outputLine('ok 1')
    progress.checkFinished(aCheck({ evidence: { duration_ms: 1250 } }))

    const [group, stop = '', output, start = '', end, result] = log.lines()
    expect(group).toBe('::group::[1/2] node:test')
    expect(stop).toMatch(new RegExp(`^::stop-commands::${UUID}$`))
    expect(output).toBe('| ok 1')
    expect(start).toBe(`::${stop.replace('::stop-commands::', '')}::`)
    expect(end).toBe('::endgroup::')
    expect(result).toBe('passed node:test (1.3 s)')
    expect(log.lines()).toHaveLength(6)
  })

  it('has another token for each check, so that no output can know it', () => {
    const log = jobLog()
    const progress = logProgress(log)
    for (const id of ['one', 'two', 'three']) {
      progress.checkStarted(id, 1, 3)
      progress.checkFinished(aCheck({ id }))
    }
    const tokens = log
      .lines()
      .filter(line => line.startsWith('::stop-commands::'))
    expect(new Set(tokens).size).toBe(3)
  })

  it('closes the bracket once for a command that proves several checks', () => {
    const log = jobLog()
    const progress = logProgress(log)
    progress.checkStarted('one', 1, 1)
    progress.checkFinished(aCheck({ id: 'one' }))
    progress.checkFinished(aCheck({ id: 'two', status: 'failed' }))
    expect(log.lines().slice(2)).toEqual([
      expect.stringMatching(new RegExp(`^::${UUID}::$`)),
      '::endgroup::',
      'passed one',
      'failed two'
    ])
  })

  it('shows what is hidden in the name of a check, wherever it names it', () => {
    const log = jobLog()
    const progress = logProgress(log)
    const id = 'a\u001b[2Kb\u202ec'
    progress.checkStarted(id, 1, 1)
    progress.checkFinished(aCheck({ id }))
    expect(log.lines().at(0)).toBe('::group::[1/1] ab<U+202E>c')
    expect(log.lines().at(-1)).toBe('passed ab<U+202E>c')
  })

  it('opens no bracket for a stage or for a check that ran no command', () => {
    const log = jobLog()
    const progress = logProgress(log)
    progress.stage('Observing the change')
    progress.checkFinished(aCheck({ id: 'acceptance:1', status: 'failed' }))
    expect(log.lines()).toEqual(['Observing the change', 'failed acceptance:1'])
  })

  it('takes commands again when all checks have run', () => {
    const log = jobLog()
    const progress = logProgress(log)
    progress.checkStarted('one', 1, 1)
    progress.outputLine('x')
    progress.checkFinished(aCheck({ id: 'one' }))
    log.info('::error::the verdict')
    expect(log.commands().at(-1)).toBe('::error::the verdict')
  })

  it('takes commands again when an error cut a check short, and only once', () => {
    const log = jobLog()
    const progress = logProgress(log)
    progress.checkStarted('one', 1, 1)
    progress.close()
    progress.close()
    log.info('::error::the reason')
    expect(log.commands().at(-1)).toBe('::error::the reason')
    expect(log.lines().filter(line => line === '::endgroup::')).toHaveLength(1)
  })
})
