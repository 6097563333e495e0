/** Whatever people and agents write, no waiver comes of anything but a person with authority and the whole digest. */
import { describe, it, expect } from '@jest/globals'
import fc from 'fast-check'

import { claimants } from '../../../src/waive/claimants.ts'
import { pullRequestWaivers } from '../../../src/waive/pull-request-waivers.ts'
import { reviewObservations } from '../../../src/waive/review-observations.ts'
import {
  renderLabelRecord,
  parseLabelRecord
} from '../../../src/waive/label-record.ts'
import {
  DIGEST,
  GATE_ACCOUNT,
  HEAD,
  LOOK_UP_FAILED,
  OTHER_DIGEST,
  someRules,
  someSignals
} from '../../support/signals.ts'
import type {
  Permissions,
  PullRequestSignals
} from '../../../src/waive/pull-request-signals.ts'
import type { PullRequestWaivers } from '../../../src/waive/pull-request-waivers.ts'
import type {
  CommentSignal,
  PermissionFact,
  Person,
  ReviewSignal
} from '../../../src/model/signals.ts'

// A small world, so that people, digests and times often meet.
const LOGINS = ['maria', 'Maria', 'otto', 'wanda', 'carla', 'Copilot', 'ghost']
const LABEL = 'waive: hotfix'
const time = fc
  .integer({ min: 0, max: 3 })
  .map(second => `2026-01-01T10:00:0${String(second)}Z`)
const kind = fc.constantFrom<Person['kind']>('user', 'user', 'user', 'bot')
const person: fc.Arbitrary<Person> = fc.oneof(
  fc.record({ login: fc.constantFrom(...LOGINS), kind }),
  fc.constant(GATE_ACCOUNT)
)

const digest = fc.constantFrom(DIGEST, DIGEST, OTHER_DIGEST, DIGEST.slice(1))
const piece = fc.oneof(
  { weight: 3, arbitrary: digest },
  fc.constantFrom('/waive ', '/unwaive ', '\n', '\r\n', ' ', '\t', '> ', '```'),
  fc.constantFrom('<!--', '-->', '\u2028', '\u00a0', ' a reason', '    '),
  fc.string({ maxLength: 5, unit: 'binary' })
)
const body = fc.oneof(
  { weight: 2, arbitrary: digest.map(one => `/waive ${one} a reason`) },
  { weight: 2, arbitrary: digest.map(one => `/unwaive ${one}`) },
  fc.array(piece, { maxLength: 8 }).map(pieces => pieces.join('')),
  fc
    .tuple(digest, fc.constantFrom('maria', 'otto', 'wanda'))
    .map(([effectDigest, by]) =>
      renderLabelRecord(
        { effectDigest, by, reason: 'hotfix', label: LABEL },
        text => text
      )
    )
)

const comments: fc.Arbitrary<readonly CommentSignal[]> = fc
  .array(
    fc.record({
      source: fc.constantFrom('comment', 'comment', 'review'),
      author: person,
      body,
      writtenAt: time,
      edited: fc.constantFrom(false, false, true),
      viaApp: fc.constantFrom(undefined, undefined, undefined, 'some-app'),
      viaEmail: fc.constantFrom(false, false, false, true)
    }),
    { maxLength: 7 }
  )
  .map(list =>
    list.map((one, index) => ({
      ...one,
      databaseId: index,
      nodeId: `C${String(index)}`,
      url: ''
    }))
  )

const reviews: fc.Arbitrary<readonly ReviewSignal[]> = fc
  .array(
    fc.record({
      author: person,
      state: fc.constantFrom<ReviewSignal['state']>(
        'changes_requested',
        'approved',
        'dismissed',
        'commented'
      ),
      submittedAt: time
    }),
    { maxLength: 5 }
  )
  .map(list => list.map((one, databaseId) => ({ ...one, databaseId })))

const signals: fc.Arbitrary<PullRequestSignals> = fc
  .record({
    comments,
    reviews,
    labelEvent: fc.option(
      fc.record({
        label: fc.constantFrom(LABEL, 'bug'),
        sender: person,
        headSha: fc.constantFrom(HEAD, HEAD, '2'.repeat(40)),
        baseRef: fc.constantFrom('main', 'main', 'next'),
        baseSha: fc.constant('8'.repeat(40)),
        viaAgent: fc.constantFrom(false, false, true)
      }),
      { nil: undefined }
    ),
    labels: fc.subarray([
      { name: LABEL, addedBy: 'maria' },
      { name: 'bug', addedBy: 'otto' },
      { name: 'waive: later', addedBy: undefined }
    ]),
    effectDigest: fc.constantFrom(DIGEST, DIGEST, DIGEST, '')
  })
  .map(facts =>
    someSignals({ ...facts, rules: someRules({ teams: ['core'] }) })
  )

const fact: fc.Arbitrary<PermissionFact> = fc.oneof(
  fc.constant(LOOK_UP_FAILED),
  fc.record({
    kind: fc.constant('known' as const),
    role: fc.constantFrom('admin', 'maintain', 'write', 'read'),
    teams: fc.constantFrom([], [], ['acme/core'])
  })
)
const permissions: fc.Arbitrary<Permissions> = fc
  .tuple(
    ...[...new Set(LOGINS.map(login => login.toLowerCase()))].map(login =>
      fact.map(one => [login, one] as const)
    )
  )
  .map(entries => new Map(entries))

function judge(of: PullRequestSignals, known: Permissions): PullRequestWaivers {
  return pullRequestWaivers(of, reviewObservations(of, known), known)
}

function texts(values: readonly unknown[]): ReadonlySet<string> {
  return new Set(values.map(value => JSON.stringify(value)))
}

function expectAtMost(
  fewer: readonly unknown[],
  more: readonly unknown[]
): void {
  const allowed = texts(more)
  expect([...texts(fewer)].filter(one => !allowed.has(one))).toEqual([])
}

function mayWaive(login: string, known: Permissions): boolean {
  const one = known.get(login.toLowerCase())
  return (
    !['carla', 'copilot', 'ghost', 'rita'].includes(login.toLowerCase()) &&
    one?.kind === 'known' &&
    (['admin', 'maintain'].includes(one.role) || one.teams.length > 0)
  )
}

// Written a second time, from the specification, on purpose.
function says(comment: CommentSignal, named: string, reason: string): boolean {
  const line = comment.body
    .split(/\r\n|\n|\r/)
    .find(one => one.replace(/[ \t]/g, '') !== '')
  const [command, written, ...rest] = line?.split(/[ \t]+/) ?? []
  return (
    command === '/waive' &&
    written === named &&
    rest.join('').replace(/\s/g, '') === reason.replace(/\s/g, '') &&
    comment.author.kind === 'user' &&
    !comment.edited &&
    !comment.viaEmail &&
    comment.viaApp === undefined
  )
}

describe('the waivers of a pull request', () => {
  it('each come of a person with authority: of their own unedited first line, or of a label', () => {
    fc.assert(
      fc.property(signals, permissions, (of, known) => {
        const named = [
          of.effectDigest,
          ...reviewObservations(of, known).map(one => one.digest)
        ]
        for (const { effect_digest, reason, by = '' } of judge(of, known)
          .waivers) {
          expect(named).toContain(effect_digest)
          expect(mayWaive(by, known)).toBe(true)
          const byComment = of.comments.some(
            one => one.author.login === by && says(one, effect_digest, reason)
          )
          const byLabel = of.labels.some(
            one =>
              one.name === LABEL &&
              one.addedBy === by.toLowerCase() &&
              reason === 'hotfix'
          )
          expect(byComment || byLabel).toBe(true)
        }
      }),
      { numRuns: 1_000 }
    )
  })

  it('do not depend on the order in which the facts are listed', () => {
    const shuffled = signals.chain(of =>
      fc.record({
        of: fc.constant(of),
        comments: fc.shuffledSubarray([...of.comments], {
          minLength: of.comments.length
        }),
        reviews: fc.shuffledSubarray([...of.reviews], {
          minLength: of.reviews.length
        }),
        labels: fc.shuffledSubarray([...of.labels], {
          minLength: of.labels.length
        })
      })
    )
    fc.assert(
      fc.property(shuffled, permissions, ({ of, ...order }, known) => {
        const other = { ...of, ...order }
        expect(reviewObservations(other, known)).toEqual(
          reviewObservations(of, known)
        )
        expect(claimants(other)).toEqual(claimants(of))
        expect(judge(other, known)).toEqual(judge(of, known))
      }),
      { numRuns: 500 }
    )
  })

  it('never grow by an edit', () => {
    fc.assert(
      fc.property(signals, permissions, fc.nat(), (of, known, nth) => {
        const edited = of.comments.map((one, index) =>
          index === nth % of.comments.length ? { ...one, edited: true } : one
        )
        expectAtMost(
          judge({ ...of, comments: edited }, known).waivers,
          judge(of, known).waivers
        )
      }),
      { numRuns: 500 }
    )
  })

  it('never grow, and no request for changes falls, by a look-up that fails', () => {
    fc.assert(
      fc.property(
        signals,
        permissions,
        fc.constantFrom(...LOGINS),
        (of, known, login) => {
          const failed = new Map([
            ...known,
            [login.toLowerCase(), LOOK_UP_FAILED] as const
          ])
          expectAtMost(
            reviewObservations(of, known),
            reviewObservations(of, failed)
          )
          const open = reviewObservations(of, failed)
          expectAtMost(
            pullRequestWaivers(of, open, failed).waivers,
            pullRequestWaivers(of, open, known).waivers
          )
        }
      ),
      { numRuns: 500 }
    )
  })

  it('are the same when only the claimants were looked up', () => {
    fc.assert(
      fc.property(signals, permissions, (of, known) => {
        const asked = new Set(claimants(of))
        const some = new Map([...known].filter(([login]) => asked.has(login)))
        expect(judge(of, some)).toEqual(judge(of, known))
      }),
      { numRuns: 1_000 }
    )
  })

  it('come with one answer for each comment that claims', () => {
    fc.assert(
      fc.property(signals, permissions, (of, known) => {
        const { answers } = judge(of, known)
        expect(new Set(answers.map(one => one.nodeId)).size).toBe(
          answers.length
        )
        for (const { line } of answers) expect(line).toMatch(/^\S[^\n]*$/)
      })
    )
  })
})

describe('a record of a label', () => {
  const text = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 60 })
    .filter(one => one.trim() !== '')
  const tricky = fc.oneof(
    text,
    fc.constantFrom('--> @all', '--!> <b>', '`` ` @x', '\n\n# Verified', '-->')
  )

  it('is read back as it was, and its line holds nothing that ends or leaves it', () => {
    fc.assert(
      fc.property(tricky, tricky, tricky, (reason, by, label) => {
        const record = { effectDigest: DIGEST, reason, by, label }
        const rendered = renderLabelRecord(record, () => '`x`')
        expect(parseLabelRecord(rendered)).toEqual(record)
        const line = rendered.split('\n')[0] ?? ''
        expect(line.slice(4, -3)).not.toMatch(/[^\x20-\x7e]|[<>@#`]|--/)
        expect(rendered.slice(line.length)).not.toMatch(/[<>@#]/)
      }),
      { numRuns: 500 }
    )
  })

  it('is never found in a text that anything was put before', () => {
    fc.assert(
      fc.property(text, before => {
        const rendered = renderLabelRecord(
          { effectDigest: DIGEST, reason: 'r', by: 'b', label: 'l' },
          one => one
        )
        expect(parseLabelRecord(before + rendered)).toBeUndefined()
      })
    )
  })
})
