// The gate under attack: the built command line and the built action. Another gate is another module of this shape.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const at = relative => fileURLToPath(new URL(relative, import.meta.url))
const COMMAND_LINE = at('../../dist/cli/index.js')
const ACTION = at('../../dist/index.js')

/** Name of the check run that a branch rule would require. */
export const CHECK_NAME = 'completion-gate'

/** Whether the reasons that attacks expect are words of this gate. */
export const KNOWS_REASONS = true

/**
 * The files by which a base branch demands checks.
 * @param demand `checks`: commands that must pass; `policy`: further lines, `raw`: the whole file
 */
export function demand({ checks = [], policy = '', raw }) {
  const items = checks.map(
    (command, index) =>
      `  - id: check-${index + 1}\n    kind: test\n    command: ${JSON.stringify(command)}\n`
  )
  const list = items.length === 0 ? '' : `checks:\n${items.join('')}`
  return {
    '.github/completion-gate.yml': raw ?? `version: 1\n${list}${policy}`
  }
}

/** Judges a checkout of the head. @returns whether it is green, and all that was said */
export async function judgeChange({ dir, base, flags = [] }) {
  const args = ['verify', '--json', '--repo', dir, '--base', base, ...flags]
  const { code, text } = await run([COMMAND_LINE, ...args])
  return { green: code === 0, words: text }
}

/** Digest of a change, as `/waive` takes it. */
export async function digestOf({ dir, base }) {
  const { text } = await run([
    COMMAND_LINE,
    'digest',
    '--json',
    '--repo',
    dir,
    '--base',
    base
  ])
  return JSON.parse(text).effect_digest
}

/** The comment by which a person accepts exactly this change. */
export const waiver = (digest, reason) => `/waive ${digest} ${reason}`

/** Runs the action on an event of the in-memory GitHub, as a runner would. */
export async function onEvent(scene, event, options = {}) {
  const { github, repository, pull, token } = scene
  const { inputs = {}, checkout = pull.headSha, ...rest } = options
  const { runAction } = await import('../../lib/emulator/index.js')
  return await runAction({
    github,
    gitUrl: github.gitUrl(repository),
    checkout,
    event,
    program: ACTION,
    searchPath: process.env.PATH,
    inputs: { 'github-token': token.value, ...INPUTS, ...inputs },
    ...rest
  })
}

const INPUTS = {
  mode: '',
  checks: '',
  evidence: '',
  'check-name': CHECK_NAME,
  'pull-request': '',
  path: '.',
  fetch: 'true',
  isolation: '',
  'isolation-minimum': '',
  'fail-on-incomplete': 'true',
  'status-mirror': 'false'
}

function run(args) {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, args, { env: { PATH, HOME } })
  const chunks = []
  child.stdout.on('data', chunk => chunks.push(chunk))
  child.stderr.on('data', chunk => chunks.push(chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => {
      resolve({ code, text: Buffer.concat(chunks).toString('utf8') })
    })
  })
}
