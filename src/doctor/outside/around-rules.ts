/** Rules over what stands around the check: who may change the workflow, the merge queue, and teams. */
import { Minimatch } from 'minimatch'

import { must, should } from '../finding.ts'
import { gateWorkflows } from '../inside/trigger-rules.ts'
import { demands } from './outside-setup.ts'
import type { Remark, Rule } from '../finding.ts'
import type { InsideSetup } from '../inside-setup.ts'
import type { OutsideSetup } from './outside-setup.ts'

/** The share of what stands around. */
export const AROUND_RULES: readonly Rule<OutsideSetup>[] = [
  {
    id: 'workflow-files',
    fine: () => 'a change of the workflow needs more than a push',
    find: openWorkflows
  },
  {
    id: 'merge-queue',
    fine: setup =>
      demands(setup, ({ mergeQueue }) => mergeQueue)
        ? 'the merge queue runs the gate'
        : 'there is no merge queue',
    find: unheardQueue
  },
  {
    id: 'teams',
    fine: ({ teams }) =>
      teams.size === 0
        ? 'no team may waive'
        : `this token can read ${[...teams.keys()].join(', ')}`,
    find: ({ teams }) =>
      [...teams].flatMap(([name, answer]) =>
        answer.kind === 'known'
          ? []
          : [
              should(
                `the team ${name} cannot be read with this token: ${answer.why}`,
                'Check its name; a token needs the organization permission `members: read`, a person’s token `read:org`.'
              )
            ]
      )
  }
]

function openWorkflows(setup: OutsideSetup): readonly Remark[] {
  const paths = gateWorkflows(setup.inside).map(({ path }) => path)
  const isGuarded = (path: string): boolean =>
    demands(setup, ({ guardedPaths }) =>
      guardedPaths.some(glob => new Minimatch(glob, { dot: true }).match(path))
    )
  const closed =
    demands(setup, ({ requiredWorkflows }) => requiredWorkflows) ||
    paths.every(
      path =>
        isGuarded(path) ||
        (demands(setup, ({ codeOwners }) => codeOwners) &&
          isOwned(setup.inside, path))
    )
  return closed || paths.length === 0
    ? []
    : [
        should(
          'whoever can push a branch can change the workflow, or post a check by another one',
          'In .github/CODEOWNERS:\n/.github/ @your-org/maintainers\nand require a review from code owners in the ruleset.'
        )
      ]
}

const OWNER_FILES = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS']

/** GitHub takes the first of the files, and the last pattern of it that matches. */
function isOwned({ facts }: InsideSetup, path: string): boolean {
  const name = OWNER_FILES.find(one => facts.paths.has(one))
  const file = name === undefined ? undefined : facts.texts.get(name)
  if (file?.kind !== 'text') return false
  const last = file.text
    .split('\n')
    .map(line => line.replace(/(?:^|\s)#.*$/, '').trim())
    .filter(line => line !== '')
    .map(line => line.split(/\s+/))
    .filter(([pattern = '']) => matches(pattern, path))
    .at(-1)
  return last !== undefined && last.length > 1
}

/** A pattern as in a .gitignore: without a slash inside it may stand anywhere, and a folder means all below. */
function matches(pattern: string, path: string): boolean {
  const anchored = pattern.slice(0, -1).includes('/')
  const bare = pattern.replace(/^\/|\/$/g, '')
  const glob = anchored ? bare : `**/${bare}`
  const test = (one: string): boolean =>
    new Minimatch(one, { dot: true, nocomment: true, nonegate: true }).match(
      path
    )
  // `/*` means the files of one folder, not what is below.
  return (
    (!pattern.endsWith('/') && test(glob)) ||
    (!bare.endsWith('/*') && bare !== '' && test(`${glob}/**`)) ||
    bare === '*'
  )
}

function unheardQueue(setup: OutsideSetup): readonly Remark[] {
  const queue = demands(setup, ({ mergeQueue }) => mergeQueue)
  const heard = gateWorkflows(setup.inside).some(({ triggers }) =>
    triggers.has('merge_group')
  )
  return queue && !heard
    ? [
        must(
          'there is a merge queue, and no workflow runs the gate for it: every group waits until its time is over',
          'on:\n  merge_group:'
        )
      ]
    : []
}
