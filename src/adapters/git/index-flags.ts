/** Flags of an index that say "do not look": taken off, so that every file is looked at. */
import * as fs from 'node:fs'
import * as path from 'node:path'

import { gitFailed, runGit, type Git } from './run-git.ts'

/**
 * Clears `assume-unchanged` everywhere, and `skip-worktree` where a file stands
 * in the checkout or the checkout is not sparse: else an edit could hide.
 * @param git works on the index to change
 * @throws GateError GIT_FAILED
 */
export async function resetIndexFlags(git: Git): Promise<void> {
  const { assumed, skipped } = await unseenEntries(git)
  await clear(git, '--no-assume-unchanged', assumed)
  await clear(git, '--no-skip-worktree', skipped)
}

async function unseenEntries(git: Git): Promise<{
  readonly assumed: readonly Entry[]
  readonly skipped: readonly Entry[]
}> {
  const listed = await run(git, ['ls-files', '-v', '-z'])
  const entries = listed
    .toString('latin1')
    .split('\0')
    .filter(line => line !== '')
    .map(line => ({ tag: line.charAt(0), bytePath: line.slice(2) }))
  const assumed = entries.filter(({ tag }) => tag !== tag.toUpperCase())
  const skipped = entries.filter(({ tag }) => tag.toUpperCase() === 'S')
  if (skipped.length === 0) return { assumed, skipped }
  const sparse = await isSparse(git)
  return {
    assumed,
    skipped: skipped.filter(entry => !sparse || stands(git.dir, entry.bytePath))
  }
}

interface Entry {
  readonly bytePath: string
}

async function clear(
  git: Git,
  flag: string,
  entries: readonly Entry[]
): Promise<void> {
  if (entries.length === 0) return
  const names = entries.map(({ bytePath }) => `${bytePath}\0`).join('')
  await run(git, ['update-index', flag, '-z', '--stdin'], names)
}

async function isSparse(git: Git): Promise<boolean> {
  const args = ['config', '--type=bool', '--get', 'core.sparseCheckout']
  const { stdout } = await runGit(git, args)
  return stdout.toString('latin1').trim() === 'true'
}

function stands(root: string, bytePath: string): boolean {
  const place = Buffer.concat([
    Buffer.from(root + path.sep),
    Buffer.from(bytePath, 'latin1')
  ])
  try {
    return fs.lstatSync(place, { throwIfNoEntry: false }) !== undefined
  } catch {
    return false
  }
}

async function run(
  git: Git,
  args: readonly string[],
  input?: string
): Promise<Buffer> {
  const call =
    input === undefined ? {} : { input: Buffer.from(input, 'latin1') }
  const end = await runGit(git, args, call)
  if (end.exitCode !== 0)
    throw gitFailed('The index of the work tree cannot be read', end)
  return end.stdout
}
