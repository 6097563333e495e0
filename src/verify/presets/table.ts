/** The table of presets, in the order in which they run. */
import { GO } from './go.ts'
import { NODE } from './node.ts'
import { PYTHON } from './python.ts'
import { RUST } from './rust.ts'
import type { EcosystemPresets } from './preset.ts'

/** One row an ecosystem. */
export const PRESET_TABLE: readonly EcosystemPresets[] = [
  RUST,
  NODE,
  PYTHON,
  GO
]
