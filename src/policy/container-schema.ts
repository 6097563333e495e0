/** The policy's `container`: what the isolation level of that name runs commands in. */
import { z } from 'zod'

import { strict } from './written-values.ts'

// By digest alone: what a tag names can be changed by whoever may push to the registry.
const IMAGE = /^[a-z0-9][a-z0-9._/:-]{0,199}@sha256:[0-9a-f]{64}$/

/** The schema of `container`. */
export const containerSchema = strict({
  image: z
    .string()
    .regex(IMAGE, 'expected an image by digest, NAME@sha256: and 64 hex digits')
    .describe(
      'The image, by digest. It needs bash and the tools of the checks.'
    ),
  network: z
    .enum(['none', 'bridge'])
    .default('bridge')
    .describe('`none` gives commands no network.')
})
