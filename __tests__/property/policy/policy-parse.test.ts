/** Whatever the text, a policy is read or refused, and durations mean what they say. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { GateError } from '../../../src/errors.ts'
import { durationMs } from '../../../src/policy/duration.ts'
import { globProblem } from '../../../src/policy/glob.ts'
import { parsePolicy } from '../../../src/policy/parse-policy.ts'
import { PRESET_IDS } from '../../../src/policy/preset-names.ts'
import { PRESET_TABLE } from '../../../src/verify/presets/table.ts'
import { matchesAny } from '../../../src/verify/matches-any.ts'

const word = fc.constantFrom(
  ...['checks', 'id', 'command', 'presets', 'node', 'off', 'timeout', '15m'],
  ...['acceptance', 'trust-head', 'version', '1', ': ', '- ', '\n', '  ', '{'],
  ...['}', '[', ']', ',', '&a', '*a', '!t', '|', '"', "'", '#', '---', '\t']
)

function outcome(text: string): { thrown?: unknown; timeoutMs: number } {
  try {
    return { timeoutMs: parsePolicy(text).timeoutMs }
  } catch (thrown) {
    return { thrown, timeoutMs: 0 }
  }
}

function isNamedProblem(thrown: unknown): boolean {
  return (
    thrown instanceof GateError &&
    thrown.code === 'POLICY_INVALID' &&
    thrown.problems.length > 0
  )
}

describe('a policy of any text', () => {
  it('is read or refused as invalid, never anything else', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(word, { maxLength: 40 }).map(words => words.join(''))
    )
    fc.assert(
      fc.property(text, written => {
        const { thrown, timeoutMs } = outcome(written)
        expect(timeoutMs > 0 || isNamedProblem(thrown)).toBe(true)
      }),
      { numRuns: 500 }
    )
  })

  it('refuses any key that the schema does not have, and names it', () => {
    const key = fc.stringMatching(/^[a-z]{1,12}x$/)
    fc.assert(
      fc.property(key, name => {
        expect(() => parsePolicy(`"${name}": 1`)).toThrow(
          expect.objectContaining({
            code: 'POLICY_INVALID',
            problems: [expect.objectContaining({ path: `${name} (line 1)` })]
          })
        )
      })
    )
  })
})

describe('a duration', () => {
  it('is the sum of its parts', () => {
    const part = fc.nat({ max: 99_999 })
    fc.assert(
      fc.property(part, part, part, (hours, minutes, seconds) => {
        const ms = ((hours * 60 + minutes) * 60 + seconds) * 1000
        expect(durationMs(`${hours}h${minutes}m${seconds}s`)).toBe(ms)
        expect(durationMs(seconds)).toBe(seconds * 1000)
      })
    )
  })

  it('cannot be read when it is blank', () => {
    expect(durationMs('')).toBeUndefined()
  })
})

describe('a glob that is accepted', () => {
  it('matches or does not, for any path', () => {
    const glob = fc
      .array(
        fc.constantFrom('a', '*', '**', '/', '{a,b}', '?', '[ab]', '.', '!'),
        { maxLength: 12 }
      )
      .map(parts => parts.join(''))
      .filter(text => globProblem(text) === undefined)
    const path = fc
      .array(fc.constantFrom('a', 'b', '/', '.'), { maxLength: 60 })
      .map(parts => parts.join(''))
    fc.assert(
      fc.property(glob, path, (pattern, name) => {
        expect(typeof matchesAny([pattern])(name)).toBe('boolean')
      })
    )
  })

  it('matches hidden files and takes "!" and "#" as they stand', () => {
    expect(matchesAny(['*'])('.env')).toBe(true)
    expect(matchesAny(['!a'])('b')).toBe(false)
    expect(matchesAny(['#a'])('#a')).toBe(true)
  })
})

describe('the names of presets that a policy may use', () => {
  it('are those of the table, in its order', () => {
    const table = PRESET_TABLE.flatMap(row => row.presets.map(({ id }) => id))
    expect(table).toEqual(PRESET_IDS)
  })
})
