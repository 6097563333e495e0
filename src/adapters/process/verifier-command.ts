/** A read-only verifier that is a command: it runs in a copy of the tree and prints one report. */
import { cp, lstat, readFile, rm } from 'node:fs/promises'
import * as path from 'node:path'

import { GateError } from '../../errors.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { createRunner } from './index.ts'
import { removeWhenGone } from './remove-when-gone.ts'
import type { Environment } from '../program-path.ts'
import type {
  CommandOutcome,
  EffectSummary,
  ReadOnlyVerifier
} from '../../ports.ts'

/** The verifier's command and the tree that it looks at. */
export interface VerifierCommand {
  /** Absolute path of the checkout; only a copy of it is handed out. */
  readonly root: string
  /** A bash script; it prints one report as JSON on standard output. */
  readonly command: string
  readonly environment: Environment
  /** Milliseconds; 15 minutes when left out. */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 15 * 60 * 1000
// The end of what the verifier said on standard error, shown when it fails.
const COMPLAINT_CHARACTERS = 1000

/** Makes the verifier. It throws GateError INPUT_INVALID when no report comes of the command. */
export function verifierCommand(options: VerifierCommand): ReadOnlyVerifier {
  return {
    verify: async effect => {
      const folder = temporaryFolder('completion-gate-')
      const letGo = removeWhenGone(folder)
      try {
        return await runVerifier(options, effect, folder)
      } finally {
        await rm(folder, { recursive: true, force: true })
        letGo()
      }
    }
  }
}

async function runVerifier(
  options: VerifierCommand,
  effect: EffectSummary,
  folder: string
): Promise<unknown> {
  const copy = path.join(folder, 'tree')
  const complaints = path.join(folder, 'stderr')
  await cp(options.root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
    filter: source => isCopied(options.root, source)
  })
  const parts = {
    root: copy,
    environment: options.environment,
    passEnvironment: [],
    readOnly: [options.root]
  }
  const runner = await createRunner({ ...parts, level: 'namespace' }).catch(
    () => createRunner({ ...parts, level: 'process' })
  )
  const outcome = await runner.run(
    {
      command: `exec 2>"$COMPLETION_GATE_STDERR"\n${options.command}`,
      cwd: '',
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      environment: {
        COMPLETION_GATE_STDERR: complaints,
        COMPLETION_GATE_EFFECT_DIGEST: effect.effect_digest
      }
    },
    () => undefined
  )
  return reportOf(outcome, await endOf(complaints))
}

/** A named pipe, a socket or a device has no content to look at, and cannot be copied. */
async function isCopied(root: string, source: string): Promise<boolean> {
  if (path.relative(root, source) === '.git') return false
  const entry = await lstat(source)
  return entry.isFile() || entry.isDirectory() || entry.isSymbolicLink()
}

function reportOf(outcome: CommandOutcome, complaint: string): unknown {
  if (outcome.kind !== 'exited' || outcome.exitCode !== 0)
    throw noReport(`it ${howItEnded(outcome)}`, complaint)
  const { head, tail, bytes } = outcome.output
  const printed = head + tail
  if (Buffer.byteLength(printed) !== bytes)
    throw noReport(`it printed ${String(bytes)} bytes, too many`, complaint)
  try {
    return JSON.parse(printed)
  } catch {
    throw noReport('what it printed is not JSON', complaint)
  }
}

function howItEnded(outcome: CommandOutcome): string {
  switch (outcome.kind) {
    case 'exited':
      return `exited with code ${String(outcome.exitCode)}`
    case 'signaled':
      return `was killed by signal ${outcome.signal}`
    case 'timed_out':
      return 'ran out of time'
    case 'could_not_start':
      return `could not start: ${outcome.why}`
  }
}

async function endOf(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.trim().slice(-COMPLAINT_CHARACTERS)
}

function noReport(why: string, complaint: string): GateError {
  return new GateError(
    'INPUT_INVALID',
    `The verifier gave no report: ${why}.${complaint === '' ? '' : ` It said: ${complaint}`}`,
    {
      hint: 'A verifier exits with 0 and prints one a3s.verification_report.v1 as JSON.'
    }
  )
}
