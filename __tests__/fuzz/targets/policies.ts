/** Policies as text, mutated by pieces of YAML: read whole, or refused with reasons. */
import { expect } from '@jest/globals'
import fc from 'fast-check'
import { stringify } from 'yaml'

import { GateError } from '../../../src/errors.ts'
import { parsePolicy } from '../../../src/policy/parse-policy.ts'
import type { GatePolicy } from '../../../src/policy/gate-policy.ts'
import type { FuzzTarget } from '../target.ts'

interface WrittenCheck {
  readonly id: string
  readonly command: string
  readonly required: boolean
}

interface MutatedPolicy {
  readonly text: string
  readonly checks: readonly WrittenCheck[]
}

const check = fc.record({
  id: fc.constant(''),
  command: fc.constantFrom(
    'npm test',
    'make check',
    "a 'b' # c",
    'x: y',
    'one\ntwo\n',
    '- x',
    'true'
  ),
  required: fc.constantFrom(true, true, true, false)
})
const more = fc.record(
  {
    timeout: fc.constantFrom('15m', 90, '1h30m'),
    drift: fc.constantFrom('report', 'block'),
    presets: fc.constantFrom(
      { node: 'off' },
      { 'node:test': 'required', rust: 'optional' }
    ),
    acceptance: fc.constantFrom('trust-head', { manual: 'required' }),
    setup: fc.constantFrom(['npm ci'], [{ command: 'npm ci', timeout: 60 }]),
    scope: fc.constantFrom({ exclude: ['docs/**'] })
  },
  { requiredKeys: [] }
)

// Values that YAML readers disagree on; none of them is a written `false`.
const ODD_VALUES = [
  ...['yes', 'no', 'on', 'off', 'n', '~', 'null', '', '""', '"false"', '0'],
  ...['1', '1e400', '-1e400', '.inf', '-.Inf', '.nan', '0x10', '0o17', '1_000'],
  ...['9007199254740993', '1e-400', '-0', '[]', '{}', '[[[]]]', '!!str false'],
  ...['!!int "0"', '!x 1', '&a 1', '*a', '2026-01-01', '!!binary aGk=', '? 1'],
  ...['|', '>-', '"\\0"', '"\\uD800"', "'", '"', '`', '@x', '%x', '<<']
]
// Lines that take nothing away by YAML's own rules.
const NOISE_LINES = [
  ...['# a comment', '', '---', '...', '%YAML 1.1', 'checks: []', 'checks:'],
  ...['checks: null', 'required: false', '    required: false', '<<: *a'],
  ...['    <<: { required: false }', '  - &a', '  - *a', '  - {}', '  - null'],
  ...['? checks', ': []', '"checks": []', "'checks': []", '!!str checks: []'],
  ...['__proto__: { checks: [] }', 'constructor: 1', 'toString: 1', '\t'],
  ...['Checks: []', 'CHECKS: []', 'checks : []', '\u0000', '\ufeff', '[', '}'],
  ...['    id: other', '    id:', 'version: 2', 'version: 1', '    ? required']
]
const NOISE_ENDS = [
  ...[
    ' # x',
    '\r',
    '\u0000',
    '\u0085',
    '\u2028',
    '\u202e',
    ' &a',
    ' *a',
    ' !!x'
  ],
  ...[' "', " '", ' ]', ' }', ': x', ' |', '\\', '\ufeff', '\u00a0', '\t# x']
]
const NOISE_STARTS = ['\t', '\u00a0', '\ufeff', '? ', '! ', '&a ', '%', '}']
// The same for flow style, put after a bracket or a comma.
const NOISE_FLOW = [
  ...[
    '"checks":[],',
    '"required":false,',
    '<<: {required: false},',
    '&a ',
    '*a,'
  ],
  ...[
    '? ',
    '"id":"other",',
    ',',
    '[',
    '}',
    '# x\n',
    '!!map ',
    '"__proto__":{},'
  ],
  ...['required: false,', "'checks': [],", '"\\u0063hecks":[],', '\u0000', ' ']
]

const mutation = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('line', 'end', 'start', 'value', 'flow'),
  pick: fc.nat()
})

const policy: fc.Arbitrary<MutatedPolicy> = fc
  .record({
    checks: fc.array(check, { minLength: 1, maxLength: 4 }),
    more,
    flow: fc.boolean(),
    mutations: fc.array(mutation, { maxLength: 4 })
  })
  .map(({ checks: unnamed, more: others, flow, mutations }) => {
    const checks = unnamed.map((one, at) => ({ ...one, id: `c${String(at)}` }))
    const data = { version: 1, checks, ...others }
    const text = flow ? JSON.stringify(data) : stringify(data)
    return { checks, text: mutations.reduce(flow ? mutateFlow : mutate, text) }
  })

type Mutation =
  typeof mutation extends fc.Arbitrary<infer Value> ? Value : never

function picked(from: readonly string[], at: number): string {
  return from[at % from.length] ?? ''
}

function mutate(text: string, { at, kind, pick }: Mutation): string {
  const lines = text.split('\n')
  const place = at % lines.length
  const line = lines[place] ?? ''
  if (kind === 'line') lines.splice(place, 0, picked(NOISE_LINES, pick))
  else if (kind === 'start') lines[place] = picked(NOISE_STARTS, pick) + line
  else if (kind === 'end') lines[place] = line + picked(NOISE_ENDS, pick)
  else if (!line.includes('id:'))
    lines[place] = line.replace(
      /^(\s*(?:- )?[a-z-]+:) .*$/,
      (_whole, key: string) => `${key} ${picked(ODD_VALUES, pick)}`
    )
  return lines.join('\n')
}

function mutateFlow(text: string, { at, pick }: Mutation): string {
  const places = [...text.matchAll(/[{[,]/g)].map(({ index }) => index + 1)
  const place = places[at % places.length] ?? 0
  return text.slice(0, place) + picked(NOISE_FLOW, pick) + text.slice(place)
}

function read(text: string): GatePolicy | undefined {
  try {
    return parsePolicy(text)
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(GateError)
    const { code, problems } = thrown as GateError
    expect(code).toBe('POLICY_INVALID')
    expect(problems.length).toBeGreaterThan(0)
    return undefined
  }
}

export const policies: FuzzTarget<MutatedPolicy> = {
  name: 'policies',
  arbitrary: policy,
  holds: ({ text, checks }) => {
    const found = read(text)
    if (found === undefined) return
    const required = found.checks.filter(one => one.required)
    const written = checks.filter(one => one.required)
    expect(required.length).toBeGreaterThanOrEqual(written.length)
    expect(found.timeoutMs).toBeGreaterThan(0)
  }
}
