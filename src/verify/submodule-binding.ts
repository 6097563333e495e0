/** Whether submodules hold what their commits say, before the first command and after each one. */
import {
  compareWithEntry,
  compareWithRecord,
  type UnequalPath
} from './record-on-disk.ts'
import { isGenerated, touchedAgain } from './touched.ts'
import {
  unreadableLink,
  type SubmoduleFile,
  type SubmoduleLink,
  type Submodules
} from './submodules.ts'
import type { BindingRequest, MovedPath, Movement } from './binding.ts'
import type { Signs } from './moved-paths.ts'
import type { Checkout, DiskState, TreeEntry } from '../ports.ts'

/** The submodules before the first command. */
interface FirstLookInside {
  /** In submodules that the change moved. */
  readonly differing: readonly UnequalPath[]
  /** In the others. */
  readonly drift: readonly (UnequalPath & MovedPath)[]
}

const CONVERTED_MEND =
  'Commit, stash or restore the file in its submodule. Where git calls it clean there, a `.gitattributes` of the submodule converts it (`ident`, `working-tree-encoding` or a filter), and such files of submodules are not compared: switch that off in the file that `git rev-parse --git-path info/attributes` names in the submodule (`FILE -ident !working-tree-encoding -filter`), and check the file out again there.'

/** Compares every file of every submodule that is checked out, by content. */
export async function firstLookIntoSubmodules(
  request: BindingRequest,
  checkout: Checkout
): Promise<FirstLookInside> {
  const { submodules } = request
  const differing: UnequalPath[] = []
  const drift: (UnequalPath & MovedPath)[] = []
  const note = (
    unequal: UnequalPath,
    recorded: boolean,
    state: DiskState
  ): void => {
    if (recorded) differing.push(unequal)
    else drift.push({ ...unequal, movement: firstMovement(state) })
  }
  for (const link of submodules?.links ?? []) {
    const state = await checkout.state(link.entry.path)
    const unequal =
      unreadableLink(link) ?? unequalLink(link.entry, state, request)
    if (unequal !== undefined) note(unequal, link.recorded, state)
  }
  for (const { entry, recorded } of submodules?.files.values() ?? []) {
    const state = await stateOf(entry, checkout)
    const unequal = compareWithEntry(entry, state, request)
    if (unequal !== undefined)
      note(withMend(unequal, submodules), recorded, state)
  }
  return { differing, drift }
}

/** A file for which its submodule has attributes may be as git writes it. */
function withMend(
  unequal: UnequalPath,
  submodules: Submodules | undefined
): UnequalPath {
  const folders = unequal.path.split('/').slice(0, -1)
  const mayConvert = folders.some((_, at) =>
    submodules?.files.has(
      [...folders.slice(0, at + 1), '.gitattributes'].join('/')
    )
  )
  return mayConvert ? { mend: CONVERTED_MEND, ...unequal } : unequal
}

/** The submodules after a command. */
interface LookInsideAfter {
  readonly unbound: readonly (UnequalPath & MovedPath)[]
  readonly drift: readonly MovedPath[]
}

/**
 * Compares the files that moved, and where each submodule stands: its commit
 * moves without its folder.
 */
export async function lookIntoSubmodulesAfter(
  moved: ReadonlyMap<string, Signs>,
  request: BindingRequest,
  checkout: Checkout
): Promise<LookInsideAfter> {
  const { submodules } = request
  const found = await movedRecords(request, checkout)
  for (const link of submodules?.links ?? []) {
    const one = await touchedLink(link, moved, { request, checkout })
    if (one !== undefined) found.push(one)
  }
  for (const [path, signs] of moved) {
    const file = submodules?.files.get(path)
    const one = file && (await touchedFile(file, signs, { request, checkout }))
    if (one !== undefined) found.push(one)
  }
  return {
    unbound: found.filter(one => one.recorded).map(one => one.what),
    drift: found
      .filter(one => !one.recorded)
      .map(({ what: { path, movement } }) => ({ path, movement }))
      .filter(
        one => one.movement !== 'rewritten' || request.touchIsDrift === true
      )
  }
}

interface Touched {
  readonly recorded: boolean
  readonly what: UnequalPath & MovedPath
}

interface Looking {
  readonly request: BindingRequest
  readonly checkout: Checkout
}

/** Those of the change itself that are not where their record says. */
async function movedRecords(
  request: BindingRequest,
  checkout: Checkout
): Promise<Touched[]> {
  const found: Touched[] = []
  for (const record of request.records) {
    if (record.tool !== 'submodule') continue
    const state = await checkout.state(record.path)
    const unequal = compareWithRecord(record, state, request)
    if (unequal !== undefined)
      found.push({ recorded: true, what: { ...unequal, movement: 'changed' } })
  }
  return found
}

async function touchedFile(
  { entry, recorded }: SubmoduleFile,
  signs: Signs,
  { request, checkout }: Looking
): Promise<Touched | undefined> {
  const state = await stateOf(entry, checkout)
  const unequal = compareWithEntry(entry, state, request)
  if (unequal !== undefined) {
    const movement = movementOf(entry, state, signs)
    return { recorded, what: { ...unequal, movement } }
  }
  const { path } = entry
  if (isGenerated(path, request)) return undefined
  const again = touchedAgain('write', signs)
  return { recorded, what: { path, ...again, movement: 'rewritten' } }
}

/** One that differed before is named already; one of the change itself is asked with its record, too. */
async function touchedLink(
  link: SubmoduleLink,
  moved: ReadonlyMap<string, Signs>,
  { request, checkout }: Looking
): Promise<Touched | undefined> {
  const { entry, recorded, checkedOut, unreadable } = link
  if (unreadable !== undefined) return undefined
  const { path } = entry
  const state = await checkout.state(path)
  const isChecked = state.kind === 'repository'
  if (isChecked && !checkedOut && state.commit === entry.objectId) {
    const what = {
      path,
      expected: 'a submodule that is checked out before the first check',
      found: 'one that was checked out while it ran: do that in `setup`',
      movement: 'added'
    } as const
    return { recorded, what }
  }
  const gitFolder = moved.get(`${path}/.git`)
  if (gitFolder?.heard === true) {
    const again = touchedAgain('write', gitFolder)
    return { recorded, what: { path, ...again, movement: 'rewritten' } }
  }
  const unequal = checkedOut && unequalLink(entry, state, request)
  return unequal
    ? { recorded, what: { ...unequal, movement: 'changed' } }
    : undefined
}

/** Where it stands; one that is a record itself is compared as that. */
function unequalLink(
  entry: TreeEntry,
  state: DiskState,
  request: BindingRequest
): UnequalPath | undefined {
  return request.records.some(one => one.path === entry.path)
    ? undefined
    : compareWithEntry(entry, state, request)
}

async function stateOf(
  entry: TreeEntry,
  checkout: Checkout
): Promise<DiskState> {
  const naming = entry.objectId.length === 64 ? 'sha256' : 'sha1'
  return await checkout.state(entry.path, naming)
}

function firstMovement(state: DiskState): Movement {
  return state.kind === 'absent' ? 'removed' : 'changed'
}

function movementOf(
  entry: TreeEntry,
  state: DiskState,
  signs: Signs
): Movement {
  if (signs.after === undefined) return 'removed'
  if (signs.before === undefined) return 'added'
  const anyMode = { ignoreExecutableBit: true }
  const sameContent = compareWithEntry(entry, state, anyMode) === undefined
  return sameContent ? 'mode' : 'changed'
}
