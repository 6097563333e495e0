/** Watches every request and answer of an emulator, and tells what GitHub's own description forbids. */
import { parseJson } from '../../../src/emulator/http/message.ts'
import type { EmulatedEvent, Exchange } from '../../../src/emulator/index.ts'
import { REST_OPERATIONS } from '../../../src/emulator/rest/serve-rest.ts'
import { eventProblems, WEBHOOKS } from './event-rules.ts'
import { gitHubSchema, queryProblems } from './graphql-rules.ts'
import { requestProblems, responseProblems } from './rest-rules.ts'
import { schemaCheck } from './schema-validator.ts'
import { trimmedDescription } from './trimmed-description.ts'

/** Give `onExchange` to `startGitHub`, and call `expectNone` after each test. */
export interface ExchangeWatch {
  readonly onExchange: (exchange: Exchange) => void
  /** Fails with everything that was wrong since the last call; for `afterEach`. */
  expectNone(): void
  /** What was wrong since the last call, each with where; forgets it. */
  problems(): readonly string[]
  /** What is wrong with an event's payload. */
  eventProblems(
    event: Pick<EmulatedEvent, 'name' | 'payload'>
  ): readonly string[]
}

/** A watch; making one takes half a second, so make one a test file. */
export function createExchangeWatch(): ExchangeWatch {
  const description = trimmedDescription(REST_OPERATIONS, WEBHOOKS)
  const check = schemaCheck(description.schemas)
  const schema = gitHubSchema()
  const found: string[] = []
  return {
    onExchange(exchange) {
      const { operation, request, faulted } = exchange
      if (operation.startsWith('git-')) return
      if (operation === 'graphql') {
        found.push(...queryProblems(schema, parseJson(request.body)))
        return
      }
      found.push(...requestProblems(description, check, exchange))
      if (!faulted) {
        found.push(...responseProblems(description, check, exchange))
      }
    },
    expectNone() {
      const problems = found.splice(0)
      if (problems.length === 0) return
      const list = problems.map(problem => `- ${problem}`).join('\n')
      throw new Error(`GitHub's own description forbids:\n${list}`)
    },
    problems: () => found.splice(0),
    eventProblems: event => eventProblems(description, check, event)
  }
}
