/** The ladder: what each level stops of what a hostile command tries, and what it does not. */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as net from 'node:net'
import * as path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { programPath } from '../../../src/adapters/program-path.ts'
import { temporaryFolder } from '../../support/git-repository.ts'
import {
  gateLine,
  gateUsers,
  GROUP,
  type GateAnswer,
  type GateUser
} from './gates.ts'
import {
  alive,
  compiledSource,
  eventually,
  fixture,
  freshToken
} from './process-support.ts'

const USERS = gateUsers()
const state = { source: '', port: 0, folders: [] as string[] }
const server = net.createServer(socket => socket.destroy())

beforeAll(async () => {
  state.source = compiledSource()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  state.port = (server.address() as net.AddressInfo).port
})
afterAll(() => {
  server.close()
  const tools = USERS.map(user => user.tools).filter(Boolean)
  for (const folder of [state.source, ...tools, ...state.folders])
    fs.rmSync(folder, { recursive: true, force: true })
})

// docs/isolation.md has the same table in words.
const REACHES_THE_GATE = [
  'read the environment of the gate',
  'opened the memory of the gate',
  'opened the output of the gate',
  'could signal the gate',
  'wrote a command file',
  'changed the code of the gate'
]
const WRITES = ['wrote .git', 'wrote the checkout']
const HOME = 'wrote the home of the gate'
const NETWORK = 'reached the network'

interface Row {
  readonly level: string
  readonly who: GateUser['name']
  /** What worked, all of it. */
  readonly worked: readonly string[]
  /** Whether the real checkout was altered. */
  readonly altered: boolean
}

const ALL = [...REACHES_THE_GATE, ...WRITES, HOME, NETWORK]
const TABLE: readonly Row[] = [
  ...(['none', 'process'] as const).flatMap((level): readonly Row[] => [
    {
      level,
      who: 'a plain user',
      worked: [...ALL, 'kept a group'],
      altered: true
    },
    {
      level,
      who: 'a plain user with sudo',
      worked: [...ALL, 'kept a group', 'had root'],
      altered: true
    }
  ]),
  { level: 'none', who: 'root', worked: [...ALL, 'had root'], altered: true },
  // As root, level `process` has a PID namespace.
  {
    level: 'process',
    who: 'root',
    worked: [
      'wrote a command file',
      'changed the code of the gate',
      ...WRITES,
      HOME,
      NETWORK,
      'had root'
    ],
    altered: true
  },
  ...(['root', 'a plain user with sudo'] as const).map((who): Row => ({
    level: 'uid',
    who,
    worked: [...WRITES, NETWORK],
    altered: false
  })),
  {
    level: 'namespace',
    who: 'root',
    worked: ['wrote the checkout', HOME, NETWORK, 'had root'],
    altered: true
  },
  {
    level: 'namespace',
    who: 'a plain user',
    worked: ['wrote the checkout', HOME, NETWORK, 'kept a group'],
    altered: true
  },
  {
    level: 'namespace',
    who: 'a plain user with sudo',
    worked: ['wrote the checkout', HOME, NETWORK],
    altered: true
  },
  {
    level: 'overlay',
    who: 'root',
    worked: ['wrote the checkout', HOME, NETWORK, 'had root'],
    altered: false
  },
  {
    level: 'overlay',
    who: 'a plain user',
    worked: ['wrote the checkout', HOME, NETWORK, 'kept a group'],
    altered: false
  },
  {
    level: 'overlay',
    who: 'a plain user with sudo',
    worked: ['wrote the checkout', HOME, NETWORK],
    altered: false
  }
]

// Without root the tests cannot give a group to a gate.
const GIVES_GROUPS = process.getuid?.() === 0

const ROWS = TABLE.flatMap(row => {
  const user = USERS.find(({ name }) => name === row.who)
  return user === undefined
    ? []
    : [
        {
          ...row,
          user,
          worked: row.worked.filter(
            one => GIVES_GROUPS || one !== 'kept a group'
          )
        }
      ]
})

describe('a hostile command', () => {
  test.each(ROWS)(
    'at level $level, run by $who',
    ({ level, user, worked, altered }) => {
      const scene = scenery(user)
      const token = freshToken()
      const answer = attacked(user, level, scene, token)
      expect([answer.isolation.level, answer.uid]).toEqual([level, user.uid])
      expect([...answer.lines].sort()).toEqual([...worked].sort())
      const bytes = ['tree-file', '.git/config'].map(
        name => fs.statSync(path.join(scene.root, name)).size
      )
      expect(bytes.some(size => size > 0)).toBe(altered)
      expect(alive(token)).toEqual([])
      const written = level === 'overlay' ? ['tree-file'] : undefined
      expect(answer.isolation.written).toEqual(written)
    }
  )

  test.each(USERS.filter(({ uid }) => uid !== 0))(
    'is not run as another user where $name has no sudo',
    user => {
      const environment = { PATH: toolsWithoutSudo() }
      const { root } = scenery(user)
      const options = { root, level: 'uid', environment }
      const { stderr } = gate(user, options, 'true')
      expect(stderr).toContain('the gate is not root, and there is no sudo')
    }
  )
})

describe('auto', () => {
  test.each(USERS)(
    'takes the strongest and says what $name could not have',
    user => {
      const scene = scenery(user)
      const { stdout } = gate(user, { root: scene.root, level: 'auto' }, 'true')
      const { isolation } = JSON.parse(stdout) as GateAnswer
      expect(isolation.level).toBe('overlay')
      expect(isolation.unavailable).toEqual([
        { level: 'container', why: expect.stringContaining('names no image') }
      ])
    }
  )

  test('below the minimum runs nothing', () => {
    const [user] = USERS
    if (user === undefined) throw new Error('every machine has a user')
    const scene = scenery(user)
    const options = { root: scene.root, level: 'auto', minimum: 'container' }
    const { stdout } = gate(user, options, 'touch ran')
    const { isolation, outcome } = JSON.parse(stdout) as GateAnswer
    expect(outcome).toMatchObject({
      kind: 'could_not_start',
      why: expect.stringContaining('isolation below the minimum')
    })
    expect(isolation).toMatchObject({ below_minimum: 'container' })
    expect(fs.existsSync(path.join(scene.root, 'ran'))).toBe(false)
  })
})

test('nothing of any level is left on the disk', async () => {
  const left = (): readonly string[] =>
    fs
      .readdirSync('/tmp')
      .filter(name => /^completion-gate-(uid|overlay)-/.test(name))
  const before = left()
  for (const user of USERS)
    for (const level of ['uid', 'overlay'])
      gate(user, { root: scenery(user).root, level }, 'touch x; mkdir -m 0 y')
  // Other gates of this machine may come and go meanwhile.
  const mine = (): readonly string[] =>
    left().filter(name => !before.includes(name))
  expect(await eventually(mine, list => list.length === 0)).toEqual([])
})

function toolsWithoutSudo(): string {
  const folder = temporaryFolder('tools')
  fs.chmodSync(folder, 0o755)
  state.folders.push(folder)
  for (const name of ['bash', 'mkfifo', 'setpriv']) {
    const tool = programPath(name, process.env)
    if (tool !== undefined) fs.symlinkSync(tool, path.join(folder, name))
  }
  return folder
}

interface Scene {
  readonly root: string
  readonly guarded: string
}

/** A checkout and what is the gate's, all owned by who runs it. */
function scenery(user: GateUser): Scene {
  const root = temporaryFolder('ladder')
  const guarded = temporaryFolder('guarded')
  state.folders.push(root, guarded)
  for (const folder of [
    `${root}/.git`,
    ...['_runner_file_commands', 'code', 'home'].map(name =>
      path.join(guarded, name)
    )
  ])
    fs.mkdirSync(folder)
  for (const file of ['tree-file', '.git/config'])
    fs.writeFileSync(path.join(root, file), '')
  for (const file of [
    '_runner_file_commands/output',
    'code/index.js',
    'home/.bashrc'
  ])
    fs.writeFileSync(path.join(guarded, file), '')
  if (process.getuid?.() === 0)
    for (const folder of [root, guarded])
      spawnSync('chown', ['-R', `${user.uid}:${user.uid}`, folder])
  for (const folder of [root, guarded]) fs.chmodSync(folder, 0o755)
  const group = path.join(guarded, 'for-the-group')
  fs.writeFileSync(group, 'x', { mode: 0o040 })
  fs.chmodSync(group, 0o040)
  if (process.getuid?.() === 0) fs.chownSync(group, 0, GROUP)
  return { root, guarded }
}

function attacked(
  user: GateUser,
  level: string,
  { root, guarded }: Scene,
  token: string
): GateAnswer {
  const options = { root, level, readOnly: [path.join(guarded, 'code')] }
  const command = fixture('attack.sh', token, guarded, String(state.port))
  const { stdout, stderr } = gate(user, options, command, {
    GITHUB_OUTPUT: path.join(guarded, '_runner_file_commands/output'),
    GATE_SECRET: 'the-secret',
    HOME: path.join(guarded, 'home')
  })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout) as GateAnswer
}

function gate(
  user: GateUser,
  options: Readonly<Record<string, unknown>>,
  command: string,
  variables: Readonly<Record<string, string>> = {}
): { readonly stdout: string; readonly stderr: string } {
  const request = { command, timeoutMs: 60_000 }
  const { argv, env } = gateLine(user, state.source, options, request)
  const [file = '', ...args] = argv
  // A file, since only what is on the disk can be opened a second time.
  const folder = temporaryFolder('answer')
  state.folders.push(folder)
  const output = path.join(folder, 'output')
  fs.writeFileSync(output, '')
  if (process.getuid?.() === 0) fs.chownSync(output, user.uid, user.uid)
  const fd = fs.openSync(output, 'a')
  const { stderr } = spawnSync(file, args, {
    encoding: 'utf8',
    env: { ...env, ...variables },
    stdio: ['ignore', fd, 'pipe']
  })
  fs.closeSync(fd)
  return { stdout: fs.readFileSync(output, 'utf8'), stderr }
}
