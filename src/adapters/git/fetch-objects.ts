/** The only place that reaches a remote: one bulk fetch of named objects, and the look-up of a branch. */
import { harmlessLine } from '../../model/harmless-line.ts'
import { runGit, type Git } from './run-git.ts'

/** How much history a fetch brings with the objects. */
export type FetchDepth = 'unshallow' | 'this-commit' | 'as-is'

/** What to fetch. */
export interface FetchRequest {
  /** Name of the remote. */
  readonly remote: string
  /** Full ids; all of them come in one fetch. */
  readonly ids: readonly string[]
  readonly depth: FetchDepth
  /** Leaves out the content of files that nobody named. */
  readonly withoutBlobs: boolean
}

// Nothing but objects: no refs, no tags, no FETCH_HEAD, no pruning, no submodules, no housekeeping.
const OBJECTS_ONLY = [
  'fetch',
  '--quiet',
  '--no-tags',
  '--no-prune',
  '--no-recurse-submodules',
  '--no-write-fetch-head',
  '--no-auto-maintenance',
  '--refmap='
]

/**
 * Fetches objects by id. It runs the repository's configuration (ssh command,
 * credential helpers), so it must come before the first command of a check.
 * @returns what git complained about, in one short line; undefined when it went well
 */
export async function fetchObjects(
  git: Git,
  request: FetchRequest
): Promise<string | undefined> {
  const end = await runGit(
    git,
    [
      ...OBJECTS_ONLY,
      ...depthArguments(request.depth),
      ...(request.withoutBlobs ? ['--filter=blob:none'] : []),
      '--stdin',
      '--end-of-options',
      request.remote
    ],
    { network: true, input: `${request.ids.join('\n')}\n` }
  )
  return end.exitCode === 0 ? undefined : complaintOf(end.stderr)
}

/**
 * Asks the remote for the commit of a branch, or of its HEAD.
 * @returns undefined when it has none or does not answer
 */
export async function askRemote(
  git: Git,
  remote: string,
  ref: string
): Promise<string | undefined> {
  const end = await runGit(
    git,
    ['ls-remote', '--quiet', '--end-of-options', remote, ref],
    { network: true }
  )
  if (end.exitCode !== 0) return undefined
  const line = end.stdout
    .toString('utf8')
    .split('\n')
    .find(one => one.endsWith(`\t${ref}`))
  return line?.slice(0, line.indexOf('\t'))
}

function depthArguments(depth: FetchDepth): readonly string[] {
  if (depth === 'unshallow') return ['--unshallow']
  return depth === 'this-commit' ? ['--depth=1'] : []
}

/** Git's last words are the reason; a page has room for no more. */
const COMPLAINT_CHARACTERS = 400
const CREDENTIALS_IN_URL = /(:\/\/)[^/\s@]+@/g

/** Git's own words, as one harmless line: a server has its say in them. */
function complaintOf(stderr: string): string {
  const said = stderr
    .split(/[\r\n]+/)
    .map(line => harmlessLine(line.trim()))
    .filter(line => line !== '')
    .join('; ')
    .replace(CREDENTIALS_IN_URL, '$1***@')
    .replace(/\.+$/, '')
  if (said === '') return 'git fetch failed without a word'
  const characters = Array.from(said)
  return characters.length <= COMPLAINT_CHARACTERS
    ? said
    : `…${characters.slice(1 - COMPLAINT_CHARACTERS).join('')}`
}
