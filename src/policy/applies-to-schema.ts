/** Whom the gate applies to, as it is written, and as the gate uses it. */
import { z } from 'zod'

import { strict } from './written-values.ts'
import type { AppliesTo } from '../model/applies-to.ts'

const MOST_ITEMS = 200

const texts = z
  .array(
    z
      .string()
      .regex(
        /^\S(?:[^\r\n]{0,198}\S)?$/,
        'expected one line of text without spaces at its ends'
      )
  )
  .max(MOST_ITEMS)
  .default([])

const agents = strict({
  authors: texts.describe(
    'Logins of accounts that agents use, beside the known ones.'
  ),
  apps: texts.describe('Slugs of apps that are agents.'),
  branches: texts.describe(
    "What the name of an agent's head branch begins with."
  ),
  trailers: texts.describe(
    'Commit trailers of agents: `Key` for any value, or `Key: value`.'
  )
})

/** `all`, `agents`, or an object that adds to the known agents. */
export const appliesToSchema = z.union([
  z.enum(['all', 'agents']),
  strict({ agents: agents.describe('What else marks an agent.') })
])

/** The written form as the gate uses it. */
export function appliesToOf(
  written: z.output<typeof appliesToSchema>
): AppliesTo {
  if (written === 'all') return { kind: 'all' }
  const none = { authors: [], apps: [], branches: [], trailers: [] }
  return written === 'agents'
    ? { kind: 'agents', ...none }
    : { kind: 'agents', ...written.agents }
}
