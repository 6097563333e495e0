/** The policy as it is written: a strict schema, with a description and a default for each key. */
import { z } from 'zod'

import { ISOLATION_LEVELS } from '../model/isolation-level.ts'
import { ownPage } from '../model/own-page.ts'
import { appliesToSchema } from './applies-to-schema.ts'
import { containerSchema } from './container-schema.ts'
import { packagesSchema } from './packages-schema.ts'
import { surfaceSchema } from './surface-schema.ts'

import {
  command,
  globs,
  MOST_ITEMS,
  oneLine,
  presetKey,
  strict,
  timeout,
  variable
} from './written-values.ts'

const testCount = z.int().min(0).max(1_000_000)

const check = strict({
  id: z
    .string()
    .regex(
      /^[A-Za-z0-9][A-Za-z0-9._:/-]{0,79}$/,
      'expected 1 to 80 letters, digits, dots, colons, slashes, dashes or underscores, a letter or digit first'
    )
    .describe('Names the check in reports. Unique.'),
  kind: z
    .string()
    .regex(
      /^[a-z][a-z0-9_]{0,39}$/,
      'expected lower-case letters, digits and underscores'
    )
    // Only a check of kind `test` must have run tests: a misspelt one would need none.
    .refine(
      kind => !/^(?:tests|testing|tst|tets|tset|unit_?tests?)$/.test(kind),
      'did you mean `test`? A check of another kind needs no test to have run'
    )
    .default('check')
    .describe('What sort of check it is, such as `test`, `lint` or `build`.'),
  description: oneLine
    .optional()
    .describe('One line for people. Without it: `Run` and the id.'),
  command: command.describe(
    'A bash script, run by `bash --noprofile --norc -eo pipefail -c`. A required one that can never fail, such as `true` or `npm test || true`, is refused, unless `paths` narrow it.'
  ),
  required: z
    .boolean()
    .default(true)
    .describe(
      'Whether the change needs it to pass. An optional check only warns.'
    ),
  paths: globs
    .min(1)
    .optional()
    .describe(
      'Plan the check only when the change touches one of these globs. Without it: always.'
    ),
  timeout: timeout
    .optional()
    .describe('Ends the command and all it started. Without it: `timeout`.'),
  'expect-exit': z
    .int()
    .min(0)
    .max(255)
    .default(0)
    .describe('The exit code that means passed.'),
  'minimum-tests': testCount
    .optional()
    .describe(
      `The fewest tests that it must have run, for a runner that the gate knows; see ${ownPage('docs/tests.md')}. Without it: \`minimum-tests\` for a check of kind \`test\`, else 0.`
    ),
  'working-directory': z
    .string()
    .max(1_000)
    .default('.')
    .describe('The folder to run in, relative to the root of the repository.')
})

const setupStep = z.union([
  command,
  strict({
    command: command.describe('A bash script, run like a check.'),
    timeout: timeout
      .optional()
      .describe('Ends the command and all it started. Without it: `timeout`.')
  })
])

const acceptance = z.union([
  z.literal('trust-head'),
  strict({
    files: globs
      .default([])
      .describe(
        'Globs of acceptance files beside `ACCEPTANCE.md` at the root and those of active loops.'
      ),
    'trust-head': z
      .boolean()
      .default(false)
      .describe(
        'Let a criterion that only the pull request adds be the only required check that passed. It trusts what the agent wrote.'
      ),
    manual: z
      .enum(['advisory', 'required'])
      .default('advisory')
      .describe(
        'Whether a criterion that only a person can judge asks for a waiver.'
      )
  })
])

const authority = strict({
  permissions: z
    .array(
      // Anybody may read a public repository, and who may triage may not write to it (threats C4, C10).
      oneLine.refine(
        role => !['triage', 'read', 'none'].includes(role.trim().toLowerCase()),
        'expected a role that may write, such as maintain; list single people under "users"'
      )
    )
    .max(MOST_ITEMS)
    .default(['maintain', 'admin'])
    .describe(
      'Roles in the repository whose people may waive: `admin`, `maintain`, `write`, or a custom role by its name. Each one is listed.'
    ),
  teams: z
    .array(
      z
        .string()
        .regex(
          /^(?:[A-Za-z0-9-]+\/)?[A-Za-z0-9_.-]+$/,
          'expected "team" or "organisation/team"'
        )
    )
    .max(MOST_ITEMS)
    .default([])
    .describe(
      'Teams whose members may waive, as `team` or `organisation/team`.'
    ),
  users: z
    .array(
      z
        .string()
        .regex(
          /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,98})$/,
          'expected the login of a person, without "@"'
        )
    )
    .max(MOST_ITEMS)
    .default([])
    .describe('Logins of people who may waive.')
})

const waivers = strict({
  'label-prefix': z
    .string()
    .regex(
      /^\S[^\r\n]{0,29}$/,
      'expected 1 to 30 characters on one line, no space first'
    )
    .default('waive:')
    .describe(
      'A label that begins so and goes on with a reason claims a waiver.'
    ),
  authority: authority
    .prefault({})
    .describe('Who may waive. Each list grants on its own.'),
  'minimum-reason-length': z
    .int()
    .min(1)
    .max(500)
    .default(3)
    .describe('The fewest characters of a reason.')
})

/** The whole file, keys in kebab case as people write them. */
export const writtenPolicySchema = strict({
  version: z
    .literal(1, { error: 'expected 1, the only version there is' })
    .default(1)
    .describe('The version of this format.'),
  checks: z
    .array(check)
    .max(MOST_ITEMS)
    .default([])
    .describe("The repository's own checks, in the order in which they run."),
  presets: z
    .record(presetKey, z.enum(['on', 'off', 'required', 'optional']))
    .default({})
    .describe(
      'Switches presets: an ecosystem (`node`), one preset (`node:lint`) or either in one package (`node@packages/api`, `node:lint@packages/api`; `@.` is the root); the most exact key wins. `required` and `optional` replace what the preset is by itself.'
    ),
  packages: packagesSchema
    .default([])
    .describe(
      `Folders of a monorepo that have presets of their own, such as \`node:test@packages/api\`: a list of globs, or an object. See ${ownPage('docs/monorepo.md')}.`
    ),
  setup: z
    .array(setupStep)
    .max(MOST_ITEMS)
    .default([])
    .describe(
      'Commands that run first, such as an install. When one fails, the checks could not run.'
    ),
  timeout: timeout
    .default('15m')
    .describe(
      'The time-out of every command that names none: `90s`, `15m`, `1h30m` or whole seconds, from 1s to 6h.'
    ),
  'minimum-tests': testCount
    .default(1)
    .describe(
      'The fewest tests that a check of kind `test` must have run, for a runner that the gate knows; with fewer it needs a person. 0 does not ask.'
    ),
  acceptance: acceptance
    .prefault({})
    .describe(
      'How acceptance files count. The text `trust-head` is short for an object with that key.'
    ),
  scope: strict({
    exclude: globs
      .default([])
      .describe(
        'Globs of paths that do not count as changed. Files that define checks always count.'
      )
  })
    .prefault({})
    .describe('What counts as a change.'),
  drift: z
    .enum(['report', 'block'])
    .default('report')
    .describe(
      'What it means when a command changes a tracked file that the pull request does not: said, or a block.'
    ),
  generated: globs
    .default([])
    .describe(
      'Globs of changed paths that a command may write again, as long as the bytes stay the same.'
    ),
  environment: z
    .array(variable)
    .max(MOST_ITEMS)
    .default([])
    .describe(
      'Names of variables that commands get beside the usual ones. Tokens of GitHub and inputs of the action never pass.'
    ),
  waivers: waivers
    .prefault({})
    .describe('How a waiver is claimed and who may give one.'),
  'applies-to': appliesToSchema
    .default('all')
    .describe(
      'Which pull requests are gated: `all`, or only those of `agents`. Narrowing trusts signs that can be left out: who made a commit can only be claimed.'
    ),
  surface: surfaceSchema
    .prefault({})
    .describe(
      `What it means when the change touches the files that define its own checks: \`block\` needs a person, \`warn\` is shown, \`off\` is not looked for. See ${ownPage('docs/surface.md')}.`
    ),
  isolation: z
    .enum([...ISOLATION_LEVELS, 'auto'])
    .default('auto')
    .describe(
      `How commands are kept apart from the gate; see ${ownPage('docs/isolation.md')}. \`auto\` takes the strongest level that works on a runner of GitHub Actions, and \`process\` on a person’s machine.`
    ),
  'isolation-minimum': z
    .enum(ISOLATION_LEVELS)
    .default('none')
    .describe(
      'The weakest level that commands may run at. Below it nothing is run and the change is incomplete.'
    ),
  container: z
    .union([z.literal('none'), containerSchema])
    .default('none')
    .describe(
      'What the level `container` runs commands in; with `none` that level cannot be had.'
    )
})

/** The file after parsing, defaults filled in, nothing renamed yet. */
export type WrittenPolicy = z.output<typeof writtenPolicySchema>
