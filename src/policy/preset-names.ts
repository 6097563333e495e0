/** The names that a policy may use for presets; the table of `verify/presets` has exactly these. */

/** Every preset's id: its ecosystem and what it does. */
export const PRESET_IDS = [
  'rust:fmt',
  'rust:check',
  'rust:test',
  'rust:clippy',
  'node:test',
  'node:typecheck',
  'node:lint',
  'python:test',
  'python:ruff',
  'python:mypy',
  'go:test',
  'go:vet'
] as const

/** A preset's id. */
export type PresetId = (typeof PRESET_IDS)[number]

/** The ecosystems that have presets. */
export const ECOSYSTEMS = ['rust', 'node', 'python', 'go'] as const

/** An ecosystem that has presets. */
export type Ecosystem = (typeof ECOSYSTEMS)[number]

/** Files of a package that presets read or look for: they say which checks there are. */
export const PRESET_FILES: readonly string[] = [
  'package.json',
  'pnpm-workspace.yaml',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
  'pyproject.toml',
  'pytest.ini',
  'ruff.toml',
  '.ruff.toml',
  'mypy.ini',
  '.mypy.ini',
  'Cargo.toml',
  'go.mod',
  'go.work'
]

/** Words before a colon that a policy's own check may not use: ids of the gate, now or later. */
export const RESERVED_PREFIXES: readonly string[] = [
  ...ECOSYSTEMS,
  ...['deno', 'maven', 'gradle', 'dotnet', 'ruby', 'php', 'elixir', 'swift'],
  ...['make', 'acceptance', 'shell', 'surface', 'verifier', 'attestor', 'gate']
]
