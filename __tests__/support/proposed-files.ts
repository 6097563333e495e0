/** What `init` proposes for files, without a repository. */
import { defaultChoices, propose } from '../../src/setup/propose.ts'
import { survey, WORKFLOW_PATH } from '../../src/setup/survey.ts'
import { foldersOf } from '../../src/verify/project-files.ts'
import type { RepositoryFacts } from '../../src/setup/repository-facts.ts'
import type { Files } from './setup-projects.ts'

/** Files as `init` and `doctor` see them. */
export function factsOf(files: Files): RepositoryFacts {
  const paths = new Set(Object.keys(files))
  return {
    paths,
    folders: foldersOf(paths),
    texts: new Map(
      Object.entries(files).map(([path, text]) => [
        path,
        { kind: 'text', text } as const
      ])
    ),
    defaultBranch: 'main',
    isBranchGuessed: false,
    remoteName: undefined
  }
}

/** The files after `init --yes`. */
export function initialised(files: Files): Files {
  const facts = factsOf(files)
  const found = survey(facts)
  const proposal = propose(facts, found, defaultChoices(found))
  return {
    ...files,
    ...Object.fromEntries(proposal.files.map(({ path, text }) => [path, text]))
  }
}

/** The workflow alone. */
export function proposedWorkflow(files: Files): string {
  return initialised(files)[WORKFLOW_PATH] ?? ''
}
