/** The opened repository, as the parts of this adapter share it. */
import type { RepositoryFacts } from './discover-repository.ts'
import type { ObjectReader } from './object-reader.ts'
import type { Git } from './run-git.ts'

/** git, where it works, and the reader that stays open. */
export interface OpenedRepository {
  readonly git: Git
  readonly facts: RepositoryFacts
  readonly reader: ObjectReader
}
