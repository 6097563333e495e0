/** What git adds to the look for uncommitted edits: staged files, and files that only a filter could compare. */
import { decodePath, encodeByteString } from '../../model/path.ts'
import { withCommitAttributes } from './commit-attributes.ts'
import { gitFailed, runGit, type Git } from './run-git.ts'

const FILTER_SETTINGS = [
  'config',
  '--null',
  '--name-only',
  '--get-regexp',
  '^filter\\.'
]

/**
 * Encoded paths that are staged and that no commit has. The index is the
 * person's own: one that it does not name is untracked.
 * @param commit the one that is checked out
 * @throws GateError GIT_FAILED
 */
export async function stagedPaths(
  git: Git,
  commit: string
): Promise<readonly string[]> {
  const staged = await fields(git, [
    'diff-index',
    '--cached',
    '--name-only',
    '--no-renames',
    '--diff-filter=A',
    '--ignore-submodules=all',
    '-z',
    '--end-of-options',
    commit
  ])
  return staged.map(encodeByteString)
}

/**
 * Those of the paths that a filter converts, each with the filter's name: none
 * is run, so they cannot be compared with their blob. The commit's own
 * attributes say which have one, and a filter that nobody configured converts
 * nothing; a file of Git LFS is compared with its pointer.
 * @param paths encoded
 * @throws GateError GIT_FAILED
 */
export async function filteredPaths(
  git: Git,
  place: { readonly objectsDir: string; readonly commit: string },
  paths: readonly string[]
): Promise<ReadonlyMap<string, string>> {
  const filtered = new Map<string, string>()
  if (paths.length === 0) return filtered
  const drivers = await filterDrivers(git)
  if (drivers.size === 0) return filtered
  const input = Buffer.concat(
    paths.flatMap(one => [Buffer.from(decodePath(one)), Buffer.of(0)])
  )
  const answers = await withCommitAttributes(git, place, seeing =>
    fields(seeing, ['check-attr', '--cached', '-z', '--stdin', 'filter'], input)
  )
  for (let at = 0; at + 2 < answers.length; at += 3) {
    const [path = '', , value = ''] = answers.slice(at, at + 3)
    if (value !== 'lfs' && drivers.has(value))
      filtered.set(encodeByteString(path), value)
  }
  return filtered
}

/** Names of the filters that somebody configured. */
async function filterDrivers(git: Git): Promise<ReadonlySet<string>> {
  // Exit code 1 says that there is none.
  const { stdout } = await runGit(git, FILTER_SETTINGS, { storing: true })
  const names = stdout.toString('utf8').split('\0').filter(Boolean)
  return new Set(
    names
      .map(name => name.slice('filter.'.length, name.lastIndexOf('.')))
      .filter(name => name !== 'lfs')
  )
}

async function fields(
  git: Git,
  args: readonly string[],
  input: string | Buffer = ''
): Promise<readonly string[]> {
  const end = await runGit(git, args, { input })
  if (end.exitCode !== 0)
    throw gitFailed('The uncommitted files cannot be listed', end)
  return end.stdout.toString('latin1').split('\0').filter(Boolean)
}
