/** The project's own workflows: what they may do, what they use, and what the one required job stands for. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'

import { parsePolicy } from '../../../src/policy/parse-policy.ts'
import { projectFile } from '../../support/language-service/markdown-examples.ts'

const FOLDER = '.github/workflows'
const NAMES = readdirSync(
  fileURLToPath(new URL(`../../../${FOLDER}`, import.meta.url))
)

interface Job {
  readonly needs?: readonly string[]
  readonly if?: string
  readonly permissions?: Readonly<Record<string, string>>
  readonly 'timeout-minutes'?: number
  readonly steps: readonly {
    readonly if?: string
    readonly uses?: string
    readonly run?: string
    readonly with?: Readonly<Record<string, unknown>>
  }[]
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions?: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, Job>>
}

function workflow(name: string): Workflow {
  return parse(projectFile(`${FOLDER}/${name}`)) as Workflow
}

function jobsOf(name: string): readonly Job[] {
  return Object.values(workflow(name).jobs)
}

/** The jobs that may write, with what; every other job has the workflow's right to read. */
const WRITERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'completion-gate.yml/decide': {
    actions: 'read',
    contents: 'read',
    checks: 'write',
    'pull-requests': 'write',
    issues: 'write'
  },
  'release.yml/publish': { contents: 'write' }
}

describe('each own workflow', () => {
  it.each(NAMES)('pins foreign actions by commit: %s', name => {
    const used = projectFile(`${FOLDER}/${name}`).match(/uses: .*/g) ?? []
    expect(used).not.toEqual([])
    expect(
      used.filter(
        line =>
          line !== 'uses: ./' && !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)
      )
    ).toEqual([])
  })

  it.each(NAMES)('may only read the repository: %s', name => {
    expect(workflow(name).permissions).toEqual({ contents: 'read' })
  })

  it.each(NAMES)('has no job with more rights than are known: %s', name => {
    const raised = Object.entries(workflow(name).jobs)
      .filter(([, { permissions }]) => permissions !== undefined)
      .map(([id, { permissions }]) => [`${name}/${id}`, permissions])
    expect(Object.fromEntries(raised)).toEqual(
      Object.fromEntries(
        Object.entries(WRITERS).filter(([job]) => job.startsWith(`${name}/`))
      )
    )
  })

  it.each(NAMES)('bounds the time of its jobs: %s', name => {
    expect(
      jobsOf(name).filter(job => job['timeout-minutes'] === undefined)
    ).toEqual([])
  })

  it.each(NAMES)('leaves no token in a checkout: %s', name => {
    const checkouts = jobsOf(name)
      .flatMap(({ steps }) => steps)
      .filter(({ uses = '' }) => uses.startsWith('actions/checkout@'))
    expect(checkouts).not.toEqual([])
    expect(
      checkouts.filter(step => step.with?.['persist-credentials'] !== false)
    ).toEqual([])
  })

  it.each(NAMES)('puts no expression into a script: %s', name => {
    expect(
      jobsOf(name)
        .flatMap(({ steps }) => steps)
        .filter(({ run = '' }) => run.includes('${{'))
    ).toEqual([])
  })
})

describe('the required job of ci', () => {
  const { ci, ...others } = workflow('ci.yml').jobs

  it('waits for every other job, and runs whatever became of them', () => {
    expect(ci?.needs).toEqual(Object.keys(others))
    expect(ci?.if).toBe('always()')
  })

  it('fails unless each of them is a success: skipped and cancelled are none', () => {
    expect(ci?.steps).toEqual([
      {
        name: 'Every job before this one passed',
        if: Object.keys(others)
          .map(id => `needs.${id}.result != 'success'`)
          .join(' || '),
        run: 'exit 1'
      }
    ])
  })
})

describe('the gate on the own pull requests', () => {
  it('runs the action of the base on the change in a folder of its own', () => {
    const steps = jobsOf('completion-gate-verify.yml').flatMap(
      ({ steps }) => steps
    )
    const [own, change] = steps.filter(({ uses = '' }) =>
      uses.startsWith('actions/checkout@')
    )
    expect(own?.with?.['path']).toBeUndefined()
    expect(own?.with?.['ref']).toBe(
      '${{ github.event.pull_request.base.ref || github.event.repository.default_branch }}'
    )
    expect(change?.with?.['path']).toBe('change')
    expect(steps.find(({ uses }) => uses === './')?.with).toMatchObject({
      mode: 'verify',
      path: 'change',
      'github-token': ''
    })
  })

  it('decides in a workflow that no pull request starts', () => {
    expect(Object.keys(workflow('completion-gate.yml').on)).toEqual([
      'workflow_run',
      'issue_comment'
    ])
  })

  it('has a policy that can be read', () => {
    expect(() =>
      parsePolicy(projectFile('.github/completion-gate.yml'))
    ).not.toThrow()
  })
})
