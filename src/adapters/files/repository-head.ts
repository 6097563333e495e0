/** Where HEAD of a repository stands, read from its files: no git runs, so nothing planted there does. */
import * as fs from 'node:fs'
import * as path from 'node:path'

const HEAD_BYTES = 4 * 1024
const PACKED_REFS_BYTES = 64 * 1024 * 1024
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/
const MAX_STEPS = 5

/** What HEAD says and the commit that it leads to; both empty when that cannot be read. */
export interface RepositoryHead {
  readonly text: string
  readonly commit: string
}

/** @param folder absolute path of a folder that holds a `.git` folder or file */
export function repositoryHead(folder: Buffer | string): RepositoryHead {
  const dir = gitDir(folder.toString())
  if (dir === undefined) return { text: '', commit: '' }
  const common = commonDir(dir)
  const text = readSmall(path.join(dir, 'HEAD')).trim()
  let value = text
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (OBJECT_ID.test(value)) return { text, commit: value }
    const [, name] = /^ref: (refs\/\S+)$/.exec(value) ?? []
    if (name === undefined || name.split('/').includes('..')) break
    value = refValue(name, [dir, common])
  }
  return { text, commit: '' }
}

/** Absolute path of the folder with the objects of the repository at a folder, as git finds it; undefined for none. */
export function objectsFolder(folder: string): string | undefined {
  const dir = gitDir(folder)
  return dir === undefined ? undefined : path.join(commonDir(dir), 'objects')
}

function commonDir(dir: string): string {
  const common = readSmall(path.join(dir, 'commondir')).trim()
  return common === '' ? dir : path.resolve(dir, common)
}

function gitDir(folder: string): string | undefined {
  const entry = path.join(folder, '.git')
  const found = fs.lstatSync(entry, { throwIfNoEntry: false })
  if (found?.isDirectory() === true) return entry
  if (found?.isFile() !== true) return undefined
  const [, linked] = /^gitdir: (.+)/.exec(readSmall(entry)) ?? []
  return linked === undefined ? undefined : path.resolve(folder, linked.trim())
}

function refValue(name: string, dirs: readonly string[]): string {
  for (const dir of dirs) {
    const loose = readSmall(path.join(dir, name)).trim()
    if (loose !== '') return loose
  }
  const packed = readSmall(
    path.join(dirs.at(-1) ?? '', 'packed-refs'),
    PACKED_REFS_BYTES
  )
  const line = packed.split('\n').find(one => one.endsWith(` ${name}`))
  return line?.split(' ')[0] ?? ''
}

/** The text of a regular file of at most `limit` bytes, empty for anything else. */
function readSmall(file: string, limit = HEAD_BYTES): string {
  try {
    const found = fs.lstatSync(file)
    return found.isFile() && found.size <= limit
      ? fs.readFileSync(file, 'latin1')
      : ''
  } catch {
    return ''
  }
}
