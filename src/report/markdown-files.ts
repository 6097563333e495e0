/** The file-level changes as Markdown: grouped by folder, folded when there are many. */
import { cutText } from './limits.ts'
import type { Block, Terseness } from './limits.ts'
import {
  htmlCode,
  markdownCode,
  markdownDetails,
  markdownText
} from './markdown-text.ts'
import type { LedgerDocument } from '../model/evidence.ts'
import type { MutationRecord } from '../model/ledger.ts'

// Up to so many files stand open, in one list.
const OPEN_FILES = 15
// More folders than this, and files are grouped by folders further up.
const FOLDERS_SHOWN = 100
const DEEPEST = 8
// Up to so many folders stand open.
const OPEN_FOLDERS = 12
const OUT_OF_SCOPE_SHOWN = 10
const NAME_BYTES = 500

const WORDS: Readonly<Record<string, string>> = {
  write: 'written',
  'write+x': 'written, executable',
  symlink: 'symbolic link',
  submodule: 'submodule',
  delete: 'deleted'
}

/** The blocks of the file changes; none for an empty ledger. */
export function fileBlocks(ledger: LedgerDocument): readonly Block[] {
  if (ledger.records.length === 0) return []
  return [
    { render: () => heading(ledger) },
    { render: terseness => files(ledger, terseness) },
    { render: terseness => outOfScope(ledger, terseness) }
  ]
}

function heading({ records, lfs_paths: lfs = [] }: LedgerDocument): string {
  const plain = records.every(record => record.tool === 'write')
  const kinds = plain ? '' : ` (${tally(records)})`
  return [
    `### File changes: ${String(records.length)}${kinds}`,
    ...(lfs.length === 0
      ? []
      : [
          `${String(lfs.length)} of them Git LFS: the digest covers the pointer, which names the content by its own SHA-256.`
        ])
  ].join('\n\n')
}

function tally(records: readonly MutationRecord[]): string {
  const counts = new Map<string, number>()
  for (const { tool } of records) counts.set(tool, (counts.get(tool) ?? 0) + 1)
  const known = Object.keys(WORDS).filter(tool => counts.has(tool))
  const others = [...counts.keys()].filter(tool => !(tool in WORDS)).sort()
  const shown = [...known, ...others].slice(0, 8)
  return shown
    .map(tool => `${String(counts.get(tool))} ${word(tool)}`)
    .join(', ')
}

function word(tool: string): string {
  return WORDS[tool] ?? markdownText(cutText(tool, 60))
}

function files(ledger: LedgerDocument, terseness: Terseness): string {
  if (terseness >= 3)
    return '_The list of files is left out; `completion-gate digest` prints all of them._'
  const groups = byFolder(ledger.records)
  if (terseness > 0) return folders(groups)
  const pointers = new Set(ledger.lfs_paths)
  if (ledger.records.length <= OPEN_FILES)
    return lines(ledger.records, pointers)
  return [...groups]
    .map(([folder, records]) =>
      markdownDetails(
        `${htmlCode(cutText(folder, NAME_BYTES))} ${String(records.length)}`,
        lines(records, pointers)
      )
    )
    .join('\n\n')
}

function lines(
  records: readonly MutationRecord[],
  pointers: ReadonlySet<string>
): string {
  return records
    .map(({ path, tool }) => {
      const marks = [
        ...(tool === 'write' ? [] : [word(tool)]),
        ...(pointers.has(path) ? ['Git LFS'] : [])
      ]
      const name = markdownCode(cutText(path, NAME_BYTES))
      return `- ${name}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`
    })
    .join('\n')
}

type Groups = ReadonlyMap<string, readonly MutationRecord[]>

function folders(groups: Groups): string {
  const shown = [...groups].slice(0, FOLDERS_SHOWN)
  const more = groups.size - shown.length
  const items = [
    ...shown.map(
      ([folder, records]) =>
        `- ${markdownCode(cutText(folder, NAME_BYTES))}: ${tally(records)}`
    ),
    ...(more === 0 ? [] : [`- and ${String(more)} more folders`])
  ].join('\n')
  const list =
    groups.size > OPEN_FOLDERS
      ? markdownDetails(`${String(groups.size)} folders`, items)
      : items
  return `${list}\n\n_\`completion-gate digest\` prints every file._`
}

/** Records by the deepest folders of which there are not too many; the order is the ledger's. */
function byFolder(records: readonly MutationRecord[]): Groups {
  let groups = grouped(records, DEEPEST)
  for (let depth = DEEPEST - 1; depth > 0; depth -= 1) {
    if (groups.size <= FOLDERS_SHOWN) break
    groups = grouped(records, depth)
  }
  return groups
}

function grouped(records: readonly MutationRecord[], depth: number): Groups {
  const groups = new Map<string, MutationRecord[]>()
  for (const record of records) {
    const folders = record.path.split('/').slice(0, -1).slice(0, depth)
    const folder = folders.length === 0 ? './' : `${folders.join('/')}/`
    const group = groups.get(folder)
    if (group === undefined) groups.set(folder, [record])
    else group.push(record)
  }
  return groups
}

function outOfScope(ledger: LedgerDocument, terseness: Terseness): string {
  const paths = ledger.out_of_scope ?? []
  if (paths.length === 0) return ''
  const count = `${String(paths.length)} changed ${paths.length === 1 ? 'path is' : 'paths are'}`
  const said = `${count} outside the policy's scope, so not in the digest and not gated.`
  if (terseness > 2) return said
  const more = paths.length - OUT_OF_SCOPE_SHOWN
  return [
    said,
    [
      ...paths
        .slice(0, OUT_OF_SCOPE_SHOWN)
        .map(path => `- ${markdownCode(cutText(path, NAME_BYTES))}`),
      ...(more > 0 ? [`- and ${String(more)} more`] : [])
    ].join('\n')
  ].join('\n\n')
}
