/** What processes there are, by either way of asking. */
import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from '@jest/globals'

import {
  lockLimitIn,
  procTable,
  processTable,
  psTable
} from '../../../src/adapters/process/process-table.ts'
import { temporaryFolder } from '../../support/git-repository.ts'

const STAT = (pid: number, name: string, state: string): string =>
  `${pid} (${name}) ${state} 7 ${pid} 5 ${Array.from({ length: 15 }, () => 0).join(' ')} 4711 0\n`

test.each([
  ['this machine’s table', processTable()],
  ['ps', psTable()]
])('%s knows a child and its parent', async (_name, table) => {
  const child = spawn('sleep', ['60'])
  const all = await table.list()
  child.kill('SIGKILL')
  expect(all.find(one => one.pid === child.pid)?.parent).toBe(process.pid)
})

test('a name with spaces and brackets does not shift the fields; zombies have ended', async () => {
  const proc = temporaryFolder('proc')
  for (const [pid, name, state] of [
    [11, 'plain', 'S'],
    [12, 'a) Z 1 (b', 'R'],
    [13, 'gone', 'Z']
  ] as const) {
    fs.mkdirSync(path.join(proc, String(pid)))
    fs.writeFileSync(
      path.join(proc, String(pid), 'stat'),
      STAT(pid, name, state)
    )
  }
  expect(await procTable(proc).list()).toEqual([
    { pid: 11, parent: 7, session: 5, started: '4711' },
    { pid: 12, parent: 7, session: 5, started: '4711' }
  ])
})

test('a mark is the whole variable or the whole limit', () => {
  const proc = temporaryFolder('proc')
  fs.mkdirSync(path.join(proc, '5'))
  fs.writeFileSync(path.join(proc, '5/environ'), 'A=1\0MARK=12\0')
  fs.writeFileSync(
    path.join(proc, '5/limits'),
    'Limit                     Soft Limit           Hard Limit           Units     \nMax file locks            77                   77                   locks     \n'
  )
  const table = procTable(proc)
  const marked = (variable: string, lockLimit: string): boolean =>
    table.isMarked(5, { variable, lockLimit })
  expect(marked('MARK=12', '1')).toBe(true)
  expect(marked('MARK=1', '1')).toBe(false)
  expect(marked('ARK=12', '1')).toBe(false)
  expect(marked('OTHER=1', '77')).toBe(true)
  expect(marked('OTHER=1', '7')).toBe(false)
  expect(lockLimitIn('')).toBe('')
})
