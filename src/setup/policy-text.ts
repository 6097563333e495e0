/** The policy that `init` writes: short, valid, and with a comment for each thing that can be said. */
import { yamlScalar } from './yaml-scalar.ts'
import { oneLine } from './one-line.ts'
import { ownPage } from '../model/own-page.ts'
import type { Survey } from './survey.ts'

/** What a person, or a flag, says beside what was found. */
export interface Choices {
  /** A command that proves a change; undefined where presets do. */
  readonly check: string | undefined
  /** Whether each package gets presets of its own. */
  readonly packages: boolean
}

/** The most presets that a comment lists. */
const MOST_LISTED = 12

/** The text of the file. Pure. */
export function policyText(found: Survey, choices: Choices): string {
  return [
    `# What proves a change. Read from the base branch (${oneLine(found.defaultBranch)}) only: a pull request`,
    `# cannot change what is demanded of it. Every key: ${ownPage('docs/policy.md')}.`,
    'version: 1',
    '',
    ...presetLines(found, choices),
    ...checkLines(found, choices),
    ...packageLines(found, choices),
    ...REST
  ].join('\n')
}

const REST = [
  '# Who may waive a change that could not be proven: roles, teams or people, never its author.',
  '# waivers:',
  '#   authority:',
  '#     permissions: [maintain, admin]',
  ''
]

function presetLines(found: Survey, choices: Choices): readonly string[] {
  const shown = found.presets.filter(
    ({ folder }) => folder === '' || choices.packages
  )
  if (shown.length === 0) return []
  const listed = shown.slice(0, MOST_LISTED)
  const more = shown.length - listed.length
  const optional = shown.find(one => !one.required)
  return [
    '# Found by themselves, with nothing to write here:',
    ...listed.map(
      one =>
        `#   ${oneLine(one.id)}: ${oneLine(one.command)} (${one.required ? 'required' : 'optional'})`
    ),
    ...(more === 0 ? [] : [`#   and ${String(more)} more`]),
    '# A preset can be switched: on, off, required or optional.',
    '# presets:',
    `#   ${oneLine(optional?.id ?? shown[0]?.id ?? '')}: ${optional === undefined ? 'optional' : 'required'}`,
    ''
  ]
}

function checkLines(found: Survey, choices: Choices): readonly string[] {
  const lines = [
    'checks:',
    '  - id: proof',
    '    kind: test',
    `    command: ${yamlScalar(choices.check ?? 'make test')}`
  ]
  if (choices.check !== undefined)
    return ['# Commands of your own.', ...lines, '']
  const proven = hasRequired(found, choices) || found.acceptance
  return [
    proven
      ? '# Commands of your own, beside what was found.'
      : '# Nothing proves a change yet, so each one stays incomplete: name a command that does.',
    ...lines.map(line => `# ${line}`),
    ''
  ]
}

/** Whether a preset that counts is required. */
export function hasRequired(found: Survey, choices: Choices): boolean {
  return found.presets.some(
    one => one.required && (one.folder === '' || choices.packages)
  )
}

/** Workspaces whose members no required check of the root stands for. */
export function unprovenWorkspaces(found: Survey): Survey['workspaces'] {
  return found.workspaces.filter(
    ({ ecosystem }) =>
      !found.presets.some(
        one => one.folder === '' && one.required && one.ecosystem === ecosystem
      )
  )
}

function packageLines(found: Survey, choices: Choices): readonly string[] {
  const unproven = unprovenWorkspaces(found)
  const workspaces = unproven.length > 0 ? unproven : found.workspaces
  const globs = [...new Set(workspaces.flatMap(one => one.globs))]
  if (globs.length === 0) return []
  const sources = workspaces.map(one => oneLine(one.source)).join(', ')
  const lines = [
    'packages:',
    '  folders:',
    ...globs.map(glob => `    - ${yamlScalar(glob)}`),
    '  # Every change runs the checks of every package. To leave out those of packages that a',
    '  # change does not reach, by their manifests: what they do not say (an import of another',
    `  # folder, say) is in ${ownPage('docs/monorepo.md')}: read it, then switch it on.`,
    '  # only-changed: true'
  ]
  return choices.packages
    ? [`# Each package has presets of its own (from ${sources}).`, ...lines, '']
    : [
        `# Packages (from ${sources}) can have presets of their own beside those of the root.`,
        ...lines.map(line => `# ${line}`),
        ''
      ]
}
