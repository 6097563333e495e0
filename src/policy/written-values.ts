/** The values that a written policy is made of, each with its bounds. */
import { z } from 'zod'

import { DURATION_PATTERN, isTimeout } from './duration.ts'
import { environmentNameProblem } from './environment-name.ts'
import { globProblem, LONGEST_GLOB } from './glob.ts'
import { ECOSYSTEMS, PRESET_IDS } from './preset-names.ts'
import { unknownKeys } from './unknown-key.ts'

/** Longest command, in characters. */
export const LONGEST_COMMAND = 8_192

/** Most items of any list. */
export const MOST_ITEMS = 200

const DURATION_EXPECTED =
  'expected a duration such as "90s", "15m" or "1h30m", or whole seconds'

/** A bash script. */
export const command = z
  .string()
  .max(LONGEST_COMMAND)
  .refine(text => text.trim() !== '', 'expected a command, got a blank text')
  .refine(text => !text.includes('\0'), 'a command has no NUL character')
  .meta({ title: 'command' })

/** A duration within the bounds of a time-out, as written. */
export const timeout = z
  .union(
    [
      z.int(),
      z
        .string()
        .regex(DURATION_PATTERN, { error: DURATION_EXPECTED, abort: true })
    ],
    { error: DURATION_EXPECTED }
  )
  .refine(isTimeout, 'expected a duration from 1s to 6h')
  .meta({ title: 'duration' })

/** A glob within its caps. */
export const glob = z
  .string()
  .max(LONGEST_GLOB)
  .superRefine((text, context) => {
    const problem = globProblem(text)
    if (problem !== undefined)
      context.addIssue({ code: 'custom', message: problem })
  })
  .meta({ title: 'glob' })

/** Globs, each within its caps. */
export const globs = z.array(glob).max(MOST_ITEMS)

/** One line for people. */
export const oneLine = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\r\n]*\S[^\r\n]*$/, 'expected one line of text that is not blank')

/** What `presets` may switch. */
export const presetKey = z
  .string()
  .regex(
    new RegExp(
      `^(?:${[...ECOSYSTEMS, ...PRESET_IDS].join('|')})(?:@[^@\\s]+)?$`
    ),
    `expected an ecosystem (${ECOSYSTEMS.join(', ')}) or a preset (${PRESET_IDS.join(', ')}), with "@folder" for one package`
  )

/** The name of a variable that may be passed on. */
export const variable = z
  .string()
  .superRefine((name, context) => {
    const problem = environmentNameProblem(name)
    if (problem !== undefined)
      context.addIssue({ code: 'custom', message: problem })
  })
  .meta({ title: 'name' })

/** A strict object whose refusal of an unknown key names the allowed ones. */
export function strict<Shape extends z.ZodRawShape>(
  shape: Shape
): z.ZodObject<Shape, z.core.$strict> {
  const sentence = unknownKeys(Object.keys(shape))
  return z.strictObject(shape, {
    error: issue => (issue.code === 'unrecognized_keys' ? sentence : undefined)
  })
}
