/** Changes in real repositories through the built command line, against the difference of two plain listings. */
import { createHash } from 'node:crypto'

import { expect } from '@jest/globals'
import fc from 'fast-check'

import { gitRepository } from '../../support/git-repository.ts'
import { jsonOf, runCli } from '../../support/run-cli.ts'
import {
  blobBytes,
  commitStream,
  fastImport,
  listedTree,
  treeWrite
} from '../generated-tree.ts'
import type { GitRepository } from '../../support/git-repository.ts'
import type { TreeWrite } from '../generated-tree.ts'
import type { FuzzTarget } from '../target.ts'

/** The sides of a change: `base` moved on after the branch left it. */
interface GeneratedChange {
  readonly start: readonly TreeWrite[]
  readonly moves: readonly (readonly [
    what: 'delete' | 'rename' | 'mode' | 'write',
    at: number
  ])[]
  readonly head: readonly TreeWrite[]
  readonly base: readonly TreeWrite[]
}

interface LedgerRecord {
  readonly tool: string
  readonly path: string
  readonly content_digest: string
}

const change: fc.Arbitrary<GeneratedChange> = fc.record({
  start: fc.array(treeWrite, { minLength: 1, maxLength: 25 }),
  moves: fc.array(
    fc.tuple(
      fc.constantFrom('delete', 'rename', 'mode', 'write'),
      fc.nat({ max: 24 })
    ),
    { maxLength: 12 }
  ),
  head: fc.array(treeWrite, { maxLength: 15 }),
  base: fc.array(treeWrite, { maxLength: 3 })
})

const TOOLS: Readonly<Record<string, string>> = {
  100644: 'write',
  100755: 'write+x',
  120000: 'symlink',
  160000: 'submodule'
}

function sha256(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** What the head writes of what the start has. */
function moved({ start, moves }: GeneratedChange): readonly TreeWrite[] {
  return moves.flatMap(([what, at]): readonly TreeWrite[] => {
    const one = start[at % start.length]
    if (one === undefined) return []
    const gone = { path: one.path, content: '' }
    if (what === 'delete') return [gone]
    if (what === 'rename') return [gone, { ...one, path: `${one.path}~` }]
    if (what === 'write')
      return [{ ...one, mode: '100644', content: `${one.content}!` }]
    return [{ ...one, mode: one.mode === '100644' ? '100755' : '100644' }]
  })
}

function imported(repository: GitRepository, of: GeneratedChange): void {
  const second = [...moved(of), ...of.head]
  fastImport(
    repository,
    [
      commitStream({ branch: 'main', mark: 1 }, of.start),
      commitStream({ branch: 'feature', mark: 2, from: 1 }, second),
      of.base.length === 0
        ? ''
        : commitStream({ branch: 'main', mark: 3, from: 1 }, of.base)
    ].join('')
  )
}

// design.md section 2 a second time, on purpose.
function expectedRecords(repository: GitRepository): readonly LedgerRecord[] {
  const mergeBase = repository.git('merge-base', 'main', 'feature')
  const before = listedTree(repository, mergeBase)
  const after = listedTree(repository, 'feature')
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter(
    path =>
      !isHarness(path) &&
      JSON.stringify(before.get(path)) !== JSON.stringify(after.get(path))
  )
  const blobs = paths.flatMap(path => {
    const entry = after.get(path)
    return entry === undefined || entry.mode === '160000'
      ? []
      : [entry.objectId]
  })
  const bytes = new Map(
    blobBytes(repository, blobs).map((one, at) => [blobs[at], one])
  )
  return paths
    .map(path => {
      const entry = after.get(path)
      const tool =
        entry === undefined ? 'delete' : (TOOLS[entry.mode] ?? entry.mode)
      const blob = bytes.get(entry?.objectId)
      const digest = entry === undefined ? '' : sha256(blob ?? entry.objectId)
      return { tool, path: encoded(path), content_digest: digest }
    })
    .sort((one, other) =>
      Buffer.compare(Buffer.from(one.path), Buffer.from(other.path))
    )
}

function isHarness(path: string): boolean {
  const names = path.split('/')
  const [first, second, third, file] = names
  const isLoop =
    names.length === 4 && first === '.a3s' && second === 'loops' && third !== ''
  if (isLoop && (file === 'ACCEPTANCE.md' || file === 'STATE.md')) return false
  return names.some(one => ['.git', '.a3s', '.a3s-code'].includes(one))
}

function encoded(path: string): string {
  const bytes = Buffer.from(path, 'latin1')
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let text = ''
  for (let at = 0; at < bytes.length;) {
    const valid = [1, 2, 3, 4]
      .map(length => bytes.subarray(at, at + length))
      .find(part => {
        try {
          return Array.from(strict.decode(part)).length === 1
        } catch {
          return false
        }
      })
    const byte = bytes[at] ?? 0
    const plain = valid !== undefined && byte !== 0x25 && byte >= 0x20
    text +=
      plain && byte !== 0x7f
        ? valid.toString()
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    at += valid?.length ?? 1
  }
  return text
}

function expectSameChange(repository: GitRepository): void {
  const records = expectedRecords(repository)
  const run = runCli([
    ...['digest', '--json', '--base', 'main', '--head', 'feature'],
    ...['--repo', repository.dir]
  ])
  expect(run.stderr).toBe('')
  expect(jsonOf(run)).toMatchObject({
    gaps: [],
    records,
    effect_digest:
      records.length === 0
        ? ''
        : sha256(
            records
              .map(one => `${one.tool}|${one.path}|${one.content_digest}`)
              .join('\n')
          )
  })
}

export const pullRequests: FuzzTarget<GeneratedChange> = {
  name: 'pull-requests',
  arbitrary: change,
  holds: of => {
    const repository = gitRepository()
    try {
      imported(repository, of)
      expectSameChange(repository)
    } finally {
      repository.dispose()
    }
  }
}
