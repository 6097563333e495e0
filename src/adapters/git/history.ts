/** The merge base of two commits, and whether a shallow clone can know it. */
import * as fs from 'node:fs/promises'
import { createInterface } from 'node:readline'

import { GateError } from '../../errors.ts'
import type { RepositoryFacts } from './discover-repository.ts'
import { gitFailed, runGit, startGit, type Git } from './run-git.ts'

/** The merge base, or the commits at which the history breaks off before it is known. */
export type History =
  | { readonly known: true; readonly mergeBase: string }
  | { readonly known: false; readonly cutAt: readonly string[] }

/**
 * The first merge base that git names, which is the same for the same history.
 * In a shallow clone it counts only when no commit between it and the two
 * tips lacks its parents: else a better one may lie behind the cut.
 * @throws GateError HISTORY_UNRELATED, GIT_FAILED
 */
export async function findMergeBase(
  git: Git,
  facts: RepositoryFacts,
  base: string,
  head: string
): Promise<History> {
  const found = await runGit(git, ['merge-base', base, head])
  if (found.exitCode > 1 || found.exitCode < 0)
    throw gitFailed(
      `The merge base of ${base} and ${head} cannot be found`,
      found
    )
  const mergeBase = found.stdout.toString('latin1').trim()
  const cuts = await readShallowFile(facts.shallowFile)
  const cutAt =
    cuts.size === 0 ? [] : await cutsBefore(git, [base, head], mergeBase, cuts)
  if (cutAt.length > 0) return { known: false, cutAt }
  if (mergeBase === '') throw unrelated(base, head)
  return { known: true, mergeBase }
}

/** The commits whose parents this clone lacks; empty for a whole history. */
export async function readShallowFile(
  file: string
): Promise<ReadonlySet<string>> {
  try {
    const text = await fs.readFile(file, 'latin1')
    return new Set(text.split('\n').filter(line => line !== ''))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set()
    throw error
  }
}

// The commits without their parents among those that the tips have and the merge base has not.
async function cutsBefore(
  git: Git,
  tips: readonly string[],
  mergeBase: string,
  cuts: ReadonlySet<string>
): Promise<readonly string[]> {
  const not = mergeBase === '' ? [] : ['--not', mergeBase]
  const child = startGit(git, ['rev-list', ...tips, ...not, '--'], {
    input: ''
  })
  const found: string[] = []
  for await (const id of createInterface({ input: child.stdout }))
    if (cuts.has(id)) found.push(id)
  const end = await child.ended
  if (end.exitCode !== 0)
    throw gitFailed(`The history of ${tips.join(' and ')} cannot be read`, end)
  return found
}

function unrelated(base: string, head: string): GateError {
  return new GateError(
    'HISTORY_UNRELATED',
    `The base ${base} and the head ${head} share no commit: there is no change to compute.`,
    { hint: 'Rebase the branch onto its base, or name the right base.' }
  )
}
