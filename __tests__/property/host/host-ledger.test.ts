/** Host ledgers: different ones never share lines, and the order of observation does not matter. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { recordLine } from '../../../src/model/ledger.ts'
import {
  emptyHostLedger,
  ledgerOf,
  observeUnseenPaths
} from '../../../src/host/host-ledger.ts'
import { observeToolCall } from '../../../src/host/tool-calls.ts'
import type { HostLedger } from '../../../src/host/host-ledger.ts'

// Characters that lines are made of, halves of pairs, and what encodes them.
const text = fc
  .array(
    fc.constantFrom(
      'a',
      'b',
      '|',
      '\n',
      '%',
      '%7C',
      '%0A',
      '\u0000',
      '\ud800',
      '\udc00',
      'é',
      '😀'
    ),
    {
      minLength: 1,
      maxLength: 4
    }
  )
  .map(parts => `x${parts.join('')}x`)
const call = fc.record({
  tool: text,
  path: text,
  after: fc.constantFrom('1', '2')
})
interface Call {
  readonly tool: string
  readonly path: string
  readonly after: string
}

function ledger(calls: readonly Call[]): HostLedger {
  return calls.reduce(
    (state, { tool, path, after }) =>
      observeToolCall(state, {
        tool,
        exit_code: 1,
        metadata: { changed_paths: [path], after }
      }),
    emptyHostLedger()
  )
}

function identity(calls: readonly Call[]): string {
  const facts = calls.map(one =>
    JSON.stringify([one.tool, one.path, one.after])
  )
  return [...new Set(facts)].sort().join('\n')
}

describe('host ledgers', () => {
  it('that differ have different lines and digests, those that do not have the same', () => {
    fc.assert(
      fc.property(
        fc.array(call, { maxLength: 4 }),
        fc.array(call, { maxLength: 4 }),
        (left, right) => {
          const [one, other] = [left, right].map(calls =>
            ledgerOf(ledger(calls))
          )
          const same = identity(left) === identity(right)
          expect(one?.effect_digest === other?.effect_digest).toBe(same)
          const lines = [one, other].map(made =>
            made?.records.map(recordLine).join('\n')
          )
          expect(lines[0] === lines[1]).toBe(same)
        }
      ),
      { numRuns: 2000 }
    )
  })

  it('do not depend on the order of the calls', () => {
    fc.assert(
      fc.property(fc.array(call), calls => {
        expect(ledgerOf(ledger([...calls].reverse()))).toEqual(
          ledgerOf(ledger(calls))
        )
      })
    )
  })

  it('do not change when a recorded path is seen again', () => {
    fc.assert(
      fc.property(fc.array(call), calls => {
        const state = ledger(calls)
        const again = observeUnseenPaths(
          state,
          calls.map(one => one.path)
        )
        expect(ledgerOf(again)).toEqual(ledgerOf(state))
      })
    )
  })

  it('are made of any metadata without a crash', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 0, max: 1 }),
        fc.anything(),
        (tool, exit_code, metadata) => {
          expect(
            ledgerOf(
              observeToolCall(emptyHostLedger(), { tool, exit_code, metadata })
            )
          ).toBeDefined()
        }
      )
    )
  })
})
