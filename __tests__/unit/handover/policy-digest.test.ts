/** No value of a policy, however deep, can differ and leave the policy's digest as it is. */
import { describe, expect, it } from '@jest/globals'

import { policyDigest } from '../../../src/handover/plan-digest.ts'
import { EXAMPLE_POLICY } from '../../../src/policy/example-policy.ts'
import { parsePolicy } from '../../../src/policy/parse-policy.ts'
import type { GatePolicy } from '../../../src/policy/gate-policy.ts'

/** A policy that says something under every key. */
const POLICY = parsePolicy(
  [
    EXAMPLE_POLICY.replace(
      "apart: ['docs/**']",
      "always: [packages/a]\n  depends-on: { packages/a: [packages/b] }\n  apart: ['docs/**']"
    ),
    'surface: { policy-changed: warn }',
    'applies-to: agents',
    `container: { image: 'example.com/image@sha256:${'a'.repeat(64)}' }`
  ].join('\n')
)

/** A value that differs in one place, and where. */
type Variant = readonly [string, unknown]

/** Every value that differs from this one in a single scalar, or by a missing entry. */
function variants(value: unknown): readonly Variant[] {
  if (value instanceof Map)
    return entryVariants([...value], entries => new Map(entries))
  if (Array.isArray(value))
    return entryVariants([...value.entries()], entries =>
      entries.map(([, one]) => one)
    )
  if (typeof value === 'object' && value !== null)
    return entryVariants(Object.entries(value), Object.fromEntries)
  if (typeof value === 'number') return [['', value + 1]]
  if (typeof value === 'boolean') return [['', !value]]
  return [['', `${String(value)}x`]]
}

type Entries = readonly (readonly [PropertyKey, unknown])[]

function entryVariants(
  entries: Entries,
  made: (entries: Entries) => unknown
): readonly Variant[] {
  return entries.flatMap(([key, value], at) => [
    [`${String(key)} left out`, made(entries.filter((_, one) => one !== at))],
    ...variants(value).map(([where, other]): Variant => [
      `${String(key)}.${where}`,
      made(entries.with(at, [key, other]))
    ])
  ])
}

describe('the digest of a policy', () => {
  // Without one of its keys a policy is none.
  const all = variants(POLICY).filter(([where]) => /^\S*\./.test(where))

  it('is another for every value that differs, and none of them share one', () => {
    const digests = new Map([['the policy', policyDigest(POLICY)]])
    for (const [where, policy] of all)
      digests.set(where, policyDigest(policy as GatePolicy))
    expect(all.length).toBeGreaterThan(60)
    expect(new Set(digests.values()).size).toBe(digests.size)
  })

  it.each(Object.keys(POLICY))('is another for another `%s`', key => {
    const others = all.filter(([where]) => where.startsWith(`${key}.`))
    expect(others.length).toBeGreaterThan(0)
    for (const [, policy] of others)
      expect(policyDigest(policy as GatePolicy)).not.toBe(policyDigest(POLICY))
  })

  it('does not know the order in which presets are written', () => {
    const presets = new Map([...POLICY.presets].reverse())
    expect(policyDigest({ ...POLICY, presets })).toBe(policyDigest(POLICY))
  })
})
