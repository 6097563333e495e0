/** A gate that is killed, whatever the signal, leaves no process of its commands alive. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { temporaryFolder } from '../../support/git-repository.ts'
import { gateLine, gateUsers, type GateUser } from './gates.ts'
import {
  alive,
  compiledSource,
  emptyCheckout,
  eventually,
  fixture,
  freshToken
} from './process-support.ts'

const root = emptyCheckout()
const shared = temporaryFolder('shared')
fs.chmodSync(shared, 0o777)
const state: { source: string } = { source: '' }

beforeAll(() => {
  state.source = compiledSource()
})
afterAll(() => {
  for (const folder of [root, shared, ...USERS.map(user => user.tools)])
    if (folder !== '') fs.rmSync(folder, { recursive: true, force: true })
  fs.rmSync(state.source, { recursive: true, force: true })
})

const USERS = gateUsers()
const LEVELS = ['none', 'process', 'uid', 'namespace', 'overlay'] as const
const GATES = USERS.flatMap(user =>
  LEVELS.filter(level => level !== 'uid' || user.name !== 'a plain user').map(
    level => ({ user, level, who: user.name })
  )
)
const ITSELF: GateUser = { name: 'root', uid: -1, as: argv => argv, tools: '' }

test.each(GATES)(
  'at level $level, run by $who, nothing is left after SIGKILL',
  async ({ level, user }) => {
    const token = freshToken()
    // Everybody may write there, and no level has it elsewhere.
    const ready = path.join(shared, token)
    const gate = startGate(user, level, fixture('hang.sh', token, ready))
    await eventually(() => fs.existsSync(ready), Boolean)
    // The command and its grandchild, at least.
    expect(commandsOf(token).length).toBeGreaterThan(1)
    const folders = foldersOf(root)
    expect(folders.length).toBe(level === 'uid' || level === 'overlay' ? 1 : 0)

    gate.kill('SIGKILL')
    await once(gate, 'exit')

    expect(await eventually(() => alive(token), isEmpty)).toEqual([])
    const left = (): readonly string[] => folders.filter(fs.existsSync)
    expect(await eventually(left, isEmpty)).toEqual([])
    expect(await eventually(() => keepersOf(root), isEmpty)).toEqual([])
    expect(fs.readFileSync('/proc/self/mountinfo', 'utf8')).not.toContain(root)
  }
)

test.each(['none', 'process'] as const)(
  'at level %s a daemon that hides is ended with the gate, too',
  async level => {
    const token = freshToken()
    const ready = path.join(root, token)
    const command = `${fixture('daemon.sh', token, ready)}; sleep 300`
    const gate = startGate(ITSELF, level, command)
    await eventually(() => fs.existsSync(ready), Boolean)

    gate.kill('SIGKILL')
    await once(gate, 'exit')

    expect(await eventually(() => alive(token), isEmpty)).toEqual([])
  }
)

test.each(GATES.filter(({ level }) => level === 'uid' || level === 'overlay'))(
  'at level $level, run by $who, nothing is left when the checkout went before the gate',
  async ({ level, user }) => {
    const token = freshToken()
    const ready = path.join(shared, token)
    const checkout = emptyCheckout()
    const command = fixture('hang.sh', token, ready)
    const gate = startGate(user, level, command, checkout)
    await eventually(() => fs.existsSync(ready), Boolean)
    const folders = foldersOf(checkout)
    expect(folders).toHaveLength(1)

    fs.rmSync(checkout, { recursive: true })
    gate.kill('SIGKILL')
    await once(gate, 'exit')

    const left = (): readonly string[] => folders.filter(fs.existsSync)
    expect(await eventually(left, isEmpty)).toEqual([])
    expect(await eventually(() => alive(token), isEmpty)).toEqual([])
  }
)

test('a gate that ends by itself while a command runs takes it along', async () => {
  const token = freshToken()
  const ready = path.join(root, token)
  const gate = startGate(ITSELF, 'none', fixture('hang.sh', token, ready))
  await eventually(() => fs.existsSync(ready), Boolean)
  gate.kill('SIGTERM')
  await once(gate, 'exit')
  expect(await eventually(() => alive(token), isEmpty)).toEqual([])
})

test('a gate whose commands have ended is not kept alive by its watchdog', async () => {
  const gate = startGate(ITSELF, 'none', 'true')
  const [code] = (await once(gate, 'exit')) as [number]
  expect(code).toBe(0)
})

function startGate(
  user: GateUser,
  level: string,
  command: string,
  checkout = root
): ChildProcess {
  const request = { command, timeoutMs: 120_000 }
  const { argv, env } = gateLine(
    user,
    state.source,
    { root: checkout, level },
    request
  )
  const [file = '', ...args] = argv
  return spawn(file, args, { stdio: 'ignore', env })
}

/** What keeps a level up for a gate on the checkout, its watchdogs aside. */
function keepersOf(checkout: string): readonly string[] {
  return alive(checkout).filter(line =>
    /completion-gate-(uid|overlay)-/.test(line)
  )
}

/** The folders that those keepers have. */
function foldersOf(checkout: string): readonly string[] {
  const names = keepersOf(checkout).flatMap(
    line => /\S*\/completion-gate-(?:uid|overlay)-\w+/.exec(line) ?? []
  )
  return [...new Set(names)]
}

/** The processes of the command without the gate, whose arguments hold the token as well. */
function commandsOf(token: string): readonly string[] {
  return alive(token).filter(line => !line.includes('gate-stand-in'))
}

function isEmpty(list: readonly string[]): boolean {
  return list.length === 0
}
