/** What is a claim, what is a claim that cannot be read, and what is none. */
import { describe, expect, it } from '@jest/globals'

import {
  CLAIM_LIMIT_BYTES,
  readCommentClaim,
  REASON_LIMIT
} from '../../../src/waive/comment-claims.ts'
import { DIGEST } from '../../support/signals.ts'

describe('a claim', () => {
  const waive = { kind: 'waive', digest: DIGEST, reason: 'a hot fix' }

  it.each([
    ['the line alone', `/waive ${DIGEST} a hot fix`],
    ['blank lines before it', ` \t\r\n\n\t\n/waive ${DIGEST} a hot fix`],
    ['the line ends of Windows', `/waive ${DIGEST} a hot fix\r\nmore\r\n`],
    ['words below it', `/waive ${DIGEST} a hot fix\n\nSee the incident.`],
    ['more white space between', `/waive  \t${DIGEST} \t a hot fix  `],
    [
      'the command in words further down',
      `/waive ${DIGEST} a hot fix\nuse /unwaive to undo`
    ]
  ])('is read with %s', (_, body) => {
    expect(readCommentClaim(body)).toEqual(waive)
  })

  it('keeps the reason as it was written', () => {
    const reason = '<!-- x --> @all, **grüße** `code` 🙂'
    expect(readCommentClaim(`/waive ${DIGEST} ${reason}`)).toMatchObject({
      reason
    })
  })

  it('may have a reason of the greatest length', () => {
    const reason = '🙂'.repeat(REASON_LIMIT - 1) + 'x'
    expect(readCommentClaim(`/waive ${DIGEST} ${reason}`)).toMatchObject({
      kind: 'waive',
      reason
    })
  })

  // A take-back only ever blocks: no fault of its body may keep a waiver alive.
  it.each([
    ['the line alone', `/unwaive ${DIGEST}`],
    ['a reason', `/unwaive ${DIGEST} it broke`],
    ['a claim below', `/unwaive ${DIGEST}\n\n/waive ${DIGEST} but why not`],
    ['another take-back below', `/unwaive ${DIGEST}\n/unwaive ${DIGEST}`],
    ['a shouted command', `/UNWAIVE ${DIGEST}`],
    ['a shouted digest', `/unwaive ${DIGEST.toUpperCase()}`],
    ['a huge body', `/unwaive ${DIGEST}\n${'x'.repeat(CLAIM_LIMIT_BYTES)}`]
  ])('takes back with %s', (_, body) => {
    expect(readCommentClaim(body)).toEqual({
      kind: 'unwaive',
      digest: DIGEST
    })
  })
})

describe('a comment is no claim', () => {
  const line = `/waive ${DIGEST} a hot fix`

  it.each([
    ['empty', ''],
    ['blank', ' \n\t\n'],
    ['words', 'please do not waive this'],
    ['a line before the command', `hello\n${line}`],
    ['a quote', `> ${line}`],
    ['a quote before', `> what?\n\n${line}`],
    ['a code fence', `\`\`\`\n${line}\n\`\`\``],
    ['a code span', `\`${line}\``],
    ['indented code', `    ${line}`],
    ['a tab before', `\t${line}`],
    ['one space before', ` ${line}`],
    ['an HTML comment', `<!--\n${line}\n-->`],
    ['a closed HTML comment before', `<!-- -->${line}`],
    ['a list', `- ${line}`],
    ['a line separator instead of a line end', `hello\u2028${line}`],
    ['a line of a no-break space before', `\u00a0\n${line}`],
    ['a byte order mark', `\ufeff${line}`],
    ['another word', `/waiver ${DIGEST} a hot fix`],
    ['a longer command', `/waive-foo ${DIGEST} a hot fix`],
    ['another command', `/approve ${DIGEST}`]
  ])('with %s', (_, body) => {
    expect(readCommentClaim(body)).toBeUndefined()
  })
})

describe('a claim that cannot be read says what to do', () => {
  it.each([
    ['no digest', '/waive', /digest is missing/],
    ['no reason', `/waive ${DIGEST}`, /reason is missing/],
    ['a blank reason', `/waive ${DIGEST}  \u00a0 `, /reason is missing/],
    ['an invisible reason', `/waive ${DIGEST} \u200b\u2060`, /no letter/],
    ['a short digest', `/waive ${DIGEST.slice(0, 12)} why`, /has 12 digits/],
    ['a long digest', `/waive ${DIGEST}d why`, /has 65 digits/],
    ['upper case', `/waive ${DIGEST.toUpperCase()} why`, /lower case/],
    ['words alone', '/waive it is fine', /64 lower-case hex digits/],
    ['a no-break space', `/waive \u00a0${DIGEST} why`, /64 lower-case hex/],
    ['a colon', `/waive: ${DIGEST} why`, /64 lower-case hex/],
    ['a shouted command', `/WAIVE ${DIGEST} why`, /\/waive, in lower case/],
    ['a second command', `/waive ${DIGEST} a\n/waive ${DIGEST} b`, /several/],
    ['both commands', `/waive ${DIGEST} a\n\n/unwaive ${DIGEST}`, /several/],
    ['a short take-back', '/unwaive ddd', /has 3 digits/],
    ['a bare take-back', '/unwaive', /digest is missing/],
    [
      'a reason that is too long',
      `/waive ${DIGEST} ${'x'.repeat(REASON_LIMIT + 1)}`,
      /1001 characters/
    ],
    [
      'a huge body',
      `/waive ${DIGEST} why\n${'x'.repeat(CLAIM_LIMIT_BYTES)}`,
      /64 KiB/
    ]
  ])('with %s', (_, body, why) => {
    expect(readCommentClaim(body)).toMatchObject({
      kind: 'unreadable',
      why: expect.stringMatching(why)
    })
  })

  it('shows no more than a line of what it could not read', () => {
    const claim = readCommentClaim(
      `/waive ${'🙂'.repeat(5000)} ${'y'.repeat(5000)}`
    )
    const { digest, reason } = claim as { digest: string; reason: string }
    expect(Array.from(digest)).toHaveLength(201)
    expect(reason).toHaveLength(201)
  })
})
