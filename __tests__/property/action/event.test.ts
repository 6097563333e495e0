/** Whatever a payload holds, an event is read or refused; nothing else is thrown. */
import { beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { readEvent } from '../../../src/action/event.ts'
import { GateError } from '../../../src/errors.ts'
import { smallWorld } from '../../contract/emulator/small-world.ts'
import { held } from '../../support/github-description/held.ts'
import type { EmulatedEvent } from '../../../src/emulator/index.ts'
import type { SmallWorld } from '../../contract/emulator/small-world.ts'

const NAMES = [
  'pull_request',
  'pull_request_target',
  'pull_request_review',
  'issue_comment',
  'merge_group',
  'workflow_run',
  'workflow_dispatch'
]
const KINDS = ['judge', 'redecide', 'group', 'nothing']

const asked = fc.option(fc.integer({ min: 1, max: 9_999_999 }), {
  nil: undefined
})

const real = held<readonly EmulatedEvent[]>()

beforeAll(async () => {
  const world = await smallWorld()
  real.set(await realEvents(world))
  await world.github.stop()
})

async function realEvents({
  github,
  pull,
  ann,
  bob,
  repository
}: SmallWorld): Promise<readonly EmulatedEvent[]> {
  const { event, world } = github
  const comment = world.comment(pull, { author: ann, body: '/waive' })
  const review = world.review(pull, {
    author: ann,
    body: 'no',
    state: 'CHANGES_REQUESTED'
  })
  await world.enqueue([pull], ann)
  return [
    event.pullRequest('opened', pull, bob),
    event.label(pull, world.addLabel(pull, 'waive: x', ann)),
    event.review('submitted', review, ann),
    event.comment('created', comment, ann),
    event.mergeGroup(pull),
    event.workflowRun({ action: 'completed', pull, sender: bob }),
    event.workflowDispatch(repository, ann, {})
  ]
}

/** What came of it; anything but a GateError is thrown on. */
function endOf(
  name: string,
  payload: unknown,
  number: number | undefined
): string {
  try {
    return readEvent(name, payload, number).kind
  } catch (thrown) {
    if (thrown instanceof GateError) return thrown.code
    throw thrown
  }
}

/** The payload with another value at one place, and the paths of all places. */
function replaced(
  value: unknown,
  path: readonly string[],
  by: unknown
): unknown {
  const [key, ...rest] = path
  if (key === undefined) return by
  const inner = (value as Readonly<Record<string, unknown>>)[key]
  if (Array.isArray(value))
    return value.map((one: unknown, at) =>
      String(at) === key ? replaced(inner, rest, by) : one
    )
  return { ...(value as object), [key]: replaced(inner, rest, by) }
}

function placesOf(
  value: unknown,
  depth: number
): readonly (readonly string[])[] {
  if (depth === 0 || typeof value !== 'object' || value === null) return [[]]
  return [
    [],
    ...Object.entries(value).flatMap(([key, inner]) =>
      placesOf(inner, depth - 1).map(path => [key, ...path])
    )
  ]
}

describe('an event', () => {
  it('with any JSON for a payload is read or refused', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMES),
        fc.jsonValue(),
        asked,
        (name, payload, number) => {
          expect([...KINDS, 'USAGE']).toContain(endOf(name, payload, number))
        }
      ),
      { numRuns: 500 }
    )
  })

  it('with any name is read or refused', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.constantFrom('toString', '__proto__', 'constructor', 'push')
        ),
        fc.jsonValue(),
        asked,
        (name, payload, number) => {
          expect(endOf(name, payload, number)).toBe('USAGE')
        }
      )
    )
  })

  it('as GitHub sends it, but for one value, is read or refused', () => {
    const places = real
      .get()
      .flatMap(event =>
        placesOf(event.payload, 4).map(path => ({ event, path }))
      )
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.jsonValue({ maxDepth: 2 }),
        asked,
        ({ event, path }, value, number) => {
          const payload = replaced(event.payload, path, value)
          expect([...KINDS, 'USAGE']).toContain(
            endOf(event.name, payload, number)
          )
        }
      ),
      { numRuns: 500 }
    )
  })

  it('as GitHub sends it is read', () => {
    for (const event of real.get())
      expect(KINDS).toContain(endOf(event.name, event.payload, 1))
  })
})
