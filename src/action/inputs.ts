/** The inputs of the action: all problems at once, no silent default for a value that is there. */
import { z } from 'zod'

import { GateError } from '../errors.ts'

const flag = z.enum(['true', 'false'], {
  error: 'expected true or false'
})

// Empty where the event names the pull request.
const NUMBER = /^(?:[1-9]\d{0,9})?$/

/** One entry an input of action.yml; a test holds the two against each other. */
export const INPUTS = {
  'github-token': z.string().min(1, 'expected a token, got nothing'),
  'check-name': z
    .string()
    .regex(
      /^[\w .:/()-]{1,100}$/,
      'expected 1 to 100 letters, digits, spaces or any of . : / ( ) _ -'
    ),
  'pull-request': z
    .string()
    .regex(NUMBER, 'expected the number of a pull request, or nothing'),
  path: z
    .string()
    .min(1, 'expected a folder, got nothing')
    .refine(
      path => !path.startsWith('/') && !path.split('/').includes('..'),
      'expected a folder inside the workspace'
    ),
  fetch: flag,
  isolation: z.enum(['', 'process', 'namespace', 'auto', 'none']),
  'fail-on-incomplete': flag,
  'status-mirror': flag
} as const

const schema = z.object(INPUTS)

/** The inputs as the action uses them. */
export interface ActionInputs {
  readonly token: string
  readonly checkName: string
  readonly pullRequest: number | undefined
  readonly path: string
  readonly fetch: boolean
  /** Undefined takes what the policy says. */
  readonly isolation: 'process' | 'namespace' | 'auto' | 'none' | undefined
  readonly failOnIncomplete: boolean
  readonly statusMirror: boolean
}

/**
 * Reads every input.
 * @param getInput gives an input's text by its name, trimmed
 * @throws GateError USAGE that names every bad input with what was expected
 */
export function readInputs(getInput: (name: string) => string): ActionInputs {
  const given = Object.fromEntries(
    Object.keys(INPUTS).map(name => [name, getInput(name)])
  )
  const result = schema.safeParse(given)
  if (!result.success)
    throw new GateError('USAGE', 'The inputs of the action are not valid.', {
      problems: result.error.issues.map(issue => ({
        path: issue.path.join('.'),
        message: issue.message
      })),
      hint: 'Mend the `with:` block of the step that uses completion-gate.'
    })
  const values = result.data
  return {
    token: values['github-token'],
    checkName: values['check-name'],
    pullRequest:
      values['pull-request'] === ''
        ? undefined
        : Number(values['pull-request']),
    path: values.path,
    fetch: values.fetch === 'true',
    isolation: values.isolation === '' ? undefined : values.isolation,
    failOnIncomplete: values['fail-on-incomplete'] === 'true',
    statusMirror: values['status-mirror'] === 'true'
  }
}
