/** A gate that is killed, whatever the signal, leaves no process of its commands alive. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

import {
  alive,
  asPlainUser,
  compiledSource,
  emptyCheckout,
  eventually,
  fixture,
  fixtureFile,
  freshToken
} from './process-support.ts'

const root = emptyCheckout()
const state: { source: string } = { source: '' }

beforeAll(() => {
  state.source = compiledSource()
})
afterAll(() => {
  fs.rmSync(root, { recursive: true, force: true })
  fs.rmSync(state.source, { recursive: true, force: true })
})

const asItself = (argv: readonly string[]): readonly string[] => argv
const GATES = [
  ['none', 'itself', asItself],
  ['process', 'itself', asItself],
  ['process', 'a plain user', asPlainUser],
  ['auto', 'itself', asItself],
  ['auto', 'a plain user', asPlainUser]
] as const

test.each(GATES)(
  'at level %s, run as %s, nothing is left after SIGKILL',
  async (level, _who, as) => {
    const token = freshToken()
    const ready = path.join(root, token)
    const gate = startGate(as, level, fixture('hang.sh', token, ready))
    await eventually(() => fs.existsSync(ready), Boolean)
    // The command and its grandchild, at least.
    expect(commandsOf(token).length).toBeGreaterThan(1)

    gate.kill('SIGKILL')
    await once(gate, 'exit')

    expect(await eventually(() => alive(token), isEmpty)).toEqual([])
  }
)

test.each(['none', 'process'] as const)(
  'at level %s a daemon that hides is ended with the gate, too',
  async level => {
    const token = freshToken()
    const ready = path.join(root, token)
    const command = `${fixture('daemon.sh', token, ready)}; sleep 300`
    const gate = startGate(asItself, level, command)
    await eventually(() => fs.existsSync(ready), Boolean)

    gate.kill('SIGKILL')
    await once(gate, 'exit')

    expect(await eventually(() => alive(token), isEmpty)).toEqual([])
  }
)

test('a gate that ends by itself while a command runs takes it along', async () => {
  const token = freshToken()
  const ready = path.join(root, token)
  const gate = startGate(asItself, 'none', fixture('hang.sh', token, ready))
  await eventually(() => fs.existsSync(ready), Boolean)
  gate.kill('SIGTERM')
  await once(gate, 'exit')
  expect(await eventually(() => alive(token), isEmpty)).toEqual([])
})

test('a gate whose commands have ended is not kept alive by its watchdog', async () => {
  const gate = startGate(asItself, 'none', 'true')
  const [code] = (await once(gate, 'exit')) as [number]
  expect(code).toBe(0)
})

function startGate(
  as: (argv: readonly string[]) => readonly string[],
  level: string,
  command: string
): ChildProcess {
  const options = JSON.stringify({ root, level })
  const request = JSON.stringify({ command, cwd: '', timeoutMs: 120_000 })
  const [file = '', ...args] = as([
    process.execPath,
    fixtureFile('gate-stand-in.mjs'),
    state.source,
    options,
    request
  ])
  return spawn(file, args, { stdio: 'ignore' })
}

/** The processes of the command without the gate, whose arguments hold the token as well. */
function commandsOf(token: string): readonly string[] {
  return alive(token).filter(line => !line.includes('gate-stand-in'))
}

function isEmpty(list: readonly string[]): boolean {
  return list.length === 0
}
