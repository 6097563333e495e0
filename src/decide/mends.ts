/** Likely mends: what the output of a failed check usually means, as one sentence. */
import type { IsolationLevel } from '../model/isolation-level.ts'
import type { VerificationCheck } from '../model/check.ts'

interface Mend {
  readonly signs: RegExp
  readonly step: string
}

const INSTALL =
  "The project's dependencies do not seem to be installed: install them before the gate, or add the command to `setup` in `.github/completion-gate.yml`"

// How each manager installs what the lock file says; npm is the one that needs no word of its own.
const NODE_INSTALLS: readonly (readonly [RegExp, string])[] = [
  [/^pnpm\b/, 'pnpm install --frozen-lockfile'],
  [/^yarn\b/, 'yarn install --immutable'],
  [/^bunx?\b/, 'bun install --frozen-lockfile']
]

const PUT_IT_THERE =
  'no folder of the PATH has it. Install it before the gate, or add that to `setup` in `.github/completion-gate.yml`.'

const TOOL_MISSING: Mend = {
  signs: /\bcommand not found\b/,
  step: 'A tool that the check calls is not on the PATH: install it before the gate, or add it to `setup` in `.github/completion-gate.yml`.'
}

// What bash says; a name of other characters is not repeated in a step.
const MISSING_TOOL = /^.{0,200}: ([\w.+-]{1,60}): command not found\r?$/m

// Only packages: a relative path that is missing is a fault of the change, and pnpm warns of node_modules on any failure.
const NODE_PACKAGES: Mend = {
  signs:
    /Cannot find module '[^./']|Cannot find package|Run "?(?:npm|pnpm|yarn) install|(?:jest|vitest|mocha|tsc|eslint|nyc|tap|ava): (?:command )?not found/,
  step: `${INSTALL}, such as \`setup: ["npm ci"]\`.`
}

// Signs are looked for in bounded output only; none of the expressions backtracks.
const MENDS: readonly Mend[] = [
  NODE_PACKAGES,
  {
    signs: /\bNo module named '?\w{1,60}'?(?![\w.'])/,
    step: `${INSTALL}, such as \`setup: ["python3 -m pip install -r requirements.txt"]\`.`
  },
  {
    signs: /no required module provides package/,
    step: `${INSTALL}, such as \`setup: ["go mod download"]\`.`
  },
  TOOL_MISSING,
  {
    signs:
      /rustup could not choose a version|no override and no default toolchain|toolchain '[^']{1,80}' is not installed/,
    step: 'No Rust toolchain is chosen: run `rustup default stable` before the gate, or add it to `setup` in `.github/completion-gate.yml`.'
  },
  {
    signs:
      /linker `[^`]{1,40}` not found|can't find crate for `(?:core|std)`|is not installed for the toolchain/,
    step: 'The Rust toolchain lacks a part that the check needs: install the linker, or add the component with `rustup component add`, before the gate.'
  },
  {
    signs: /ENOSPC|No space left on device/,
    step: 'The disk is full: free space and run again.'
  },
  {
    signs: /EAI_AGAIN|ENOTFOUND|Could not resolve host|Network is unreachable/,
    step: 'The check needs the network and did not reach it: install what it downloads before the gate.'
  }
]

// What a shell and its kin say of a program, or of a folder on the way to it.
const UNREACHABLE =
  /\b(?:command not found|not found|Permission denied|EACCES)\b/

const UID_STEP =
  'At the isolation level "uid" commands run as a user of their own, who does not reach tools in the home folder of another: install what the check calls for everybody, such as below `/usr/local` or `/opt`, or ask for another level (`--isolation process`, or `isolation` in `.github/completion-gate.yml`).'

function outputOf({ evidence }: VerificationCheck): string {
  return `${evidence?.output_head ?? ''}\n${evidence?.output_tail ?? ''}`
}

/** The shell found no such program, or may not run it. */
function isUnreached({ evidence }: VerificationCheck, text: string): boolean {
  const code = evidence?.exit_code
  return code === 126 || code === 127 || UNREACHABLE.test(text)
}

function toolStep(output: string): string {
  const tool = MISSING_TOOL.exec(output)?.[1]
  return tool === undefined
    ? TOOL_MISSING.step
    : `\`${tool}\` is not installed here: ${PUT_IT_THERE}`
}

function nodeStep(command: string): string {
  const install = NODE_INSTALLS.find(([caller]) => caller.test(command))?.[1]
  return install === undefined
    ? NODE_PACKAGES.step
    : `${INSTALL}, such as \`setup: ["${install}"]\`.`
}

function stepOf(mend: Mend, check: VerificationCheck, text: string): string {
  if (mend === TOOL_MISSING) return toolStep(text)
  if (mend === NODE_PACKAGES) return nodeStep(check.evidence?.command ?? '')
  return mend.step
}

/** The step for one check that did not pass, or undefined when nothing is known. */
export function likelyMend(
  check: VerificationCheck,
  level?: IsolationLevel
): string | undefined {
  const { evidence } = check
  const text = outputOf(check)
  const known = MENDS.find(mend => mend.signs.test(text))
  if (
    level === 'uid' &&
    known?.step.startsWith(INSTALL) !== true &&
    isUnreached(check, text)
  )
    return UID_STEP
  if (known !== undefined) return stepOf(known, check, text)
  if (evidence?.exit_code === 127)
    return 'Exit code 127 means that the shell found no such command: install the tool before the gate.'
  if (evidence?.timed_out === true)
    return 'The check ran out of time: raise its `timeout` in `.github/completion-gate.yml`, or make it faster.'
  return undefined
}
