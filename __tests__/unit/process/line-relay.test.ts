/** Bytes to lines. */
import { describe, expect, test } from '@jest/globals'

import { lineRelay } from '../../../src/adapters/process/line-relay.ts'

const LIMITS = { lineBytes: 10, relayBytes: 40 }

describe('the relay', () => {
  test('ends lines at LF, CR LF and a lone CR, also when they arrive apart', () => {
    expect(relayed(['a\nb\r\nc\rd\r', '\ne\r', 'f'])).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
      'f'
    ])
  })

  test('hands empty lines on, and no line for an end at the very end', () => {
    expect(relayed(['a\n\n', '\n'])).toEqual(['a', '', ''])
  })

  test('cuts a long line and says how much', () => {
    expect(relayed(['0123456', '789abc\nd\n'])).toEqual([
      '0123456789 (3 more bytes cut)',
      'd'
    ])
  })

  test('stops with one line that says so', () => {
    const lines = relayed(Array.from({ length: 100 }, () => '123456789\n'))
    expect(lines).toHaveLength(5)
    expect(lines.at(-1)).toMatch(/more than 40 bytes/)
  })

  test('makes each line harmless by itself', () => {
    expect(relayed(['a\r:', ':x\n#', '#[y]'])).toEqual(['a', ': :x', '# #[y]'])
  })
})

function relayed(chunks: readonly string[]): readonly string[] {
  const lines: string[] = []
  const relay = lineRelay(LIMITS, line => lines.push(line))
  for (const chunk of chunks) relay.add(Buffer.from(chunk))
  relay.finish()
  return lines
}
