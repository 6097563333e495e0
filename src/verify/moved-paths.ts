/** Which paths moved between two looks. */
import { compareBytes, decodePath, encodeByteString } from '../model/path.ts'
import type { BindingRequest } from './binding.ts'
import type { TreeLook } from '../ports.ts'

/** The signatures of a path before and after; equal ones stand for a folder above that moved. */
export interface Signs {
  readonly before: string | undefined
  readonly after: string | undefined
  /** It, or a folder above, was made, removed or moved while the command ran. */
  readonly heard: boolean
}

/** Byte paths of everything whose touch counts, whatever it holds afterwards. */
export function guardedPaths({
  records,
  tracked,
  submodules,
  touchIsDrift = false
}: GuardedRequest): ReadonlySet<string> {
  const guarded = touchIsDrift ? [...tracked, ...records] : records
  const inside = [...(submodules?.files.values() ?? [])]
    .filter(file => file.recorded || touchIsDrift)
    .map(file => file.entry.path)
  // Its git folder, so that a submodule is heard that comes and goes.
  const links = (submodules?.links ?? [])
    .filter(link => link.recorded || touchIsDrift)
    .map(link => `${link.entry.path}/.git`)
  const paths = guarded.map(one => one.path)
  return new Set([...paths, ...inside, ...links].map(bytePath))
}

type GuardedRequest = Pick<
  BindingRequest,
  'records' | 'tracked' | 'submodules' | 'touchIsDrift'
>

/** Byte paths of everything that is looked at. */
export function watchedPaths({
  records,
  tracked,
  submodules
}: BindingRequest): ReadonlySet<string> {
  const inside = [...(submodules?.files.values() ?? [])].map(one => one.entry)
  return new Set(
    [...tracked, ...records, ...inside].map(one => bytePath(one.path))
  )
}

/** The paths whose signs differ, and the guarded ones that were heard of or whose folder moved; in the order of their bytes. */
export function movedPaths(
  { before, after, heard }: TwoLooks,
  request: BindingRequest
): ReadonlyMap<string, Signs> {
  const moved = new Map<string, Signs>()
  const note = (path: string): void => {
    const signs = {
      before: before.signatures.get(path),
      after: after.signatures.get(path),
      heard: isHeard(path, heard)
    }
    moved.set(encodeByteString(path), signs)
  }
  for (const [path, sign] of after.signatures)
    if (before.signatures.get(path) !== sign) note(path)
  for (const path of before.signatures.keys())
    if (!after.signatures.has(path)) note(path)
  // Files in a folder that was moved away and back have their old metadata: they count as touched.
  const folders = movedFolders(before, after)
  if (folders.length + heard.size > 0)
    for (const name of guardedPaths(request))
      if (isHeard(name, heard) || folders.some(one => name.startsWith(one)))
        note(name)
  // A look has no order of its own; what is said of it has.
  return new Map([...moved].sort(([a], [b]) => compareBytes(a, b)))
}

/** The looks around a command, and what was heard while it ran. */
export interface TwoLooks {
  readonly before: TreeLook
  readonly after: TreeLook
  readonly heard: ReadonlySet<string>
}

/** The empty path is the root, which is above everything. */
function isHeard(path: string, heard: ReadonlySet<string>): boolean {
  if (heard.size === 0) return false
  if (heard.has(path) || heard.has('')) return true
  let at = path.lastIndexOf('/')
  while (at > 0 && !heard.has(path.slice(0, at)))
    at = path.lastIndexOf('/', at - 1)
  return at > 0
}

function movedFolders(before: TreeLook, after: TreeLook): readonly string[] {
  return [...after.movedFolders].flatMap(([folder, ctime]) =>
    before.movedFolders.get(folder) === ctime ? [] : [`${folder}/`]
  )
}

// Plain ASCII without a percent sign is its own encoding.
const PLAIN = /^[\x20-\x24\x26-\x7e]*$/

function bytePath(encoded: string): string {
  return PLAIN.test(encoded)
    ? encoded
    : Buffer.from(decodePath(encoded)).toString('latin1')
}
