/** A checkout with a change, looked at around whatever is done to it. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import * as path from 'node:path'

import { createCheckout } from '../../../src/adapters/files/index.ts'
import { sha256 } from '../../../src/model/digest.ts'
import {
  mutationLedger,
  type MutationRecord
} from '../../../src/model/ledger.ts'
import { encodePath } from '../../../src/model/path.ts'
import {
  firstLook,
  lookAfter,
  type BindingPorts,
  type BindingRequest,
  type LookAfter
} from '../../../src/verify/binding.ts'
import { commandMoves } from '../../../src/verify/command-moves.ts'
import { guardedPaths } from '../../../src/verify/moved-paths.ts'
import {
  gitRepository,
  temporaryFolder,
  type GitRepository
} from '../../support/git-repository.ts'
import type { TreeEntry, TreeFiles } from '../../../src/ports.ts'

/** A repository with one mutated path of each kind, and other tracked files. */
export interface Scene {
  readonly repository: GitRepository
  readonly request: BindingRequest
  readonly ports: BindingPorts
  readonly at: (name: string) => string
}

/** @param generated globs that a command may rewrite */
export function scene(
  generated: readonly string[] = [],
  looking: 'find' | 'walk' = 'find'
): Scene {
  const repository = gitRepository()
  repository.write('src/code.ts', 'const answer = 42\n')
  repository.write('src/run.sh', 'echo ok\n', { mode: 0o755 })
  repository.write('src/deep/other.ts', 'other\n')
  repository.write('README.md', 'read me\n')
  repository.write('bin/tool', 'tool\n', { mode: 0o755 })
  repository.symlink('link', 'README.md')
  repository.commit('head')
  repository.write('src/untracked/seen.txt', 'x')
  const records = [
    write('src/code.ts', 'const answer = 42\n'),
    { ...write('src/run.sh', 'echo ok\n'), tool: 'write+x' },
    { tool: 'symlink', path: 'link', content_digest: sha256('README.md') },
    { tool: 'delete', path: 'src/removed.ts', content_digest: '' }
  ]
  const commit = repository.git('rev-parse', 'HEAD')
  const checkout = createCheckout({
    root: repository.dir,
    commit: () => Promise.resolve({ id: commit, parents: [] }),
    looking
  })
  const request = {
    records: mutationLedger(records).records,
    tracked: trackedBy(repository),
    generated,
    ignoreExecutableBit: false
  }
  return {
    repository,
    request,
    ports: { checkout, files: filesOf(repository) },
    at: name => path.join(repository.dir, name)
  }
}

/** Looks, does something, and looks again. */
export async function around(
  { request, ports }: Scene,
  act: () => void
): Promise<LookAfter> {
  const { look } = await firstLook(request, ports)
  act()
  return lookAfter(look, request, ports)
}

/** Watches, looks, runs a bash script in the checkout, and looks again; `lost` when events were dropped. */
export async function duringCommand(
  { request, ports, repository }: Scene,
  script: string
): Promise<LookAfter | 'lost'> {
  const moves = commandMoves(ports.checkout)
  try {
    await moves.start(guardedPaths(request))
    const { look } = await firstLook(request, ports)
    const child = spawn('bash', ['-euc', script], {
      cwd: repository.dir,
      stdio: ['ignore', 'ignore', 'inherit']
    })
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new Error(`the script ended with ${String(code)}`)
    const heard = await moves.heard()
    return heard === 'lost'
      ? heard
      : await lookAfter(look, request, { ...ports, heard })
  } finally {
    moves.close()
  }
}

/** The mutated and drifted paths of a look, each with its movement. */
export function named(after: LookAfter): {
  readonly unbound: readonly string[]
  readonly drift: readonly string[]
} {
  const say = (one: { path: string; movement: string }): string =>
    `${one.path} ${one.movement}`
  return { unbound: after.unbound.map(say), drift: after.drift.map(say) }
}

/** Sets a file's mtime back to what it was, to the nanosecond, after something is done to it. */
export function keepingTimes(file: string, act: () => void): void {
  const reference = path.join(temporaryFolder('times'), 'reference')
  execFileSync('touch', ['-r', file, reference])
  act()
  execFileSync('touch', ['-r', reference, file])
  fs.rmSync(path.dirname(reference), { recursive: true })
}

function write(name: string, text: string): MutationRecord {
  return { tool: 'write', path: name, content_digest: sha256(text) }
}

/** The entries of HEAD's tree, read by git before anything is done. */
function trackedBy(repository: GitRepository): readonly TreeEntry[] {
  return repository
    .git('ls-tree', '-r', '-z', 'HEAD')
    .split('\0')
    .filter(line => line !== '')
    .map(line => {
      const [facts = '', name = ''] = line.split('\t')
      const [mode = '', , objectId = ''] = facts.split(' ')
      return { path: encodePath(Buffer.from(name)), mode, objectId }
    })
}

function filesOf(repository: GitRepository): TreeFiles {
  return {
    has: () => Promise.resolve(true),
    list: () => Promise.resolve(trackedBy(repository)),
    // Replace objects are the trick of one of the tests; the real adapter turns them off as well.
    read: entry => {
      const text = repository.git(
        '--no-replace-objects',
        'cat-file',
        'blob',
        entry.objectId
      )
      const end = entry.mode === '120000' ? '' : '\n'
      return Promise.resolve({ kind: 'bytes', bytes: Buffer.from(text + end) })
    }
  }
}
