/** Every rule over one change: what it found, with the level that the policy gives it. */
import { FAMILIES } from './families.ts'
import { compareBytes } from '../model/path.ts'
import type { Found, SurfaceInput } from './change.ts'
import type { SurfaceFinding } from '../model/plan.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'

/** Characters of before and after that a finding keeps. */
export const LONGEST_QUOTE = 200

/** The most findings of one rule; one more says how many there are. */
export const MOST_OF_A_RULE = 50

/** Runs every family. Pure; the same change gives the same findings, `block` first. */
export function surfaceFindings(
  input: SurfaceInput
): readonly SurfaceFinding[] {
  const found = FAMILIES.flatMap(family => family(input))
  return levelled(found, input.policy)
}

/** Findings with their levels, sorted, each once; those of rules that are off are left out. */
export function levelled(
  found: readonly Found[],
  { surface }: GatePolicy
): readonly SurfaceFinding[] {
  const findings = found.flatMap(one => {
    const level = surface[one.rule]
    return level === 'off' ? [] : [finding(one, level)]
  })
  const once = new Map(findings.map(one => [JSON.stringify(one), one]))
  return capped([...once.values()].sort(compareFindings))
}

function finding(one: Found, level: 'block' | 'warn'): SurfaceFinding {
  const { rule, message, path, line, before, after } = one
  return {
    rule,
    level,
    message,
    ...(path === undefined ? {} : { path }),
    ...(line === undefined ? {} : { line }),
    ...(before === undefined ? {} : { before: quote(before) }),
    ...(after === undefined ? {} : { after: quote(after) })
  }
}

function quote(text: string): string {
  const characters = Array.from(text.slice(0, 4 * LONGEST_QUOTE))
  return characters.length > LONGEST_QUOTE
    ? `${characters.slice(0, LONGEST_QUOTE - 1).join('')}…`
    : characters.join('')
}

function compareFindings(left: SurfaceFinding, right: SurfaceFinding): number {
  return (
    Number(left.level === 'warn') - Number(right.level === 'warn') ||
    compareBytes(left.path ?? '', right.path ?? '') ||
    (left.line ?? 0) - (right.line ?? 0) ||
    compareBytes(left.rule, right.rule)
  )
}

function capped(
  findings: readonly SurfaceFinding[]
): readonly SurfaceFinding[] {
  const counts = new Map<string, number>()
  const kept = findings.filter(({ rule }) => {
    const count = (counts.get(rule) ?? 0) + 1
    counts.set(rule, count)
    return count <= MOST_OF_A_RULE
  })
  const more = [...counts]
    .filter(([, count]) => count > MOST_OF_A_RULE)
    .map(([rule, count]) => ({
      rule,
      level: findings.find(one => one.rule === rule)?.level ?? 'block',
      message: `and ${count - MOST_OF_A_RULE} more findings of ${rule}`
    }))
  return [...kept, ...more]
}
