/** Tracked paths that may hold something else than the commit: found by metadata, before any command runs. */
import { encodeByteString } from '../../model/path.ts'
import { unseenPaths } from './index-flags.ts'
import { gitFailed, runGit, type Git } from './run-git.ts'

// Every sign of an edit counts, whatever the repository's own configuration says.
const SEEING = ['-c', 'core.trustctime=true', '-c', 'core.checkStat=default']
const FILTER_SETTINGS = [
  'config',
  '--null',
  '--name-only',
  '--get-regexp',
  '^filter\\.'
]

/**
 * Encoded paths that git finds edited, staged or touched, or that its index
 * keeps it from looking at. Whether one really differs, its content tells.
 * Files of a configured filter are left out, since none is run; one of Git LFS
 * is compared with its pointer.
 * @param commit the one that is checked out
 * @throws GateError GIT_FAILED
 */
export async function editedPaths(
  git: Git,
  commit: string
): Promise<readonly string[]> {
  const variables = { ...git.variables, GIT_WORK_TREE: git.dir }
  const here = { ...git, variables }
  const unfiltered = { ...here, variables: await withoutFilters(here) }
  const [touched, unseen] = await Promise.all([
    touchedPaths(unfiltered, commit),
    unseenPaths(here)
  ])
  const all = [...new Set([...touched, ...unseen])]
  const filtered = await filteredPaths(here, all)
  return all.filter(one => !filtered.has(one)).map(encodeByteString)
}

async function touchedPaths(
  git: Git,
  commit: string
): Promise<readonly string[]> {
  return await fields(git, [
    ...SEEING,
    'diff-index',
    '--name-only',
    '--no-renames',
    '--ignore-submodules=all',
    '-z',
    '--end-of-options',
    commit
  ])
}

/** A file whose times tell nothing is read through its filter, which is a program of somebody's (threat D8). */
async function withoutFilters(
  git: Git
): Promise<Readonly<Record<string, string>>> {
  // Exit code 1 says that there is none.
  const { stdout } = await runGit(git, FILTER_SETTINGS)
  const names = stdout.toString('utf8').split('\0').filter(Boolean)
  const count = { GIT_CONFIG_COUNT: String(names.length) }
  const settings = names.flatMap((name, at): [string, string][] => [
    [`GIT_CONFIG_KEY_${String(at)}`, name],
    [
      `GIT_CONFIG_VALUE_${String(at)}`,
      name.toLowerCase().endsWith('.required') ? 'false' : ''
    ]
  ])
  return { ...git.variables, ...count, ...Object.fromEntries(settings) }
}

async function filteredPaths(
  git: Git,
  bytePaths: readonly string[]
): Promise<ReadonlySet<string>> {
  if (bytePaths.length === 0) return new Set()
  const drivers = await filterDrivers(git)
  const input = Buffer.from(bytePaths.map(one => `${one}\0`).join(''), 'latin1')
  const args = ['check-attr', '-z', '--stdin', 'filter']
  const answers = await fields(git, args, input)
  const filtered = new Set<string>()
  for (let at = 0; at + 2 < answers.length; at += 3) {
    const [path = '', , value = ''] = answers.slice(at, at + 3)
    if (value !== 'lfs' && drivers.has(value)) filtered.add(path)
  }
  return filtered
}

/** Names of the filters that somebody configured; a name without one converts nothing. */
async function filterDrivers(git: Git): Promise<ReadonlySet<string>> {
  const { stdout } = await runGit(git, FILTER_SETTINGS, { storing: true })
  const names = stdout.toString('utf8').split('\0')
  return new Set(
    names.map(name => name.slice('filter.'.length, name.lastIndexOf('.')))
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
