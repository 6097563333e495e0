/** What git itself would write into a checkout for blobs that attributes convert: read before any command runs. */
import { createHash } from 'node:crypto'

import { decodePath } from '../../model/path.ts'
import { withCommitAttributes } from './commit-attributes.ts'
import { runGit, startGit, type Git } from './run-git.ts'
import type { TreeEntry } from '../../ports.ts'

// Those by which git alone converts; a filter is a program of somebody's.
const CONVERTING = ['ident', 'working-tree-encoding']
const UNSET = ['unspecified', 'unset', 'false']

/**
 * The SHA-256 of what git would write for each file that `ident` or
 * `working-tree-encoding` convert. A file with a filter is left out: nothing is run.
 * @param objectsDir absolute path of the repository's folder of objects
 * @param commit its attributes count, and no other
 */
export async function writtenFiles(
  git: Git,
  {
    objectsDir,
    commit
  }: { readonly objectsDir: string; readonly commit: string },
  entries: readonly TreeEntry[]
): Promise<ReadonlyMap<string, string>> {
  const lineEnds = await lineEndSettings(git)
  return await withCommitAttributes(
    git,
    { objectsDir, commit },
    async seeing => {
      const converted = await convertedPaths(seeing, entries.map(bytePathOf))
      const written = new Map<string, string>()
      for (const entry of entries) {
        const bytePath = bytePathOf(entry)
        const text = Buffer.from(bytePath, 'latin1').toString('utf8')
        if (!converted.has(bytePath) || !isArgument(text, bytePath)) continue
        const digest = await writtenDigest(seeing, lineEnds, {
          path: text,
          objectId: entry.objectId
        })
        if (digest !== undefined) written.set(entry.path, digest)
      }
      return written
    }
  )
}

/** Line ends alone are the repository's own to say: no binding depends on them. */
async function lineEndSettings(git: Git): Promise<readonly string[]> {
  const args = ['config', '--null', '--get-regexp', '^core\\.(autocrlf|eol)$']
  const { stdout } = await runGit(git, args)
  return stdout
    .toString('utf8')
    .split('\0')
    .filter(Boolean)
    .flatMap(line => ['-c', line.replace('\n', '=')])
}

async function convertedPaths(
  git: Git,
  bytePaths: readonly string[]
): Promise<ReadonlySet<string>> {
  const input = bytePaths.map(one => `${one}\0`).join('')
  const end = await runGit(
    git,
    ['check-attr', '--cached', '-z', '--stdin', 'filter', ...CONVERTING],
    { input: Buffer.from(input, 'latin1') }
  )
  const converted = new Set<string>()
  const filtered = new Set<string>()
  if (end.exitCode !== 0) return converted
  const fields = end.stdout.toString('latin1').split('\0')
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = '', name = '', value = ''] = fields.slice(at, at + 3)
    if (UNSET.includes(value)) continue
    if (name === 'filter') filtered.add(path)
    else converted.add(path)
  }
  return new Set([...converted].filter(one => !filtered.has(one)))
}

async function writtenDigest(
  git: Git,
  settings: readonly string[],
  { path, objectId }: Pick<TreeEntry, 'path' | 'objectId'>
): Promise<string | undefined> {
  const args = [
    ...settings,
    'cat-file',
    '--filters',
    `--path=${path}`,
    objectId
  ]
  const child = startGit(git, args, { input: '' })
  const hash = createHash('sha256')
  child.stdout.on('data', (chunk: Buffer) => hash.update(chunk))
  const { exitCode } = await child.ended
  return exitCode === 0 ? hash.digest('hex') : undefined
}

function bytePathOf({ path }: TreeEntry): string {
  return Buffer.from(decodePath(path)).toString('latin1')
}

function isArgument(text: string, bytePath: string): boolean {
  return Buffer.from(text).toString('latin1') === bytePath
}
