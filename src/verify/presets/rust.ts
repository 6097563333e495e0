/** Presets of Rust: a Cargo.toml implies all of them. */
import { found } from './preset.ts'
import type { EcosystemPresets } from './preset.ts'

/** Rust's row of the table. */
export const RUST: EcosystemPresets = {
  ecosystem: 'rust',
  presets: [
    {
      id: 'rust:fmt',
      kind: 'format',
      description: 'Check Rust formatting',
      required: true
    },
    {
      id: 'rust:check',
      kind: 'type_check',
      description: 'Run Rust type checking',
      required: true
    },
    {
      id: 'rust:test',
      kind: 'test',
      description: 'Run Rust tests',
      required: true
    },
    {
      id: 'rust:clippy',
      kind: 'lint',
      description: 'Run Rust clippy lints',
      required: false
    }
  ],
  find: ({ folder }) =>
    folder.has('Cargo.toml')
      ? [
          found('rust:fmt', 'cargo fmt -- --check', 'Cargo.toml'),
          found('rust:check', 'cargo check', 'Cargo.toml'),
          found('rust:test', 'cargo test', 'Cargo.toml'),
          found('rust:clippy', 'cargo clippy -- -D warnings', 'Cargo.toml')
        ]
      : []
}
