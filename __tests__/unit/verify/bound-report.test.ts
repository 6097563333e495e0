/** One bound report of everything required; nothing stands in for a failure. */
import { describe, expect, it } from '@jest/globals'

import { decide } from '../../../src/decide/decide.ts'
import { gateReports } from '../../../src/verify/bound-report.ts'
import {
  aBinding,
  aCheck,
  aLedger,
  anInput,
  aPlan,
  aPlannedCheck
} from '../../support/builders.ts'
import type { VerificationCheck } from '../../../src/model/check.ts'
import type { BindingDocument } from '../../../src/model/evidence.ts'
import type { CheckPlan, PlannedCheck } from '../../../src/model/plan.ts'

const ledger = aLedger()

function judged(
  checks: readonly VerificationCheck[],
  options: {
    plan?: Partial<CheckPlan>
    binding?: Partial<BindingDocument>
    trustHead?: boolean
    outside?: readonly VerificationCheck[]
  } = {}
): string {
  const reports = gateReports({
    plan: aPlan(options.plan),
    checks,
    outside: options.outside ?? [],
    binding: aBinding(options.binding),
    effectDigest: ledger.effect_digest,
    trustHead: options.trustHead ?? false
  })
  return decide(anInput({ ledger, reports })).completion.kind
}

function commandOf(check: PlannedCheck): CheckPlan['commands'][number] {
  return {
    command: 'true',
    cwd: '',
    timeoutMs: 1000,
    expectExit: 0,
    checks: [check]
  }
}

describe('the gate’s reports', () => {
  it('verify when every required check passed', () => {
    expect(judged([aCheck()])).toBe('verified')
  })

  it.each(['failed', 'needs_review', 'skipped'] as const)(
    'do not verify when one required check of several is %s',
    status => {
      expect(judged([aCheck(), aCheck({ id: 'other', status })])).toBe(
        'incomplete'
      )
    }
  )

  it('are not decided by an optional check that failed', () => {
    const lint = aCheck({ id: 'lint', required: false, status: 'failed' })
    expect(judged([aCheck(), lint])).toBe('verified')
  })

  it('do not verify by optional checks alone', () => {
    expect(judged([aCheck({ required: false })])).toBe('incomplete')
  })

  it('have no digest when the checkout differed', () => {
    const unbound = [{ path: 'src/a.ts', reason: 'differs' }]
    expect(judged([aCheck()], { binding: { bound: false, unbound } })).toBe(
      'incomplete'
    )
  })

  it('need a person for a finding of level block, not for a warning', () => {
    const finding = { rule: 'preset-lost', message: 'lost' }
    const block = { surface: [{ ...finding, level: 'block' as const }] }
    const warn = { surface: [{ ...finding, level: 'warn' as const }] }
    expect(judged([aCheck()], { plan: block })).toBe('incomplete')
    expect(judged([aCheck()], { plan: warn })).toBe('verified')
  })
})

describe('a finding that a check already says', () => {
  it('is said once', () => {
    const lost = aCheck({ status: 'needs_review', residual_risk: 'it is lost' })
    const finding = {
      rule: 'preset-lost',
      level: 'block' as const,
      message: 'it is lost'
    }
    const [report] = gateReports({
      plan: aPlan({ surface: [finding] }),
      checks: [lost],
      outside: [],
      binding: aBinding(),
      effectDigest: ledger.effect_digest,
      trustHead: false
    })
    expect(report?.checks).toEqual([lost])
  })
})

describe('criteria that only the head has', () => {
  const own = aPlannedCheck({
    id: 'acceptance:ACCEPTANCE.md:1',
    declaredBy: 'acceptance',
    declaredIn: 'head'
  })
  const plan = { commands: [commandOf(own), commandOf(aPlannedCheck())] }
  const passed = aCheck({ id: own.id })

  it('cannot be the only required check that passed', () => {
    expect(judged([passed], { plan })).toBe('incomplete')
  })

  it('prove the change when the policy trusts the head', () => {
    expect(judged([passed], { plan, trustHead: true })).toBe('verified')
  })

  it('stand beside a check that the change did not write', () => {
    expect(judged([passed, aCheck()], { plan })).toBe('verified')
  })

  it('fail the change when they fail', () => {
    expect(judged([{ ...passed, status: 'failed' }, aCheck()], { plan })).toBe(
      'incomplete'
    )
  })
})

describe('active loops', () => {
  const first = aPlannedCheck({ id: 'acceptance:one:1', loop: 'one' })
  const second = aPlannedCheck({ id: 'acceptance:two:1', loop: 'two' })
  const plan = {
    loops: ['one', 'two'],
    commands: [commandOf(first), commandOf(second)]
  }

  it('complete when each has a passing check of its own', () => {
    const checks = [aCheck({ id: first.id }), aCheck({ id: second.id })]
    expect(judged(checks, { plan })).toBe('verified')
  })

  it('are not closed by the check of another loop', () => {
    expect(judged([aCheck({ id: first.id })], { plan })).toBe('incomplete')
  })

  it('need a person when they have no machine criterion', () => {
    const bare = { loops: ['empty'] }
    expect(judged([aCheck()], { plan: bare })).toBe('incomplete')
  })
})

describe('checks of an attestor or a verifier', () => {
  const outside = [aCheck({ id: 'verifier:all' })]
  const own = aPlannedCheck({
    id: 'acceptance:ACCEPTANCE.md:1',
    declaredBy: 'acceptance',
    declaredIn: 'head'
  })

  it('stand in for none that the plan lacks', () => {
    expect(judged([], { outside })).toBe('incomplete')
    expect(judged([aCheck({ required: false })], { outside })).toBe(
      'incomplete'
    )
  })

  it('do not prove criteria that only the head has', () => {
    const plan = { commands: [commandOf(own)] }
    expect(judged([aCheck({ id: own.id })], { plan, outside })).toBe(
      'incomplete'
    )
  })

  it('stand beside a required check of the plan, and block when they fail', () => {
    expect(judged([aCheck()], { outside })).toBe('verified')
    const failed = [aCheck({ id: 'verifier:all', status: 'failed' })]
    expect(judged([aCheck()], { outside: failed })).toBe('incomplete')
  })
})
