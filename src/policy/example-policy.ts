/** The policy that `docs/policy.md` shows first. */

/** A whole policy with comments; a test keeps it valid. */
export const EXAMPLE_POLICY = `# .github/completion-gate.yml, read from the base branch only.
version: 1

# Run first. When one fails, the checks could not run.
setup:
  - npm ci --ignore-scripts

# What the repository demands beside its presets and acceptance files.
checks:
  - id: build
    kind: build
    description: Build the site
    command: npm run build
    timeout: 10m
  - id: api-contract
    command: ./scripts/contract.sh
    working-directory: services/api
    paths: ['services/api/**'] # only when the change touches the service
  - id: spelling
    command: npx cspell docs
    required: false # shown, never blocks

# Presets are found by themselves (package.json, Cargo.toml, ...).
presets:
  node:lint: required # optional unless you say so
  python: off

# A monorepo: each package has presets of its own, such as node:test@packages/api.
packages:
  folders: ['packages/*']
  only-changed: true # what the change touches, and what depends on it
  apart: ['docs/**'] # touches no package

timeout: 20m

acceptance:
  files: ['docs/acceptance/*.md']
  manual: advisory

scope:
  exclude: ['docs/drafts/**']

# A command that changes other tracked files blocks.
drift: block
generated: ['src/generated/**']

environment: [DATABASE_URL]

waivers:
  label-prefix: 'waive:'
  minimum-reason-length: 10
  authority:
    permissions: [admin]
    teams: [reviewers]

# The strongest isolation that works; weaker than a namespace of its own, nothing is run.
isolation: auto
isolation-minimum: namespace
`
