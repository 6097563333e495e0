/** The table of families, in the order of the rules. */
import { githubChanges } from './rules/github.ts'
import { scriptChanges } from './rules/scripts.ts'
import { submoduleChanges } from './rules/submodules.ts'
import { testChanges } from './rules/tests.ts'
import { unreadableFiles } from './rules/unreadable.ts'
import type { SurfaceFamily } from './change.ts'

/** Every family. */
export const FAMILIES: readonly SurfaceFamily[] = [
  githubChanges,
  scriptChanges,
  submoduleChanges,
  testChanges,
  unreadableFiles
]
