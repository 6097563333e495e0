/** Real processes: what a command may do, and what is left of it afterwards. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { programPath } from '../../../src/adapters/program-path.ts'
import { RUN_LIMITS } from '../../../src/adapters/process/limits.ts'
import { runCommand } from '../../../src/adapters/process/run-command.ts'
import {
  alive,
  emptyCheckout,
  fixture,
  freshToken,
  run,
  testRunner
} from './process-support.ts'
import type { ProcessTree } from '../../../src/adapters/process/process-tree.ts'
import type { CommandRunner } from '../../../src/ports.ts'

const LEVELS = ['none', 'process', 'uid', 'namespace', 'overlay'] as const

// `none` sweeps; `process` has a PID namespace where the tests run as root.
describe.each(LEVELS)('at level %s', level => {
  const root = emptyCheckout()
  let runner: CommandRunner

  beforeAll(async () => {
    fs.mkdirSync(path.join(root, 'packages/api'), { recursive: true })
    fs.symlinkSync('/', path.join(root, 'outside'))
    fs.writeFileSync(path.join(root, 'file'), '')
    runner = await testRunner(root, { level })
  })
  afterAll(async () => {
    await runner.close?.()
    fs.rmSync(root, { recursive: true, force: true })
  })

  test('the runner says which level it reached', () => {
    expect(runner.isolation.level).toBe(level)
    expect(runner.isolation.promise).not.toBe('')
  })

  test.each([0, 1, 3, 126, 127, 137, 255])(
    'exit code %i arrives as it is',
    async code => {
      const outcome = await run(runner, `exit ${code}`)
      expect(outcome).toMatchObject({ kind: 'exited', exitCode: code })
    }
  )

  test.each(['KILL', 'TERM', 'SEGV'])(
    'a command that signals itself with %s is signaled, not exited',
    async signal => {
      const outcome = await run(runner, `kill -${signal} $$; exit 0`)
      expect(outcome).toMatchObject({
        kind: 'signaled',
        signal: `SIG${signal}`
      })
    }
  )

  test('a failing part of a pipe or of a list fails the command', async () => {
    expect(await run(runner, 'false | true')).toMatchObject({ exitCode: 1 })
    expect(await run(runner, 'false; true')).toMatchObject({ exitCode: 1 })
  })

  test('a command that begins with a dash is a command, not a flag', async () => {
    expect(await run(runner, '-x')).toMatchObject({ exitCode: 127 })
  })

  test('standard input is closed', async () => {
    const outcome = await run(runner, 'cat; readlink /dev/fd/0')
    expect(outcome.output.head).toBe('/dev/null\n')
  })

  test('both streams are one output in the order of writing, also by their names', async () => {
    const { output, lines } = await run(runner, fixture('both-streams.sh'))
    expect(output.head).toBe('one\ntwo\nthree\nfour\nfive')
    expect(lines).toEqual(['one', 'two', 'three', 'four', 'five'])
  })

  test('the command runs in the folder that is asked for', async () => {
    const outcome = await run(runner, 'pwd', { cwd: 'packages/api' })
    const folder = level === 'uid' ? (runner.view?.root ?? '') : root
    expect(outcome.lines).toEqual([path.join(folder, 'packages/api')])
  })

  test.each([
    ['missing', 'there is no folder "missing"'],
    ['file', 'there is no folder "file"'],
    ['..', 'the folder ".." lies outside of the checkout'],
    ['outside', 'the folder "outside" lies outside of the checkout']
  ])('folder %s could not start', async (cwd, why) => {
    const token = path.join(root, 'ran')
    const outcome = await run(runner, `touch '${token}'`, { cwd })
    expect(outcome).toMatchObject({ kind: 'could_not_start', why })
    expect(fs.existsSync(token)).toBe(false)
  })

  test('a command that the system refuses could not start', async () => {
    const long = `: ${'x'.repeat(256 * 1024)}`
    expect(await run(runner, long)).toMatchObject({ kind: 'could_not_start' })
    expect(await run(runner, 'echo \0')).toMatchObject({
      kind: 'could_not_start'
    })
  })

  test('a command that hears no TERM is killed with its grandchild when its time is over', async () => {
    const token = freshToken()
    const outcome = await run(runner, fixture('hang.sh', token), {
      timeoutMs: 300
    })
    expect(outcome.kind).toBe('timed_out')
    expect(alive(token)).toEqual([])
  })

  test('a command whose time is over may tidy up first', async () => {
    const outcome = await run(runner, fixture('tidy-up.sh'), { timeoutMs: 500 })
    expect(outcome.kind).toBe('timed_out')
    expect(outcome.lines).toContain('tidied')
  })

  test('a background process that holds the output ends with its command', async () => {
    const token = freshToken()
    const outcome = await run(runner, fixture('hold-output.sh', token))
    expect(outcome).toMatchObject({ kind: 'exited', exitCode: 0 })
    expect(outcome.lines).toEqual(['done'])
    expect(alive(token)).toEqual([])
  })

  test('a daemon that left group, session, parent and environment ends with its command', async () => {
    const token = freshToken()
    const pidfile = path.join(root, token)
    const outcome = await run(runner, fixture('daemon.sh', token, pidfile))
    expect(outcome).toMatchObject({ kind: 'exited', exitCode: 0 })
    const seen = path.join(runner.view?.root ?? root, token)
    expect([pidfile, seen].some(file => fs.existsSync(file))).toBe(true)
    expect(alive(token)).toEqual([])
  })

  test('two commands at once do not end each other', async () => {
    const both = await Promise.all([
      run(runner, 'sleep 0.5; echo slow'),
      run(runner, 'echo quick')
    ])
    expect(both.map(one => one.lines)).toEqual([['slow'], ['quick']])
  })

  test('300 MB of output leave a bounded head and tail, the digest and the length of all', async () => {
    const bytes = 300_000_000
    const all = createHash('sha256')
    const chunk = Buffer.alloc(1_000_000, '::error::x\n')
    for (let at = 0; at < 300; at += 1) all.update(chunk)
    const before = process.memoryUsage().rss
    const program = `const c = Buffer.alloc(1e6, '::error::x\\n'); for (let i = 0; i < 300; i++) require('fs').writeSync(1, c)`
    const { output, lines } = await run(
      runner,
      `'${process.execPath}' -e "${program}"`
    )
    expect(output.bytes).toBe(bytes)
    expect(output.digest).toBe(all.digest('hex'))
    expect(output.head).toHaveLength(64 * 1024)
    expect(output.tail).toHaveLength(256 * 1024)
    expect(lines.join('\n').length).toBeLessThan(4.5 * 1024 * 1024)
    expect(lines.at(-1)).toContain('the rest is not shown here')
    expect(lines.filter(line => line.startsWith('::'))).toEqual([])
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
  })

  test('20 MB without a line end are one cut line', async () => {
    const { output, lines } = await run(
      runner,
      'head -c 20000000 /dev/zero | tr "\\0" a'
    )
    expect(output.bytes).toBe(20_000_000)
    expect(lines).toEqual([
      `${'a'.repeat(8192)} (${20_000_000 - 8192} more bytes cut)`
    ])
  })

  test('no disguise of a workflow command reaches the log', async () => {
    const { lines, output } = await run(
      runner,
      fixture('disguised-commands.mjs')
    )
    expect(output.head).toContain('::error::plain')
    const text = lines.join('\n').replace(/[^\x20-\x7e\n]/g, '')
    expect(text).not.toMatch(/^\s*::/m)
    expect(text).not.toMatch(/##\[/)
    expect(lines).toContain(': :error::apart')
    expect(lines).toContain('# #[error]apart')
    expect(lines).toContain(': :error::without an end')
  })
})

test('a command sees the allow-listed environment and what the policy passes, no secret', async () => {
  const root = emptyCheckout()
  const runner = await testRunner(root, {
    environment: {
      ...process.env,
      CI: 'true',
      GITHUB_TOKEN: 'secret-token',
      'INPUT_GITHUB-TOKEN': 'secret-input',
      ACTIONS_RUNTIME_TOKEN: 'secret-runtime',
      GITHUB_OUTPUT: '/tmp/secret-output',
      NODE_OPTIONS: '--require=/secret.js',
      BASH_ENV: '/secret.sh',
      MY_OWN_SECRET: 'secret-own',
      PASSED: 'passed-on'
    },
    passEnvironment: ['PASSED', 'GITHUB_TOKEN']
  })
  const { output } = await run(runner, 'env')
  expect(output.head).not.toContain('secret')
  expect(output.head).toContain('PASSED=passed-on\n')
  expect(output.head).toContain('CI=true\n')
  fs.rmSync(root, { recursive: true })
})

test('a machine without bash is a clear error', async () => {
  const options = { environment: { PATH: '/nowhere:.' } }
  await expect(testRunner('/', options)).rejects.toMatchObject({
    code: 'USAGE'
  })
})

test('output that a survivor holds open is waited for no longer than the limit', async () => {
  const token = freshToken()
  const root = emptyCheckout()
  // A tree that ends nothing stands for a process that no sweep finds.
  const blind: ProcessTree = {
    launch: ([file = '', ...args], cwd) => ({
      file,
      args,
      cwd,
      tellsStart: false
    }),
    started: () => undefined,
    terminate: () => Promise.resolve(),
    end: () => Promise.resolve()
  }
  const outcome = await runCommand(
    { command: fixture('hold-output.sh', token), cwd: '', timeoutMs: 60_000 },
    { name: 'MARK', value: '1' },
    {
      folderOf: () => root,
      environment: { PATH: process.env['PATH'] ?? '' },
      bash: programPath('bash', process.env) ?? '',
      mkfifo: programPath('mkfifo', process.env),
      openTree: () => Promise.resolve(blind),
      limits: { ...RUN_LIMITS, drainMs: 100 }
    },
    () => undefined
  )
  const survivors = alive(token)
  execFileSync('pkill', ['-KILL', '-f', token])
  expect(survivors).toHaveLength(1)
  expect(outcome).toMatchObject({ kind: 'exited', exitCode: 0 })
  expect(outcome.output.head).toBe('done\n')
})
