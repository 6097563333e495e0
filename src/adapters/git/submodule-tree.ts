/** What a submodule's commit holds, read from the submodule's own objects, each checked against its id. */
import { createHash } from 'node:crypto'

import { decodePath, encodeByteString } from '../../model/path.ts'
import { diskPath } from '../files/byte-path.ts'
import { objectsFolder } from '../files/repository-head.ts'
import { objectReader, type ObjectReader } from './object-reader.ts'
import type { ObjectFormat, SubmoduleTree, TreeEntry } from '../../ports.ts'
import type { Git } from './run-git.ts'

const OBJECT_BYTES = 64 * 1024 * 1024
// Few trees can name the same files again and again, without end.
const MOST_ENTRIES = 1_000_000
const FOLDER = '40000'
const SUBMODULE = '160000'
const LINK = '120000'
const EXECUTABLE_BIT = 0o100

/**
 * Reads the tree of a commit. Only the submodule's folder of objects is used:
 * its configuration, which a command may have written, counts for nothing.
 * @param git of the repository around it
 * @param place the submodule: the root of the checkout, and its encoded path there
 */
export async function submoduleTree(
  git: Git,
  place: { readonly root: string; readonly path: string },
  commit: string
): Promise<SubmoduleTree> {
  const name = Buffer.from(decodePath(place.path)).toString('latin1')
  const objects = objectsFolder(diskPath(place.root, name).toString())
  if (objects === undefined)
    return { kind: 'unreadable', why: 'its git folder cannot be found' }
  const reader = objectReader({
    ...git,
    variables: { GIT_OBJECT_DIRECTORY: objects }
  })
  try {
    const tree = treeOfCommit(await checked(reader, commit, 'commit'))
    const entries: TreeEntry[] = []
    await addEntries(tree, '', { reader, entries })
    return { kind: 'entries', entries }
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown)
    return { kind: 'unreadable', why }
  } finally {
    reader.close()
  }
}

interface Listing {
  readonly reader: ObjectReader
  readonly entries: TreeEntry[]
}

async function addEntries(
  id: string,
  above: string,
  listing: Listing
): Promise<void> {
  const bytes = await checked(listing.reader, id, 'tree')
  for (const { mode, name, objectId } of parseTree(bytes, id.length / 2)) {
    const bytePath = `${above}${name}`
    if (mode === FOLDER) {
      await addEntries(objectId, `${bytePath}/`, listing)
      continue
    }
    if (listing.entries.length === MOST_ENTRIES)
      throw new Error(`it holds more than ${String(MOST_ENTRIES)} files`)
    const path = encodeByteString(bytePath)
    listing.entries.push({ path, mode: canonical(mode), objectId })
  }
}

/** The bytes of an object that has this id and this type. */
async function checked(
  reader: ObjectReader,
  id: string,
  type: 'commit' | 'tree'
): Promise<Buffer> {
  const object = await reader.read(id, OBJECT_BYTES)
  if (object?.bytes === undefined || object.type !== type)
    throw new Error(`its ${type} ${id} is not in its clone`)
  const hash = createHash(objectFormat(id))
  hash.update(`${type} ${String(object.bytes.length)}\0`).update(object.bytes)
  if (hash.digest('hex') !== id)
    throw new Error(`what its clone has as ${type} ${id} is something else`)
  return object.bytes
}

/** How the repository of an id names its objects. */
export function objectFormat(id: string): ObjectFormat {
  return id.length === 64 ? 'sha256' : 'sha1'
}

function treeOfCommit(bytes: Buffer): string {
  const [, id = ''] = /^tree ([0-9a-f]+)\n/.exec(bytes.toString('latin1')) ?? []
  return id
}

/** `MODE NAME`, NUL, the id in raw bytes; again and again. */
function parseTree(
  bytes: Buffer,
  idBytes: number
): readonly {
  readonly mode: string
  readonly name: string
  readonly objectId: string
}[] {
  const found = []
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(0x20, at)
    const end = bytes.indexOf(0, space)
    if (space === -1 || end === -1) break
    found.push({
      mode: bytes.toString('latin1', at, space),
      name: bytes.toString('latin1', space + 1, end),
      objectId: bytes.toString('hex', end + 1, end + 1 + idBytes)
    })
    at = end + 1 + idBytes
  }
  return found
}

/** The modes that git knows; of old it kept more bits of a file's. */
function canonical(mode: string): string {
  if (mode === SUBMODULE || mode === LINK) return mode
  const executable = (Number.parseInt(mode, 8) & EXECUTABLE_BIT) !== 0
  return executable ? '100755' : '100644'
}
