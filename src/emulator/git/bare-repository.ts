/** A bare repository on the disk: made as GitHub would serve it, and read into values. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ChangedFile } from '../entities/pull-request.ts'
import type { Commit } from '../entities/repository.ts'
import { runGit, tryGit } from './run-git.ts'
import type { GitPlace } from './run-git.ts'

const CONFIG = `[core]
	bare = true
	repositoryformatversion = 0
[gc]
	auto = 0
[http]
	receivepack = true
[uploadpack]
	allowAnySHA1InWant = true
	allowFilter = true
[receive]
	hideRefs = refs/pull
`

/** Makes an empty bare repository that serves as GitHub does: any object by id, partial clones, `refs/pull` read-only. */
export async function initBare(folder: string, branch: string): Promise<void> {
  for (const part of ['objects/info', 'objects/pack', 'refs/heads']) {
    await mkdir(path.join(folder, part), { recursive: true })
  }
  await writeFile(path.join(folder, 'HEAD'), `ref: refs/heads/${branch}\n`)
  await writeFile(path.join(folder, 'config'), CONFIG)
}

/** Every reference and the object it names. */
export async function readRefs(
  place: GitPlace,
  folder: string
): Promise<Map<string, string>> {
  const text = await runGit(place, [
    '--git-dir',
    folder,
    'for-each-ref',
    '--format=%(objectname) %(refname)'
  ])
  const refs = new Map<string, string>()
  for (const line of text.toString().split('\n')) {
    if (line !== '') refs.set(line.slice(41), line.slice(0, 40))
  }
  return refs
}

const COMMIT_FORMAT =
  '%H%x00%T%x00%P%x00%an%x00%ae%x00%aI%x00%cn%x00%ce%x00%cI%x00%B%x00'

/** Commits that some reference reaches, but none of the ids already known. */
export async function readCommits(
  place: GitPlace,
  folder: string,
  known: readonly string[]
): Promise<readonly Commit[]> {
  const args = [
    '--git-dir',
    folder,
    'log',
    '--all',
    `--format=${COMMIT_FORMAT}`
  ]
  const revisions = known.map(sha => `^${sha}\n`).join('')
  const text = await runGit(place, [...args, '--stdin'], {
    input: Buffer.from(revisions)
  })
  const fields = text.toString().split('\0')
  const commits: Commit[] = []
  for (let at = 0; at + 9 < fields.length; at += 10) {
    const field = (offset: number): string => fields[at + offset] ?? ''
    commits.push({
      sha: field(0).trim(),
      tree: field(1),
      parents: field(2).split(' ').filter(Boolean),
      author: { name: field(3), email: field(4), date: field(5) },
      committer: { name: field(6), email: field(7), date: field(8) },
      message: field(9).replace(/\n+$/u, '')
    })
  }
  return commits
}

/** The best common ancestor, when there is one. */
export async function mergeBase(
  place: GitPlace,
  folder: string,
  pair: readonly [string, string]
): Promise<string | undefined> {
  const found = await tryGit(place, [
    '--git-dir',
    folder,
    'merge-base',
    ...pair
  ])
  return found.exitCode === 0 ? found.stdout.toString().trim() : undefined
}

const STATUS: Readonly<Record<string, ChangedFile['status']>> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  T: 'changed'
}

/**
 * Files that differ; a rename shows as a removal and an addition.
 * @param revisions two commits, or one range such as `base...head`
 */
export async function readChangedFiles(
  place: GitPlace,
  folder: string,
  revisions: readonly string[]
): Promise<readonly ChangedFile[]> {
  const found = await tryGit(place, [
    '--git-dir',
    folder,
    'diff',
    '-z',
    '--raw',
    '--numstat',
    '--no-renames',
    '--no-abbrev',
    '--no-ext-diff',
    '--no-textconv',
    ...revisions
  ])
  // Histories without a common commit have no files to compare.
  if (found.exitCode !== 0) return []
  return countedFiles(found.stdout.toString().split('\0').filter(Boolean))
}

/** Raw entries (`:modes ids letter`, then the path), then counts of the same paths. */
function countedFiles(parts: readonly string[]): readonly ChangedFile[] {
  const raw = new Map<string, Pick<ChangedFile, 'status' | 'sha'>>()
  const files: ChangedFile[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? ''
    if (part.startsWith(':')) {
      at += 1
      raw.set(parts[at] ?? '', rawFacts(part))
      continue
    }
    const [added = '', deleted = '', file = ''] = part.split('\t')
    const facts = raw.get(file)
    if (facts === undefined) continue
    // git prints `-` for a binary file.
    const additions = Number(added) || 0
    const deletions = Number(deleted) || 0
    files.push({ path: file, ...facts, additions, deletions })
  }
  return files
}

function rawFacts(entry: string): Pick<ChangedFile, 'status' | 'sha'> {
  const [, , old = '', now = '', letter = ''] = entry.split(' ')
  const status = STATUS[letter] ?? 'modified'
  return { status, sha: status === 'removed' ? old : now }
}

/** The object that an expression such as `main:README.md` names, when there is one. */
export async function readObject(
  place: GitPlace,
  folder: string,
  expression: string
): Promise<{ readonly sha: string; readonly type: string } | undefined> {
  const found = await tryGit(
    place,
    ['--git-dir', folder, 'cat-file', '--batch-check'],
    { input: Buffer.from(`${expression}\n`) }
  )
  const [sha = '', type = ''] = found.stdout.toString().trim().split(' ')
  const known = /^(?:commit|tree|blob|tag)$/u.test(type)
  return found.exitCode === 0 && known ? { sha, type } : undefined
}

/** The bytes of a blob. */
export async function readBlob(
  place: GitPlace,
  folder: string,
  sha: string
): Promise<Buffer> {
  return await runGit(place, ['--git-dir', folder, 'cat-file', 'blob', sha])
}
