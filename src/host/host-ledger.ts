/** The ledger of a host that embeds the library: what its tools did, as an immutable value. */
import { EMPTY_DIGEST } from '../model/digest.ts'
import { isHarnessPath } from '../model/harness-path.ts'
import { mutationLedger, recordLine } from '../model/ledger.ts'
import { encodeHostPath, encodeTool, trimmed } from './host-text.ts'
import type { MutationLedger, MutationRecord } from '../model/ledger.ts'
import type { Gap } from '../model/observation.ts'

/** What a host observed so far. Every function takes one and gives a new one. */
export interface HostLedger {
  /** In order of observation, each once. */
  readonly records: readonly MutationRecord[]
  /** The digest of the content that was last written to an encoded path, where a tool told it. */
  readonly contents: ReadonlyMap<string, string>
  /** Task ids of background children that share the workspace and are not observed yet. */
  readonly openChildren: readonly string[]
  readonly settledChildren: readonly string[]
  /** The latest look at the workspace failed: the records may be partial. */
  readonly observationIncomplete: boolean
}

/** One path that a host saw change. */
export interface HostMutation {
  readonly tool: string
  /** As the host writes it. */
  readonly path: string
  readonly contentDigest: string
  /** The digest is that of the file's bytes, not of what is known about the call. */
  readonly isContent: boolean
}

/** Nothing observed yet. */
export function emptyHostLedger(): HostLedger {
  return {
    records: [],
    contents: new Map(),
    openChildren: [],
    settledChildren: [],
    observationIncomplete: false
  }
}

/** The mutation ledger and its effect digest, for the decision. */
export function ledgerOf(state: HostLedger): MutationLedger {
  return mutationLedger(state.records)
}

/** Why the ledger may be partial. */
export function gapsOf(state: HostLedger): readonly Gap[] {
  return state.observationIncomplete
    ? [
        {
          reason:
            'The latest look at the workspace failed: look again, and set the observation complete.'
        }
      ]
    : []
}

/**
 * Adds records. White space at the ends of a path goes, as the specification
 * says; a blank path and the harness's own paths are no records.
 */
export function addMutations(
  state: HostLedger,
  mutations: readonly HostMutation[]
): HostLedger {
  const records = new Map(
    state.records.map(record => [recordLine(record), record])
  )
  const contents = new Map(state.contents)
  for (const mutation of mutations) {
    const path = trimmed(mutation.path)
    if (path === '' || isHarnessPath(withoutDot(path))) continue
    const record = {
      tool: encodeTool(mutation.tool),
      path: encodeHostPath(path),
      content_digest: mutation.contentDigest
    }
    records.set(recordLine(record), record)
    if (mutation.isContent) contents.set(record.path, record.content_digest)
  }
  return { ...state, records: [...records.values()], contents }
}

/**
 * Adds workspace paths that changed and that no tool told of: tool
 * `workspace`, empty digest. A path that is recorded under any tool is not
 * recorded again, so that a bound digest stays.
 */
export function observeUnseenPaths(
  state: HostLedger,
  paths: readonly string[]
): HostLedger {
  const seen = new Set(state.records.map(record => withoutDot(record.path)))
  const unseen = paths
    .map(path => withoutDot(trimmed(path)))
    .filter(path => !seen.has(encodeHostPath(path)))
  return addMutations(
    state,
    unseen.map(path => unknownContent('workspace', path))
  )
}

/** A background child shares the workspace: it blocks until it is settled. One that was settled stays so. */
export function openChild(state: HostLedger, taskId: string): HostLedger {
  const id = trimmed(taskId)
  const known =
    id === '' ||
    state.openChildren.includes(id) ||
    state.settledChildren.includes(id)
  return known ? state : { ...state, openChildren: [...state.openChildren, id] }
}

/** Closes a child and records what it changed: tool `task`, empty digest. */
export function settleChild(
  state: HostLedger,
  taskId: string,
  paths: readonly string[]
): HostLedger {
  const id = trimmed(taskId)
  const settled = {
    ...state,
    openChildren: state.openChildren.filter(child => child !== id),
    settledChildren: [...new Set([...state.settledChildren, id])]
  }
  return addMutations(
    settled,
    paths.map(path => unknownContent('task', path))
  )
}

/** Says whether the latest look at the workspace was complete; a later complete one clears an earlier failure. */
export function setObservationIncomplete(
  state: HostLedger,
  observationIncomplete: boolean
): HostLedger {
  return { ...state, observationIncomplete }
}

function unknownContent(tool: string, path: string): HostMutation {
  return { tool, path, contentDigest: EMPTY_DIGEST, isContent: false }
}

function withoutDot(path: string): string {
  return path.replace(/^(?:\.\/)+/, '')
}
