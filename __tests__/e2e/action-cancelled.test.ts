/** The built action when its job is cancelled: the check run is closed, the job is red, and no process stays behind. */
import { execFileSync } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import path from 'node:path'
import { randomBytes } from 'node:crypto'

import { describe, expect, it } from '@jest/globals'

import { FAULTS } from '../../src/emulator/index.ts'
import {
  checksRan,
  expectVerdict,
  gateRun,
  judge,
  standingVerdict,
  useScenes
} from '../support/action-scenes.ts'
import type { Scene } from '../support/action-scenes.ts'
import type { ActionRun } from '../support/run-action.ts'

const scene = useScenes()

/** A scene whose command waits for ever, with a child of its own, once `started` is written. */
async function waitingScene(): Promise<
  Scene & { readonly started: string; readonly mark: string }
> {
  const mark = `cancelled-${randomBytes(8).toString('hex')}`
  const made = await scene()
  const started = path.join(path.dirname(made.marker), 'started')
  const wait = `bash -c 'while :; do sleep 600; done' ${mark}`
  await made.github.world.commit(made.repository, {
    branch: 'main',
    files: {
      '.github/completion-gate.yml': `version: 1\nchecks:\n  - id: slow\n    command: ${JSON.stringify(`${wait} & touch ${started}; ${wait}`)}\n`
    }
  })
  return { ...made, started, mark }
}

/** Judges, and sends the signal once the command runs. */
async function cancel(
  made: Awaited<ReturnType<typeof waitingScene>>,
  signal: NodeJS.Signals
): Promise<ActionRun> {
  const folder = path.dirname(made.started)
  const watchers: { close(): void }[] = []
  const run = await judge(made, {
    onStart: kill => {
      watchers.push(
        watch(folder, () => {
          if (existsSync(made.started)) kill(signal)
        })
      )
    }
  })
  for (const watcher of watchers) watcher.close()
  return run
}

function processesOf(mark: string): readonly string[] {
  const list = execFileSync('ps', ['-A', '-ww', '-o', 'stat=,args='], {
    encoding: 'utf8'
  })
  return list
    .split('\n')
    .filter(line => line.includes(mark) && !line.startsWith('Z'))
}

/** What is left of the processes once they had time to be ended, at most 5 seconds. */
async function leftOf(mark: string): Promise<readonly string[]> {
  for (let round = 0; round < 100; round += 1) {
    if (processesOf(mark).length === 0) return []
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return processesOf(mark)
}

describe('a job that is cancelled while a command runs', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'closes its check run as cancelled, is red, and leaves no process: %s',
    async signal => {
      const made = await waitingScene()
      const run = await cancel(made, signal)
      expect({ code: run.code, signal: run.signal }).toEqual({
        code: 130,
        signal: null
      })
      const standing = gateRun(made)
      expect(standing).toMatchObject({
        status: 'completed',
        conclusion: 'cancelled',
        title: expect.stringMatching(/^Cancelled: /)
      })
      expect(standingVerdict(standing).proof).toBe('unproven')
      expect(await leftOf(made.mark)).toEqual([])
    }
  )

  it('leaves room for the run after it, which gives the verdict', async () => {
    const made = await waitingScene()
    await cancel(made, 'SIGINT')
    await made.github.world.commit(made.repository, {
      branch: 'main',
      files: {
        '.github/completion-gate.yml': `version: 1\nchecks:\n  - id: unit\n    command: echo ran >> ${made.marker}; grep -q right product.txt\n`
      }
    })
    const run = await judge(made, { runId: 1001 })
    expectVerdict(made, run, { conclusion: 'success', title: /^Verified: / })
    expect(checksRan(made)).toBe(1)
  })

  it('is red and ends where GitHub cannot be told', async () => {
    const made = await waitingScene()
    const fault = made.github.fault({
      match: { method: 'PATCH' },
      action: FAULTS.forbidden
    })
    const run = await cancel(made, 'SIGTERM')
    expect(fault.hits()).toBeGreaterThan(0)
    expect(run.code).toBe(130)
    expect(gateRun(made).conclusion).toBeNull()
    expect(await leftOf(made.mark)).toEqual([])
  })
})
