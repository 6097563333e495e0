/** The flags of each command, read by node:util's parseArgs. */
import { parseArgs } from 'node:util'

import { GateError } from '../errors.ts'

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
  verifier: { type: 'string' },
  isolation: { type: 'string' },
  'isolation-minimum': { type: 'string' },
  worktree: { type: 'boolean', default: false },
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
    verifier: values.verifier,
    isolation: values.isolation,
    isolationMinimum: values['isolation-minimum']
  }
}

const BESIDE_WORKTREE = {
  head: 'the work tree is the head: leave `--head` out.',
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

/** What `explain` explains: an evidence record, or a pull request as it is now. */
export type ExplainFlags = { readonly json: boolean } & (
  | { readonly file: string }
  | {
      readonly pullRequest: number
      /** `owner/name`; undefined takes the variable GITHUB_REPOSITORY. */
      readonly slug: string | undefined
      readonly checkName: string
    }
)

const EXPLAIN_HINT =
  'completion-gate explain FILE [--json], or: completion-gate explain --pull-request N --repo-slug OWNER/NAME [--json]'

/**
 * Reads the flags of `explain`.
 * @throws GateError USAGE for an unknown flag, more or less than one thing to
 *   explain, or a number that is none
 */
export function explainFlags(args: readonly string[]): ExplainFlags {
  const { values, positionals } = understood(() =>
    parseArgs({
      args: [...args],
      options: {
        'pull-request': { type: 'string' },
        'repo-slug': { type: 'string' },
        'check-name': { type: 'string', default: 'completion-gate' },
        json: { type: 'boolean', default: false }
      },
      allowPositionals: true,
      strict: true
    })
  )
  const { json, 'pull-request': number, 'repo-slug': slug } = values
  const [file, ...rest] = positionals
  const asked = positionals.length + (number === undefined ? 0 : 1)
  if (asked !== 1 || rest.length > 0)
    throw new GateError(
      'USAGE',
      `Expected one evidence record or one pull request, but ${asked === 0 ? 'none was' : `${String(asked)} were`} given.`,
      { hint: EXPLAIN_HINT }
    )
  if (file !== undefined) return { file, json }
  if (!/^[1-9]\d{0,9}$/.test(number ?? ''))
    throw new GateError(
      'USAGE',
      `--pull-request expects a number, not "${number ?? ''}".`,
      { hint: EXPLAIN_HINT }
    )
  return {
    pullRequest: Number(number),
    slug,
    checkName: values['check-name'],
    json
  }
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

function understood<Parsed>(parse: () => Parsed): Parsed {
  try {
    return parse()
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown)
    throw new GateError('USAGE', message, {
      cause: thrown,
      hint: '`completion-gate --help` lists the commands and their flags.'
    })
  }
}
