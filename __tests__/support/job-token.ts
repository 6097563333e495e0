/** The token of a job: exactly what the workflow's text says, and what each step asks of it. */
import { GateError } from '../../src/errors.ts'
import type { EmulatedEvent, Token } from '../../src/emulator/index.ts'
import type { ActionWorld } from './run-action.ts'

type Level = 'read' | 'write'

/** `permissions:` as a workflow or a job has it. */
export type WrittenPermissions =
  string | Readonly<Record<string, string>> | undefined

/** What a job may do, by the names of workflows, such as `pull-requests`. */
export type JobPermissions = Readonly<Record<string, Level>>

// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#permissions
const SCOPES = [
  'actions',
  'attestations',
  'checks',
  'contents',
  'id-token',
  'issues',
  'pull-requests',
  'statuses'
]

/**
 * The job's own `permissions`, else the workflow's; what is stated leaves out the rest.
 * With neither, GitHub's restricted default: contents can be read. A fork's pull request gets no write.
 */
export function jobPermissions(
  workflow: WrittenPermissions,
  job: WrittenPermissions,
  event: EmulatedEvent
): JobPermissions {
  const written = job ?? workflow ?? { contents: 'read' }
  const all = typeof written === 'string' ? everyScope(written) : written
  return Object.fromEntries(
    Object.entries(all).flatMap(([scope, level]) => {
      if (!SCOPES.includes(scope))
        throw new GateError('VALUE_INVALID', `Unknown permission: ${scope}`)
      if (level !== 'read' && level !== 'write') return []
      return [[scope, ofFork(event) ? 'read' : level]]
    })
  )
}

function everyScope(written: string): Readonly<Record<string, string>> {
  const level = /^(read|write)-all$/.exec(written)?.[1] ?? ''
  return Object.fromEntries(SCOPES.map(scope => [scope, level]))
}

/** Runs of these events have the rights of the fork. */
function ofFork({ name, payload, repository }: EmulatedEvent): boolean {
  if (name !== 'pull_request' && name !== 'pull_request_review') return false
  const pull = payload['pull_request'] as {
    readonly head: { readonly repo: { readonly full_name: string } | null }
  }
  return pull.head.repo?.full_name !== repository
}

/** Issues `GITHUB_TOKEN` for one job. */
export function jobToken(
  { github, repository }: ActionWorld,
  permissions: JobPermissions
): Token {
  return github.world.actionsToken(
    repository,
    Object.fromEntries(
      Object.entries(permissions).map(([scope, level]) => [
        scope.replaceAll('-', '_'),
        level
      ])
    )
  )
}

/** Refuses a step, as its own service would. @throws Error when the job has less */
export function needPermission(
  permissions: JobPermissions,
  scope: string,
  level: Level
): void {
  const given = permissions[scope]
  if (given === level || given === 'write') return
  throw new Error(
    `Resource not accessible by integration: ${scope}: ${level} is missing`
  )
}
