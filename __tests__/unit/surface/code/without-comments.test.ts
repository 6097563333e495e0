import { describe, expect, it } from '@jest/globals'

import { withoutComments } from '../../../../src/surface/code/without-comments.ts'

describe('a build file without its comments', () => {
  it.each([
    ['xml', 'a <!-- b --> c', 'a  c'],
    ['code', 'a /* b */ c // d\ne', 'a  c \ne'],
    [
      'code',
      "include '**/*.java' // x\nexclude '*/a'",
      "include '**/*.java' \nexclude '*/a'"
    ],
    ['code', 'url "https://a//b"', 'url "https://a//b"'],
    ['xml', '<url>/*</url><skip>', '<url>/*</url><skip>'],
    ['xml', '<url>//</url><skip>', '<url>//</url><skip>'],
    ['lines', '# -x test\n-x test', '\n-x test']
  ] as const)('of %s: %j is %j', (form, text, code) => {
    expect(withoutComments(text, form)).toBe(code)
  })

  it('keeps what stands behind a comment that never ends', () => {
    for (const [form, text] of [
      ['code', '/* /* enabled = false'],
      ['xml', '<!-- <skip>true<']
    ] as const)
      expect(withoutComments(text, form)).toBe(text)
  })

  // Each looked for the end of the text again before: minutes for these sizes.
  it.each([
    ['xml', '<!--'],
    ['xml', '<!-- "'],
    ['code', '/* '],
    ['code', '/*\n'],
    ['code', '"\n'],
    ['code', "'"]
  ] as const)('reads megabytes in one go, of %s: %j', (form, piece) => {
    const text = piece.repeat(500_000)
    expect(withoutComments(text, form)).toBe(text)
  })
})
