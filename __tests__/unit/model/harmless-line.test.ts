/** Lines that no runner takes for a command. */
import { describe, expect, test } from '@jest/globals'

import { harmlessLine } from '../../../src/model/harmless-line.ts'

describe('a line of the log', () => {
  test.each([
    ['::error::x', ': :error::x'],
    [' \t\u00a0\u3000::error::x', ' \t\u00a0\u3000: :error::x'],
    ['\u0085::error::x', ': :error::x'],
    ['\u200b::error::x', ': :error::x'],
    ['::::', ': :::'],
    ['a ##[error]b ##[debug]c', 'a # #[error]b # #[debug]c'],
    ['####[error]', '### #[error]'],
    ['##vso[task.complete]', '# #vso[task.complete]'],
    ['##VSO[task.complete]', '# #VSO[task.complete]'],
    ['##\t[error]', '# #\t[error]'],
    ['#\t#[error]', '# \t#[error]'],
    [':\t:error::x', ': \t:error::x'],
    [':\u00ad:error::x', ': :error::x'],
    ['#\u0301#[error]', '# #[error]'],
    ['\u001b[1m:\u001b[0m:x', ': :x'],
    ['#\u009b0m#[x]', '# #[x]'],
    ['#\u001b]8;;http://x\u0007#[x]', '# #[x]']
  ])('parts the marks of a command: %j', (line, harmless) => {
    expect(harmlessLine(line)).toBe(harmless)
  })

  test.each([
    'plain',
    '  indented',
    'a::b::c',
    'std::vector',
    '## heading [x]',
    'emoji 👩‍👩‍👧 and é stay',
    'tab\tstays',
    ''
  ])('leaves ordinary text alone: %j', line => {
    expect(harmlessLine(line)).toBe(line)
  })

  test('loses colours, titles, controls and turned-around text', () => {
    expect(
      harmlessLine(
        '\u001b[31mred\u001b[0m\u001b]0;t\u0007 \u0007bell \u202eevil\u001b(B'
      )
    ).toBe('red bell evil')
  })
})
