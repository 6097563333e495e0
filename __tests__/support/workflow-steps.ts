/** What the actions of GitHub do that the example workflows use, each as far as they use it. */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

import { attest } from './attest-step.ts'
import { needPermission } from './job-token.ts'
import type { EmulatedEvent, Token } from '../../src/emulator/index.ts'
import type { JobPermissions } from './job-token.ts'
import type { ActionWorld } from './run-action.ts'

/** Inputs of a step, filled in. */
export type StepInputs = Readonly<Record<string, string>>

/** What a step is given beside its inputs. */
export interface StepPlace {
  readonly world: ActionWorld
  readonly event: EmulatedEvent
  readonly runId: number
  /** A folder of the test: artifacts lie in `artifacts/<run id>/<name>`. */
  readonly folder: string
  /** The checkout. */
  readonly work: string
  readonly token: Token
  readonly permissions: JobPermissions
}

type Outputs = Readonly<Record<string, string>>

/** Each action by its name and tag; an action without outputs gives none. */
export const STEPS: Readonly<
  Record<
    string,
    (
      inputs: StepInputs,
      place: StepPlace
    ) => Promise<Outputs | undefined> | Outputs | undefined
  >
> = {
  'actions/checkout@v6': checkOut,
  'actions/upload-artifact@v4': upload,
  'actions/download-artifact@v4': download,
  'actions/attest@v4': (inputs, { folder, permissions }) => {
    needPermission(permissions, 'id-token', 'write')
    needPermission(permissions, 'attestations', 'write')
    attest(inputs, folder)
    return undefined
  },
  'actions/create-github-app-token@v2': appToken
}

/** Never synchronous: the server is in this very process. */
async function checkOut(
  inputs: StepInputs,
  { world, event, work, token }: StepPlace
): Promise<undefined> {
  const git = async (...args: readonly string[]): Promise<void> => {
    await promisify(execFile)('git', ['-C', work, ...args])
  }
  const all = inputs['fetch-depth'] === '0'
  const refs = all ? ['+refs/heads/*:refs/remotes/origin/*'] : []
  const commit = inputs['ref'] ?? event.sha
  const basic = Buffer.from(`x-access-token:${token.value}`).toString('base64')
  await git('init', '--quiet')
  await git('remote', 'add', 'origin', world.github.gitUrl(world.repository))
  const depth = all ? [] : ['--depth=1']
  const header = `http.extraheader=Authorization: Basic ${basic}`
  await git(
    ...['-c', header, 'fetch', '--quiet', ...depth, 'origin', commit, ...refs]
  )
  await git('checkout', '--quiet', '--detach', commit)
  if (inputs['persist-credentials'] !== 'false')
    throw new Error('A token stays in the checkout.')
  return undefined
}

function upload(
  { name = '', path: from = '' }: StepInputs,
  { folder, runId }: StepPlace
): undefined {
  if (!existsSync(from)) throw new Error(`No files were found: ${from}`)
  const to = path.join(folder, 'artifacts', String(runId), name)
  mkdirSync(to, { recursive: true })
  cpSync(from, path.join(to, path.basename(from)))
}

function download(
  inputs: StepInputs,
  { folder, work, token, permissions }: StepPlace
): undefined {
  const { pattern = '', path: to = '', 'run-id': id = '' } = inputs
  const from = path.join(folder, 'artifacts', id)
  if (!pattern.endsWith('*')) throw new Error(`Unknown pattern: ${pattern}`)
  // Artifacts of another run are read by the API, with this token.
  if (inputs['github-token'] !== token.value)
    throw new Error('The artifacts of another run need a token.')
  needPermission(permissions, 'actions', 'read')
  for (const name of existsSync(from) ? readdirSync(from) : [])
    if (name.startsWith(pattern.slice(0, -1)))
      // Hostile artifacts hold more than files: all kinds stay what they are.
      execFileSync('cp', ['-a', path.join(from, name), path.join(work, to)])
}

/** Slug of the app whose key the environment of the examples holds. */
export const OWN_APP = 'acme-gate'

/** https://github.com/actions/create-github-app-token#permission-permission-name */
function appToken(inputs: StepInputs, { world }: StepPlace): Outputs {
  const { 'app-id': id = '', 'private-key': key = '' } = inputs
  if (id === '' || key === '')
    throw new Error("The app's id and its private key are needed.")
  const permissions: Record<string, 'read' | 'write'> = {}
  for (const [name, level] of Object.entries(inputs)) {
    const [, scope] = /^permission-(.+)$/.exec(name) ?? []
    if (scope !== undefined)
      permissions[scope.replaceAll('-', '_')] =
        level === 'write' ? 'write' : 'read'
  }
  const { github, repository } = world
  const token = github.world.installationToken(github.world.app(OWN_APP), {
    repositories: [repository],
    permissions
  })
  return { token: token.value }
}
