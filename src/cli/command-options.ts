/** The flags of each command, as node:util's parseArgs takes them. */

const RANGE = {
  base: { type: 'string' },
  head: { type: 'string', default: 'HEAD' },
  repo: { type: 'string', default: '.' },
  fetch: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false }
} as const

/** Command → its flags. */
export const OPTIONS = {
  verify: {
    ...RANGE,
    waivers: { type: 'string' },
    receipt: { type: 'string' },
    verifier: { type: 'string' },
    isolation: { type: 'string' },
    'isolation-minimum': { type: 'string' },
    worktree: { type: 'boolean', default: false },
    html: { type: 'string' },
    quiet: { type: 'boolean', default: false }
  },
  plan: RANGE,
  digest: RANGE,
  'verify-receipt': {
    repo: { type: 'string', default: '.' },
    evidence: { type: 'string' },
    fetch: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false }
  },
  explain: {
    'pull-request': { type: 'string' },
    'repo-slug': { type: 'string' },
    'check-name': { type: 'string', default: 'completion-gate' },
    html: { type: 'string' },
    json: { type: 'boolean', default: false }
  },
  init: {
    repo: { type: 'string', default: '.' },
    yes: { type: 'boolean', short: 'y', default: false },
    force: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    branch: { type: 'string' },
    check: { type: 'string' },
    packages: { type: 'boolean' },
    'no-packages': { type: 'boolean' }
  },
  doctor: {
    repo: { type: 'string', multiple: true },
    'token-env': { type: 'string', default: 'GITHUB_TOKEN' },
    branch: { type: 'string' },
    json: { type: 'boolean', default: false }
  },
  demo: { json: { type: 'boolean', default: false } }
} as const

/** A command that takes flags. */
export type CommandName = keyof typeof OPTIONS
