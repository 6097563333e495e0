/** The flags that commands share, and those of `verify`, read by node:util's parseArgs. */
import { parseArgs } from 'node:util'

import { GateError } from '../errors.ts'
import { didYouMean } from '../model/nearest-word.ts'
import { FLAGS } from './command-usage.ts'

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

const RANGE_OPTIONS = {
  base: { type: 'string' },
  head: { type: 'string', default: 'HEAD' },
  repo: { type: 'string', default: '.' },
  fetch: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false }
} as const

const VERIFY_OPTIONS = {
  ...RANGE_OPTIONS,
  waivers: { type: 'string' },
  receipt: { type: 'string' },
  verifier: { type: 'string' },
  isolation: { type: 'string' },
  'isolation-minimum': { type: 'string' },
  worktree: { type: 'boolean', default: false },
  html: { type: 'string' },
  quiet: { type: 'boolean', default: false }
} as const

/**
 * Reads the flags of `digest` and `plan`.
 * @throws GateError USAGE for an unknown flag, a missing value or a stray word
 */
export function rangeFlags(args: readonly string[]): RangeFlags {
  const values = understood(() =>
    parseArgs({ args: [...args], options: RANGE_OPTIONS, strict: true })
  ).values
  return { ...values, base: values.base }
}

/**
 * Reads the flags of `verify`.
 * @throws GateError USAGE for an unknown flag, a missing value, a stray word,
 *   or a flag that `--worktree` leaves no sense
 */
export function verifyFlags(args: readonly string[]): VerifyFlags {
  const { values, tokens } = understood(() =>
    parseArgs({
      args: [...args],
      options: VERIFY_OPTIONS,
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
  return understood(() =>
    parseArgs({
      args: [...args],
      options: { json: { type: 'boolean', default: false } },
      strict: true
    })
  ).values
}

/** The error for flags that make no sense. */
export function usage(message: string): GateError {
  return new GateError('USAGE', message, {
    hint: '`completion-gate --help` lists the commands and their flags.'
  })
}

/** What `parse` gives. @throws GateError USAGE for what it throws */
export function understood<Parsed>(parse: () => Parsed): Parsed {
  try {
    return parse()
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown)
    const [, flag] = /\bUnknown option '(--[^']{1,80})'/.exec(message) ?? []
    const meant = flag === undefined ? '' : didYouMean(flag, FLAGS)
    throw new GateError('USAGE', `${message}${meant}`, {
      cause: thrown,
      hint: '`completion-gate --help` lists the commands and their flags.'
    })
  }
}
