/** Opens a real repository and observes its change, as the gate does. */
import { observe } from '../../../src/observe/observe.ts'
import { WHOLE_CHANGE } from '../../../src/observe/scope.ts'
import type { WorkspaceObservation } from '../../../src/model/observation.ts'
import {
  openRepository,
  type RepositoryRequest
} from '../../../src/adapters/git/index.ts'

/** What a test says of the request; nothing is fetched unless it says so. */
export type TestRequest = Partial<RepositoryRequest> & {
  readonly exclude?: readonly string[]
}

/** The observation of the change in a folder. */
export async function observed(
  dir: string,
  { exclude = [], ...request }: TestRequest = {}
): Promise<WorkspaceObservation> {
  const repository = await openRepository({
    dir,
    fetch: false,
    environment: process.env,
    ...request
  })
  try {
    return await observe(repository.changes, { ...WHOLE_CHANGE, exclude })
  } finally {
    repository.close()
  }
}

/** Path to `tool digest` of every record. */
export function recordsOf(
  observation: WorkspaceObservation
): Record<string, string> {
  return Object.fromEntries(
    observation.ledger.records.map(one => [
      one.path,
      `${one.tool} ${one.content_digest}`
    ])
  )
}
