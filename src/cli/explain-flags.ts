/** The flags of `explain`. */
import { parseArgs } from 'node:util'

import { GateError } from '../errors.ts'
import { OPTIONS } from './command-options.ts'
import { pageFlag } from './flags.ts'
import { understood } from './understood.ts'

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
  const { values, positionals } = understood('explain', () =>
    parseArgs({
      args: [...args],
      options: OPTIONS.explain,
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
