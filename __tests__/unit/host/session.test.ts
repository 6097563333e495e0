/** A session of a host: only what proves exactly this content completes it. */
import { describe, expect, it } from '@jest/globals'

import { GateError } from '../../../src/errors.ts'
import { sha256 } from '../../../src/model/digest.ts'
import { verificationReport } from '../../../src/model/verification-report.ts'
import { createVerificationSession } from '../../../src/host/session.ts'
import type { VerificationSession } from '../../../src/host/session.ts'
import type { SessionOptions } from '../../../src/host/session-state.ts'
import type { VerificationCommand } from '../../../src/model/check.ts'
import type { CheckStatus } from '../../../src/model/check.ts'
import type { VerificationReport } from '../../../src/model/verification-report.ts'
import type {
  CommandRequest,
  CommandRunner,
  EffectSummary
} from '../../../src/ports.ts'

const TEST: VerificationCommand = {
  id: 'rust:test',
  kind: 'test',
  description: 'Run Rust tests',
  command: 'cargo test',
  required: true,
  timeoutMs: 1000,
  expectExit: 0
}
const WRITE = {
  tool: 'write',
  exit_code: 0,
  metadata: { file_path: 'src/a.rs', after: 'one' }
}

/** A disk that tests write to. */
class Disk extends Map<string, string> {
  readonly digest = (path: string): Promise<string | undefined> => {
    const content = this.get(path)
    return Promise.resolve(content === undefined ? undefined : sha256(content))
  }
}

function runner(answer: (request: CommandRequest) => number): CommandRunner {
  const output = { head: 'out', tail: '', bytes: 3, digest: sha256('out') }
  return {
    isolation: { level: 'none', promise: 'none' },
    run: request =>
      Promise.resolve({
        kind: 'exited',
        exitCode: answer(request),
        durationMs: 1,
        output
      })
  }
}

function wroteOne(options: SessionOptions = {}): {
  session: VerificationSession
  disk: Disk
  digest: string
} {
  const disk = new Disk([['src/a.rs', 'one']])
  const session = createVerificationSession({
    diskDigest: disk.digest,
    presets: [TEST],
    ...options
  })
  session.observeToolCall(WRITE)
  return { session, disk, digest: session.ledger().effect_digest }
}

function report(status: CheckStatus, digest?: string): VerificationReport {
  const check = {
    id: 't',
    kind: 'test',
    description: 't',
    status,
    required: true
  }
  return verificationReport(
    'ci',
    [check],
    digest === undefined ? {} : { effectDigest: digest }
  )
}

async function kindOf(session: VerificationSession): Promise<string> {
  return (await session.decide()).completion.kind
}

describe('a session', () => {
  it('in which nothing changed is narrative, and nobody from outside is asked', async () => {
    const asked: EffectSummary[] = []
    const ask = (effect: EffectSummary): Promise<unknown> => {
      asked.push(effect)
      return Promise.resolve(undefined)
    }
    const session = createVerificationSession({
      attestor: { attest: ask },
      verifier: { verify: ask }
    })
    expect(await kindOf(session)).toBe('narrative')
    expect(asked).toEqual([])
  })

  it('with a change and no proof is incomplete', async () => {
    const { session, digest } = wroteOne()
    expect(await session.decide()).toMatchObject({
      rule: 7,
      completion: { kind: 'incomplete' }
    })
    expect((await session.decide()).message).toContain(digest)
  })

  it('with a bound pass is verified, until the next change', async () => {
    const { session, digest } = wroteOne()
    session.recordVerificationReports([report('passed', digest)])
    expect(await kindOf(session)).toBe('verified')
    session.observeToolCall({
      ...WRITE,
      metadata: { file_path: 'src/a.rs', after: 'two' }
    })
    expect(await kindOf(session)).toBe('incomplete')
  })

  it('is waived for exactly one digest, with a reason', async () => {
    const { session, digest } = wroteOne()
    session.waive({ effect_digest: 'f'.repeat(64), reason: 'another' })
    expect(await kindOf(session)).toBe('incomplete')
    expect(() => {
      session.waive({ effect_digest: digest, reason: ' ' })
    }).toThrow(GateError)
    session.waive({ effect_digest: digest, reason: 'docs', by: 'ann' })
    expect(await kindOf(session)).toBe('waived')
  })

  it('with an open child, or an incomplete observation, is incomplete whatever is proven', async () => {
    const { session, digest } = wroteOne()
    session.recordVerificationReports([report('passed', digest)])
    session.waive({ effect_digest: digest, reason: 'r' })
    session.openChild('t')
    expect((await session.decide()).rule).toBe(2)
    session.settleChild('t', [])
    session.setObservationIncomplete(true)
    expect((await session.decide()).rule).toBe(3)
    session.setObservationIncomplete(false)
    expect((await session.decide()).rule).toBe(5)
  })

  it('lets the agent go on for an open observation once', async () => {
    const session = createVerificationSession()
    const one = {
      kind: 'review',
      subject: 'ann',
      digest: 'd',
      required_action: 'workspace_change'
    }
    session.observe(one)
    expect((await session.decide()).mayContinue).toBe(false)
    expect(
      (await session.decide({ allowContinuation: true })).mayContinue
    ).toBe(true)
    expect(
      (await session.decide({ allowContinuation: true })).mayContinue
    ).toBe(false)
    session.observe({ ...one, required_action: 'none' })
    expect(await kindOf(session)).toBe('narrative')
  })
})

describe('reports', () => {
  it('of the editor are rejected, and it is said', async () => {
    const { session, digest } = wroteOne()
    expect(
      session.recordVerificationReports([report('passed', digest)], 'editor')
    ).toEqual([])
    expect(session.verificationReports()).toEqual([])
    expect(session.rejectedReports()).toMatchObject([
      { subject: 'ci', author: 'editor' }
    ])
    expect(await kindOf(session)).toBe('incomplete')
  })

  it('of another shape are refused, and then none is recorded', () => {
    const { session, digest } = wroteOne()
    const forged = { ...report('passed', digest), author: 'host' }
    expect(() =>
      session.recordVerificationReports([report('passed', digest), forged])
    ).toThrow(GateError)
    expect(session.verificationReports()).toEqual([])
  })

  it('are counted in the summary and its text', () => {
    const { session } = wroteOne()
    expect(session.verificationSummaryText()).toBe(
      'Verification skipped: no reports.'
    )
    session.recordVerificationReports([report('failed')], 'verifier')
    expect(session.verificationSummary()).toMatchObject({
      status: 'failed',
      failed_check_count: 1
    })
    expect(session.verificationPresets()).toEqual([TEST])
  })
})

describe('commands that the session runs', () => {
  it('bind when the disk holds the ledger before and after', async () => {
    const { session, digest } = wroteOne({ runner: runner(() => 0) })
    const made = await session.verifyCommands('turn', [TEST])
    expect(made).toMatchObject({
      subject: 'turn',
      status: 'passed',
      effect_digest: digest,
      author: 'host'
    })
    expect(made.checks[0]?.evidence).toEqual({
      command: 'cargo test',
      exit_code: 0,
      duration_ms: 1,
      output_head: 'out',
      output_tail: '',
      output_bytes: 3,
      output_digest: sha256('out')
    })
    expect(await kindOf(session)).toBe('verified')
  })

  it('that fail do not complete, and say why', async () => {
    const { session } = wroteOne({ runner: runner(() => 101) })
    const made = await session.verifyCommands('turn', [TEST])
    expect(made.checks[0]?.residual_risk).toBe(
      'verification command exited with code 101, expected 0: cargo test'
    )
    expect(await kindOf(session)).toBe('incomplete')
  })

  it('do not bind when one of them changes a mutated path, even back', async () => {
    const disk = new Disk([['src/a.rs', 'one']])
    const contents = ['two', 'one']
    const session = createVerificationSession({
      diskDigest: disk.digest,
      runner: runner(() => {
        disk.set('src/a.rs', contents.shift() ?? 'one')
        return 0
      })
    })
    session.observeToolCall(WRITE)
    const made = await session.verifyCommands('turn', [TEST, TEST])
    expect(made.effect_digest).toBeUndefined()
    expect(made.status).toBe('passed')
    expect(await kindOf(session)).toBe('incomplete')
  })

  it('do not bind without a look at the disk, for unknown content, or for what came meanwhile', async () => {
    const blind = createVerificationSession({ runner: runner(() => 0) })
    blind.observeToolCall(WRITE)
    expect(
      (await blind.verifyCommands('s', [TEST])).effect_digest
    ).toBeUndefined()

    const { session } = wroteOne({ runner: runner(() => 0) })
    session.observeUnseenPaths(['guest.txt'])
    expect(
      (await session.verifyCommands('s', [TEST])).effect_digest
    ).toBeUndefined()

    const disk = new Disk([
      ['src/a.rs', 'one'],
      ['b', 'two']
    ])
    const racing: VerificationSession = createVerificationSession({
      diskDigest: disk.digest,
      runner: runner(() => {
        racing.observeToolCall({
          ...WRITE,
          metadata: { file_path: 'b', after: 'two' }
        })
        return 0
      })
    })
    racing.observeToolCall(WRITE)
    expect(
      (await racing.verifyCommands('s', [TEST])).effect_digest
    ).toBeUndefined()
  })

  it('need a runner', async () => {
    await expect(
      wroteOne().session.verifyCommands('s', [TEST])
    ).rejects.toThrow(GateError)
  })
})

describe('the attestor and the verifier', () => {
  it('get the digest and the latest record of each path, and their report must bind', async () => {
    const asked: EffectSummary[] = []
    const { session, digest } = wroteOne({
      attestor: {
        attest: effect => {
          asked.push(effect)
          return Promise.resolve(report('passed', effect.effect_digest))
        }
      }
    })
    expect(await session.decide()).toMatchObject({
      completion: { kind: 'verified', effect_digest: digest }
    })
    session.observeToolCall({
      ...WRITE,
      tool: 'edit',
      metadata: { file_path: 'src/a.rs', after: 'two' }
    })
    expect(await kindOf(session)).toBe('verified')
    expect(asked.map(one => one.records)).toEqual([
      [{ tool: 'write', path: 'src/a.rs', content_digest: sha256('one') }],
      [{ tool: 'edit', path: 'src/a.rs', content_digest: sha256('two') }]
    ])
    expect(session.verificationReports()).toHaveLength(1)
  })

  it.each([
    ['names another digest', () => Promise.resolve(report('passed', 'x'))],
    ['names none', () => Promise.resolve(report('passed'))],
    ['has another shape', () => Promise.resolve({ status: 'passed' })],
    ['never comes', () => Promise.reject(new Error('no network'))]
  ])('do not complete with a report that %s', async (_what, ask) => {
    const { session } = wroteOne({
      attestor: { attest: ask },
      verifier: { verify: ask }
    })
    expect(await kindOf(session)).toBe('incomplete')
    expect(session.rejectedReports()).toHaveLength(2)
  })

  it('are asked anew for each decision, the verifier once for each effect', async () => {
    const calls: string[] = []
    const count =
      (name: string) =>
      (effect: EffectSummary): Promise<unknown> => {
        calls.push(name)
        return Promise.resolve(report('failed', effect.effect_digest))
      }
    const { session } = wroteOne({
      attestor: { attest: count('attestor') },
      verifier: { verify: count('verifier') }
    })
    await session.decide()
    await session.decide()
    session.observeUnseenPaths(['b'])
    await session.decide()
    expect(calls).toEqual([
      'attestor',
      'verifier',
      'attestor',
      'attestor',
      'verifier'
    ])
  })
})
