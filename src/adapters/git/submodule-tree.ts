/** What a submodule's commit holds, read from the submodule's own objects, each checked against its id. */
import { createHash } from 'node:crypto'

import { decodePath, encodeByteString } from '../../model/path.ts'
import { diskPath } from '../files/byte-path.ts'
import { objectsFolder } from '../files/repository-head.ts'
import { objectReader, type ObjectReader } from './object-reader.ts'
import type { ObjectFormat, SubmoduleTree, TreeEntry } from '../../ports.ts'
import type { Git } from './run-git.ts'

const OBJECT_BYTES = 64 * 1024 * 1024
// Few trees can name each other again and again, without end: folders count as files do.
const MOST_ENTRIES = 1_000_000
const MOST_PATH_BYTES = 256 * 1024 * 1024
// No system opens a longer path, so nothing that deep can be checked out.
const LONGEST_PATH_BYTES = 4096
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
    return { kind: 'entries', entries: await entriesOf(tree, reader) }
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown)
    return { kind: 'unreadable', why }
  } finally {
    reader.close()
  }
}

/** Every file below a tree, in the order of the trees. */
async function entriesOf(
  tree: string,
  reader: ObjectReader
): Promise<readonly TreeEntry[]> {
  const entries: TreeEntry[] = []
  const known = new Map<string, readonly TreeLine[]>()
  const count = entryCount()
  const waiting = [{ id: tree, above: '' }]
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const { id, above } = one
    // A tree that is named a thousand times is read once.
    const lines =
      known.get(id) ?? parseTree(await checked(reader, id, 'tree'), id)
    known.set(id, lines)
    for (const { mode, name, objectId } of lines) {
      const bytePath = `${above}${name}`
      count.add(bytePath)
      if (mode === FOLDER) waiting.push({ id: objectId, above: `${bytePath}/` })
      else {
        const path = encodeByteString(bytePath)
        entries.push({ path, mode: canonical(mode), objectId })
      }
    }
  }
  return entries
}

/** Counts files and folders. `add` throws where there are more than anybody compares. */
function entryCount(): { readonly add: (bytePath: string) => void } {
  let entries = 0
  let pathBytes = 0
  return {
    add: bytePath => {
      entries += 1
      pathBytes += bytePath.length
      if (bytePath.length > LONGEST_PATH_BYTES)
        throw new Error(
          `it has a path of more than ${String(LONGEST_PATH_BYTES)} bytes`
        )
      if (entries > MOST_ENTRIES || pathBytes > MOST_PATH_BYTES)
        throw new Error(
          `it holds more than ${String(MOST_ENTRIES)} files and folders, or their paths more than ${String(MOST_PATH_BYTES)} bytes`
        )
    }
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

interface TreeLine {
  readonly mode: string
  readonly name: string
  readonly objectId: string
}

/** `MODE NAME`, NUL, the id in raw bytes; again and again. @param id of the tree */
function parseTree(bytes: Buffer, id: string): readonly TreeLine[] {
  const idBytes = id.length / 2
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
