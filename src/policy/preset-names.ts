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
  'go:vet',
  'deno:task',
  'deno:test',
  'deno:fmt',
  'deno:lint',
  'bun:test',
  'maven:test',
  'gradle:test',
  'dotnet:test',
  'ruby:rspec',
  'ruby:test',
  'ruby:rubocop',
  'php:test',
  'php:pest',
  'php:phpunit',
  'php:phpstan',
  'elixir:test',
  'elixir:format',
  'swift:test',
  'make:test',
  'just:test'
] as const

/** A preset's id. */
export type PresetId = (typeof PRESET_IDS)[number]

/** The ecosystems that have presets. */
export const ECOSYSTEMS = [
  'rust',
  'node',
  'python',
  'go',
  'deno',
  'bun',
  'maven',
  'gradle',
  'dotnet',
  'ruby',
  'php',
  'elixir',
  'swift',
  'make',
  'just'
] as const

/** An ecosystem that has presets. */
export type Ecosystem = (typeof ECOSYSTEMS)[number]

/** Files of a package whose text presets read. */
export const PRESET_TEXTS: readonly string[] = [
  'package.json',
  'pyproject.toml',
  'deno.json',
  'deno.jsonc',
  'composer.json',
  'GNUmakefile',
  'makefile',
  'Makefile',
  'justfile',
  'Justfile',
  'JUSTFILE',
  '.justfile'
]

/** Files of a package that presets read or look for: they say which checks there are. */
export const PRESET_FILES: readonly string[] = [
  ...PRESET_TEXTS,
  'pnpm-workspace.yaml',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
  'pytest.ini',
  'ruff.toml',
  '.ruff.toml',
  'mypy.ini',
  '.mypy.ini',
  'Cargo.toml',
  'go.mod',
  'go.work',
  'pom.xml',
  'mvnw',
  'settings.gradle',
  'settings.gradle.kts',
  'build.gradle',
  'build.gradle.kts',
  'gradlew',
  'Gemfile',
  '.rspec',
  '.rubocop.yml',
  'Rakefile',
  'rakefile',
  'Rakefile.rb',
  'rakefile.rb',
  'bin/rails',
  'tests/Pest.php',
  'phpunit.xml',
  'phpunit.dist.xml',
  'phpunit.xml.dist',
  'phpstan.neon',
  'phpstan.neon.dist',
  'phpstan.dist.neon',
  'mix.exs',
  '.formatter.exs',
  'Package.swift'
]

/** Endings of files that presets look for by any name. */
export const PRESET_ENDINGS: readonly string[] = [
  '.sln',
  '.slnx',
  '.csproj',
  '.fsproj',
  '.vbproj'
]

/** Words before a colon that a policy's own check may not use: ids of the gate, now or later. */
export const RESERVED_PREFIXES: readonly string[] = [
  ...ECOSYSTEMS,
  ...['acceptance', 'shell', 'surface', 'verifier', 'attestor', 'gate']
]
