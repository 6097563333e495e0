/** The level `namespace`: its promises, and what is said where it cannot be had. */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { programPath } from '../../../src/adapters/program-path.ts'
import { asGateError } from '../../../src/errors.ts'
import { temporaryFolder } from '../../support/git-repository.ts'
import {
  asPlainUser,
  compiledSource,
  emptyCheckout,
  fixtureFile,
  run,
  testRunner
} from './process-support.ts'

const root = emptyCheckout()
const guarded = temporaryFolder('guarded')
const state: { source: string } = { source: '' }

beforeAll(() => {
  state.source = compiledSource()
  fs.chmodSync(guarded, 0o777)
  for (const name of ['_runner_file_commands', 'code']) {
    fs.mkdirSync(path.join(guarded, name))
    fs.chmodSync(path.join(guarded, name), 0o777)
  }
  fs.writeFileSync(path.join(guarded, '_runner_file_commands/output'), 'secret')
})
afterAll(() => {
  for (const folder of [root, guarded, state.source])
    fs.rmSync(folder, { recursive: true, force: true })
})

// Each line says one thing that a command could do; a promise is kept when it could not.
const ATTEMPTS = `
set +e
touch .git/planted 2>/dev/null && echo wrote .git
touch ${guarded}/code/planted 2>/dev/null && echo wrote the code of the gate
grep -q secret ${guarded}/_runner_file_commands/output 2>/dev/null && echo read a command file
umount .git 2>/dev/null && echo unmounted .git
mount -o remount,bind,rw .git 2>/dev/null && echo made .git writable
grep -qsa 'gate[-]stand-in' /proc/[0-9]*/cmdline && echo saw the gate
[ $PPID != 0 ] && kill -0 $PPID 2>/dev/null && echo could signal the gate
grep -qsa . /proc/1/environ && echo read the first process
[ -w /proc/sys/kernel/core_pattern ] && echo could set the core pattern
touch ordinary-$(id -u) || echo could not write the checkout
echo "as $(id -u)"`

interface Answer {
  readonly lines: readonly string[]
  readonly uid: number
  readonly isolation: { readonly level: string; readonly promise: string }
}

test.each([
  ['itself', (argv: readonly string[]) => argv],
  ['a plain user', asPlainUser]
] as const)('run as %s, it keeps its promises', (_who, as) => {
  const { isolation, lines, uid } = attempts(as, 'auto')
  // A machine where neither can be had says so by its level; the ladder's table asserts it.
  const apart = ['namespace', 'overlay'].includes(isolation.level)
  expect(apart ? lines : [`as ${uid}`]).toEqual([`as ${uid}`])
})

test('without isolation the very same attempts succeed', () => {
  const { lines } = attempts(argv => argv, 'none')
  expect(lines).toEqual(
    expect.arrayContaining([
      'wrote .git',
      'wrote the code of the gate',
      'read a command file',
      'saw the gate',
      'could signal the gate'
    ])
  )
})

/** What a gate of its own, run as somebody, could not prevent. */
function attempts(
  as: (argv: readonly string[]) => readonly string[],
  level: string
): Answer {
  const options = { root, level, readOnly: [path.join(guarded, 'code')] }
  const request = { command: ATTEMPTS, cwd: '', timeoutMs: 60_000 }
  const [file = '', ...args] = as([
    process.execPath,
    fixtureFile('gate-stand-in.mjs'),
    state.source,
    JSON.stringify(options),
    JSON.stringify(request)
  ])
  const GITHUB_OUTPUT = path.join(guarded, '_runner_file_commands/output')
  const env = { ...process.env, GITHUB_OUTPUT }
  const answer = execFileSync(file, args, { encoding: 'utf8', env })
  return JSON.parse(answer) as Answer
}

test('root without user namespaces keeps the promises by giving rights up', async () => {
  const unshare = programPath('unshare', process.env) ?? 'unshare'
  const refusing = `case "$*" in *--map-*) ${DENIED};; esac; exec ${unshare} "$@"`
  const tools = ['nsenter', 'setpriv', 'mount', 'umount', 'id', 'touch']
  const environment = {
    PATH: toolFolder({ unshare: refusing }, tools),
    GITHUB_OUTPUT: path.join(guarded, '_runner_file_commands/output')
  }
  const options = {
    level: 'namespace',
    environment,
    readOnly: [path.join(guarded, 'code')]
  } as const
  const said = await testRunner(root, options).then(
    async runner => (await run(runner, ATTEMPTS)).lines.join('; '),
    (error: unknown) => asGateError(error).message
  )
  expect(said).toMatch(
    process.getuid?.() === 0
      ? /^as 0$/
      : /unshare as root: the gate is not root/
  )
})

test('without the tools, level namespace is refused and each way is named', async () => {
  const environment = { PATH: toolFolder({}) }
  const error = await testRunner(root, {
    level: 'namespace',
    environment
  }).then(() => undefined, asGateError)
  expect(error?.code).toBe('ISOLATION_UNAVAILABLE')
  expect(error?.message).toContain('bwrap: unshare or nsenter is not installed')
  expect(error?.message).toContain('unprivileged unshare: ')
  expect(error?.message).toContain('unshare as root: ')
  expect(error?.hint).toContain('process')
})

test('a tool that fails is quoted', async () => {
  const environment = { PATH: toolFolder({ unshare: DENIED, nsenter: DENIED }) }
  await expect(
    testRunner(root, { level: 'namespace', environment })
  ).rejects.toThrow(/unprivileged unshare: .*Operation not permitted/)
})

test('a way whose holder comes up and whose entrance fails is not taken', async () => {
  const environment = { PATH: toolFolder({ nsenter: DENIED }, ['unshare']) }
  await expect(
    testRunner(root, { level: 'namespace', environment })
  ).rejects.toMatchObject({ code: 'ISOLATION_UNAVAILABLE' })
})

test.each(['process', 'auto'] as const)(
  'level %s without a namespace sweeps and says so',
  async level => {
    const environment = { PATH: toolFolder({ unshare: DENIED }) }
    const runner = await testRunner(root, { level, environment })
    expect(runner.isolation.level).toBe('process')
    expect(runner.isolation.promise).toContain('searched for and ended')
    expect(await run(runner, 'exit 4')).toMatchObject({ exitCode: 4 })
  }
)

const DENIED = 'echo "$0: Operation not permitted" >&2; exit 1'

/** A folder for PATH with bash, what sweeping needs, and the tools given as scripts. */
function toolFolder(
  scripts: Readonly<Record<string, string>>,
  real: readonly string[] = []
): string {
  const folder = temporaryFolder('tools')
  for (const name of ['bash', 'mkfifo', 'grep', 'sleep', ...real]) {
    const tool = programPath(name, process.env)
    if (tool !== undefined) fs.symlinkSync(tool, path.join(folder, name))
  }
  for (const [name, script] of Object.entries(scripts))
    fs.writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`, {
      mode: 0o755
    })
  return folder
}
