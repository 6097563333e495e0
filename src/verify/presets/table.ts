/** The table of presets, in the order in which they run. */
import { BUN } from './bun.ts'
import { DENO } from './deno.ts'
import { DOTNET } from './dotnet.ts'
import { ELIXIR } from './elixir.ts'
import { GO } from './go.ts'
import { GRADLE } from './gradle.ts'
import { JUST } from './just.ts'
import { MAKE } from './make.ts'
import { MAVEN } from './maven.ts'
import { NODE } from './node.ts'
import { PHP } from './php.ts'
import { PYTHON } from './python.ts'
import { RUBY } from './ruby.ts'
import { RUST } from './rust.ts'
import { SWIFT } from './swift.ts'
import type { EcosystemPresets } from './preset.ts'

/** One row an ecosystem; those that only stand in for others come last. */
export const PRESET_TABLE: readonly EcosystemPresets[] = [
  RUST,
  NODE,
  PYTHON,
  GO,
  DENO,
  BUN,
  MAVEN,
  GRADLE,
  DOTNET,
  RUBY,
  PHP,
  ELIXIR,
  SWIFT,
  MAKE,
  JUST
]
