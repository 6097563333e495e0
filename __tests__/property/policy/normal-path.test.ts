/** Paths without detours mean what Node's own paths mean. */
import * as posix from 'node:path/posix'

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { leavesRoot, normalPath } from '../../../src/policy/normal-path.ts'

const path = fc
  .array(fc.constantFrom('a', 'b', '.', '..', '', '...', 'c.d'), {
    maxLength: 8
  })
  .map(names => names.join('/'))

describe('a normal path', () => {
  it('leads where the path leads', () => {
    fc.assert(
      fc.property(path, written => {
        const root = '/w/x/y/z/q/r/s/t/u'
        const target = posix.join(root, written)
        expect(posix.join(root, normalPath(written))).toBe(
          target.replace(/(.)\/$/, '$1')
        )
      })
    )
  })

  it('leaves its root exactly when it is absolute or climbs out of it', () => {
    fc.assert(
      fc.property(path, written => {
        const climbs = /^\.\.(?:\/|$)/.test(posix.normalize(written))
        expect(leavesRoot(written)).toBe(written.startsWith('/') || climbs)
      })
    )
  })
})
