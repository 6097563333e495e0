/** Output of commands in chunks, through all that it passes on its way to a job's log: never a workflow command. */
import { expect } from '@jest/globals'
import fc from 'fast-check'

import { logProgress } from '../../../src/action/log-progress.ts'
import { lineRelay } from '../../../src/adapters/process/line-relay.ts'
import { aCheck } from '../../support/builders.ts'
import { jobLog } from '../../support/job-log.ts'
import type { FuzzTarget } from '../target.ts'

interface StreamedOutput {
  readonly bytes: Buffer
  readonly cuts: readonly number[]
  readonly lineBytes: number
  readonly relayBytes: number
}

const COMMANDS = [
  ...[
    '::error::x',
    '::add-mask::x',
    '::stop-commands::t',
    '::t::',
    '##[error]x'
  ],
  ...[
    '::set-output name=a::b',
    '##vso[task.complete]',
    '::endgroup::',
    '::group::x'
  ]
]
const LINE_ENDS = ['\n', '\r', '\r\n', '\n\r', '\u0085', '\u2028', '\v', '\f']
const SPACES = [
  ' ',
  '\t',
  '\u00a0',
  '\u3000',
  '\ufeff',
  '\u200b',
  '\u00ad',
  '\0'
]
const ESCAPES = [
  '\u001b[0m',
  '\u001b]0;t\u0007',
  '\u001b',
  '\u009b1m',
  '\b',
  '\u001b[1A'
]

/** A command with marks put inside it that a reader may skip. */
const disguised = fc
  .tuple(
    fc.constantFrom(...COMMANDS),
    fc.array(
      fc.tuple(
        fc.nat({ max: 6 }),
        fc.constantFrom(...SPACES, ...ESCAPES, '\u0301', '\ufe0f', '\u{e0001}')
      ),
      { maxLength: 3 }
    )
  )
  .map(([command, marks]) =>
    marks.reduce(
      (text, [at, mark]) => text.slice(0, at) + mark + text.slice(at),
      command
    )
  )
const piece = fc.oneof(
  { weight: 4, arbitrary: disguised.map(text => Buffer.from(text)) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(...LINE_ENDS, ...SPACES, ...ESCAPES, ':', '#', '%0A')
      .map(text => Buffer.from(text))
  },
  fc.uint8Array({ maxLength: 6 }).map(bytes => Buffer.from(bytes)),
  fc.nat({ max: 70 }).map(length => Buffer.alloc(length, 'x'))
)
const output: fc.Arbitrary<StreamedOutput> = fc.record({
  bytes: fc
    .array(piece, { maxLength: 30 })
    .map(pieces => Buffer.concat(pieces)),
  cuts: fc.array(fc.nat(), { maxLength: 12 }),
  lineBytes: fc.integer({ min: 2, max: 90 }),
  relayBytes: fc.integer({ min: 20, max: 2_000 })
})

export const commandOutput: FuzzTarget<StreamedOutput> = {
  name: 'command-output',
  arbitrary: output,
  holds: ({ bytes, cuts, lineBytes, relayBytes }) => {
    const log = jobLog()
    const progress = logProgress(log)
    progress.checkStarted('unit', 1, 1)
    const relay = lineRelay({ lineBytes, relayBytes }, line => {
      progress.outputLine(line)
    })
    const places = [...new Set(cuts.map(cut => cut % (bytes.length + 1)))]
    const ends = [...places.sort((one, other) => one - other), bytes.length]
    for (const [at, end] of ends.entries())
      relay.add(bytes.subarray(ends[at - 1] ?? 0, end))
    relay.finish()
    progress.checkFinished(aCheck({ id: 'unit' }))
    expect(log.commands().map(line => line.slice(0, 9))).toEqual([
      '::group::',
      '::endgrou'
    ])
  }
}
