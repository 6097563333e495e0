/** Task items beyond the vectors: what is ambiguous is unreadable, never dropped, never guessed. */
import { describe, expect, it } from '@jest/globals'

import {
  parseAcceptance,
  readAcceptance
} from '../../../src/verify/acceptance.ts'

function kinds(text: string): readonly string[] {
  return parseAcceptance(text).map(({ kind }) => kind)
}

describe('an item that was meant to be a machine criterion', () => {
  it.each([
    ['a box without its space', '- [] kind:command assert:`x`'],
    ['a box without a space after', '- [ ]kind:command assert:`x`'],
    ['a box with another letter', '- [v] kind:command assert:`x`'],
    ['a box of two spaces', '- [  ] kind:command assert:`x`'],
    ['a box with a sign of two characters', '- [✔️] kind:command assert:`x`'],
    ['a box with a word', '- [done] kind:command assert:`x`'],
    ['an escaped box', '- \\[ \\] kind:command assert:`x`'],
    ['a second paragraph', '- [ ] words\n\n  kind:command assert:`x`'],
    ['a quote below', '- [ ] words\n\n  > kind:command assert:`x`'],
    ['a box in a quote', '- > [ ] kind:command assert:`x`'],
    ['a box on a lazy line', '- x\n  [ ] kind:command assert:`x`'],
    ['a box in a heading', '- # [ ] kind:command assert:`x`'],
    ['a space after the colon', '- [ ] kind: command assert:`x`'],
    ['bold keys', '- [ ] **kind:command** assert:`x`'],
    ['keys in backticks', '- [ ] `kind:command` assert:`x`'],
    ['an HTML comment around it', '- [ ] <!-- kind:command assert:`x` -->'],
    ['an HTML element around it', '- [ ] <b>kind:command assert:`x`</b>'],
    ['no kind', '- [ ] assert:`npm test`'],
    ['two kinds', '- [ ] kind:command kind:command assert:`x`'],
    ['two assertions', '- [ ] kind:command assert:`a` assert:`b`'],
    [
      'two expectations',
      '- [ ] kind:command assert:`a` expect:exit=0 expect:exit=1'
    ],
    ['a command before its keys', '- [ ] run `a` kind:command assert:`b`'],
    ['words after the command', '- [ ] kind:command assert:`a` || true'],
    ['text glued to the command', '- [ ] kind:command assert:`a`b'],
    ['a backtick inside a word', '- [ ] kind:command assert:a`b`'],
    ['a blank command', '- [ ] kind:command assert:`  `'],
    ['an assertion on the next line', '- [ ] kind:command\n  assert:`x`'],
    [
      'an expectation on the next line',
      '- [ ] kind:command assert:`x`\n  it must expect:exit=3'
    ],
    ['a criterion on a lazy line', '- [ ] Prose\nkind:command assert:`x`'],
    ['a command over two lines', '- [ ] kind:command assert:`a\n  b`'],
    [
      'a manual one with a machine one',
      '- [ ] kind:manual kind:command assert:`x`'
    ],
    [
      'an exit code with a point',
      '- [ ] kind:command assert:`x` expect:exit=0.5'
    ],
    [
      'an exit code that no process has',
      '- [ ] kind:command assert:`x` expect:exit=256'
    ],
    ['another expectation', '- [ ] kind:command assert:`x` expect:output=1'],
    [
      'a file that must not exist',
      '- [ ] kind:file_exists assert:a expect:exit=1'
    ],
    ['a drive', '- [ ] kind:file_exists assert:C:/a'],
    ['a backslash', '- [ ] kind:file_exists assert:`a\\b`'],
    [
      'a path of several words without backticks',
      '- [ ] kind:file_exists assert:a b'
    ]
  ])('is unreadable with a reason: %s', (_what, text) => {
    const criteria = parseAcceptance(text)
    expect(criteria).toEqual([
      expect.objectContaining({
        kind: 'unreadable',
        line: 1,
        why: expect.stringMatching(/\w/)
      })
    ])
  })
})

describe('a plain item with a box in a later paragraph', () => {
  it('is unreadable at the place of the box', () => {
    const text = '- x\n\n  [ ] kind:command assert:`x`\n\n  - nested'
    expect(parseAcceptance(text)).toEqual([
      expect.objectContaining({ kind: 'unreadable', line: 3 })
    ])
  })
})

describe('an item that can be read', () => {
  it.each([
    ['prose before its keys', '- [ ] Tests pass: kind:command assert:`x`'],
    ['a link before its keys', '- [ ] [docs](a.md) kind:command assert:`x`'],
    ['keys in another order', '- [ ] expect:exit=0 assert:`x` kind:command'],
    ['several backticks', '- [ ] kind:command assert:```x```'],
    ['a number', '1. [ ] kind:command assert:`x`'],
    ['a plus', '+ [ ] kind:command assert:`x`'],
    ['a quote around it', '> - [ ] kind:command assert:`x`'],
    ['prose below', '- [ ] kind:command assert:`x`\n  because it matters'],
    ['a tab after the box', '- [ ]\tkind:command assert:`x`'],
    ['a lone carriage return', '- [ ] kind:command assert:`x`\r- prose']
  ])('may have %s', (_what, text) => {
    expect(parseAcceptance(text)).toEqual([
      expect.objectContaining({ kind: 'command', command: 'x', expect_exit: 0 })
    ])
  })

  it('keeps backticks that stand inside longer ones', () => {
    expect(parseAcceptance('- [ ] kind:command assert:``echo `id` ``')).toEqual(
      [expect.objectContaining({ command: 'echo `id`' })]
    )
  })

  it('keeps asterisks, entities and backslashes of a command', () => {
    const command = 'ls **/*.md && echo "&amp;" \\<x\\> [a](b) <i>'
    expect(parseAcceptance(`- [ ] kind:command assert:\`${command}\``)).toEqual(
      [expect.objectContaining({ command })]
    )
  })

  it('is manual when it only sounds like a key', () => {
    expect(kinds('- [ ] mankind: x\n- [ ] unkind:x\n- [ ] reassert:y')).toEqual(
      ['manual', 'manual', 'manual']
    )
  })

  it('may be manual in words', () => {
    expect(parseAcceptance('- [x] kind:manual assert:`seen by two`')).toEqual([
      { line: 1, checked: true, kind: 'manual', text: 'seen by two' }
    ])
  })
})

describe('what is no item', () => {
  it.each([
    ['indented code', '    - [ ] kind:command assert:`x`'],
    ['a fence of tildes', '~~~\n- [ ] kind:command assert:`x`\n~~~'],
    ['a fence that is not closed', '```\n- [ ] kind:command assert:`x`'],
    [
      'a fence inside an item',
      '- a\n  ```\n  - [ ] kind:command assert:`x`\n  ```'
    ],
    ['an HTML block', '<div>\n- [ ] kind:command assert:`x`\n</div>'],
    ['a paragraph', '[ ] kind:command assert:`x`'],
    ['a link in a bullet', '- [x](y) kind:command']
  ])('holds no criterion: %s', (_what, text) => {
    expect(kinds(text)).toEqual([])
  })
})

describe('a file within its bounds', () => {
  const line = '- [ ] kind:command assert:`true`\n'

  it('has at most fifty machine criteria, unreadable ones among them', () => {
    const fifty = line.repeat(49) + '- [ ] kind:command\n'
    expect(readAcceptance({ kind: 'text', text: fifty }).kind).toBe('criteria')
    expect(readAcceptance({ kind: 'text', text: fifty + line })).toEqual({
      kind: 'unusable',
      why: 'has 51 machine criteria, more than 50'
    })
  })

  it('has as many manual items as it likes', () => {
    const text = '- [ ] look\n'.repeat(100)
    expect(readAcceptance({ kind: 'text', text }).kind).toBe('criteria')
  })

  it('has no command over two kibibytes, counted in bytes', () => {
    const command = 'é'.repeat(1024)
    const text = (more: string): string =>
      `- [ ] kind:command assert:\`${command}${more}\``
    expect(readAcceptance({ kind: 'text', text: text('') }).kind).toBe(
      'criteria'
    )
    expect(readAcceptance({ kind: 'text', text: text('x') }).kind).toBe(
      'unusable'
    )
  })

  it.each(['> ', '- ', '>', '1. ', '> - ', '\t', '-\t'])(
    'is not nested without end: %p',
    marker => {
      const text = marker.repeat(20_000) + '[ ] kind:command assert:`x`'
      expect(readAcceptance({ kind: 'text', text }).kind).toBe('unusable')
    }
  )
})

describe('a criterion that the parser takes for text', () => {
  const item = '7) [ ] kind:command assert:`make check`'

  it.each([
    ['after indented code', `    code\n\n${item}`, 3],
    ['after code in a quote', `>     code\n>\n> ${item}`, 3],
    ['after code in an item', `- An item\n\n      code\n\n  ${item}`, 5],
    ['right below a line of text', `Some text\n${item}`, 2]
  ])('is named, not dropped: %s', (_where, text, line) => {
    expect(parseAcceptance(text)).toEqual([
      expect.objectContaining({ kind: 'unreadable', line })
    ])
  })

  it('is no matter where no key of a machine stands', () => {
    expect(parseAcceptance('    code\n\n7) [ ] looks good')).toEqual([])
  })
})
