/** Trees of odd paths, modes and contents, as streams for `git fast-import`, and what git itself lists of them. */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'

import fc from 'fast-check'

import { gitEnvironment } from '../support/git-repository.ts'
import type { GitRepository } from '../support/git-repository.ts'

/** One entry to write; without a mode the path is deleted. */
export interface TreeWrite {
  /** Bytes, one UTF-16 unit each. */
  readonly path: string
  readonly mode?: '100644' | '100755' | '120000' | '160000'
  /** Bytes, or the commit of a submodule. */
  readonly content: string
}

/** What git lists of one side. */
export interface ListedEntry {
  readonly mode: string
  readonly objectId: string
}

const utf8 = (text: string): string => Buffer.from(text).toString('latin1')

const name = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...['a', 'A', 'b', 'src', 'SRC', 'x.ts', '-', '%41', 'a|b', ' a ', 'a"b'],
      ...['.a3s', '.a3s-code', 'loops', 'STATE.md', 'ACCEPTANCE.md', 'x.git'],
      ...['\n', '\t', '\r', '\x7f', '\\', '\xff', '\xc3', 'a\xed\xa0\x80', '*'],
      ...['.gitattributes', '.gitignore', '\xc0\xaf', '\xf4\x90\x80\x80', '?'],
      ...['é', 'e\u0301', '\u202e', '\ufeff', '😀', '\u2028', '\ufffd'].map(
        utf8
      )
    )
  },
  fc
    .uint8Array({ min: 1, minLength: 1, maxLength: 4 })
    .map(bytes => Buffer.from(bytes).toString('latin1').replaceAll('/', '_'))
    .filter(text => !/^\.{1,2}$/.test(text))
)
const path = fc
  .oneof(
    { weight: 9, arbitrary: fc.array(name, { minLength: 1, maxLength: 4 }) },
    fc.array(name, { minLength: 12, maxLength: 30 })
  )
  .map(names => names.join('/'))
const content = fc.oneof(
  fc.constantFrom(
    ...['', 'a', 'a\n', 'a\r\n', '\0', '../../x', '/etc/passwd'],
    ...[
      `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 1\n`
    ]
  ),
  fc
    .uint8Array({ maxLength: 40 })
    .map(bytes => Buffer.from(bytes).toString('latin1'))
)

/** One entry, of any mode. */
export const treeWrite: fc.Arbitrary<TreeWrite> = fc
  .record({
    path,
    mode: fc.constantFrom(
      '100644' as const,
      '100644' as const,
      '100755' as const,
      '120000' as const,
      '160000' as const
    ),
    content
  })
  .map(one => ({
    ...one,
    content:
      one.mode === '160000'
        ? createHash('sha1').update(one.content).digest('hex')
        : one.content
  }))

/** The commands of `git fast-import` for one commit; `from` is a mark or nothing. */
export function commitStream(
  at: {
    readonly branch: string
    readonly mark: number
    readonly from?: number
  },
  writes: readonly TreeWrite[]
): string {
  return [
    `commit refs/heads/${at.branch}\nmark :${String(at.mark)}\n`,
    `committer C <c@example.com> ${String(1_700_000_000 + at.mark)} +0000\n`,
    `data 1\nx\n`,
    at.from === undefined ? '' : `from :${String(at.from)}\n`,
    ...writes.map(writeStream),
    '\n'
  ].join('')
}

function writeStream({ path: at, mode, content: bytes }: TreeWrite): string {
  const quoted = `"${at.replace(
    /[^\w/.-]/g,
    unit => `\\${unit.charCodeAt(0).toString(8).padStart(3, '0')}`
  )}"`
  if (mode === undefined) return `D ${quoted}\n`
  if (mode === '160000') return `M 160000 ${bytes} ${quoted}\n`
  return `M ${mode} inline ${quoted}\ndata ${String(bytes.length)}\n${bytes}\n`
}

/** Feeds a stream of bytes to `git fast-import`. */
export function fastImport({ dir }: GitRepository, stream: string): void {
  const { status, stderr } = spawnSync('git', ['fast-import', '--quiet'], {
    cwd: dir,
    env: gitEnvironment(),
    input: Buffer.from(stream, 'latin1')
  })
  if (status !== 0) throw new Error(`fast-import: ${stderr.toString()}`)
}

/** Every entry of a revision, by byte path. */
export function listedTree(
  { dir }: GitRepository,
  revision: string
): ReadonlyMap<string, ListedEntry> {
  const lines = execFileSync(
    'git',
    ['ls-tree', '-r', '-z', '--full-tree', revision],
    { cwd: dir, env: gitEnvironment() }
  )
    .toString('latin1')
    .split('\0')
    .filter(line => line !== '')
  return new Map(
    lines.map(line => {
      const tab = line.indexOf('\t')
      const [mode = '', , objectId = ''] = line.slice(0, tab).split(' ')
      return [line.slice(tab + 1), { mode, objectId }]
    })
  )
}

/** Bytes of blobs, in their order. */
export function blobBytes(
  { dir }: GitRepository,
  ids: readonly string[]
): readonly Buffer[] {
  const out = execFileSync('git', ['cat-file', '--batch'], {
    cwd: dir,
    env: gitEnvironment(),
    input: ids.map(id => `${id}\n`).join('')
  })
  let at = 0
  return ids.map(() => {
    const end = out.indexOf('\n', at)
    const size = Number(out.toString('latin1', at, end).split(' ')[2])
    at = end + 1 + size + 1
    return out.subarray(end + 1, end + 1 + size)
  })
}
