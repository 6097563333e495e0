/** What action.yml says, as data. */
import { parse } from 'yaml'
import { z } from 'zod'

import { projectFile } from './markdown-examples.ts'

const schema = z.strictObject({
  name: z.string(),
  description: z.string(),
  author: z.string(),
  branding: z.strictObject({ icon: z.string(), color: z.string() }),
  inputs: z.record(
    z.string(),
    // Strict, for the language service lets unknown keys of an input pass.
    z.strictObject({
      description: z.string().min(1),
      required: z.boolean(),
      default: z.string()
    })
  ),
  outputs: z.record(
    z.string(),
    z.strictObject({ description: z.string().min(1) })
  ),
  runs: z.strictObject({ using: z.string(), main: z.string() })
})

/** An action.yml. */
export type ActionMetadata = z.infer<typeof schema>

/** Reads the project's own. @throws ZodError for a key that is missing, not described or unknown */
export function actionMetadata(): ActionMetadata {
  return schema.parse(parse(projectFile('action.yml')))
}
