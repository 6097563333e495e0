/** What one change of the tree comes to. */
import { describe, expect, it } from '@jest/globals'

import { sha256 } from '../../../src/model/digest.ts'
import { recordOf } from '../../../src/observe/record.ts'

const OBJECT = 'e'.repeat(40)
const DIGEST = sha256('content')

const change = (mode: string): Parameters<typeof recordOf>[0] => ({
  mode,
  objectId: OBJECT,
  bytePath: 'p',
  contentDigest: DIGEST
})

describe('a change', () => {
  it.each([
    ['100644', 'write', DIGEST],
    ['100755', 'write+x', DIGEST],
    ['120000', 'symlink', DIGEST],
    ['160000', 'submodule', sha256(OBJECT)],
    ['000000', 'delete', '']
  ])('of mode %s is %s', (mode, tool, digest) => {
    expect(recordOf(change(mode), 'p')).toEqual({
      record: { tool, path: 'p', content_digest: digest }
    })
  })

  it.each(['040000', '100664', '100600', '', 'toString', '__proto__'])(
    'of the unknown mode "%s" is a gap at its path',
    mode => {
      expect(recordOf(change(mode), 'p')).toMatchObject({ gap: { path: 'p' } })
    }
  )

  it('whose content is missing is a gap with the command that mends it', () => {
    const { mode, objectId, bytePath } = change('100644')
    for (const recorded of [
      recordOf({ ...change('120000'), missing: true }, 'p'),
      recordOf({ mode, objectId, bytePath }, 'p')
    ])
      expect(recorded).toEqual({
        gap: { path: 'p', reason: expect.stringContaining('Run: git fetch') }
      })
  })
})
