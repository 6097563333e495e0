/** Looks at folders by Node's own calls: where there is no GNU find, and for names that it cannot be told. */
import * as fs from 'node:fs'

import { diskPath } from './byte-path.ts'
import { addEntry, type LookDraft } from './signature.ts'

const NANOSECONDS = 1_000_000_000n
const PERMISSION_BITS = 0o7777n

/** Adds the entries of each folder to the look, `.git` left out. The signatures are those of `lookByFind`. */
export function lookByWalk(
  root: string,
  folders: Iterable<string>,
  look: LookDraft
): void {
  for (const folder of folders) {
    const place = diskPath(root, folder)
    if (!isFolder(place)) continue
    for (const name of namesIn(place)) {
      if (name === '.git') continue
      const bytePath = folder === '' ? name : `${folder}/${name}`
      const fields = fieldsOf(diskPath(root, bytePath))
      if (fields !== undefined) addEntry(look, bytePath, fields)
    }
  }
}

function fieldsOf(file: Buffer): string | undefined {
  const found = fs.lstatSync(file, { bigint: true, throwIfNoEntry: false })
  if (found === undefined) return undefined
  return [
    `${typeLetter(found)}${seconds(found.ctimeNs)}`,
    (found.mode & PERMISSION_BITS).toString(8),
    found.dev,
    found.ino,
    found.size,
    seconds(found.mtimeNs)
  ].join(' ')
}

/** Seconds with the ten decimals that find prints. */
function seconds(nanoseconds: bigint): string {
  const fraction = String(nanoseconds % NANOSECONDS).padStart(9, '0')
  return `${nanoseconds / NANOSECONDS}.${fraction}0`
}

function typeLetter(found: fs.BigIntStats): string {
  if (found.isFile()) return 'f'
  if (found.isDirectory()) return 'd'
  if (found.isSymbolicLink()) return 'l'
  if (found.isFIFO()) return 'p'
  if (found.isSocket()) return 's'
  return found.isBlockDevice() ? 'b' : 'c'
}

function isFolder(place: Buffer): boolean {
  try {
    return fs.lstatSync(place).isDirectory()
  } catch {
    return false
  }
}

function namesIn(place: Buffer): readonly string[] {
  try {
    return fs.readdirSync(place, 'latin1')
  } catch {
    // A folder that cannot be read shows no entries: each tracked one is then named as removed.
    return []
  }
}
