/** An exact claim with something about it changed: it waives only as long as nothing is. */
import { expect } from '@jest/globals'
import fc from 'fast-check'

import { pullRequestWaivers } from '../../../src/waive/pull-request-waivers.ts'
import { reviewObservations } from '../../../src/waive/review-observations.ts'
import {
  aComment,
  aPerson,
  LOOK_UP_FAILED,
  someRules,
  someSignals
} from '../../support/signals.ts'
import type { PullRequestSignals } from '../../../src/waive/pull-request-signals.ts'
import type {
  CommentSignal,
  PermissionFact
} from '../../../src/model/signals.ts'
import type { FuzzTarget } from '../target.ts'

interface Scene {
  readonly claim: CommentSignal
  readonly signals: Partial<PullRequestSignals>
  readonly fact: PermissionFact | undefined
  readonly later: readonly CommentSignal[]
}

/** Takes the authority or the exactness out of a scene. */
type Spoil = (scene: Scene) => Scene

interface Stream {
  readonly digest: string
  readonly spoils: readonly Spoil[]
  readonly chatter: readonly string[]
}

const CLAIMANT = 'Maria'
const MAINTAINS: PermissionFact = { kind: 'known', role: 'maintain', teams: [] }
const OTTO = 'otto'

const hex = fc
  .stringMatching(/^[0-9a-f]{64}$/)
  .filter(digest => digest !== '0'.repeat(64))
const INVISIBLE = [
  '\u200b',
  '\u00ad',
  '\u2060',
  '\ufeff',
  '\u202e',
  '\u0301',
  '\0'
]

/** The body with its digest written otherwise. */
const otherDigest: fc.Arbitrary<Spoil> = fc
  .tuple(
    fc.nat({ max: 63 }),
    fc.constantFrom('turn', 'cut', 'more', 'part', 'wide', 'whole'),
    fc.constantFrom(...INVISIBLE, ' ', '\n', '`', '*')
  )
  .map(([at, how, mark]) =>
    inBody(body =>
      body.replace(/[0-9a-f]{64}/, digest => {
        // A mark before the first digit parts nothing.
        const place = how === 'part' ? Math.max(1, at) : at
        const [before, unit, after] = [
          digest.slice(0, place),
          digest.slice(place, place + 1),
          digest.slice(place + 1)
        ]
        const turned = ((parseInt(unit, 16) + 1) % 16).toString(16)
        const wide = String.fromCharCode(unit.charCodeAt(0) + 0xfee0)
        if (how === 'turn') return before + turned + after
        if (how === 'cut') return before + after
        if (how === 'more') return digest + turned
        if (how === 'part') return before + mark + unit + after
        return how === 'wide' ? before + wide + after : `0x${digest}`
      })
    )
  )

/** Something before the command, or another command. */
const otherCommand: fc.Arbitrary<Spoil> = fc
  .constantFrom(
    ...[
      '> ',
      '- ',
      '`',
      '```\n',
      '    ',
      ' ',
      '\t',
      '<!-- ',
      '<b>',
      '\\',
      '**'
    ],
    ...[
      '.',
      '.\n',
      '@gate ',
      '~~~\n',
      '\u00a0',
      '\u2028',
      '\u3000',
      '\f',
      '\v'
    ],
    ...['/', '[', '|', '# ', '1. ', '\u001b[0m', '&#47;', ...INVISIBLE]
  )
  .map(before => inBody(body => before + body))
const otherWord: fc.Arbitrary<Spoil> = fc
  .constantFrom(
    '/waived',
    '/ waive',
    'waive',
    '/waive:',
    '/unwaive',
    '/wаive',
    '/waive\n'
  )
  .map(word => inBody(body => body.replace('/waive', word)))
const noReason: fc.Arbitrary<Spoil> = fc
  .constantFrom(
    '',
    ' ',
    '\t',
    ...INVISIBLE,
    'ok',
    '\n\nit is fine',
    '\u3164\u3164\u3164'
  )
  .map(reason => inBody(body => body.replace(/(?<=[0-9a-f]{64} ).*/, reason)))

const field: fc.Arbitrary<Spoil> = fc
  .constantFrom<Partial<CommentSignal>>(
    { edited: true },
    { viaApp: 'some-app' },
    { viaEmail: true },
    { author: aPerson(CLAIMANT, 'bot') },
    { author: aPerson(OTTO) },
    { author: aPerson(`${CLAIMANT}[bot]`) },
    { author: aPerson('') },
    { body: '' }
  )
  .map(change => scene => ({ ...scene, claim: { ...scene.claim, ...change } }))

const authority: fc.Arbitrary<Spoil> = fc
  .constantFrom<PermissionFact | undefined>(
    LOOK_UP_FAILED,
    undefined,
    ...['write', 'triage', 'read', 'none', '', 'maintainer', 'Admin '].map(
      role => ({ kind: 'known' as const, role, teams: ['acme/maintain'] })
    )
  )
  .map(fact => scene => ({ ...scene, fact }))

const NOBODY = someSignals().people
const people: fc.Arbitrary<Spoil> = fc
  .constantFrom<Partial<PullRequestSignals>>(
    { people: { ...NOBODY, author: aPerson('MARIA') } },
    { people: { ...NOBODY, commitLogins: ['x', 'maria'] } },
    { people: { ...NOBODY, requesters: ['mARIA'] } },
    { rules: someRules({}, { agentLogins: ['maria'] }) },
    { effectDigest: '' },
    { effectDigest: '0'.repeat(64) }
  )
  .map(signals => scene => ({
    ...scene,
    signals: { ...scene.signals, ...signals }
  }))

const takenBack: fc.Arbitrary<Spoil> = fc
  .constantFrom('', ' it was a mistake', '\n\n/waive it again')
  .map(rest => scene => ({
    ...scene,
    later: [
      ...scene.later,
      aComment(
        scene.claim.author.login === '' ? CLAIMANT : scene.claim.author,
        `/unwaive ${/[0-9a-f]{64}/.exec(scene.claim.body)?.[0] ?? ''}${rest}`,
        { databaseId: 90, writtenAt: '2026-01-01T11:00:00Z' }
      )
    ]
  }))

function inBody(change: (body: string) => string): Spoil {
  return scene => ({
    ...scene,
    claim: { ...scene.claim, body: change(scene.claim.body) }
  })
}

// One of the body at most: a second could put back what the first took.
const ofBody = fc.oneof(otherDigest, otherCommand, otherWord, noReason)
const ofScene = fc.oneof(field, authority, people, takenBack)

const stream: fc.Arbitrary<Stream> = fc.record({
  digest: hex,
  spoils: fc.oneof(
    fc.array(ofScene, { maxLength: 2 }),
    fc.tuple(ofBody),
    fc.tuple(ofBody, ofScene),
    fc.tuple(ofScene, ofBody)
  ),
  chatter: fc.array(
    fc.constantFrom('Well done', '/waive', '> /waive it', '/waive me please'),
    { maxLength: 3 }
  )
})

function waiversOf({ digest, spoils, chatter }: Stream): readonly unknown[] {
  const start: Scene = {
    claim: aComment(CLAIMANT, `/waive ${digest} shipped by hand`, {
      databaseId: 50
    }),
    signals: { effectDigest: digest },
    fact: MAINTAINS,
    later: []
  }
  const scene = spoils.reduce((before, spoil) => spoil(before), start)
  const signals = someSignals({
    ...scene.signals,
    comments: [
      ...chatter.map((body, databaseId) =>
        aComment(databaseId % 2 === 0 ? OTTO : CLAIMANT, body, { databaseId })
      ),
      scene.claim,
      ...scene.later
    ]
  })
  const known = new Map<string, PermissionFact>([
    [OTTO, { kind: 'known', role: 'write', teams: [] }],
    ...(scene.fact === undefined ? [] : [['maria', scene.fact] as const])
  ])
  const observations = reviewObservations(signals, known)
  return pullRequestWaivers(signals, observations, known).waivers
}

export const claims: FuzzTarget<Stream> = {
  name: 'claims',
  arbitrary: stream,
  holds: one => {
    expect(waiversOf({ ...one, spoils: [] })).toHaveLength(1)
    expect(waiversOf(one)).toHaveLength(one.spoils.length === 0 ? 1 : 0)
  }
}
