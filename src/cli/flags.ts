/** The flags that commands share, and those of `verify`, read by node:util's parseArgs. */
import { parseArgs } from 'node:util'

import { GateError } from '../errors.ts'
import { OPTIONS } from './command-options.ts'
import { understood } from './understood.ts'

/** Flags that several commands share, with their values after defaults. */
export interface RangeFlags {
  /** Revision of the base branch; undefined takes the merge target. */
  readonly base: string | undefined
  readonly head: string
  readonly repo: string
  readonly fetch: boolean
  readonly json: boolean
}

/** What `verify` takes beside the range. */
export interface VerifyFlags extends RangeFlags {
  readonly waivers: string | undefined
  readonly verifier: string | undefined
  /** Undefined takes what the policy says. */
  readonly isolation: string | undefined
  /** Undefined asks for nothing beside the policy. */
  readonly isolationMinimum: string | undefined
  readonly quiet: boolean
  /** The head is the work tree as it stands. */
  readonly worktree: boolean
  /** Folder for the receipt; undefined writes none. */
  readonly receipt: string | undefined
  /** File to write the page to; undefined for none. */
  readonly html: string | undefined
}

/**
 * Reads the flags of `digest` and `plan`.
 * @throws GateError USAGE for an unknown flag, a missing value or a stray word
 */
export function rangeFlags(
  command: 'digest' | 'plan',
  args: readonly string[]
): RangeFlags {
  const { values } = understood(command, () =>
    parseArgs({ args: [...args], options: OPTIONS[command], strict: true })
  )
  return { ...values, base: values.base }
}

/**
 * Reads the flags of `verify`.
 * @throws GateError USAGE for an unknown flag, a missing value, a stray word,
 *   or a flag that `--worktree` leaves no sense
 */
export function verifyFlags(args: readonly string[]): VerifyFlags {
  const { values, tokens } = understood('verify', () =>
    parseArgs({
      args: [...args],
      options: OPTIONS.verify,
      strict: true,
      tokens: true
    })
  )
  const given = tokens.map(one => (one.kind === 'option' ? one.name : ''))
  if (values.worktree) refuseBesideWorktree(given)
  return {
    ...values,
    base: values.base,
    waivers: values.waivers,
    receipt: values.receipt,
    verifier: values.verifier,
    isolation: values.isolation,
    isolationMinimum: values['isolation-minimum'],
    html: pageFlag(values.html)
  }
}

/** Standard output carries the verdict, so a page needs a file. @throws GateError USAGE */
export function pageFlag(file: string | undefined): string | undefined {
  if (file === undefined || (file !== '' && file !== '-')) return file
  throw new GateError(
    'USAGE',
    `--html expects a file, not "${file}": the verdict goes to standard output.`,
    { hint: 'Name a file, such as: --html page.html' }
  )
}

const BESIDE_WORKTREE = {
  head: 'the work tree is the head: leave `--head` out.',
  receipt: 'a receipt names a commit: commit, and leave `--worktree` out.',
  fetch:
    'nothing is written to the repository then: run `git fetch` before, and leave `--fetch` out.'
} as const

function refuseBesideWorktree(given: readonly string[]): void {
  for (const [name, mend] of Object.entries(BESIDE_WORKTREE))
    if (given.includes(name))
      throw new GateError(
        'USAGE',
        `\`--worktree\` does not go with \`--${name}\`: ${mend}`
      )
}

/**
 * Reads the flags of `demo`, which takes none but `--json`.
 * @throws GateError USAGE for anything else
 */
export function demoFlags(args: readonly string[]): { readonly json: boolean } {
  return understood('demo', () =>
    parseArgs({
      args: [...args],
      options: OPTIONS.demo,
      strict: true
    })
  ).values
}
