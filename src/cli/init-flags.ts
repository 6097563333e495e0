/** The flags of `init`. */
import { parseArgs } from 'node:util'

import { OPTIONS } from './command-options.ts'
import { understood, usage } from './understood.ts'

/** What `init` takes. */
export interface InitFlags {
  readonly repo: string
  readonly yes: boolean
  readonly force: boolean
  readonly dryRun: boolean
  readonly json: boolean
  /** The branch that changes are merged into; undefined takes what the clone knows. */
  readonly branch: string | undefined
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
  const { values } = understood('init', () =>
    parseArgs({
      args: [...args],
      options: OPTIONS.init,
      strict: true
    })
  )
  const { packages, 'no-packages': noPackages, check, branch } = values
  if (packages === true && noPackages === true)
    throw usage('init', '--packages and --no-packages contradict each other.')
  if (check?.trim() === '')
    throw usage('init', '--check expects a command, and got a blank one.')
  if (branch !== undefined && !isBranchName(branch))
    throw usage(
      'init',
      `--branch expects the name of a branch, and got ${JSON.stringify(branch)}.`
    )
  return {
    ...values,
    branch,
    dryRun: values['dry-run'],
    check,
    packages: noPackages === true ? false : packages
  }
}

/** Near enough to what git allows: no blank, no dash first, none of its special characters. */
export function isBranchName(name: string): boolean {
  return /^(?![-/.])[^\s~^:?*[\\\p{Cc}]+$/u.test(name)
}
