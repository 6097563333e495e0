/** What every row of the table finds in one folder, and which of it counts. */
import { asideIf } from './preset.ts'
import { PRESET_TABLE } from './table.ts'
import type { EcosystemPresets, PresetFinding, PresetPlace } from './preset.ts'

/** A row and what it finds. */
export interface RowFindings {
  readonly row: EcosystemPresets
  readonly findings: readonly PresetFinding[]
}

/** All rows in their order. Pure. Findings of a fallback stand aside where a row above gives a test. */
export function findPresets(place: PresetPlace): readonly RowFindings[] {
  let hasTest = false
  return PRESET_TABLE.map(row => {
    const findings = row
      .find(place)
      .map(one => asideIf(row.isFallback === true && hasTest, one))
    hasTest ||= findings.some(one => counts(one) && isTest(row, one))
    return { row, findings }
  })
}

/** Whether a finding counts by itself, with nobody asking for it. */
export function counts(finding: PresetFinding): boolean {
  return finding.kind === 'unknown' || finding.aside !== true
}

function isTest(row: EcosystemPresets, { id }: PresetFinding): boolean {
  return row.presets.some(preset => preset.id === id && preset.kind === 'test')
}
