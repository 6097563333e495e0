/** The key `packages`: a list of globs, or an object that says when a package is planned. */
import { z } from 'zod'

import { glob, globs, MOST_ITEMS, strict } from './written-values.ts'

/** Both forms of the key. */
export const packagesSchema = z.union([
  globs,
  strict({
    folders: globs.describe('Globs of the folders.'),
    'only-changed': z
      .boolean()
      .default(false)
      .describe(
        "Plan a package's presets only when the change reaches it: touches its folder, a package that it depends on, or a file outside every package."
      ),
    always: globs
      .default([])
      .describe(
        'Globs of packages that are planned whatever the change reaches.'
      ),
    apart: globs
      .default([])
      .describe(
        'Globs of paths outside every package that reach none, such as `docs/**`. Without it such a path reaches every package.'
      ),
    'depends-on': z
      .record(glob, globs)
      .refine(
        written => Object.keys(written).length <= MOST_ITEMS,
        `expected at most ${MOST_ITEMS} packages`
      )
      .default({})
      .describe(
        'What packages depend on beside what their manifests declare: globs of packages, each with globs of folders or files. For a package whose ecosystem declares nothing that the gate reads it is all there is.'
      )
  })
])
