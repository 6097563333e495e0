/** Refuses a policy under which no required check could ever run: the gate would prove nothing. */
import { ECOSYSTEMS, PRESET_IDS } from './preset-names.ts'
import type { GatePolicy } from './gate-policy.ts'

const ACCEPTANCE = /^(?:\.a3s\/loops\/[^/]+\/)?ACCEPTANCE\.md$/

/**
 * Why nothing could ever be proven under a policy, or undefined.
 * @param paths encoded paths of every file of the base
 * @param constant places of the checks that can never fail
 */
export function vacuousProblem(
  policy: GatePolicy,
  paths: Iterable<string>,
  constant: ReadonlySet<number>
): string | undefined {
  const { acceptance, checks } = policy
  const mayFail = checks.some(
    (check, at) => check.required && !constant.has(at)
  )
  if (mayFail || mayRequirePreset(policy)) return undefined
  if (acceptance.trustHead || acceptance.files.length > 0) return undefined
  for (const path of paths) if (ACCEPTANCE.test(path)) return undefined
  return 'no required check can ever run: every preset is off or optional, no check is required that could fail, and the base has no ACCEPTANCE.md. Require a check, or leave a preset on'
}

function mayRequirePreset({ presets }: GatePolicy): boolean {
  if ([...presets.values()].includes('required')) return true
  const isOpen = (key: string): boolean => {
    const level = presets.get(key)
    return level === undefined || level === 'on'
  }
  return ECOSYSTEMS.some(ecosystem =>
    PRESET_IDS.filter(id => id.startsWith(`${ecosystem}:`)).some(id =>
      presets.has(id) ? isOpen(id) : isOpen(ecosystem)
    )
  )
}
