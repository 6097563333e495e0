/** The policy of the base branch: read by its commit, never from the head or the disk. */
import { GateError } from '../errors.ts'
import type { Problem } from '../errors.ts'
import type { TreeEntry, TreeFile, TreeFiles } from '../ports.ts'
import { MISNAMED_POLICY_PATH, POLICY_PATH } from './gate-policy.ts'
import type { GatePolicy } from './gate-policy.ts'
import { vacuousProblem } from './vacuous.ts'
import { defaultPolicy, parsePolicy, policyInvalid } from './parse-policy.ts'

/** The largest policy, in bytes. */
export const LARGEST_POLICY = 64 * 1024

/**
 * Reads the policy at a commit.
 * @param baseCommit the base tip
 * @param entries the whole tree of that commit
 * @returns the policy, and whether a file or the defaults made it
 * @throws GateError POLICY_INVALID, or POLICY_UNREADABLE when the bytes cannot be had
 */
export async function readPolicy(
  files: TreeFiles,
  baseCommit: string,
  entries: readonly TreeEntry[]
): Promise<{
  readonly policy: GatePolicy
  readonly source: 'file' | 'defaults'
}> {
  const entry = entries.find(one => one.path === POLICY_PATH)
  if (entry === undefined) {
    if (entries.some(one => one.path === MISNAMED_POLICY_PATH))
      throw whole(
        `expected this name, the file is called ${MISNAMED_POLICY_PATH}`
      )
    const inItsPlace = whatStandsInItsPlace(entries)
    if (inItsPlace !== undefined)
      throw whole(`expected a regular file, ${inItsPlace}`)
    return { policy: defaultPolicy(), source: 'defaults' }
  }
  if (entry.mode !== '100644' && entry.mode !== '100755')
    throw whole(`expected a regular file, its mode is ${entry.mode}`)
  const file = await files.read(entry, LARGEST_POLICY)
  const policy = parsePolicy(policyText(file, baseCommit))
  const paths = entries.map(one => one.path)
  const problems = await problemsOfDemands(policy, paths)
  if (problems.length > 0) throw policyInvalid(problems)
  return { policy, source: 'file' }
}

/** Whoever made it meant to have a policy, so the defaults are not what the base demands. */
function whatStandsInItsPlace(
  entries: readonly TreeEntry[]
): string | undefined {
  if (entries.some(one => one.path.startsWith(`${POLICY_PATH}/`)))
    return 'it is a folder'
  const [folder] = POLICY_PATH.split('/')
  const above = entries.find(one => one.path === folder)
  if (above?.mode === '120000') return `${above.path} is a symbolic link`
  if (above?.mode === '160000') return `${above.path} is a submodule`
  return undefined
}

// How a script that never fails can begin, and what can make one of any other: `||`, `&`, a script in a script.
const MAY_BE_CONSTANT =
  /^\s*(?:#|["'\\({!]|(?:true|false|echo|exit|printf|time)\b|:(?!\S))|\|\||(?<![&>])&(?![&>])|-e?c\b/

/** The parsers of shells and globs are loaded only where there is a doubt: loading code is much of what a small change costs. */
async function problemsOfDemands(
  policy: GatePolicy,
  paths: readonly string[]
): Promise<readonly Problem[]> {
  const { checks, scope } = policy
  const isDoubtful = checks.some(
    check =>
      MAY_BE_CONSTANT.test(check.command) ||
      (check.paths.length > 0 && scope.exclude.length > 0)
  )
  if (isDoubtful) {
    const { voidProblems } = await import('./void-checks.ts')
    return voidProblems(policy, paths)
  }
  const problem = vacuousProblem(policy, paths, new Set())
  return problem === undefined ? [] : [{ path: '', message: problem }]
}

function policyText(file: TreeFile, baseCommit: string): string {
  if (file.kind === 'too_large')
    throw whole(
      `expected at most ${LARGEST_POLICY} bytes, the file has ${file.size}`
    )
  if (file.kind === 'unreadable')
    throw new GateError(
      'POLICY_UNREADABLE',
      `${POLICY_PATH} exists at ${baseCommit}, and its bytes could not be read: ${file.why}`,
      { hint: `Fetch the base branch, then try again.` }
    )
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file.bytes)
  } catch {
    throw whole('expected UTF-8 text, the bytes are none')
  }
}

function whole(message: string): GateError {
  return policyInvalid([{ path: '', message }])
}
