/** Which submodules are checked out, and what their commits say that they hold. */
import type { BindingPorts, BindingRequest } from './binding.ts'
import type { UnequalPath } from './record-on-disk.ts'
import type { Checkout, TreeEntry } from '../ports.ts'

/** A submodule of the commit, or of another submodule. */
export interface SubmoduleLink {
  /** Mode 160000; its path is one of the checkout. */
  readonly entry: TreeEntry
  /** The change moved it, or the one around it. */
  readonly recorded: boolean
  /** It stands at its commit: its files are among `files`. */
  readonly checkedOut: boolean
  /** Why what it holds cannot be compared. */
  readonly unreadable?: string
}

/** A file of a submodule; its path is one of the checkout. */
export interface SubmoduleFile {
  readonly entry: TreeEntry
  readonly recorded: boolean
}

/** All submodules, the nested ones too. */
export interface Submodules {
  readonly links: readonly SubmoduleLink[]
  readonly files: ReadonlyMap<string, SubmoduleFile>
  /** Whether the path is one of a submodule's commit, or its git folder. */
  knows(path: string): boolean
}

/** A link in the words of a comparison, when what it holds cannot be compared. */
export function unreadableLink(link: SubmoduleLink): UnequalPath | undefined {
  const { entry, unreadable } = link
  return unreadable === undefined
    ? undefined
    : {
        path: entry.path,
        expected: `the submodule's content at commit ${entry.objectId}`,
        found: `a submodule that cannot be compared: ${unreadable}`
      }
}

/**
 * Reads what the submodules hold that stand at their commit. Nothing is asked
 * of git where the tree has no submodule, and none of it is a matter of their configuration.
 */
export async function readSubmodules(
  { records, tracked }: Pick<BindingRequest, 'records' | 'tracked'>,
  ports: BindingPorts
): Promise<Submodules> {
  const recorded = new Set(
    records.filter(one => one.tool === 'submodule').map(one => one.path)
  )
  const links: SubmoduleLink[] = []
  const files = new Map<string, SubmoduleFile>()
  // A submodule adds its own to the end.
  const waiting = tracked.filter(isLink).map(entry => ({
    entry,
    recorded: recorded.has(entry.path)
  }))
  for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
    const { link, entries } = await readLink(one, ports)
    links.push(link)
    for (const entry of entries) {
      const file = { entry, recorded: one.recorded }
      if (isLink(entry)) waiting.push(file)
      else files.set(entry.path, file)
    }
  }
  const paths = new Set(links.map(link => link.entry.path))
  return {
    links,
    files,
    knows: path =>
      files.has(path) ||
      paths.has(path) ||
      (path.endsWith('/.git') && paths.has(path.slice(0, -'/.git'.length)))
  }
}

async function readLink(
  one: SubmoduleFile,
  { checkout, files }: BindingPorts
): Promise<{
  readonly link: SubmoduleLink
  readonly entries: readonly TreeEntry[]
}> {
  const { path, objectId } = one.entry
  if (!(await standsAt(one.entry, checkout)))
    return { link: { ...one, checkedOut: false }, entries: [] }
  const tree = (await files.submodule?.(checkout.root, path, objectId)) ?? {
    kind: 'unreadable' as const,
    why: 'this gate does not read submodules'
  }
  return tree.kind === 'unreadable'
    ? { link: { ...one, checkedOut: true, unreadable: tree.why }, entries: [] }
    : {
        link: { ...one, checkedOut: true },
        entries: tree.entries.map(entry => ({
          ...entry,
          path: `${path}/${entry.path}`
        }))
      }
}

async function standsAt(
  entry: TreeEntry,
  checkout: Checkout
): Promise<boolean> {
  const state = await checkout.state(entry.path)
  return state.kind === 'repository' && state.commit === entry.objectId
}

function isLink({ mode }: TreeEntry): boolean {
  return mode === '160000'
}
