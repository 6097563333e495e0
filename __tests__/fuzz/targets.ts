/** Every fuzz target. */
import { acceptanceFiles } from './targets/acceptance-files.ts'
import { evidenceRecords } from './targets/evidence-records.ts'
import { handedParts } from './targets/handed-parts.ts'
import { policies } from './targets/policies.ts'
import type { FuzzTarget } from './target.ts'

export const TARGETS = [
  policies,
  acceptanceFiles,
  evidenceRecords,
  handedParts
] as readonly FuzzTarget[]
