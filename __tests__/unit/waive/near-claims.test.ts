/** What was meant as a claim is told why it is none; talk is left alone. */
import { describe, expect, it } from '@jest/globals'

import { readCommentClaim } from '../../../src/waive/comment-claims.ts'
import { meantCommand, nearClaim } from '../../../src/waive/near-claims.ts'
import { DIGEST } from '../../support/signals.ts'

const LINE = `/waive ${DIGEST} a hot fix`

describe('what was meant as a claim', () => {
  it.each([
    ['one space before', ` ${LINE}`, /before the command/],
    ['indented code', `    ${LINE}`, /before the command/],
    ['a no-break space before', `\u00a0${LINE}`, /before the command/],
    ['a blank line that is not', `\u00a0\n${LINE}`, /before the command/],
    ['a zero-width space before', `\u200b${LINE}`, /nobody sees/],
    ['a byte order mark', `\ufeff${LINE}`, /nobody sees/],
    [
      'a zero-width space in the command',
      `/wai\u200bve ${DIGEST} x`,
      /nobody sees/
    ],
    ['a quote', `> ${LINE}`, /in a quote/],
    ['a code span', `\`${LINE}\``, /in code/],
    [
      'a code fence',
      `\`\`\`text\r\n${LINE}\r\n\`\`\`\r\n`,
      /no command|before/
    ],
    ['a list', `- ${LINE}`, /in a list/],
    ['a task', `1. [ ] ${LINE}`, /in a list/],
    ['quotation marks', `"${LINE}"`, /in a quote/],
    ['bold', `**${LINE}**`, /as it is/],
    ['a later line', `Agreed.\n\n${LINE}`, /begin the first line/],
    ['words before it', `LGTM ${LINE}`, /begin the first line/],
    ['no slash', `waive ${DIGEST} a hot fix`, /with its slash/]
  ])('with %s is told why', (_, body, why) => {
    expect(nearClaim(body)).toEqual({
      command: 'waive',
      why: expect.stringMatching(why)
    })
  })

  it('is a take-back where that was meant', () => {
    for (const body of [`> /UNWAIVE ${DIGEST}`, `/unwaive ${DIGEST}`])
      expect(meantCommand(body)).toBe('unwaive')
  })
})

describe('what is no claim, nor was meant as one,', () => {
  it.each([
    ['empty', ''],
    ['talk', 'please do not waive this'],
    ['talk about the command', 'You can use `/waive` for that.'],
    ['talk below a quoted claim', `> ${LINE}\n\nI would rather not.`],
    ['an example in a fence', `Write this:\n\`\`\`\n${LINE}\n\`\`\`\nThanks.`],
    ['an HTML comment', `<!--\n${LINE}\n-->`],
    ['another word', `/waiver ${DIGEST} a hot fix`],
    ['a claim', LINE],
    ['a claim that cannot be read', '/WAIVE abc'],
    ['a huge body', ` ${LINE}\n${'x'.repeat(70_000)}`]
  ])('is left alone: %s', (_, body) => {
    expect(nearClaim(body)).toBeUndefined()
  })

  it('never has both answers', () => {
    for (const before of ['', ' ', '> ', '\u200b', '- ', '`', '\n'])
      expect(
        [readCommentClaim(before + LINE), nearClaim(before + LINE)].filter(
          one => one !== undefined
        )
      ).toHaveLength(1)
  })
})
