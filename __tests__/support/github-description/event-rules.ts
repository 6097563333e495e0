/** Holds event payloads against GitHub's webhook schemas. */
import type { EmulatedEvent } from '../../../src/emulator/index.ts'
import type { SchemaCheck } from './schema-validator.ts'
import type { Description } from './trimmed-description.ts'

/** The webhooks that the gate is told of. */
export const WEBHOOKS = [
  'pull-request-opened',
  'pull-request-synchronize',
  'pull-request-reopened',
  'pull-request-ready-for-review',
  'pull-request-edited',
  'pull-request-labeled',
  'pull-request-unlabeled',
  'pull-request-closed',
  'pull-request-review-submitted',
  'pull-request-review-edited',
  'pull-request-review-dismissed',
  'issue-comment-created',
  'issue-comment-edited',
  'issue-comment-deleted',
  'merge-group-checks-requested',
  'workflow-run-completed',
  'workflow-run-requested',
  'workflow-run-in-progress',
  'workflow-dispatch'
] as const

/** Name of the webhook behind an event's name and action. */
export function webhookOf(name: string, action: unknown): string {
  const event = name === 'pull_request_target' ? 'pull_request' : name
  const parts = typeof action === 'string' ? [event, action] : [event]
  return parts.join('-').replaceAll('_', '-')
}

/** What is wrong with an event's payload. */
export function eventProblems(
  description: Description,
  check: SchemaCheck,
  event: Pick<EmulatedEvent, 'name' | 'payload'>
): readonly string[] {
  const webhook = webhookOf(event.name, event.payload['action'])
  const schema = description.webhooks[webhook]
  if (schema === undefined) return [`GitHub has no webhook ${webhook}`]
  const problems = check(schema, event.payload)
  return problems.map(problem => `${webhook}: ${problem}`)
}
