/** From a rule to what people see: levels, places, quotes, checks and the base that has moved. */
import { describe, expect, it } from '@jest/globals'

import { planChecks } from '../../../src/verify/plan.ts'
import { planDocument } from '../../../src/verify/plan-document.ts'
import { gateReports } from '../../../src/verify/bound-report.ts'
import { readProject } from '../../../src/verify/project-files.ts'
import { annotations } from '../../../src/report/annotations.ts'
import { renderTerminal } from '../../../src/report/terminal.ts'
import { decide } from '../../../src/decide/decide.ts'
import { levelled } from '../../../src/surface/surface-findings.ts'
import {
  aBinding,
  aCheck,
  aLedger,
  anEvidence,
  anInput,
  aPlan
} from '../../support/builders.ts'
import { aPolicy, treeFiles } from '../../support/projects.ts'
import { findingsOf } from '../../support/surface.ts'
import type { CheckPlan, SurfaceFinding } from '../../../src/model/plan.ts'
import type { Side } from '../../support/projects.ts'

const WEAKER = {
  before: { 'package.json': '{\n"scripts": {\n"test": "jest"\n}\n}' },
  after: { 'package.json': '{\n"scripts": {\n"test": "jest || true"\n}\n}' }
}

describe('a finding', () => {
  it('says where it is, what stood there and what stands there', async () => {
    expect(await findingsOf(WEAKER)).toEqual([
      {
        rule: 'script-changed',
        level: 'block',
        message:
          'the script "test" of package.json means something else: "jest" is now "jest || true"',
        path: 'package.json',
        line: 3,
        before: 'jest',
        after: 'jest || true'
      }
    ])
  })

  it.each([
    ['added', {}, 'the defaults'],
    ['changed', { '.github/completion-gate.yml': 'version: 1\n' }, "the base's"]
  ])(
    'of a policy that is %s says what judges, and what it would change on the base',
    async (verb, before, judge) => {
      const after = { '.github/completion-gate.yml': 'drift: block\n' }
      const all = await findingsOf({ before, after })
      expect(all.map(one => [one.rule, one.message])).toEqual([
        [
          'policy-changed',
          `the policy is ${verb}; this change is judged by ${judge}, and what the head has takes effect once it is on the base branch. It would change drift`
        ]
      ])
    }
  )

  it.each([1, 3, 4, 9])(
    'of a policy with %i problems counts what it does not name, and says who names all',
    async many => {
      const keys = Array.from(
        { length: many },
        (_, at) => `key${String(at)}: 1`
      )
      const after = { '.github/completion-gate.yml': keys.join('\n') }
      const [finding] = await findingsOf({ before: {}, after })
      const { message = '' } = finding ?? {}
      const shown = keys.filter(key => message.includes(key.slice(0, -3)))
      const [, more = '0'] = /; and (\d+) more: /.exec(message) ?? []
      expect(shown.length + Number(more)).toBe(many)
      expect(message).toContain('`completion-gate doctor`')
    }
  )

  it('has the level that the policy gives its rule', async () => {
    const policy = ['surface: { script-changed: warn }']
    const [finding] = await findingsOf({ ...WEAKER, policy })
    expect(finding?.level).toBe('warn')
    const off = ['surface: { script-changed: off }']
    expect(await findingsOf({ ...WEAKER, policy: off })).toEqual([])
  })

  it('is quoted in 200 characters, never through the middle of one', () => {
    const [finding] = levelled(
      [{ rule: 'script-changed', message: 'm', before: '𝒙'.repeat(300) }],
      aPolicy()
    )
    expect(finding?.before).toBe(`${'𝒙'.repeat(199)}…`)
  })

  it('is one of 50 of its rule at most, and the rest are counted', () => {
    const found = Array.from({ length: 60 }, (_, at) => ({
      rule: 'script-changed' as const,
      message: String(at)
    }))
    const findings = levelled(found, aPolicy())
    expect(findings).toHaveLength(51)
    expect(findings.at(-1)).toMatchObject({
      level: 'block',
      message: 'and 10 more findings of script-changed'
    })
  })
})

describe('findings of level block', () => {
  const finding: SurfaceFinding = {
    rule: 'script-changed',
    level: 'block',
    message: 'one',
    path: 'package.json',
    line: 3
  }
  const ledger = aLedger()
  const reports = gateReports({
    plan: aPlan({ surface: [finding, { ...finding, message: 'two' }] }),
    checks: [aCheck()],
    outside: [],
    binding: aBinding(),
    effectDigest: ledger.effect_digest,
    trustHead: false
  })

  it('are one check each, with an id of its own', () => {
    expect(reports[0]?.checks.map(({ id }) => id)).toEqual([
      'node:test',
      'surface:script-changed:package.json:3',
      'surface:script-changed:package.json:3#2'
    ])
  })

  it('keep the change incomplete until exactly this change is waived', () => {
    const input = anInput({ ledger, reports })
    expect(decide(input).completion.kind).toBe('incomplete')
    const waivers = [{ effect_digest: ledger.effect_digest, reason: 'fine' }]
    expect(decide({ ...input, waivers }).completion.kind).toBe('waived')
    const other = [{ effect_digest: 'f'.repeat(64), reason: 'fine' }]
    expect(decide({ ...input, waivers: other }).completion.kind).toBe(
      'incomplete'
    )
  })
})

describe('what people see', () => {
  const warning: SurfaceFinding = {
    rule: 'ci-changed',
    level: 'warn',
    message: 'ci is changed \u001b[31m',
    path: 'ci.yml'
  }

  it('has warnings in the terminal, escaped', () => {
    const evidence = anEvidence({}, { surface: [warning] })
    const text = renderTerminal(evidence, { color: false })
    expect(text).toContain('warn    ci-changed  ci is changed')
    expect(text).not.toContain('\u001b')
  })

  it('has what stood there and stands there now on the line', () => {
    const quoted = { ...warning, line: 7, before: 'a', after: 'b' }
    expect(annotations(anEvidence({}, { surface: [quoted] }))).toEqual([
      expect.objectContaining({
        path: 'ci.yml',
        start_line: 7,
        message: expect.stringMatching(/\nBefore: a\nNow: b$/)
      })
    ])
  })

  it('has findings in the plan, once', () => {
    const problem = { code: 'preset-lost', message: 'said before' }
    const said: SurfaceFinding = {
      rule: 'preset-lost',
      level: 'block',
      message: 'said before'
    }
    const plan = aPlan({ problems: [problem], surface: [said, warning] })
    expect(planDocument(plan).problems).toEqual([
      problem,
      { code: 'surface:ci-changed', message: warning.message, path: 'ci.yml' }
    ])
  })
})

describe('a base that has moved since', () => {
  const RUNS = '- [ ] kind:command assert:`make a`\n'

  async function plan(sides: {
    readonly base: Side
    readonly head: Side
    readonly mergeBase: Side
  }): Promise<CheckPlan> {
    const policy = aPolicy()
    const read = (side: Side): ReturnType<typeof readProject> =>
      readProject(treeFiles(side), 'commit', policy)
    return planChecks({
      policy,
      base: await read(sides.base),
      head: await read(sides.head),
      mergeBase: await read(sides.mergeBase),
      changedPaths: []
    })
  }

  it('does not make the change drop a criterion that it never had', async () => {
    const { surface, commands } = await plan({
      base: { 'ACCEPTANCE.md': RUNS },
      head: { 'ACCEPTANCE.md': '' },
      mergeBase: { 'ACCEPTANCE.md': '' }
    })
    expect(surface).toEqual([])
    expect(commands.map(({ command }) => command)).toEqual(['make a'])
  })

  it('does not hide a criterion that the change drops', async () => {
    const both = { 'ACCEPTANCE.md': RUNS }
    const { surface } = await plan({ base: both, head: {}, mergeBase: both })
    expect(surface).toMatchObject([
      {
        rule: 'criterion-dropped',
        level: 'block',
        before: 'kind:command assert:`make a` expect:exit=0'
      }
    ])
  })
})
