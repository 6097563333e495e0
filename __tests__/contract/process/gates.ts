/** Gates of their own process, run by root, by a plain user, and by a plain user with sudo. */
import { execFileSync, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'

import { programPath } from '../../../src/adapters/program-path.ts'
import { temporaryFolder } from '../../support/git-repository.ts'
import { fixtureFile } from './process-support.ts'

/** Who runs a gate. */
export interface GateUser {
  readonly name: 'root' | 'a plain user' | 'a plain user with sudo'
  readonly uid: number
  /** Arguments that run a program as that user. */
  readonly as: (argv: readonly string[]) => readonly string[]
  /** Folder in front of PATH; empty for none. */
  readonly tools: string
}

const PLAIN = 60123
/** A group as `docker` is one; only root can give it. */
export const GROUP = 60999

/** Whoever this machine lets run a gate; only root can become others. */
export function gateUsers(): readonly GateUser[] {
  const uid = process.getuid?.() ?? -1
  if (uid !== 0) {
    const sudo = spawnSync('sudo', ['-n', '--', 'true']).status === 0
    const plain = plainUser(uid, argv => argv)
    return [sudo ? { ...plain, name: 'a plain user with sudo' } : plain]
  }
  const plain = ['setpriv', `--reuid=${PLAIN}`, `--regid=${PLAIN}`]
  const as = (argv: readonly string[]): readonly string[] => [
    ...plain,
    `--groups=${GROUP}`,
    ...argv
  ]
  const root: GateUser = { name: 'root', uid: 0, as: argv => argv, tools: '' }
  const users = [root, plainUser(PLAIN, as)]
  const tools = sudoStandIn()
  return tools === undefined
    ? users
    : [...users, { name: 'a plain user with sudo', uid: PLAIN, as, tools }]
}

function plainUser(uid: number, as: GateUser['as']): GateUser {
  return { name: 'a plain user', uid, as, tools: '' }
}

/** As on a hosted runner: sudo asks for nothing, and user namespaces are refused. */
function sudoStandIn(): string | undefined {
  const gcc = programPath('gcc', process.env)
  const unshare = programPath('unshare', process.env)
  if (gcc === undefined || unshare === undefined) return undefined
  const folder = temporaryFolder('sudo')
  const sudo = path.join(folder, 'sudo')
  execFileSync(gcc, ['-o', sudo, fixtureFile('sudo-stand-in.c')])
  const refusing = `#!/bin/sh\ncase "$*" in *--map-*) echo "unshare: Operation not permitted" >&2; exit 1;; esac\nexec ${unshare} "$@"\n`
  fs.writeFileSync(path.join(folder, 'unshare'), refusing, { mode: 0o755 })
  // Nobody but the user of the tests gets at it.
  fs.chownSync(folder, 0, PLAIN)
  fs.chmodSync(folder, 0o750)
  fs.chmodSync(sudo, 0o4755)
  return folder
}

/** What a gate of one command printed. */
export interface GateAnswer {
  readonly lines: readonly string[]
  readonly uid: number
  readonly outcome: { readonly kind: string; readonly exitCode?: number }
  readonly isolation: {
    readonly level: string
    readonly promise: string
    readonly unavailable?: readonly { level: string; why: string }[]
    readonly written?: readonly string[]
  }
}

/** Arguments and environment of a gate that runs one command. */
export function gateLine(
  user: GateUser,
  source: string,
  options: Readonly<Record<string, unknown>>,
  request: { readonly command: string; readonly timeoutMs: number }
): { readonly argv: readonly string[]; readonly env: NodeJS.ProcessEnv } {
  const program = [process.execPath, fixtureFile('gate-stand-in.mjs'), source]
  const asked = { cwd: '', ...request }
  const argv = user.as([
    ...program,
    JSON.stringify(options),
    JSON.stringify(asked)
  ])
  const PATH = [user.tools, process.env['PATH']].filter(Boolean).join(':')
  return { argv, env: { ...process.env, PATH } }
}
