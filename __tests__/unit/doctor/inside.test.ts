/** The inside rules: what init writes is fine, and each fault in it is found by its rule. */
import { describe, expect, it } from '@jest/globals'

import {
  insideFindings,
  INSIDE_RULE_IDS
} from '../../../src/doctor/inside/table.ts'
import { ECOSYSTEMS } from '../../../src/policy/preset-names.ts'
import { insideSetup } from '../../../src/doctor/inside-setup.ts'
import {
  factsOf,
  initialised as afterInit
} from '../../support/proposed-files.ts'
import { PROJECTS } from '../../support/setup-projects.ts'
import {
  projectFile,
  yamlExamples
} from '../../support/language-service/markdown-examples.ts'
import type { Finding } from '../../../src/doctor/finding.ts'
import type { Files, ProjectName } from '../../support/setup-projects.ts'

const WORKFLOW = '.github/workflows/completion-gate.yml'
const POLICY = '.github/completion-gate.yml'
const NAMES = Object.keys(PROJECTS) as readonly ProjectName[]

/** A project after `init --yes`. */
function initialised(name: ProjectName): Files {
  return afterInit(PROJECTS[name])
}

function examine(files: Files): readonly Finding[] {
  return insideFindings(insideSetup(factsOf(files), { kind: 'unborn' }))
}

/** The findings that are not fine, as `level rule`. */
function faults(files: Files): readonly string[] {
  return examine(files)
    .filter(({ level }) => level !== 'fine')
    .map(({ level, rule }) => `${level} ${rule}`)
}

/** The npm project with one thing of its workflow changed. */
function changed(from: string | RegExp, to: string): Files {
  const files = initialised('npm')
  const before = files[WORKFLOW] ?? ''
  const after = before.replace(from, to)
  if (after === before) throw new Error(`Nothing matches ${String(from)}.`)
  return { ...files, [WORKFLOW]: after }
}

const IF =
  "    if: github.event_name != 'issue_comment' || github.event.issue.pull_request\n"
const GATE = 'completion-gate/completion-gate@v1\n'
const TYPES = /types:\n +\[[^\]]*\]/
const OTHER = '.github/workflows/other.yml'

describe('what init writes', () => {
  it.each(NAMES.filter(name => name !== 'empty'))('is fine for %s', name => {
    const findings = examine(initialised(name))
    expect(findings.filter(({ level }) => level !== 'fine')).toEqual([])
    expect(findings.map(({ rule }) => rule)).toEqual(INSIDE_RULE_IDS)
  })

  it('must not be mended for an empty repository, which should have a proof', () => {
    expect(faults(initialised('empty'))).toEqual(['should proof'])
  })

  it('is as fine as every workflow of the pages that runs the gate by itself', () => {
    const [example] = yamlExamples('README.md', projectFile('README.md'))
    const files = { ...PROJECTS.npm, [WORKFLOW]: example?.text ?? '' }
    expect(faults(files)).toEqual([])
  })
})

describe('a fault of the workflow', () => {
  it.each<readonly [string, Files, readonly string[]]>([
    [
      'no pull request starts it',
      changed('  pull_request:\n', '  push:\n'),
      ['must triggers']
    ],
    [
      'a push does not start it',
      changed(TYPES, 'types: [opened, reopened, edited, labeled, unlabeled]'),
      ['must triggers']
    ],
    [
      'labels and bases are not heard of',
      changed(TYPES, ''),
      ['should triggers']
    ],
    [
      'comments are not heard of',
      changed(/ {2}issue_comment:\n.*\n/, ''),
      ['should triggers']
    ],
    [
      'the merge queue is not heard of',
      changed('  merge_group:\n', ''),
      ['should triggers']
    ],
    [
      'a path filter',
      changed(TYPES, '$&\n    paths: [src/**]'),
      ['must path-filters']
    ],
    [
      'an ignored path',
      changed('merge_group:', 'merge_group:\n    paths-ignore: [docs/**]'),
      ['must path-filters']
    ],
    [
      'a branch filter',
      changed(TYPES, '$&\n    branches: [main]'),
      ['should path-filters']
    ],
    [
      'a privileged event that checks the change out',
      changed('  pull_request:\n', '  pull_request_target:\n'),
      ['must pull-request-target', 'should pull-request-target']
    ],
    [
      'a condition on the author',
      changed(IF, "    if: github.actor != 'dependabot[bot]'\n"),
      ['must job-condition']
    ],
    [
      'a condition on drafts beside the usual one',
      changed(
        IF,
        IF.replace('if: ', 'if: ${{ (').replace(
          '\n',
          ') && !github.event.pull_request.draft }}\n'
        )
      ),
      ['must job-condition']
    ],
    [
      'a condition on the event',
      changed(IF, "    if: github.event_name == 'pull_request'\n"),
      ['should job-condition']
    ],
    [
      'a condition on the step',
      changed(GATE, `${GATE}        if: success()\n`),
      ['must job-condition']
    ],
    [
      'a job that is needed',
      changed(IF, `${IF}    needs: build\n`),
      ['must job-condition']
    ],
    [
      'errors of the job that pass',
      changed(IF, `${IF}    continue-on-error: true\n`),
      ['must continue-on-error']
    ],
    [
      'errors of the step that pass',
      changed(GATE, `${GATE}        continue-on-error: \${{ true }}\n`),
      ['must continue-on-error']
    ],
    [
      'a verdict that fails nothing',
      changed(
        GATE,
        `${GATE}        with:\n          fail-on-incomplete: false\n`
      ),
      ['should continue-on-error']
    ],
    [
      'runs that end one another',
      changed('cancel-in-progress: false', 'cancel-in-progress: true'),
      ['must concurrency']
    ],
    [
      'runs that end one another at times',
      changed(
        'cancel-in-progress: false',
        "cancel-in-progress: ${{ github.event_name == 'pull_request' }}"
      ),
      ['should concurrency']
    ],
    [
      'one group for all',
      changed(/group: .*/, 'group: gate'),
      ['must concurrency']
    ],
    [
      'one group for all comments',
      changed(/group: .*/, 'group: gate-${{ github.ref }}'),
      ['should concurrency']
    ],
    [
      'no group',
      changed(/concurrency:\n(?: .*\n)+/, ''),
      ['should concurrency']
    ],
    [
      'a token in the checkout',
      changed('          persist-credentials: false\n', ''),
      ['must checkout']
    ],
    [
      'a checkout of the base',
      changed(/ref: .*/, 'ref: main'),
      ['must checkout']
    ],
    [
      'a checkout of a branch',
      changed(/ref: .*/, 'ref: ${{ github.head_ref }}'),
      ['should checkout']
    ],
    [
      'a checkout of whatever GitHub takes',
      changed(/ +ref: .*\n/, ''),
      ['should checkout']
    ],
    [
      'a checkout of a part',
      changed(
        'persist-credentials: false',
        '$&\n          sparse-checkout: src'
      ),
      ['must checkout']
    ],
    [
      'a shallow checkout that may not fetch',
      changed(GATE, `${GATE}        with:\n          fetch: false\n`),
      ['must checkout']
    ],
    [
      'a checkout elsewhere',
      changed(GATE, `${GATE}        with:\n          path: there\n`),
      ['must checkout']
    ],
    [
      'no checkout',
      changed('actions/checkout@v6', 'acme/checkout@v6'),
      ['must checkout', 'should pins']
    ],
    [
      'no right to post',
      changed(/ {2}checks: write.*\n/, ''),
      ['must permissions']
    ],
    [
      'no right to read',
      changed(/ {2}(?:contents|pull-requests): .*\n/g, ''),
      ['must permissions', 'must permissions']
    ],
    [
      'no right to answer',
      changed(/ {2}issues: write.*\n/, ''),
      ['should permissions']
    ],
    [
      'no stated rights',
      changed(/permissions:\n(?: .*\n)+/, ''),
      ['must permissions']
    ],
    [
      'every right',
      changed(/permissions:\n(?: .*\n)+/, 'permissions: write-all\n'),
      ['must permissions']
    ],
    [
      'a right to push, by the job',
      changed(
        IF,
        `${IF}    permissions:\n      contents: write\n      checks: write\n      pull-requests: write\n      issues: write\n`
      ),
      ['must permissions']
    ],
    [
      'a mirror without its right',
      changed(GATE, `${GATE}        with:\n          status-mirror: true\n`),
      ['must permissions']
    ],
    [
      'a secret beside the commands',
      changed(IF, `${IF}    env:\n      KEY: \${{ secrets.KEY }}\n`),
      ['should secrets']
    ],
    [
      'a runner that stays',
      changed('ubuntu-latest', '[self-hosted, linux]'),
      ['should runner']
    ],
    [
      'a matrix',
      changed(IF, `${IF}    strategy:\n      matrix:\n        os: [a, b]\n`),
      ['must check-name']
    ],
    [
      'a matrix with a name each',
      changed(
        GATE,
        `${GATE}        with:\n          check-name: gate \${{ matrix.os }}\n    strategy:\n      matrix:\n        os: [a, b]\n`
      ),
      ['should check-name']
    ],
    [
      'a job named like the verdict',
      changed('  gate:\n', '  completion-gate:\n'),
      ['must check-name']
    ],
    [
      'a gate that follows a branch',
      changed(GATE, GATE.replace('@v1', '@main')),
      ['must pins']
    ],
    [
      'an action of others by a tag',
      changed(
        '      - uses: completion-gate',
        '      - uses: acme/thing@v2\n      - uses: completion-gate'
      ),
      ['should pins']
    ],
    [
      'broken YAML',
      changed('jobs:', 'jobs: ]'),
      ['must workflow', 'must workflow']
    ]
  ])('is found: %s', (_what, files, expected) => {
    expect(faults(files)).toEqual(expected)
  })

  it('is told with its line and a mend to copy', () => {
    const finding = examine(
      changed('cancel-in-progress: false', 'cancel-in-progress: true')
    ).find(({ level }) => level === 'must')
    const lines = (initialised('npm')[WORKFLOW] ?? '').split('\n')
    expect(finding).toMatchObject({
      path: WORKFLOW,
      mend: 'cancel-in-progress: false'
    })
    expect(lines[(finding?.line ?? 0) - 1]).toMatch(/group:/)
  })
})

describe('what is no fault', () => {
  it('a pin by commit', () => {
    expect(faults(changed('@v1\n', `@${'a'.repeat(40)} # v1\n`))).toEqual([])
  })

  it('a token of an app, without the right to post', () => {
    const files = changed(/ {2}checks: write.*\n/, '')
    const text = `${files[WORKFLOW] ?? ''}        with:\n          github-token: \${{ steps.app.outputs.token }}\n`
    expect(faults({ ...files, [WORKFLOW]: text })).toEqual([])
  })

  it.each(['always()', '${{ !cancelled() }}'])(
    'a needed job under %s',
    condition => {
      const files = changed(
        IF,
        `    if: ${condition.replace(/^!/, '')}\n    needs: build\n`
      )
      expect(faults(files)).toEqual([])
    }
  )

  it('two gates for different events under one name', () => {
    const files = initialised('npm')
    const text = files[WORKFLOW] ?? ''
    const dispatched = text.replace(
      /on:\n(?:[ #].*\n)+permissions/,
      'on: workflow_dispatch\npermissions'
    )
    expect(faults({ ...files, [OTHER]: dispatched })).toEqual([])
    expect(faults({ ...files, [OTHER]: text })).toEqual(['must check-name'])
  })

  it('a job that only verifies, with rights to read alone', () => {
    const files = initialised('npm')
    const split = (files[WORKFLOW] ?? '').replace(
      '  gate:\n',
      `  proof:\n    if: github.event_name == 'pull_request'\n    permissions:\n      contents: read\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v6\n        with:\n          persist-credentials: false\n          ref: \${{ github.event.pull_request.head.sha }}\n      - uses: completion-gate/completion-gate@v1\n        with:\n          mode: verify\n  gate:\n`
    )
    expect(faults({ ...files, [WORKFLOW]: split })).toEqual([])
    const lax = split.replace(
      '      contents: read\n',
      '      contents: read\n      checks: write\n'
    )
    expect(faults({ ...files, [WORKFLOW]: lax })).toEqual([
      'should permissions'
    ])
  })
})

describe('the workflows of the examples', () => {
  const decide = projectFile('examples/decide.yml')

  it.each(
    ['verify', 'verify-matrix'].flatMap(one =>
      ['decide', 'receipt', 'app-token'].map(other => [one, other] as const)
    )
  )('must not be mended: %s.yml with %s.yml', (one, other) => {
    const files = {
      ...PROJECTS.npm,
      '.github/workflows/verify.yml': projectFile(`examples/${one}.yml`),
      '.github/workflows/decide.yml': projectFile(`examples/${other}.yml`)
    }
    expect(faults(files)).toEqual([])
  })

  it('must not be mended: one-workflow.yml', () => {
    const files = {
      ...initialised('npm'),
      [WORKFLOW]: projectFile('examples/one-workflow.yml')
    }
    expect(faults(files)).toEqual([])
  })

  it('post by an App with check-token, and still read with the token of the workflow', () => {
    const files = {
      ...PROJECTS.npm,
      '.github/workflows/verify.yml': projectFile('examples/verify.yml'),
      '.github/workflows/decide.yml': decide
        .replace(/ {2}(?:checks|pull-requests): .*\n/g, '')
        .replace(
          'mode: decide',
          '$&\n          check-token: ${{ steps.a.outputs.b }}'
        )
    }
    expect(faults(files)).toEqual(['must permissions'])
  })
})

describe('a fault of the policy', () => {
  it.each([
    ['a key that there is not', 'version: 1\nchekcs: []\n', ['must policy']],
    ['several', 'version: 2\ntimeout: never\n', ['must policy', 'must policy']],
    [
      'nothing that could prove',
      `presets:\n${ECOSYSTEMS.map(name => `  ${name}: off\n`).join('')}`,
      ['must policy']
    ],
    [
      'checks that can never fail, or never run',
      'checks:\n  - { id: a, command: echo fine }\n  - { id: b, command: make, paths: [docs/**] }\nscope:\n  exclude: [docs/**]\n',
      ['must policy', 'must policy']
    ],
    [
      'a required preset made optional',
      'presets:\n  node:test: optional\n',
      ['should proof']
    ],
    [
      'teams that a workflow cannot read',
      'waivers:\n  authority:\n    teams: [acme/leads]\n',
      ['must teams-token']
    ]
  ])('is found: %s', (_what, text, expected) => {
    expect(faults({ ...initialised('npm'), [POLICY]: text })).toEqual(expected)
  })

  it('is its name', () => {
    const { [POLICY]: text = '', ...files } = initialised('npm')
    const misnamed = { ...files, '.github/completion-gate.yaml': text }
    expect(faults(misnamed)).toEqual(['must policy'])
  })

  it('is not its absence', () => {
    const { [POLICY]: text = '', ...files } = initialised('npm')
    expect(text).not.toBe('')
    expect(faults(files)).toEqual([])
  })
})

describe('a repository without the gate', () => {
  it('is sent to init, and no rule over a gate is asked', () => {
    const findings = examine(PROJECTS.npm)
    expect(findings.filter(({ level }) => level === 'must')).toMatchObject([
      { rule: 'workflow', mend: 'completion-gate init' }
    ])
    expect(findings).toHaveLength(6)
  })

  it('is told of another workflow that hands its rights to a pull request', () => {
    const files = {
      ...initialised('npm'),
      [OTHER]:
        'on: pull_request_target\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n        with:\n          ref: ${{ github.event.pull_request.head.sha }}\n'
    }
    expect(faults(files)).toEqual(['must pull-request-target'])
  })
})
