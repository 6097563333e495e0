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

/** Standard output carries the verdict, so a page needs a file. */
function pageFlag(file: string | undefined): string | undefined {
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

/** What `explain` explains: an evidence record, or a pull request as it is now. */
export type ExplainFlags = { readonly json: boolean } & (
  | {
      readonly file: string
      /** File to write the record's page to; undefined for none. */
      readonly html: string | undefined
    }
  | {
      readonly pullRequest: number
      /** `owner/name`; undefined takes the variable GITHUB_REPOSITORY. */
      readonly slug: string | undefined
      readonly checkName: string
    }
)

const EXPLAIN_HINT =
  'completion-gate explain FILE [--json] [--html PAGE], or: completion-gate explain --pull-request N --repo-slug OWNER/NAME [--json]'

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
        html: { type: 'string' },
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
  const html = pageFlag(values.html)
  if (file !== undefined) return { file, json, html }
  if (html !== undefined)
    throw new GateError(
      'USAGE',
      '`--html` makes a page of an evidence record, and a live pull request has none at hand.',
      {
        hint: 'Download the record of its run, and: completion-gate explain FILE --html PAGE'
      }
    )
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

/** What `init` takes. */
export interface InitFlags {
  readonly repo: string
  readonly yes: boolean
  readonly force: boolean
  readonly dryRun: boolean
  readonly json: boolean
  /** Undefined takes what the repository suggests. */
  readonly check: string | undefined
  /** Undefined takes what the repository suggests. */
  readonly packages: boolean | undefined
}

/**
 * Reads the flags of `init`.
 * @throws GateError USAGE for an unknown flag, a blank check or flags that contradict
 */
export function initFlags(args: readonly string[]): InitFlags {
  const { values } = understood(() =>
    parseArgs({
      args: [...args],
      options: {
        repo: { type: 'string', default: '.' },
        yes: { type: 'boolean', short: 'y', default: false },
        force: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        check: { type: 'string' },
        packages: { type: 'boolean' },
        'no-packages': { type: 'boolean' }
      },
      strict: true
    })
  )
  const { packages, 'no-packages': noPackages, check } = values
  if (packages === true && noPackages === true)
    throw usage('--packages and --no-packages contradict each other.')
  if (check?.trim() === '')
    throw usage('--check expects a command, and got a blank one.')
  return {
    ...values,
    dryRun: values['dry-run'],
    check,
    packages: noPackages === true ? false : packages
  }
}

/** What `doctor` takes. */
export interface DoctorFlags {
  /** Folder of the checkout. */
  readonly dir: string
  /** The repository on GitHub to ask about; undefined looks at the checkout alone. */
  readonly github: { readonly owner: string; readonly name: string } | undefined
  /** Name of the variable that holds the token. */
  readonly tokenEnv: string
  /** Undefined takes the default branch. */
  readonly branch: string | undefined
  readonly json: boolean
}

/**
 * Reads the flags of `doctor`. `--repo` names the repository: a folder, or
 * `owner/name` on GitHub, or each once.
 * @param isFolder whether there is such a folder
 * @throws GateError USAGE
 */
export function doctorFlags(
  args: readonly string[],
  isFolder: (path: string) => boolean
): DoctorFlags {
  const { values } = understood(() =>
    parseArgs({
      args: [...args],
      options: {
        repo: { type: 'string', multiple: true, default: [] },
        'token-env': { type: 'string', default: 'GITHUB_TOKEN' },
        branch: { type: 'string' },
        json: { type: 'boolean', default: false }
      },
      strict: true
    })
  )
  const folders = values.repo.filter(isFolder)
  const names = values.repo.filter(one => !isFolder(one))
  const [name] = names
  const [, owner, repository] =
    /^([\w-][\w.-]*)\/([\w.-]+)$/.exec(name ?? '') ?? []
  if (folders.length > 1 || names.length > 1)
    throw usage('--repo expects one folder and one owner/name at most.')
  if (name !== undefined && (owner === undefined || repository === undefined))
    throw usage(
      `--repo expects a folder or owner/name, and "${name}" is neither.`
    )
  return {
    dir: folders[0] ?? '.',
    github:
      owner === undefined || repository === undefined
        ? undefined
        : { owner, name: repository },
    tokenEnv: values['token-env'],
    branch: values.branch,
    json: values.json
  }
}

function usage(message: string): GateError {
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
    throw new GateError('USAGE', message, {
      cause: thrown,
      hint: '`completion-gate --help` lists the commands and their flags.'
    })
  }
}
