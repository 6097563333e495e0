/** Every fuzz target. */
import { acceptanceFiles } from './targets/acceptance-files.ts'
import { policies } from './targets/policies.ts'
import type { FuzzTarget } from './target.ts'

export const TARGETS: readonly FuzzTarget[] = [
  policies,
  acceptanceFiles
] as readonly FuzzTarget[]
