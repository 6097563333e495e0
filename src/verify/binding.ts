/** Whether the checkout holds what the ledger says, before the first command and after each one. */
import { compareWithRecord, type UnequalPath } from './record-on-disk.ts'
import { movedPaths, watchedPaths, type Signs } from './moved-paths.ts'
import {
  firstLookIntoSubmodules,
  lookIntoSubmodulesAfter
} from './submodule-binding.ts'
import { isGenerated, touchedAgain } from './touched.ts'
import { sha256 } from '../model/digest.ts'
import type { MutationRecord } from '../model/ledger.ts'
import type {
  Checkout,
  DiskState,
  TreeEntry,
  TreeFiles,
  TreeLook
} from '../ports.ts'
import type { Submodules } from './submodules.ts'

/** What binding needs to know; the same before and after every command. */
export interface BindingRequest {
  readonly records: readonly MutationRecord[]
  /** Every entry of the commit that is checked out. */
  readonly tracked: readonly TreeEntry[]
  /** Globs of mutated paths that a command may rewrite with the very same bytes. */
  readonly generated: readonly string[]
  /** Windows has no executable bit. */
  readonly ignoreExecutableBit: boolean
  /** Under `drift: block`: another tracked file that was touched is drift even when it has its old content again. */
  readonly touchIsDrift?: boolean
  /** Path to the SHA-256 of what git itself would write there, where attributes convert it. */
  readonly written?: ReadonlyMap<string, string>
  /** What submodules hold, as far as they are checked out. */
  readonly submodules?: Submodules
}

/** The ports that binding looks through. */
export interface BindingPorts {
  readonly checkout: Checkout
  readonly files: TreeFiles
}

/** What was heard while the command ran. */
export interface WhileItRan {
  /** Byte paths, or folders above them, that were made, removed or moved. */
  readonly heard?: ReadonlySet<string>
}

/** The checkout before the first command. */
export interface FirstLook {
  readonly look: TreeLook
  /** Mutated paths where it does not hold what the ledger says. */
  readonly differing: readonly UnequalPath[]
  /** Paths of other submodules that do not hold what their commit says. */
  readonly drift: readonly (UnequalPath & MovedPath)[]
}

/** How a path moved. `rewritten`: touched, and it has the same bytes now. */
export type Movement = 'changed' | 'rewritten' | 'removed' | 'added' | 'mode'

/** A path that a command moved. */
export interface MovedPath {
  readonly path: string
  readonly movement: Movement
}

/** What one command did to the checkout. */
export interface LookAfter {
  /** To be compared with after the next command. */
  readonly look: TreeLook
  /** Mutated paths that leave the report unbound. */
  readonly unbound: readonly (UnequalPath & MovedPath)[]
  /** Other tracked paths whose content is no longer the commit's. */
  readonly drift: readonly MovedPath[]
  /** Untracked paths that are new: the first ones, and how many there are. */
  readonly added: readonly string[]
  readonly addedCount: number
  /** HEAD points elsewhere than before the command. */
  readonly headMoved: boolean
}

// A list for people; the rest is a number.
const ADDED_NAMED = 50
// A larger blob is not compared: a file of its size that moved counts as changed.
const COMPARED_BYTES = 64 * 1024 * 1024
const NOTHING_HEARD: ReadonlySet<string> = new Set()
const TOOL_OF_MODE = new Map([
  ['100644', 'write'],
  ['100755', 'write+x'],
  ['120000', 'symlink']
])

/** Looks before the first command, and compares every mutated path with its record by content. */
export async function firstLook(
  request: BindingRequest,
  { checkout }: BindingPorts
): Promise<FirstLook> {
  // The look comes first: what changes between the two is seen by the next look.
  const look = await checkout.look(watchedPaths(request))
  const differing: UnequalPath[] = []
  for (const record of request.records) {
    const state = await checkout.state(record.path)
    const unequal = compareWithRecord(record, state, request)
    if (unequal !== undefined) differing.push(unequal)
  }
  const inside = await firstLookIntoSubmodules(request, checkout)
  return {
    look,
    differing: [...differing, ...inside.differing],
    drift: inside.drift
  }
}

/**
 * Looks after a command, and reads what moved since the look before it. A
 * mutated path that was touched leaves the report unbound even when it has its
 * old bytes again: the command may have used others in between.
 */
export async function lookAfter(
  before: TreeLook,
  request: BindingRequest,
  { checkout, files, heard = NOTHING_HEARD }: BindingPorts & WhileItRan
): Promise<LookAfter> {
  const look = await checkout.look(watchedPaths(request))
  const moved = movedPaths({ before, after: look, heard }, request)
  const records = new Map(request.records.map(one => [one.path, one]))
  const entries = new Map(request.tracked.map(one => [one.path, one]))
  const unbound: (UnequalPath & MovedPath)[] = []
  const drift: MovedPath[] = []
  const added: string[] = []
  for (const [path, signs] of moved) {
    const record = records.get(path)
    const entry = entries.get(path)
    if (record !== undefined) {
      const one = await mutatedPath(record, signs, { request, checkout })
      if (one !== undefined) unbound.push(one)
    } else if (entry !== undefined) {
      const ports = { checkout, files }
      const movement = await trackedPath(entry, signs, request, ports)
      if (movement !== undefined) drift.push({ path, movement })
    } else if (request.submodules?.knows(path) !== true)
      if (signs.before === undefined) added.push(path)
  }
  const inside = await lookIntoSubmodulesAfter(moved, request, checkout)
  return {
    look,
    unbound: onceEach([...unbound, ...inside.unbound]),
    drift: onceEach([...drift, ...inside.drift]),
    added: added.slice(0, ADDED_NAMED),
    addedCount: added.length,
    headMoved: before.head !== look.head
  }
}

/** The first that is said of each path. */
function onceEach<T extends MovedPath>(all: readonly T[]): readonly T[] {
  const said = new Set<string>()
  return all.filter(({ path }) => !said.has(path) && said.add(path))
}

async function mutatedPath(
  record: MutationRecord,
  signs: Signs,
  {
    request,
    checkout
  }: { readonly request: BindingRequest; readonly checkout: Checkout }
): Promise<(UnequalPath & MovedPath) | undefined> {
  const state = await checkout.state(record.path)
  const unequal = compareWithRecord(record, state, request)
  if (unequal !== undefined)
    return { ...unequal, movement: movementOf(record, state, signs) }
  const { path, tool } = record
  if (isGenerated(path, request)) return undefined
  // What was there in between and is gone again leaves no metadata: only hearing it tells.
  if (tool === 'delete' && !signs.heard) return undefined
  return { path, ...touchedAgain(tool, signs), movement: 'rewritten' }
}

/** How another tracked path moved away from the commit, or undefined when it has the commit's content. */
async function trackedPath(
  entry: TreeEntry,
  signs: Signs,
  request: BindingRequest,
  { checkout, files }: BindingPorts
): Promise<Movement | undefined> {
  const state = await checkout.state(entry.path)
  const committed = await committedRecord(entry, files)
  const unequal =
    committed === undefined || compareWithRecord(committed, state, request)
  if (unequal !== undefined) return movementOf(committed, state, signs)
  return request.touchIsDrift === true && !isGenerated(entry.path, request)
    ? 'rewritten'
    : undefined
}

/** What the ledger would say of a file of the commit; undefined when it is too large to compare. */
async function committedRecord(
  entry: TreeEntry,
  files: TreeFiles
): Promise<MutationRecord | undefined> {
  const { path, mode, objectId } = entry
  if (mode === '160000')
    return { tool: 'submodule', path, content_digest: sha256(objectId) }
  const found = await files.read(entry, COMPARED_BYTES)
  if (found.kind !== 'bytes') return undefined
  const tool = TOOL_OF_MODE.get(mode) ?? 'write'
  return { tool, path, content_digest: sha256(found.bytes) }
}

function movementOf(
  record: MutationRecord | undefined,
  state: DiskState,
  signs: Signs
): Movement {
  if (signs.after === undefined) return 'removed'
  if (signs.before === undefined) return 'added'
  const sameContent =
    record !== undefined &&
    compareWithRecord(record, state, { ignoreExecutableBit: true }) ===
      undefined
  return sameContent ? 'mode' : 'changed'
}
