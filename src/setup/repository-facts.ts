/** What `init` and `doctor` know of a repository: the names of its files and the texts of the few that matter. */
import { foldersOf } from '../verify/project-files.ts'
import { PRESET_TEXTS } from '../policy/preset-names.ts'
import type { ProjectFiles } from '../verify/project-files.ts'
import type { WorkTree } from '../setup-ports.ts'

/** The most files whose text is read. */
const MOST_TEXTS = 2_000

const NAMES = new Set([
  ...PRESET_TEXTS,
  'Cargo.toml',
  'go.work',
  'pnpm-workspace.yaml'
])

const ROOT_NAMES = new Set(['action.yml'])

const CODEOWNERS = new Set([
  '.github/CODEOWNERS',
  'CODEOWNERS',
  'docs/CODEOWNERS'
])

/** A repository as it lies on the disk. `texts` has manifests, workflows, the policy and code owners. */
export interface RepositoryFacts extends ProjectFiles {
  readonly defaultBranch: string
  /** Whether nothing but the branch that is checked out says so. */
  readonly isBranchGuessed: boolean
  /** `owner/name` of the remote, where one is known. */
  readonly remoteName: string | undefined
}

/** Reads what matters of a checkout. */
export async function readRepositoryFacts(
  tree: WorkTree
): Promise<RepositoryFacts> {
  const wanted = tree.paths.filter(isWanted).slice(0, MOST_TEXTS)
  const texts = new Map(
    await Promise.all(
      wanted.map(async path => [path, await tree.text(path)] as const)
    )
  )
  const paths = new Set(tree.paths)
  const { defaultBranch, isBranchGuessed, remoteName } = tree
  return {
    paths,
    folders: foldersOf(paths),
    texts,
    defaultBranch,
    isBranchGuessed,
    remoteName
  }
}

/** A workflow of GitHub Actions, by its path. */
export function isWorkflowPath(path: string): boolean {
  return /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)
}

function isWanted(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return (
    NAMES.has(name) ||
    ROOT_NAMES.has(path) ||
    CODEOWNERS.has(path) ||
    isWorkflowPath(path) ||
    /^\.github\/completion-gate\.ya?ml$/.test(path)
  )
}
