/** The batch parser gives the same objects however the stream is cut. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import {
  batchParser,
  WHOLE_OBJECT_BYTES
} from '../../../src/adapters/git/batch-parser.ts'

const ID = 'a'.repeat(40)

// Contents that look like headers, end in line ends or lie around the largest whole piece.
const content = fc.oneof(
  fc.uint8Array({ maxLength: 60 }).map(bytes => Buffer.from(bytes)),
  fc
    .constantFrom('', '\n', '\n\n', `${ID} blob 3\n`, `${ID} missing\n`, '7')
    .map(text => Buffer.from(text)),
  fc
    .integer({ min: WHOLE_OBJECT_BYTES - 2, max: WHOLE_OBJECT_BYTES + 70_000 })
    .map(size => Buffer.alloc(size, `${ID} blob 5\n`))
)
const answer = fc.oneof(
  { weight: 4, arbitrary: content },
  { weight: 1, arbitrary: fc.constantFrom('missing', 'ambiguous') }
)

function streamOf(answers: readonly (Buffer | string)[]): Buffer {
  return Buffer.concat(
    answers.map(one =>
      typeof one === 'string'
        ? Buffer.from(`${ID} ${one}\n`)
        : Buffer.concat([
            Buffer.from(`${ID} blob ${one.length}\n`),
            one,
            Buffer.from('\n')
          ])
    )
  )
}

function cut(stream: Buffer, cuts: readonly number[]): Buffer[] {
  const places = [...cuts.map(at => at % (stream.length + 1)), stream.length]
  const sorted = places.sort((left, right) => left - right)
  return sorted.map((end, at) => stream.subarray(sorted[at - 1] ?? 0, end))
}

// Buffers by their bytes at once: comparing them one by one takes minutes.
function sameAnswers(
  left: readonly (Buffer | string)[],
  right: readonly (Buffer | string)[]
): boolean {
  return (
    left.length === right.length &&
    left.every((one, at) => {
      const other = right[at] ?? ''
      return typeof one === 'string' || typeof other === 'string'
        ? one === other
        : one.equals(other)
    })
  )
}

function parseAll(chunks: readonly Buffer[]): readonly (Buffer | string)[] {
  const answers: (Buffer | string)[] = []
  let parts: Buffer[] = []
  const parse = batchParser({
    whole: (header, bytes) => {
      answers.push(
        header === `${ID} blob ${bytes.length}`
          ? Buffer.from(bytes)
          : `wrong header: ${header}`
      )
    },
    begin: () => {
      parts = []
    },
    part: bytes => {
      parts.push(Buffer.from(bytes))
    },
    end: () => {
      answers.push(Buffer.concat(parts))
    },
    absent: line => {
      answers.push(line.slice(ID.length + 1))
    }
  })
  for (const chunk of chunks) parse(chunk)
  return answers
}

describe('the stream of cat-file --batch', () => {
  it('gives every answer in order, wherever a chunk ends', () => {
    fc.assert(
      fc.property(
        fc.array(answer, { maxLength: 6 }),
        fc.array(fc.nat(), { maxLength: 30 }),
        (answers, cuts) => {
          const parsed = parseAll(cut(streamOf(answers), cuts))
          return sameAnswers(parsed, answers)
        }
      ),
      { numRuns: 300 }
    )
  })

  it('gives every answer in order, byte by byte', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            content.filter(one => one.length < 100),
            fc.constant('missing')
          ),
          { maxLength: 4 }
        ),
        answers => {
          const stream = streamOf(answers)
          const bytes = [...stream].map(byte => Buffer.of(byte))
          return sameAnswers(parseAll(bytes), answers)
        }
      )
    )
  })

  it('is refused when an object is longer or shorter than it said', () => {
    for (const stream of [
      `${ID} blob 3\nabcd\n`,
      `${ID} blob 3\nab\n${ID} blob 1\nx\n`
    ])
      expect(() => parseAll([Buffer.from(stream)])).toThrow('another size')
    const large = Buffer.concat([
      Buffer.from(`${ID} blob ${WHOLE_OBJECT_BYTES + 1}\n`),
      Buffer.alloc(WHOLE_OBJECT_BYTES + 2, 'x')
    ])
    expect(() => parseAll([large])).toThrow('another size')
  })
})
