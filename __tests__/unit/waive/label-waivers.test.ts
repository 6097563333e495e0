/** A label speaks in its own event; later runs trust only the gate's own record of it. */
import { describe, expect, it } from '@jest/globals'

import { claimants } from '../../../src/waive/claimants.ts'
import { labelReason } from '../../../src/waive/label-claims.ts'
import {
  parseLabelRecord,
  renderLabelRecord
} from '../../../src/waive/label-record.ts'
import { pullRequestWaivers } from '../../../src/waive/pull-request-waivers.ts'
import {
  aComment,
  aLabelEvent,
  aPerson,
  DIGEST,
  GATE_ACCOUNT,
  LOOK_UP_FAILED,
  OTHER_DIGEST,
  roles,
  someRules,
  someSignals
} from '../../support/signals.ts'
import type { PullRequestWaivers } from '../../../src/waive/pull-request-waivers.ts'
import type { PullRequestSignals } from '../../../src/waive/pull-request-signals.ts'
import type { CommentSignal, LabelRecord } from '../../../src/model/signals.ts'

const LABEL = 'waive: hotfix'
const permissions = roles({ maria: 'admin', otto: 'admin', wanda: 'write' })
const waiver = { effect_digest: DIGEST, reason: 'hotfix', by: 'maria' }
const record: LabelRecord = {
  effectDigest: DIGEST,
  reason: 'hotfix',
  by: 'maria',
  label: LABEL
}
const labels = [{ name: LABEL, addedBy: 'maria' }]

function code(text: string): string {
  return `\`${text}\``
}

function aRecord(
  overrides: Partial<LabelRecord> = {},
  comment: Partial<CommentSignal> = {}
): CommentSignal {
  const body = renderLabelRecord({ ...record, ...overrides }, code)
  return aComment(GATE_ACCOUNT, body, { nodeId: 'R1', ...comment })
}

function judge(
  overrides: Partial<PullRequestSignals>,
  known = permissions
): PullRequestWaivers {
  return pullRequestWaivers(someSignals({ labels, ...overrides }), [], known)
}

describe('a label', () => {
  it.each([
    ['waive: hotfix', 'waive:', 'hotfix'],
    ['Waive:hotfix ', 'waive:', 'hotfix'],
    ['waive a hot fix', 'waive', 'a hot fix'],
    ['waived', 'waive', undefined],
    ['waive:', 'waive:', undefined],
    ['waive:  ', 'waive:', undefined],
    ['do waive: it', 'waive:', undefined]
  ])('%j under the prefix %j has the reason %j', (label, prefix, reason) => {
    expect(labelReason(label, prefix)).toBe(reason)
  })
})

describe('the event of a label', () => {
  it('waives the effect of its head and asks for a record', () => {
    expect(judge({ labelEvent: aLabelEvent() })).toEqual({
      waivers: [waiver],
      refusedClaims: [],
      answers: [],
      staleLabels: [],
      voidRecords: [],
      labelRecord: record,
      labelWaives: true,
      labelRefusal: undefined
    })
  })

  it('asks for no second record when it is run again', () => {
    const outcome = judge({
      labelEvent: aLabelEvent(),
      comments: [aRecord()]
    })
    expect(outcome.waivers).toEqual([waiver])
    expect(outcome.labelRecord).toBeUndefined()
  })

  it.each([
    ['an agent proposed it', { viaAgent: true }, {}, /agent/],
    ['a bot set it', { sender: aPerson('x', 'bot') }, {}, /another account/],
    ['it is gone by now', {}, { labels: [] }, /no longer/],
    [
      'another account set it since',
      {},
      { labels: [{ name: LABEL, addedBy: 'wanda' }] },
      /another account/
    ],
    [
      'nobody knows who set it last',
      {},
      { labels: [{ name: LABEL, addedBy: undefined }] },
      /could not be read/
    ],
    [
      'the reason is too short',
      { label: 'waive: x' },
      { labels: [{ name: 'waive: x', addedBy: 'maria' }] },
      /too short/
    ],
    ['nothing changed', {}, { effectDigest: '' }, /nothing changed/],
    [
      'the digest was taken back',
      {},
      { comments: [aComment('otto', `/unwaive ${DIGEST}`)] },
      /taken back by otto/
    ]
  ])('is refused when %s', (_, event, facts, why) => {
    const outcome = judge({ labelEvent: aLabelEvent(event), ...facts })
    expect(outcome).toMatchObject({
      waivers: [],
      refusedClaims: [{ refused: expect.stringMatching(why) }],
      staleLabels: []
    })
    expect(outcome.labelRecord).toBeUndefined()
  })

  it.each([
    ['wanda', 'user', /asks for the role/],
    ['Copilot', 'bot', /Only a person/],
    ['carla', 'user', /committer/],
    ['nora', 'user', /could not be looked up/]
  ] as const)('is refused when %s, a %s, set it', (login, kind, why) => {
    const outcome = judge({
      labels: [{ name: LABEL, addedBy: login }],
      labelEvent: aLabelEvent({ sender: aPerson(login, kind) })
    })
    expect(outcome.waivers).toEqual([])
    expect(outcome.refusedClaims).toMatchObject([
      { refused: expect.stringMatching(why) }
    ])
  })

  it('on another head is stale, and the label is to be removed', () => {
    const labelEvent = aLabelEvent({ headSha: '2'.repeat(40) })
    const outcome = judge({ labelEvent })
    expect(outcome).toMatchObject({
      waivers: [],
      staleLabels: [LABEL],
      refusedClaims: [{ refused: expect.stringContaining('head has moved') }]
    })
  })

  it.each([
    ['branch', { baseRef: 'next' }, /another base branch.*set it again/],
    [
      'effect of its base',
      { labelDigest: OTHER_DIGEST },
      /base branch has moved.*take the label off and set it again/
    ]
  ])(
    'on another %s is stale, nobody is looked up, and it says what to do',
    (_, facts, why) => {
      const labelEvent = aLabelEvent()
      const outcome = judge({ labelEvent, ...facts })
      expect(outcome).toMatchObject({
        waivers: [],
        staleLabels: [LABEL],
        refusedClaims: [{ refused: expect.stringMatching(why) }],
        labelRecord: undefined
      })
      expect(claimants(someSignals({ labels, labelEvent, ...facts }))).toEqual(
        []
      )
    }
  )

  it('waives nothing when the effect of its base cannot be told, and the label stays', () => {
    const outcome = judge({
      labelEvent: aLabelEvent(),
      labelDigest: undefined
    })
    expect(outcome).toMatchObject({
      waivers: [],
      staleLabels: [],
      refusedClaims: [
        { refused: expect.stringMatching(/cannot be told: take the label off/) }
      ],
      labelRecord: undefined
    })
  })

  it('of a label without the prefix means nothing', () => {
    const outcome = judge({
      labels: [{ name: 'bug', addedBy: 'maria' }],
      labelEvent: aLabelEvent({ label: 'bug' })
    })
    expect(outcome).toMatchObject({ waivers: [], refusedClaims: [] })
  })
})

describe('a record', () => {
  it('waives in later runs while its label stays', () => {
    expect(judge({ comments: [aRecord()] }).waivers).toEqual([waiver])
  })

  it('may be by the account as GraphQL writes it', () => {
    const author = { login: 'gate-app', kind: 'bot' } as const
    const outcome = judge({ comments: [aRecord({}, { author })] })
    expect(outcome.waivers).toEqual([waiver])
  })

  it.each([
    ['of another app', { author: aPerson('github-actions[bot]', 'bot') }],
    ['of a person of its name', { author: aPerson('gate-app') }],
    [
      'of a person through the app',
      { author: aPerson('maria'), viaApp: 'gate-app' }
    ],
    ['of its account through another app', { viaApp: 'other-app' }],
    ['that was edited', { edited: true }],
    ['that came by e-mail', { viaEmail: true }],
    ['in the body of a review', { source: 'review' as const }]
  ])('%s counts for nothing', (_, comment) => {
    const { waivers, voidRecords } = judge({
      comments: [aRecord({}, comment)]
    })
    expect({ waivers, voidRecords }).toEqual({ waivers: [], voidRecords: [] })
  })

  it('of a person whose login is the name of the app counts for nothing', () => {
    const gate = { login: 'gate-app', appSlug: 'gate-app' }
    const comments = [aRecord({}, { author: aPerson('gate-app') })]
    expect(judge({ gate, comments }).waivers).toEqual([])
  })

  it('counts for nothing when the gate has no app of its own', () => {
    const outcome = judge({ comments: [aRecord()], gate: undefined })
    expect(outcome.waivers).toEqual([])
  })

  it('of another digest makes its label stale', () => {
    const outcome = judge({
      comments: [aRecord({ effectDigest: OTHER_DIGEST })]
    })
    expect(outcome).toMatchObject({
      waivers: [],
      staleLabels: [LABEL],
      voidRecords: [],
      refusedClaims: [
        {
          effect_digest: OTHER_DIGEST,
          by: 'maria',
          refused: expect.stringContaining(DIGEST)
        }
      ]
    })
  })

  it('of another digest is history once the label was set for this one', () => {
    const outcome = judge({
      comments: [
        aRecord({ effectDigest: OTHER_DIGEST }),
        aRecord({}, { databaseId: 2 })
      ]
    })
    expect(outcome).toMatchObject({
      waivers: [waiver],
      staleLabels: [],
      refusedClaims: []
    })
  })

  it.each([
    ['is gone', []],
    ['was set again by another', [{ name: LABEL, addedBy: 'wanda' }]]
  ])('is void when its label %s', (_, standing) => {
    const outcome = judge({ labels: standing, comments: [aRecord()] })
    expect(outcome).toMatchObject({ waivers: [], voidRecords: ['R1'] })
    expect(outcome.refusedClaims).toHaveLength(1)
  })

  it('ends with the authority of its person', () => {
    const known = roles({ maria: 'write' })
    expect(judge({ comments: [aRecord()] }, known).waivers).toEqual([])
    const failed = new Map([['maria', LOOK_UP_FAILED]])
    expect(judge({ comments: [aRecord()] }, failed).waivers).toEqual([])
  })

  it.each(['maria', 'otto'])('ends when %s takes the digest back', login => {
    const comments = [aRecord(), aComment(login, `/unwaive ${DIGEST}`)]
    expect(judge({ comments }).waivers).toEqual([])
  })

  it('ends when the policy takes another prefix', () => {
    const rules = someRules()
    const policy = { ...rules.policy, labelPrefix: 'pass:' }
    const outcome = judge({
      comments: [aRecord()],
      rules: { ...rules, policy }
    })
    expect(outcome.waivers).toEqual([])
    expect(outcome.refusedClaims).toMatchObject([
      { refused: expect.stringContaining('policy') }
    ])
  })
})

describe('a label without event and record', () => {
  it('waives nothing, stays, and is said to wait in vain', () => {
    expect(judge({})).toMatchObject({
      waivers: [],
      staleLabels: [],
      refusedClaims: [
        { by: 'maria', refused: expect.stringContaining('set it again') }
      ]
    })
  })
})

describe('a permission is looked up', () => {
  it('for who set the label and for whom the record names', () => {
    const otto = aLabelEvent({ sender: aPerson('Otto'), label: 'waive: now' })
    const signals = someSignals({
      comments: [aRecord()],
      labelEvent: otto,
      labels: [...labels, { name: 'waive: now', addedBy: 'otto' }]
    })
    expect(claimants(signals)).toEqual(['maria', 'otto'])
  })

  it.each([
    ['a bot set the label', { sender: aPerson('maria', 'bot') }, {}],
    ['the event is of another head', { headSha: '2'.repeat(40) }, {}],
    ['the label is gone', {}, { labels: [] }],
    ['nothing changed', {}, { effectDigest: '' }]
  ])('for nobody when %s', (_, event, facts) => {
    const labelEvent = aLabelEvent(event)
    expect(claimants(someSignals({ labels, labelEvent, ...facts }))).toEqual([])
  })

  it('for nobody of a record of another digest', () => {
    const comments = [aRecord({ effectDigest: OTHER_DIGEST })]
    expect(claimants(someSignals({ labels, comments }))).toEqual([])
  })
})

describe('the text of a record', () => {
  it('is one line for the gate and words for people', () => {
    expect(renderLabelRecord(record, code)).toMatchInlineSnapshot(`
     "<!-- completion-gate:label-waiver {"effect_digest":"dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd","reason":"hotfix","by":"maria","label":"waive: hotfix"} -->
     \`maria\` waived this change by the label \`waive: hotfix\`.

     Reason: \`hotfix\`

     It holds for exactly the effect digest \`dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd\`, as long as the label stays. To take it back, remove the label or comment \`/unwaive dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd\`. An edited record counts for nothing."
    `)
  })

  it.each([
    ['nothing', ''],
    ['words', 'maria waived this'],
    ['no JSON', '<!-- completion-gate:label-waiver {oops} -->'],
    ['another value', '<!-- completion-gate:label-waiver null -->'],
    [
      'a short digest',
      renderLabelRecord({ ...record, effectDigest: 'ddd' }, code)
    ],
    ['a blank reason', renderLabelRecord({ ...record, reason: ' ' }, code)],
    ['a blank person', renderLabelRecord({ ...record, by: '' }, code)],
    ['a line before it', `hello\n${renderLabelRecord(record, code)}`]
  ])('is no record with %s', (_, body) => {
    expect(parseLabelRecord(body)).toBeUndefined()
  })
})
