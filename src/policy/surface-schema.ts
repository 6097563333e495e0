/** The levels of the surface rules, as they are written. */
import { z } from 'zod'

import {
  SURFACE_LEVELS,
  SURFACE_RULE_IDS,
  SURFACE_RULES
} from './surface-rules.ts'
import { strict } from './written-values.ts'
import type { SurfaceLevel, SurfaceRuleId } from './surface-rules.ts'

type LevelShape = Record<
  SurfaceRuleId,
  z.ZodDefault<z.ZodEnum<{ [Level in SurfaceLevel]: Level }>>
>

/** One key for each rule, with its default and its sentence. */
export const surfaceSchema = strict(
  Object.fromEntries(
    SURFACE_RULE_IDS.map(id => {
      const { level, about } = SURFACE_RULES[id]
      return [id, z.enum(SURFACE_LEVELS).default(level).describe(about)]
    })
  ) as LevelShape
)
