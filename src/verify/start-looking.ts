/** Begins to look at the checkout, before the first command and again after each set-up. */
import { firstLook } from './binding.ts'
import { guardedPaths } from './moved-paths.ts'
import { readSubmodules } from './submodules.ts'
import type { BindingPorts, BindingRequest, FirstLook } from './binding.ts'
import { sha256 } from '../model/digest.ts'
import type { CommandMoves } from './command-moves.ts'
import type { TreeEntry } from '../ports.ts'

// A larger blob is not converted.
const COMPARED_BYTES = 64 * 1024 * 1024

/** What is compared from now on, and what stands there now. */
export interface Beginning {
  readonly request: BindingRequest
  readonly first: FirstLook
}

/** Reads what the submodules hold, starts to hear moves, and compares every mutated path. */
export async function startLooking(
  asked: BindingRequest,
  moves: CommandMoves,
  ports: BindingPorts
): Promise<Beginning> {
  const submodules = await readSubmodules(asked, ports)
  const request = { ...asked, submodules }
  // The watch comes before the look: what moves in between is heard.
  await moves.start(guardedPaths(request))
  const first = await firstLook(request, ports)
  if (asked.written !== undefined) return { request, first }
  const written = await asGitWrites(request, first, ports)
  const again = { ...request, written }
  return written.size === 0
    ? { request: again, first }
    : { request: again, first: await firstLook(again, ports) }
}

/**
 * What git would write at differing paths whose blob the record speaks of.
 * Asked once: after a set-up, what converts could be somebody else's.
 */
async function asGitWrites(
  { records, tracked }: BindingRequest,
  { differing }: FirstLook,
  { files, checkout }: BindingPorts
): Promise<ReadonlyMap<string, string>> {
  if (files.written === undefined || differing.length === 0) return new Map()
  const { id: commit } = await checkout.commit()
  const paths = new Set(differing.map(one => one.path))
  const digests = new Map(records.map(one => [one.path, one.content_digest]))
  const entries: TreeEntry[] = []
  for (const entry of tracked) {
    if (!paths.has(entry.path) || !entry.mode.startsWith('100')) continue
    const blob = await files.read(entry, COMPARED_BYTES)
    const isIt =
      blob.kind === 'bytes' && sha256(blob.bytes) === digests.get(entry.path)
    if (isIt) entries.push(entry)
  }
  return entries.length === 0 ? new Map() : await files.written(commit, entries)
}
