/** action.yml, the workflows and the examples of the pages, held against GitHub's language service, actionlint and the policy's own parser. */
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { beforeAll, describe, expect, it } from '@jest/globals'

import { parsePolicy } from '../../../src/policy/parse-policy.ts'
import { held } from '../../support/github-description/held.ts'
import { actionMetadata } from '../../support/language-service/action-metadata.ts'
import { findProblems } from '../../support/language-service/find-problems.ts'
import {
  pages,
  projectFile,
  yamlExamples
} from '../../support/language-service/markdown-examples.ts'
import type {
  CheckedDocument,
  Finding
} from '../../support/language-service/find-problems.ts'

const WORKFLOWS = '.github/workflows'

const EXAMPLES = pages().flatMap(page => yamlExamples(page, projectFile(page)))

function filesIn(place: string): readonly string[] {
  const folder = fileURLToPath(new URL(`../../../${place}`, import.meta.url))
  return existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map(name => `${place}/${name}`)
    : []
}

const EXAMPLE_FILES = filesIn('examples')

function workflowNames(): readonly string[] {
  return filesIn(WORKFLOWS)
}

/** What has to be without a finding, by its place. */
const SOUND = new Map<string, CheckedDocument>([
  ['action.yml', { kind: 'action', text: projectFile('action.yml') }],
  ...EXAMPLES.filter(({ kind }) => kind === 'workflow').map(
    ({ place, text }): [string, CheckedDocument] => [
      place,
      { kind: 'workflow', text }
    ]
  ),
  ...[...workflowNames(), ...EXAMPLE_FILES].map(
    (name): [string, CheckedDocument] => [
      name,
      { kind: 'workflow', text: projectFile(name) }
    ]
  )
])

function workflowWith(...steps: readonly string[]): string {
  return [
    'on: pull_request',
    'jobs:',
    '  gate:',
    '    runs-on: ubuntu-latest',
    '    steps:',
    ...steps.map(step => `      ${step}`),
    ''
  ].join('\n')
}

const STEP = '- uses: completion-gate/completion-gate@v1'
const ACTION = projectFile('action.yml')

/** What has to be found: a fault, and the words that both or one of the tools have for it. */
const FAULTY: Readonly<
  Record<string, CheckedDocument & { readonly found: readonly string[] }>
> = {
  'an event that GitHub does not know': {
    kind: 'workflow',
    text: workflowWith(STEP).replace('pull_request', 'pull_requests'),
    found: [
      "1 language service: Unexpected value 'pull_requests'",
      '1 actionlint: unknown Webhook event "pull_requests"'
    ]
  },
  'an input that action.yml does not have': {
    kind: 'workflow',
    text: workflowWith(STEP, '  with:', '    fail-on-incomplet: true'),
    found: ["8 language service: Invalid action input 'fail-on-incomplet'"]
  },
  'a context that does not exist': {
    kind: 'workflow',
    text: workflowWith('- run: "true"', '  if: githb.event_name'),
    found: [
      '7 language service: Unrecognized named-value',
      '7 actionlint: undefined variable "githb"'
    ]
  },
  'a runner that GitHub does not have': {
    kind: 'workflow',
    text: workflowWith(STEP).replace('ubuntu-latest', 'ubuntu-last'),
    found: ['4 actionlint: label "ubuntu-last" is unknown']
  },
  'untrusted text in a script': {
    kind: 'workflow',
    text: workflowWith('- run: echo ${{ github.event.pull_request.title }}'),
    found: [
      '6 actionlint: "github.event.pull_request.title" is potentially untrusted'
    ]
  },
  'an action without its program': {
    kind: 'action',
    text: ACTION.replace('  main: dist/index.js\n', ''),
    found: ["language service: 'main' is required for Node.js actions"]
  },
  'an action for a runtime that no runner has': {
    kind: 'action',
    text: ACTION.replace('node24', 'node99'),
    found: ["language service: Unexpected value 'node99'"]
  }
}

const findings = held<ReadonlyMap<string, readonly Finding[]>>()

beforeAll(async () => {
  const documents = new Map([...SOUND, ...Object.entries(FAULTY)])
  const found = await findProblems([...documents.values()], {
    'completion-gate/completion-gate': actionMetadata()
  })
  findings.set(
    new Map([...documents.keys()].map((name, at) => [name, found[at] ?? []]))
  )
})

function found(name: string): readonly string[] | undefined {
  return findings
    .get()
    .get(name)
    ?.map(({ tool, line, message }) => `${String(line)} ${tool}: ${message}`)
}

describe('the language service and actionlint', () => {
  it.each([...SOUND.keys()])('find nothing in %s', name => {
    expect(found(name)).toEqual([])
  })

  it.each(Object.entries(FAULTY))('find %s', (name, { found: expected }) => {
    expect(found(name)).toEqual(
      expect.arrayContaining(
        expected.map(words => expect.stringContaining(words))
      )
    )
  })
})

/** The first line, a comment that says what the file is for, and the rest. */
function headed(name: string): {
  readonly head: string
  readonly rest: string
} {
  const [head = '', ...rest] = projectFile(name).split(/(?<=\n)/)
  return { head, rest: rest.join('') }
}

describe('the folder of examples', () => {
  it('holds a workflow for each set-up', () => {
    expect(EXAMPLE_FILES).toEqual([
      'examples/app-token.yml',
      'examples/decide.yml',
      'examples/one-workflow.yml',
      'examples/receipt.yml',
      'examples/verify-matrix.yml',
      'examples/verify.yml'
    ])
  })

  it.each(EXAMPLE_FILES)('says in one line what it is for: %s', name => {
    const { head, rest } = headed(name)
    expect(head).toMatch(/^# [A-Z].{20,160}\.\n$/)
    expect(rest).toMatch(/^name: /)
  })

  it.each(EXAMPLE_FILES)('is linked from a page: %s', name => {
    const linking = pages().filter(page =>
      projectFile(page).includes(
        `](${page.startsWith('docs/') ? '../' : ''}${name})`
      )
    )
    expect(linking).not.toEqual([])
  })
})

describe('the pages', () => {
  it('show in the README the one workflow of the examples, and nothing else', () => {
    const shown = EXAMPLES.filter(
      ({ place, kind }) => kind === 'workflow' && place.startsWith('README.md')
    )
    expect(shown.map(({ text }) => text)).toEqual([
      headed('examples/one-workflow.yml').rest
    ])
  })

  it('show a policy', () => {
    expect(EXAMPLES.map(({ kind }) => kind)).toContain('policy')
  })

  it.each(EXAMPLES.filter(({ kind }) => kind === 'policy'))(
    'show a valid policy at $place',
    ({ text }) => {
      expect(() => parsePolicy(text)).not.toThrow()
    }
  )
})

describe('an example', () => {
  it('is found inside a list, as its reader copies it', () => {
    const page = '1. Add:\n\n   ```yaml\n   on: push\n   jobs: {}\n   ```\n'
    expect(yamlExamples('page.md', page)).toEqual([
      { place: 'page.md:3', kind: 'workflow', text: 'on: push\njobs: {}\n' }
    ])
  })

  it('with a key of the policy is a policy, however wrong', () => {
    const page = '```yaml\nversion: 2\n```\n\n```yml\nchecks: 1\n```\n'
    const examples = yamlExamples('page.md', page)
    expect(examples.map(({ kind }) => kind)).toEqual(['policy', 'policy'])
    expect(() => parsePolicy(examples[0]?.text ?? '')).toThrow(/version/)
  })
})
