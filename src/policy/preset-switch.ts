/** What a policy says of one preset in one folder. */
import type { GatePolicy, PresetSwitch } from './gate-policy.ts'
import type { Ecosystem } from './preset-names.ts'

/**
 * The most exact key that the policy has: the preset in the folder, the
 * ecosystem in the folder, the preset, the ecosystem; else `on`.
 * @param folder empty for the root, which a policy writes as `.`
 */
export function presetSwitch(
  { presets }: Pick<GatePolicy, 'presets'>,
  ecosystem: Ecosystem,
  id: string,
  folder: string
): PresetSwitch {
  const place = folder === '' ? '.' : folder
  return (
    presets.get(`${id}@${place}`) ??
    presets.get(`${ecosystem}@${place}`) ??
    presets.get(id) ??
    presets.get(ecosystem) ??
    'on'
  )
}
