/** The level `container` with an engine of the test's own on PATH: what it is told, and what comes of it. */
import * as fs from 'node:fs'
import * as path from 'node:path'

import { afterAll, describe, expect, test } from '@jest/globals'

import { createRunner } from '../../../src/adapters/process/index.ts'
import { temporaryFolder } from '../../support/git-repository.ts'
import { alive, eventually, freshToken } from './process-support.ts'
import type { CommandRunner } from '../../../src/ports.ts'

const IMAGE = `registry.example/tools@sha256:${'a'.repeat(64)}`
const TOKEN = 'ghs_of_the_gate'
const folders: string[] = []
afterAll(() => {
  for (const folder of folders)
    fs.rmSync(folder, { recursive: true, force: true })
})

// Tells every call, and runs a container's bash with the image's variables alone. It is a
// session of its own, as the processes of a container are none of its client's.
const ENGINE = `#!/bin/bash
here=$(dirname "$0")
{ printf '%s\\0' "$#" "$@" "\${DOCKER_HOST-}" "\${INPUT_TOKEN-}\${GITHUB_TOKEN-}"; } >> "$here/calls"
case $1 in
  run)
    while [[ $1 != *@sha256:* ]]; do
      [[ $1 == --name=* ]] && name=\${1#--name=}
      shift
    done
    shift
    cd /
    setsid env -i PATH="$here/image:$PATH" IMAGE_TOOL=own bash "$@" <&0 &
    echo $! > "$here/$name"
    wait $! ;;
  kill) kill -TERM -- "-$(< "$here/$3")" ;;
  rm) kill -KILL -- "-$(< "$here/$3")" ;;
esac
`

interface Call {
  readonly args: readonly string[]
  readonly dockerHost: string
  /** Tokens of the gate that the engine was given. */
  readonly tokens: string
}

interface Scene {
  readonly root: string
  readonly runner: CommandRunner
  /** Every call of the engine so far. */
  calls(): readonly Call[]
}

async function scene(
  files: Readonly<Record<string, string>> = {}
): Promise<Scene> {
  const folder = temporaryFolder('container')
  const engine = temporaryFolder('engine')
  folders.push(folder, engine)
  fs.mkdirSync(path.join(engine, 'image'))
  fs.writeFileSync(path.join(engine, 'docker'), ENGINE, { mode: 0o755 })
  fs.mkdirSync(path.join(folder, '.git'))
  for (const [name, text] of Object.entries(files))
    fs.writeFileSync(path.join(folder, name), text, { mode: 0o755 })
  const runner = await createRunner({
    root: folder,
    level: 'container',
    container: { image: IMAGE, network: 'none' },
    environment: {
      PATH: `${engine}:/usr/bin:/bin`,
      HOME: engine,
      DOCKER_HOST: 'unix:///run/engine.sock',
      INPUT_TOKEN: TOKEN,
      GITHUB_TOKEN: TOKEN,
      WANTED: 'as the policy says'
    },
    passEnvironment: ['WANTED']
  })
  const calls = (): readonly Call[] =>
    callsIn(fs.readFileSync(path.join(engine, 'calls'), 'utf8').split('\0'))
  return { root: fs.realpathSync(folder), runner, calls }
}

function callsIn(fields: readonly string[]): readonly Call[] {
  const [count = '', ...rest] = fields
  if (count === '') return []
  const args = rest.slice(0, Number(count))
  const [dockerHost = '', tokens = '', ...more] = rest.slice(Number(count))
  return [{ args, dockerHost, tokens }, ...callsIn(more)]
}

async function ran(
  { runner }: Scene,
  command: string,
  timeoutMs = 20_000
): Promise<{ readonly end: unknown; readonly said: string }> {
  const outcome = await runner.run({ command, cwd: '', timeoutMs }, () => {
    // Nobody listens.
  })
  const { kind, output } = outcome
  const end = kind === 'exited' ? outcome.exitCode : kind
  return { end, said: output.head }
}

function nameOf(args: readonly string[]): string {
  const flag = args.find(one => one.startsWith('--name='))
  return (flag ?? '').slice('--name='.length)
}

describe('the level container', () => {
  test('gives the engine no rights to hand on, the checkout alone, and the network that the policy says', async () => {
    const made = await scene()
    expect(made.runner.isolation.level).toBe('container')
    expect(await ran(made, 'exit 3')).toEqual({ end: 3, said: '' })
    const runs = made.calls().filter(({ args }) => args[0] === 'run')
    const { root } = made
    for (const { args } of runs) {
      const flags = args.slice(0, args.indexOf(IMAGE))
      expect(flags.filter(flag => !flag.startsWith('--name='))).toEqual([
        'run',
        '--rm',
        '--init',
        '--interactive',
        '--network=none',
        '--cap-drop=ALL',
        '--security-opt=no-new-privileges',
        '--pids-limit=4096',
        `--user=${String(process.getuid?.())}:${String(process.getgid?.())}`,
        '--mount',
        `type=bind,"source=${root}","target=${root}"`,
        '--mount',
        `type=bind,"source=${root}/.git","target=${root}/.git",readonly`,
        '--entrypoint=bash'
      ])
      expect(args.join('\n')).not.toMatch(/\.sock|privileged|--env|--volume/)
    }
    const names = runs.map(({ args }) => nameOf(args))
    expect(new Set(names).size).toBe(2)
  })

  test('gives commands the image’s variables and those of the policy, and nobody the gate’s tokens', async () => {
    const made = await scene()
    const command =
      'echo "$IMAGE_TOOL, $WANTED, [$INPUT_TOKEN$GITHUB_TOKEN]"; pwd; env'
    const { end, said } = await ran(made, command)
    expect(end).toBe(0)
    expect(said).toContain(`own, as the policy says, []\n${made.root}\n`)
    expect(said).not.toContain(TOKEN)
    const calls = made.calls()
    expect(JSON.stringify(calls)).not.toContain(TOKEN)
    expect(JSON.stringify(calls.map(({ args }) => args))).not.toContain(
      'as the policy says'
    )
  })

  test('never takes a file of the checkout for the image’s bash', async () => {
    const files = { bash: '#!/bin/sh\necho taken; exit 0\n' }
    const made = await scene(files)
    expect(await ran(made, 'echo right; exit 4')).toEqual({
      end: 4,
      said: 'right\n'
    })
  })

  test('ends the container of a command that takes too long, with all that it started', async () => {
    const made = await scene()
    const token = freshToken()
    const { end } = await ran(
      made,
      `trap '' TERM; bash -c 'trap "" TERM; sleep 600; :' ${token} & bash -c 'sleep 600; :' ${token}; sleep 600`,
      1_000
    )
    expect(end).toBe('timed_out')
    expect(
      await eventually(
        () => alive(token),
        left => left.length === 0
      )
    ).toEqual([])
    const all = made.calls().map(({ args }) => args)
    const [last = []] = all.filter(([verb]) => verb === 'run').slice(-1)
    const name = nameOf(last)
    const ends = all.filter(args => args.includes(name))
    expect(ends).toEqual([
      ['kill', '--signal=TERM', name],
      ['rm', '--force', name]
    ])
  })

  test('asks the same daemon for everything', async () => {
    const made = await scene()
    await ran(made, 'true')
    const calls = made.calls()
    expect(calls.map(({ args }) => args[0])).toEqual(
      expect.arrayContaining(['version', 'run', 'rm'])
    )
    expect(new Set(calls.map(({ dockerHost }) => dockerHost))).toEqual(
      new Set(['unix:///run/engine.sock'])
    )
  })
})
