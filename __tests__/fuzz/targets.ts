/** Every fuzz target. */
import { acceptanceFiles } from './targets/acceptance-files.ts'
import { apiAnswers } from './targets/api-answers.ts'
import { claims } from './targets/claims.ts'
import { commandOutput } from './targets/command-output.ts'
import { evidenceRecords } from './targets/evidence-records.ts'
import { handedParts } from './targets/handed-parts.ts'
import { policies } from './targets/policies.ts'
import { pullRequests } from './targets/pull-requests.ts'
import { projectFiles } from './targets/project-files.ts'
import type { FuzzTarget } from './target.ts'

export const TARGETS = [
  pullRequests,
  claims,
  policies,
  acceptanceFiles,
  evidenceRecords,
  handedParts,
  projectFiles,
  commandOutput,
  apiAnswers
] as readonly FuzzTarget[]
