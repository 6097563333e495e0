/** The ledger's word against the disk's. */
import { describe, expect, test } from '@jest/globals'

import { sha256 } from '../../../src/model/digest.ts'
import { compareWithRecord } from '../../../src/verify/record-on-disk.ts'
import type { DiskState } from '../../../src/ports.ts'

const A = sha256('a')
const B = sha256('b')
const C = sha256('c')
const COMMIT = '1'.repeat(40)
const STRICT = { ignoreExecutableBit: false }

const file = (digest: string, executable = false): DiskState => ({
  kind: 'file',
  executable,
  digest,
  lfsPointerDigest: C
})

describe('a record and the disk', () => {
  const EQUAL: readonly (readonly [string, string, DiskState])[] = [
    ['write', A, file(A)],
    ['write', A, { ...file(B), lfDigest: A } as DiskState],
    ['write', C, file(A)],
    ['write+x', A, file(A, true)],
    ['symlink', A, { kind: 'symlink', digest: A }],
    ['delete', '', { kind: 'absent' }],
    ['delete', '', { kind: 'folder' }],
    ['submodule', sha256(COMMIT), { kind: 'repository', commit: COMMIT }],
    ['submodule', A, { kind: 'absent' }],
    ['submodule', A, { kind: 'empty_folder' }],
    ['edit', A, file(A, true)]
  ]
  test.each(EQUAL)('%s %s holds for %j', (tool, content_digest, state) => {
    const record = { tool, path: 'p', content_digest }
    expect(compareWithRecord(record, state, STRICT)).toBeUndefined()
  })

  const UNEQUAL: readonly (readonly [string, string, DiskState])[] = [
    ['write', A, file(B)],
    ['write', A, file(A, true)],
    ['write+x', A, file(A)],
    ['write', A, { kind: 'symlink', digest: A }],
    ['write', A, { kind: 'absent' }],
    ['write', A, { kind: 'other' }],
    ['symlink', A, file(A)],
    ['symlink', A, { kind: 'symlink', digest: B }],
    ['delete', '', file(A)],
    ['delete', '', { kind: 'symlink', digest: A }],
    ['delete', '', { kind: 'other' }],
    ['submodule', A, { kind: 'repository', commit: COMMIT }],
    ['submodule', A, { kind: 'folder' }],
    ['submodule', A, file(A)],
    ['workspace', '', file(A)],
    ['workspace', '', { kind: 'absent' }]
  ]
  test.each(UNEQUAL)('%s %s does not hold for %j', (tool, digest, state) => {
    const record = { tool, path: 'p', content_digest: digest }
    const unequal = compareWithRecord(record, state, STRICT)
    expect(unequal?.path).toBe('p')
    expect(unequal?.expected).not.toBe('')
    expect(unequal?.found).not.toBe(unequal?.expected)
  })

  test('without executable bits, as on Windows, the content alone counts', () => {
    const record = { tool: 'write+x', path: 'p', content_digest: A }
    const lax = { ignoreExecutableBit: true }
    expect(compareWithRecord(record, file(A), lax)).toBeUndefined()
    expect(compareWithRecord(record, file(B), lax)).toBeDefined()
  })
})
