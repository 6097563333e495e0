/** The records of `git diff-tree --raw -z`. */
import { describe, expect, it } from '@jest/globals'

import { parseRawChanges } from '../../../src/adapters/git/raw-diff.ts'

const OLD = 'a'.repeat(40)
const NEW = 'b'.repeat(40)

const record = (path: string, mode = '100644'): string =>
  `:100644 ${mode} ${OLD} ${NEW} M\0${path}\0`

describe('raw changes', () => {
  it('are read with the mode and the id of the new side', () => {
    const text = record('a') + record('tab\tand : colon', '120000')
    expect(parseRawChanges(text)).toEqual({
      changes: [
        { mode: '100644', objectId: NEW, bytePath: 'a' },
        { mode: '120000', objectId: NEW, bytePath: 'tab\tand : colon' }
      ],
      used: text.length
    })
  })

  it('are read from a repository of SHA-256 objects', () => {
    const id = 'c'.repeat(64)
    const text = `:000000 100755 ${'0'.repeat(64)} ${id} A\0x\0`
    expect(parseRawChanges(text).changes).toEqual([
      { mode: '100755', objectId: id, bytePath: 'x' }
    ])
  })

  it('leave what is not whole for the next chunk', () => {
    const text = record('first') + record('second')
    for (let end = 0; end < text.length; end += 1) {
      const { changes, used } = parseRawChanges(text.slice(0, end))
      const rest = parseRawChanges(text.slice(used))
      expect([...changes, ...rest.changes].map(one => one.bytePath)).toEqual([
        'first',
        'second'
      ])
    }
  })

  it('of a form that is not known are refused', () => {
    for (const text of [
      `100644 100644 ${OLD} ${NEW} M\0a\0`,
      `:100644 100644 ${OLD.slice(1)} ${NEW} M\0a\0`,
      `::100644 100644 100644 ${OLD} ${OLD} ${NEW} MM\0a\0`,
      'warning: something\0a\0'
    ])
      expect(() => parseRawChanges(text)).toThrow('form that is not known')
  })
})
