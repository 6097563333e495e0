/** Rules of the ledger that hold for every ledger. */
import { describe, it } from '@jest/globals'
import fc from 'fast-check'

import { sha256 } from '../../../src/model/digest.ts'
import {
  mutationLedger,
  recordLine,
  type MutationRecord
} from '../../../src/model/ledger.ts'
import { encodePath } from '../../../src/model/path.ts'

// Bytes that tempt an encoding: line ends, bars, percent signs, what is no UTF-8.
const nastyByte = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0x0a, 0x0d, 0x7c, 0x25, 0x00, 0x7f) },
  { weight: 2, arbitrary: fc.constantFrom(0xc3, 0xa9, 0xff, 0xed, 0xa0, 0x80) },
  { weight: 3, arbitrary: fc.constantFrom(0x61, 0x62, 0x30, 0x41, 0x46) },
  { weight: 1, arbitrary: fc.nat(255) }
)
const pathBytes = fc
  .array(nastyByte, { minLength: 1, maxLength: 8 })
  .map(bytes => Uint8Array.from(bytes))
const content = fc.uint8Array({ maxLength: 6 })

const record: fc.Arbitrary<MutationRecord> = fc.oneof(
  fc
    .tuple(fc.constantFrom('write', 'write+x', 'symlink'), pathBytes, content)
    .map(([tool, path, bytes]) => ({
      tool,
      path: encodePath(path),
      content_digest: sha256(bytes)
    })),
  pathBytes.map(path => ({
    tool: 'delete',
    path: encodePath(path),
    content_digest: ''
  }))
)
const records = fc.array(record, { maxLength: 12 })

const digestOf = (some: readonly MutationRecord[]): string =>
  mutationLedger(some).effect_digest

describe('the effect digest', () => {
  it('does not depend on the order or the number of observations', () => {
    fc.assert(
      fc.property(
        records.chain(some =>
          fc.tuple(
            fc.constant(some),
            fc.shuffledSubarray([...some, ...some], {
              minLength: some.length * 2
            })
          )
        ),
        ([some, shuffled]) => digestOf(some) === digestOf(shuffled)
      )
    )
  })

  it('differs whenever two ledgers differ', () => {
    fc.assert(
      fc.property(records, records, (left, right) => {
        const key = (some: readonly MutationRecord[]): string =>
          JSON.stringify(
            [...new Set(some.map(one => JSON.stringify(one)))].sort()
          )
        return (
          (key(left) === key(right)) === (digestOf(left) === digestOf(right))
        )
      }),
      { numRuns: 2000 }
    )
  })

  it('changes with one byte of content, with the tool and with the path', () => {
    fc.assert(
      fc.property(
        records,
        pathBytes,
        fc.uint8Array({ minLength: 1, maxLength: 40 }),
        fc.nat(),
        (others, path, bytes, at) => {
          const changed = Uint8Array.from(bytes)
          const index = at % bytes.length
          changed[index] = (changed[index] ?? 0) ^ 1
          const entry = {
            tool: 'write',
            path: encodePath(path),
            content_digest: sha256(bytes)
          }
          const rest = others.filter(one => one.path !== entry.path)
          const digests = [
            entry,
            { ...entry, content_digest: sha256(changed) },
            { ...entry, tool: 'write+x' },
            { ...entry, path: encodePath(Uint8Array.from([...path, 0x62])) }
          ].map(one => digestOf([...rest, one]))
          return new Set(digests).size === digests.length
        }
      )
    )
  })

  it('hashes lines that name their records without doubt', () => {
    fc.assert(
      fc.property(record, one => {
        const line = recordLine(one)
        const [, tool, path, digest] =
          /^([a-z+]+)\|([^\n]*)\|([0-9a-f]{64}|)$/u.exec(line) ?? []
        return (
          tool === one.tool &&
          path === one.path &&
          digest === one.content_digest
        )
      })
    )
  })
})
