/** The table of families, in the order of the rules. */
import { attributeChanges } from './rules/attributes.ts'
import { buildMemberChanges } from './rules/build-members.ts'
import { buildChanges } from './rules/builds.ts'
import { cargoChanges } from './rules/cargo.ts'
import { coverageChanges } from './rules/coverage.ts'
import { dependencyChanges } from './rules/dependencies.ts'
import { githubChanges } from './rules/github.ts'
import { jsRunnerChanges } from './rules/js-runners.ts'
import { collidingNames } from './rules/names.ts'
import { newWrappers } from './rules/new-wrappers.ts'
import { packageManagerChanges } from './rules/package-managers.ts'
import { policyChanges } from './rules/policy.ts'
import { pytestChanges } from './rules/pytest.ts'
import { runnerFileChanges } from './rules/runner-files.ts'
import { scriptChanges } from './rules/scripts.ts'
import { shadowingFiles } from './rules/shadows.ts'
import { submoduleChanges } from './rules/submodules.ts'
import { taskFileChanges } from './rules/task-files.ts'
import { testChanges } from './rules/tests.ts'
import { unreachedTests } from './rules/unreached-tests.ts'
import { unreadableFiles } from './rules/unreadable.ts'
import { workspaceChanges } from './rules/workspaces.ts'
import { wrapperChanges } from './rules/wrappers.ts'
import type { SurfaceFamily } from './change.ts'

/** Every family. */
export const FAMILIES: readonly SurfaceFamily[] = [
  policyChanges,
  githubChanges,
  scriptChanges,
  packageManagerChanges,
  workspaceChanges,
  cargoChanges,
  pytestChanges,
  shadowingFiles,
  jsRunnerChanges,
  buildChanges,
  buildMemberChanges,
  taskFileChanges,
  runnerFileChanges,
  newWrappers,
  wrapperChanges,
  coverageChanges,
  dependencyChanges,
  testChanges,
  unreachedTests,
  attributeChanges,
  submoduleChanges,
  collidingNames,
  unreadableFiles
]
