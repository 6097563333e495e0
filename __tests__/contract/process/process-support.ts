/** What the tests of running commands share: a checkout, living processes, compiled source. */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { randomBytes } from 'node:crypto'

import { afterAll } from '@jest/globals'
import ts from 'typescript'

import {
  createRunner,
  type RunnerOptions
} from '../../../src/adapters/process/index.ts'
import { temporaryFolder } from '../../support/git-repository.ts'
import type { CommandOutcome, CommandRunner } from '../../../src/ports.ts'

const HERE = path.dirname(fileURLToPath(import.meta.url))
const SOURCE = path.join(HERE, '../../../src')

// A copy, since a plain user may not reach the folder of the clone.
const FIXTURES = fs.mkdtempSync(path.join(os.tmpdir(), 'commands-'))
fs.cpSync(path.join(HERE, '../../fixtures/commands'), FIXTURES, {
  recursive: true
})
execFileSync('chmod', ['-R', 'a+rX', FIXTURES])
afterAll(() => {
  fs.rmSync(FIXTURES, { recursive: true, force: true })
})

/** The command line of a fixture, quoted for bash. */
export function fixture(name: string, ...args: readonly string[]): string {
  const file = fixtureFile(name)
  const program = name.endsWith('.mjs') ? process.execPath : 'bash'
  return [program, file, ...args].map(quoted).join(' ')
}

/** The absolute path of a fixture. */
export function fixtureFile(name: string): string {
  return path.join(FIXTURES, name)
}

/** A name that no other process has in its arguments. */
export function freshToken(): string {
  return `gate-test-${randomBytes(8).toString('hex')}`
}

/** The living processes with a token in their arguments. */
export function alive(token: string): readonly string[] {
  const list = execFileSync('ps', ['-A', '-ww', '-o', 'stat=,args='], {
    encoding: 'utf8'
  })
  return list
    .split('\n')
    .filter(line => line.includes(token) && !line.startsWith('Z'))
}

/** Asks again until the answer is as wanted, at most 100 times in 5 seconds. @returns the last answer */
export async function eventually<T>(
  ask: () => T,
  wanted: (answer: T) => boolean
): Promise<T> {
  for (let round = 0; round < 100; round += 1) {
    const answer = ask()
    if (wanted(answer)) return answer
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return ask()
}

/** A checkout of nothing, with a `.git` folder; everybody may write in it. */
export function emptyCheckout(): string {
  const root = temporaryFolder('commands')
  fs.mkdirSync(path.join(root, '.git'))
  fs.chmodSync(root, 0o777)
  fs.chmodSync(path.join(root, '.git'), 0o777)
  return root
}

/** A runner with short waits. */
export function testRunner(
  root: string,
  options: Partial<RunnerOptions> = {}
): Promise<CommandRunner> {
  return createRunner({
    root,
    level: 'none',
    environment: process.env,
    passEnvironment: [],
    ...options,
    limits: { graceMs: 200, drainMs: 500, ...options.limits }
  })
}

/** Runs a command with a minute's time. */
export async function run(
  runner: CommandRunner,
  command: string,
  request: { readonly timeoutMs?: number; readonly cwd?: string } = {}
): Promise<CommandOutcome & { readonly lines: readonly string[] }> {
  const lines: string[] = []
  const outcome = await runner.run(
    { command, cwd: '', timeoutMs: 60_000, ...request },
    line => lines.push(line)
  )
  return { ...outcome, lines }
}

/** The process adapter as JavaScript in a folder that everybody may read, for gates that run by themselves. */
export function compiledSource(): string {
  const out = temporaryFolder('compiled')
  for (const folder of [
    'adapters',
    'adapters/process',
    'adapters/process/isolation',
    'model',
    '.'
  ])
    for (const name of fs.readdirSync(path.join(SOURCE, folder)))
      if (name.endsWith('.ts')) compile(path.join(folder, name), out)
  fs.writeFileSync(path.join(out, 'package.json'), '{"type":"module"}')
  execFileSync('chmod', ['-R', 'a+rX', out])
  return out
}

function compile(file: string, out: string): void {
  const { outputText } = ts.transpileModule(
    fs.readFileSync(path.join(SOURCE, file), 'utf8'),
    {
      compilerOptions: {
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ES2022,
        rewriteRelativeImportExtensions: true,
        verbatimModuleSyntax: true
      }
    }
  )
  const target = path.join(out, file.replace(/\.ts$/, '.js'))
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, outputText)
}

/** Arguments that run a program as a user without rights: root gives its own up, others have none. */
export function asPlainUser(argv: readonly string[]): readonly string[] {
  return process.getuid?.() === 0
    ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', ...argv]
    : argv
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
