import { describe, expect, it } from '@jest/globals'

import { withoutComments } from '../../../../src/surface/code/without-comments.ts'

describe('a build file without its comments', () => {
  it.each([
    ['a <!-- b --> c', 'a  c'],
    ['a /* b */ c // d\ne', 'a  c \ne'],
    [
      "include '**/*.java' // x\nexclude '*/a'",
      "include '**/*.java' \nexclude '*/a'"
    ],
    ['url "https://a//b"', 'url "https://a//b"'],
    ['<url>https://a</url>', '<url>https://a</url>']
  ])('%j is %j', (text, code) => {
    expect(withoutComments(text)).toBe(code)
  })

  it('keeps what stands behind a comment that never ends', () => {
    expect(withoutComments('/* /* enabled = false')).toBe(
      '/* /* enabled = false'
    )
    expect(withoutComments('<!-- <skip>true<')).toBe('<!-- <skip>true<')
  })

  // Each looked for the end of the text again before: minutes for these sizes.
  it.each(['<!--', '/* ', '/*\n', '<!-- "', '"\n', "'"])(
    'reads megabytes of %j in one go',
    piece => {
      const text = piece.repeat(500_000)
      expect(withoutComments(text)).toBe(text)
    }
  )
})
