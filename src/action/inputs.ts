/** The inputs of the action: all problems at once, no silent default for a value that is there. */
import { z } from 'zod'

import { GateError } from '../errors.ts'
import { ISOLATION_LEVELS } from '../model/isolation-level.ts'
import type { IsolationLevel } from '../model/isolation-level.ts'

const flag = z.enum(['true', 'false'], {
  error: 'expected true or false'
})

// Empty where the event names the pull request.
const NUMBER = /^(?:[1-9]\d{0,9})?$/

// GraphQL's Int: https://spec.graphql.org/October2021/#sec-Int
const NUMBER_LIMIT = 2_147_483_647

const insideWorkspace = z
  .string()
  .refine(
    path => !path.startsWith('/') && !path.split('/').includes('..'),
    'expected a folder inside the workspace'
  )

/** One entry an input of action.yml; a test holds the two against each other. */
export const INPUTS = {
  mode: z.enum(['', 'gate', 'plan', 'verify', 'decide']),
  'github-token': z.string(),
  'check-token': z.string(),
  'check-name': z
    .string()
    .regex(
      /^[\w .:/()-]{1,100}$/,
      'expected 1 to 100 letters, digits, spaces or any of . : / ( ) _ -'
    ),
  'pull-request': z
    .string()
    .regex(NUMBER, 'expected the number of a pull request, or nothing')
    .refine(
      text => !NUMBER.test(text) || Number(text) <= NUMBER_LIMIT,
      'expected the number of a pull request, at most 2147483647'
    ),
  checks: z.string().max(100_000, 'expected at most 100,000 characters'),
  evidence: insideWorkspace,
  path: insideWorkspace.min(1, 'expected a folder, got nothing'),
  fetch: flag,
  isolation: z.enum(['', ...ISOLATION_LEVELS, 'auto']),
  'isolation-minimum': z.enum(['', ...ISOLATION_LEVELS]),
  'fail-on-incomplete': flag,
  'status-mirror': flag
} as const

/** What does not fit the mode, each with its input. */
const MISFITS: readonly {
  readonly input: keyof Given
  readonly message: string
  readonly when: (given: Given) => boolean
}[] = [
  {
    input: 'github-token',
    message: 'expected a token, got nothing',
    when: given => given['github-token'] === '' && !handsOver(given)
  },
  {
    input: 'check-token',
    message: 'expected nothing where no check run is posted',
    when: given => given['check-token'] !== '' && handsOver(given)
  },
  {
    input: 'evidence',
    message: 'expected the folder of the evidence, got nothing',
    when: ({ mode, evidence }) => mode === 'decide' && evidence === ''
  },
  {
    input: 'evidence',
    message: 'expected a value only with `mode: decide`',
    when: ({ mode, evidence }) => mode !== 'decide' && evidence !== ''
  },
  {
    input: 'checks',
    message: 'expected a value only with `mode: verify`',
    when: ({ mode, checks }) => mode !== 'verify' && checks !== ''
  }
]

function handsOver({ mode }: Given): boolean {
  return mode === 'plan' || mode === 'verify'
}

const shape = z.object(INPUTS)
type Given = z.infer<typeof shape>

const schema = shape.check(context => {
  for (const { input, message, when } of MISFITS)
    if (when(context.value))
      context.issues.push({ code: 'custom', path: [input], message, input })
})

/** The inputs as the action uses them. */
export interface ActionInputs {
  /**
   * `gate` does everything in one job. `plan` and `verify` run in a job without
   * a token that could post, `decide` in one that runs nothing of the change.
   */
  readonly mode: 'gate' | 'plan' | 'verify' | 'decide'
  /** Empty only for `plan` and `verify`. */
  readonly token: string
  /** Posts the check run; the same as `token` unless another one was given. */
  readonly checkToken: string
  readonly checkName: string
  readonly pullRequest: number | undefined
  /** Ids of the checks to run; none means all. */
  readonly checks: readonly string[]
  /** Folder of the evidence to decide on, relative to the workspace. */
  readonly evidence: string
  readonly path: string
  readonly fetch: boolean
  /** Undefined takes what the policy says. */
  readonly isolation: IsolationLevel | 'auto' | undefined
  /** Undefined asks for nothing beside the policy. */
  readonly isolationMinimum: IsolationLevel | undefined
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
  return asUsed(result.data)
}

/**
 * What can still be said where an input is bad: the inputs that are good, and
 * the defaults of the others, so that an older verdict can be closed.
 * @returns undefined where nothing could be posted, or nothing is meant to be
 */
export function readGoodInputs(
  getInput: (name: string) => string
): ActionInputs | undefined {
  const good = shape.safeParse({
    ...NEUTRAL,
    ...Object.fromEntries(
      Object.entries(INPUTS).flatMap(([name, input]) => {
        const given = input.safeParse(getInput(name))
        return given.success ? [[name, given.data]] : []
      })
    )
  })
  return good.success &&
    good.data['github-token'] !== '' &&
    !handsOver(good.data)
    ? asUsed(good.data)
    : undefined
}

// No name of a check: it is whose verdict would be closed, and cannot be guessed.
const NEUTRAL: Partial<Record<keyof Given, string>> = {
  mode: '',
  'pull-request': '',
  checks: '',
  evidence: '',
  path: '.',
  fetch: 'true',
  isolation: '',
  'isolation-minimum': '',
  'fail-on-incomplete': 'true',
  'status-mirror': 'false'
}

function asUsed(values: Given): ActionInputs {
  return {
    mode: values.mode === '' ? 'gate' : values.mode,
    checks: values.checks
      .split('\n')
      .map(id => id.trim())
      .filter(id => id !== ''),
    evidence: values.evidence,
    token: values['github-token'],
    checkToken:
      values['check-token'] === ''
        ? values['github-token']
        : values['check-token'],
    checkName: values['check-name'],
    pullRequest:
      values['pull-request'] === ''
        ? undefined
        : Number(values['pull-request']),
    path: values.path,
    fetch: values.fetch === 'true',
    isolation: values.isolation === '' ? undefined : values.isolation,
    isolationMinimum:
      values['isolation-minimum'] === ''
        ? undefined
        : values['isolation-minimum'],
    failOnIncomplete: values['fail-on-incomplete'] === 'true',
    statusMirror: values['status-mirror'] === 'true'
  }
}
