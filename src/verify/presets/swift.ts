/** The preset of Swift: a Package.swift implies its tests. */
import { found } from './preset.ts'
import type { EcosystemPresets } from './preset.ts'

const PACKAGE = 'Package.swift'

/** Swift's row of the table. */
export const SWIFT: EcosystemPresets = {
  ecosystem: 'swift',
  presets: [
    {
      id: 'swift:test',
      kind: 'test',
      description: 'Run Swift tests',
      required: true
    }
  ],
  find: ({ folder }) =>
    folder.has(PACKAGE) ? [found('swift:test', 'swift test', PACKAGE)] : []
}
