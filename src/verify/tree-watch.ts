/** Watches the checkout around the commands, and keeps what leaves the results unbound. */
import { lookAfter } from './binding.ts'
import { startLooking } from './start-looking.ts'
import { uncommittedEdits } from './uncommitted.ts'
import type {
  BindingRequest,
  FirstLook,
  LookAfter,
  MovedPath
} from './binding.ts'
import type { CommandMoves } from './command-moves.ts'
import type { UnequalPath } from './record-on-disk.ts'
import type {
  BindingDocument,
  DriftedPath,
  UnboundPath
} from '../model/evidence.ts'
import { HEAD_PATH, isTestMerge } from '../model/checked-out.ts'
import type { MutationLedger } from '../model/ledger.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'
import type { Checkout, GatePorts, TreeEntry } from '../ports.ts'

/** The watched checkout. */
export interface TreeWatch {
  readonly checkedOut: Awaited<ReturnType<Checkout['commit']>>
  /** Whether the checkout holds what the ledger says so far, and nothing blocks. */
  isBound(): boolean
  /**
   * Names what a set-up changed beside the change, compares every mutated path
   * again and starts over from what stands now. @param check id of the set-up
   */
  afterSetup(check: string): Promise<void>
  /** Looks after a command. @param check id of the check that it settles */
  after(check: string): Promise<void>
  document(): BindingDocument
}

// A list for people; the looks count the rest.
const ADDED_NAMED = 50

/** What is watched, and against what. */
interface WatchRequest {
  readonly ledger: MutationLedger
  readonly policy: Pick<GatePolicy, 'generated' | 'drift'>
  /** Full id of the change's head. */
  readonly head: string
  /** Started here. */
  readonly moves: CommandMoves
}

/** Starts to watch: compares every mutated path with the ledger. */
export async function watchTree(
  { ledger, policy, head, moves }: WatchRequest,
  ports: Pick<GatePorts, 'checkout' | 'files'>
): Promise<TreeWatch> {
  const checkedOut = await ports.checkout.commit()
  const tracked = await ports.files.list(checkedOut.id)
  const elsewhere = await otherCommit({ checkedOut, tracked, head }, ports)
  const asked: BindingRequest = {
    records: ledger.records,
    tracked,
    generated: policy.generated,
    ignoreExecutableBit: ports.checkout.ignoresExecutableBit,
    touchIsDrift: policy.drift === 'block'
  }
  let { request, first } = await startLooking(asked, moves, ports)
  const before = [...elsewhere, ...(await editsBeside(request, first, ports))]
  // Another state of a submodule is an edit then.
  if (ports.checkout.edited !== undefined) first = { ...first, drift: [] }
  let look = first.look
  const unbound: UnboundPath[] = [...before]
  const drift: DriftedPath[] = []
  const allDrift = (): readonly DriftedPath[] => [...driftOf(first), ...drift]
  const added = new Set<string>()
  const isBound = (): boolean =>
    first.differing.length + unbound.length === 0 &&
    (policy.drift === 'report' || allDrift().length === 0)
  return {
    checkedOut,
    isBound,
    afterSetup: async check => {
      const seen = await lookAfter(look, request, ports)
      drift.push(...driftOf(seen, check).filter(isLasting(request)))
      ;({ request, first } = await startLooking(request, moves, ports))
      look = first.look
    },
    after: async check => {
      const heard = await moves.heard()
      if (heard === 'lost') unbound.push(lostPath(ledger, check))
      const seen = await lookAfter(look, request, {
        ...ports,
        ...(heard === 'lost' ? {} : { heard })
      })
      look = seen.look
      unbound.push(...seen.unbound.map(path => unboundPath(path, check)))
      drift.push(...driftOf(seen, check))
      for (const path of seen.added) added.add(path)
    },
    document: () => ({
      bound: isBound(),
      checked_out: checkedOut.id,
      unbound: [
        ...before,
        ...first.differing.map(path => unboundPath(path)),
        ...unbound.slice(before.length)
      ],
      drift: allDrift(),
      added: [...added].slice(0, ADDED_NAMED),
      ...(moves.isWatched() ? {} : { moves_unwatched: true })
    })
  }
}

/** What stands beside the change and in no commit, where that is asked for. */
async function editsBeside(
  request: BindingRequest,
  { drift }: FirstLook,
  ports: Pick<GatePorts, 'checkout' | 'files'>
): Promise<readonly UnboundPath[]> {
  if (ports.checkout.edited === undefined) return []
  const edits = [...(await uncommittedEdits(request, ports)), ...drift]
  return edits.map(one => unboundPath(one))
}

/**
 * Whether another tree than the change's would run: a later commit has the
 * change's files too, and others that decide what the checks say. The head
 * itself, a test merge of it and a commit with the very same tree are the change.
 */
async function otherCommit(
  {
    checkedOut,
    tracked,
    head
  }: {
    readonly checkedOut: TreeWatch['checkedOut']
    readonly tracked: readonly TreeEntry[]
    readonly head: string
  },
  { files }: Pick<GatePorts, 'files'>
): Promise<readonly UnboundPath[]> {
  const { id, parents } = checkedOut
  if (id === head || isTestMerge(parents, head)) return []
  const expected = await files.list(head)
  const same =
    expected.length === tracked.length &&
    expected.every((entry, at) => sameEntry(entry, tracked[at]))
  if (same) return []
  const reason = `expected the head ${head} or a test merge of it, found ${id}`
  return [{ path: HEAD_PATH, reason }]
}

function sameEntry(one: TreeEntry, other: TreeEntry | undefined): boolean {
  return (
    one.path === other?.path &&
    one.mode === other.mode &&
    one.objectId === other.objectId
  )
}

/** One path stands for all: when events were dropped, nothing is known of any. */
function lostPath({ records }: MutationLedger, check: string): UnboundPath {
  const count = String(records.length)
  return {
    path: records[0]?.path ?? HEAD_PATH,
    reason: `expected to hear of every move while commands run, found that the system dropped some: this path or any other of the ${count} may have been replaced and put back`,
    check
  }
}

function unboundPath(
  { path, expected, found, mend }: UnequalPath,
  check?: string
): UnboundPath {
  const reason = `expected ${expected}, found ${found}`
  const told = mend === undefined ? {} : { mend }
  return check === undefined
    ? { path, reason, ...told }
    : { path, reason, check }
}

/** What a set-up only touched has its content when the first command runs; submodules are read anew then. */
function isLasting({
  submodules
}: BindingRequest): (one: DriftedPath) => boolean {
  return ({ path, change }) =>
    change !== 'rewritten' && submodules?.knows(path) !== true
}

function driftOf(
  seen: Pick<LookAfter, 'drift'> & Partial<LookAfter>,
  check?: string
): readonly DriftedPath[] {
  const by = check === undefined ? {} : { check }
  const moved = seen.drift.map(({ path, movement }: MovedPath) => ({
    path,
    change: movement,
    ...by
  }))
  return seen.headMoved === true
    ? [...moved, { path: HEAD_PATH, change: 'changed', ...by }]
    : moved
}
