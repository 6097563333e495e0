/** Where GitHub's description says less than GitHub's own answers show. */
import { isObject } from './json.ts'
import type { JsonObject } from './json.ts'

/**
 * A pull request whose head repository was deleted has `head.repo: null`: the
 * webhooks' schemas say so, those of the REST API forgot it.
 */
const NULLABLE_HEAD = ['pull-request', 'pull-request-simple'] as const

/** Mends the schemas in place. */
export function correct(schemas: Record<string, JsonObject>): void {
  for (const name of NULLABLE_HEAD) {
    const head = child(child(schemas[name], 'properties'), 'head')
    const properties = child(head, 'properties')
    if (properties !== undefined) {
      properties['repo'] = { nullable: true, allOf: [properties['repo']] }
    }
  }
}

function child(
  value: JsonObject | undefined,
  key: string
): JsonObject | undefined {
  const found = value?.[key]
  return isObject(found) ? found : undefined
}
