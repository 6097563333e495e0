/** Parts of evidence: each planned check once, from a part of exactly this run, and never on a part's own word. */
import { describe, expect, it } from '@jest/globals'

import { CLAIMED } from '../../../src/handover/claimed-isolation.ts'
import { planMatrix } from '../../../src/handover/matrix.ts'
import { mergeParts } from '../../../src/handover/merge-parts.ts'
import { planDigest, policyDigest } from '../../../src/handover/plan-digest.ts'
import { selectChecks } from '../../../src/handover/select-checks.ts'
import { parsePolicy } from '../../../src/policy/parse-policy.ts'
import {
  aBinding,
  aCheck,
  aLedger,
  anEvidence,
  anObservation,
  aPlan,
  aPlannedCheck,
  aReport
} from '../../support/builders.ts'
import type { Awaited } from '../../../src/handover/accept-part.ts'
import type { MergedParts } from '../../../src/handover/merge-parts.ts'
import type { VerificationCheck } from '../../../src/model/check.ts'
import type { EvidenceRecord } from '../../../src/model/evidence.ts'

const IDS = ['unit', 'lint'] as const

const PLAN = aPlan({
  commands: IDS.map(id => ({
    command: `run ${id}`,
    cwd: '',
    timeoutMs: 1000,
    expectExit: 0,
    checks: [aPlannedCheck({ id })] as const
  }))
})

const AWAITED: Awaited = {
  run: { runId: 7, runAttempt: 1, conclusion: 'success' },
  range: anObservation().range,
  ledger: aLedger(),
  plan: PLAN,
  planDigest: planDigest(PLAN),
  policyDigest: policyDigest(parsePolicy('version: 1\n')),
  isolationMinimum: 'none',
  absentFiles: new Set()
}

function passed(
  id: string,
  overrides: Partial<VerificationCheck> = {}
): VerificationCheck {
  return aCheck({ id, evidence: { exit_code: 0 }, ...overrides })
}

function part(
  ids: readonly string[] = IDS,
  checks: readonly VerificationCheck[] = ids.map(id => passed(id))
): EvidenceRecord {
  return {
    ...anEvidence(
      { reports: [aReport(checks, AWAITED.ledger.effect_digest)] },
      {
        binding: aBinding(),
        isolation: { level: 'process', promise: 'Its own process.' }
      }
    ),
    handover: {
      run_id: 7,
      run_attempt: 1,
      plan_digest: AWAITED.planDigest,
      policy_digest: AWAITED.policyDigest,
      checks: ids
    }
  }
}

function without(name: keyof EvidenceRecord): EvidenceRecord {
  const copy = { ...part() }
  Reflect.deleteProperty(copy, name)
  return copy
}

function merged(
  parts: readonly EvidenceRecord[],
  awaited: Partial<Awaited> = {}
): MergedParts {
  return mergeParts(
    parts.map((evidence, at) => ({ name: `${String(at)}.json`, evidence })),
    { ...AWAITED, ...awaited }
  )
}

function reasons({ gaps }: MergedParts): string {
  return gaps.map(gap => gap.reason).join('\n')
}

function statuses({ checks }: MergedParts): readonly string[] {
  return checks.map(check => check.status)
}

describe('parts of evidence', () => {
  it.each([
    ['one part', [part()]],
    ['two parts', [part(['lint']), part(['unit'])]]
  ])('make the whole plan, in its order: %s', (_, parts) => {
    const whole = merged(parts)
    expect(whole.gaps).toEqual([])
    expect(whole.checks.map(check => check.id)).toEqual(IDS)
    expect(statuses(whole)).toEqual(['passed', 'passed'])
    expect(whole.binding.bound).toBe(true)
  })

  const handover = part().handover
  if (handover === undefined) throw new Error('A part has a stamp.')
  const stamped = (other: Partial<typeof handover>): EvidenceRecord => ({
    ...part(),
    handover: { ...handover, ...other }
  })
  const observed = (
    other: Partial<EvidenceRecord['ledger']>
  ): EvidenceRecord => ({
    ...part(),
    ledger: { ...part().ledger, ...other }
  })

  it.each([
    ['run', stamped({ run_id: 8 }), /another run/],
    ['attempt', stamped({ run_attempt: 2 }), /another attempt/],
    ['plan', stamped({ plan_digest: '0'.repeat(64) }), /another plan/],
    ['policy', stamped({ policy_digest: '0'.repeat(64) }), /another policy/],
    ['head', observed({ head: 'e'.repeat(40) }), /another head/],
    ['merge base', observed({ merge_base: '0' }), /another merge base/],
    ['digest', observed({ effect_digest: '0' }), /another effect digest/],
    ['gap', observed({ gaps: [{ reason: 'partly' }] }), /not observed whole/],
    ['foreign check', stamped({ checks: [...IDS, 'own'] }), /not planned/]
  ])('of another %s are a gap, and nothing passed', (_, evidence, words) => {
    const answer = merged([evidence])
    expect(reasons(answer)).toMatch(words)
    expect(answer.checks).toEqual([])
  })

  it('without a stamp or a binding are a gap', () => {
    expect(reasons(merged([without('handover')]))).toContain('no stamp')
    expect(reasons(merged([without('binding')]))).toContain(
      'whether the checkout'
    )
  })

  it('that are missing, doubled or unreadable are a gap', () => {
    expect(reasons(merged([]))).toContain('for the check `unit`')
    expect(reasons(merged([part(), part(['lint'])]))).toContain('2 times')
    const read = mergeParts(
      [
        { name: 'a.json', evidence: part() },
        { name: 'b.json', problem: 'it is too large' }
      ],
      AWAITED
    )
    expect(reasons(read)).toContain('b.json does not count: it is too large')
    expect(read.checks).toEqual([])
  })

  it.each(['cancelled', 'timed_out', 'action_required', ''])(
    'of a run that ended as %j are a gap',
    conclusion => {
      const run = { ...AWAITED.run, conclusion }
      expect(reasons(merged([part()], { run }))).toContain('run it again')
    }
  )
})

describe('what a part says of a check', () => {
  it.each([
    ['another exit code', passed('unit', { evidence: { exit_code: 1 } })],
    ['no exit code', passed('unit', { evidence: {} })],
    [
      'a timeout',
      passed('unit', { evidence: { exit_code: 0, timed_out: true } })
    ]
  ])('is no pass with %s', (_, check) => {
    expect(statuses(merged([part(IDS, [check, passed('lint')])]))).toEqual([
      'needs_review',
      'passed'
    ])
  })

  it('is a gap when it says nothing, or says it twice', () => {
    const lint = passed('lint')
    const twice = [passed('unit'), passed('unit'), lint]
    for (const checks of [[lint], twice]) {
      const answer = merged([part(IDS, checks)])
      expect(reasons(answer)).toContain('does not say, once, how it ended')
      expect(answer.checks).toEqual([])
    }
  })

  it('is a gap when the plan has no such check', () => {
    const more = [...IDS.map(id => passed(id)), passed('node:test')]
    const answer = merged([part(IDS, more)])
    expect(reasons(answer)).toContain('not planned, "node:test"')
    expect(answer.checks).toEqual([])
  })

  it('is none when the gate itself added the check', () => {
    const plan = aPlan({
      ...PLAN,
      setup: [{ command: 'install', timeoutMs: 1 }],
      loops: ['a loop']
    })
    const own = [
      'setup:1',
      'surface:script-changed:package.json:3',
      'acceptance:own-criteria',
      'acceptance:a loop',
      'gate:no-required-check'
    ].map(id => passed(id))
    const evidence = part(IDS, [...IDS.map(id => passed(id)), ...own])
    expect(merged([evidence], { plan }).gaps).toEqual([])
    const foreign = part(IDS, [...IDS.map(id => passed(id)), passed('setup:2')])
    expect(reasons(merged([foreign], { plan }))).toContain('"setup:2"')
  })

  it('never changes what the plan says it is', () => {
    const lying = passed('unit', {
      required: false,
      kind: 'format',
      description: 'Nothing'
    })
    const [check] = merged([part(IDS, [lying, passed('lint')])]).checks
    expect(check).toMatchObject({
      required: true,
      kind: 'test',
      description: 'Run JavaScript tests'
    })
  })

  it('of a file that the change cannot have is no pass', () => {
    const check = aPlannedCheck({ id: 'acceptance:ACCEPTANCE.md:1' })
    const plan = aPlan({ fileCriteria: [{ check, path: 'proof.txt' }] })
    const evidence = part([check.id])
    expect(statuses(merged([evidence], { plan }))).toEqual(['passed'])
    const absentFiles = new Set([check.id])
    const answer = merged([evidence], { plan, absentFiles })
    expect(answer.checks).toMatchObject([
      {
        status: 'failed',
        residual_risk: expect.stringContaining('no regular file at proof.txt')
      }
    ])
  })

  it('of its isolation is held against the minimum, and is told as a claim', () => {
    const low = merged([part()], { isolationMinimum: 'uid' })
    expect(statuses(low)).toEqual(['needs_review', 'needs_review'])
    expect(low.checks[0]?.residual_risk).toContain('below the minimum `uid`')
    const unsaid = without('isolation')
    expect(statuses(merged([unsaid]))).toEqual(['needs_review', 'needs_review'])
    const enough = merged([part()], { isolationMinimum: 'process' })
    expect(statuses(enough)).toEqual(['passed', 'passed'])
    expect(enough.isolation?.promise).toContain(CLAIMED)
  })
})

describe('a plan', () => {
  it('becomes a matrix whose jobs hold every check once', () => {
    expect(planMatrix(PLAN)).toEqual({
      include: [
        { part: '1', checks: 'unit' },
        { part: '2', checks: 'lint' }
      ]
    })
  })

  it('of more commands than a matrix has jobs still has each once', () => {
    const many = aPlan({
      commands: Array.from({ length: 300 }, (_, at) => ({
        command: 'true',
        cwd: '',
        timeoutMs: 1,
        expectExit: 0,
        checks: [aPlannedCheck({ id: `c${String(at)}` })] as const
      }))
    })
    const { include } = planMatrix(many)
    expect(include).toHaveLength(256)
    const ids = include.flatMap(job => job.checks.split('\n'))
    expect(new Set(ids).size).toBe(300)
    expect(ids).toHaveLength(300)
  })

  it('gives the parts that are named, and refuses one that it has not', () => {
    expect(selectChecks(PLAN, ['lint']).commands).toHaveLength(1)
    expect(selectChecks(PLAN, [])).toBe(PLAN)
    expect(() => selectChecks(PLAN, ['other'])).toThrow(/no check "other"/)
  })

  it('has another digest for another command, exit code or criterion', () => {
    const [first, ...others] = PLAN.commands
    if (first === undefined) throw new Error('The plan has commands.')
    const digests = [
      PLAN,
      { ...PLAN, commands: others },
      { ...PLAN, commands: [{ ...first, expectExit: 1 }, ...others] },
      { ...PLAN, loops: ['a'] }
    ].map(planDigest)
    expect(new Set(digests).size).toBe(digests.length)
  })

  it('has another policy’s digest for another rule', () => {
    const other = parsePolicy('version: 1\nisolation-minimum: uid\n')
    expect(policyDigest(other)).not.toBe(AWAITED.policyDigest)
  })
})
