/** Hears what is made, removed or moved at chosen paths while commands run: no look can tell it afterwards. */
import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'

import { temporaryFolder } from '../temporary-folder.ts'
import { removeWhenGone } from '../process/remove-when-gone.ts'
import { diskPath, foldersOf } from './byte-path.ts'
import type { MoveWatch } from '../../ports.ts'

/** The most folders that are watched; the system's own limit is seldom far above. */
export const MOST_FOLDERS = 10_000

const QUEUE_LIMIT = '/proc/sys/fs/inotify/max_queued_events'
// The sentinel needs milliseconds; a busy machine gets time.
const SENTINEL_MS = 5_000

/** What the events said since it was last asked. */
interface Heard {
  moved: Set<string>
  /** Events since the loop last turned. */
  burst: number
  lost: boolean
}

type Listen = (folder: Buffer | string, on: (name: string) => void) => void

/**
 * Watches every folder on the way to a path, and the root itself.
 *
 * Linux puts all events of a process's loop into one queue and drops what comes
 * while it is full. A full queue has to be read in one turn of the loop, so
 * half of that many events in one turn count as a loss.
 * @param bytePaths paths below the root that should stay where they are
 * @returns undefined where moves cannot be watched: another system, more
 *   folders than `MOST_FOLDERS`, or no watches left
 */
export function watchMoves(
  root: string,
  bytePaths: ReadonlySet<string>
): MoveWatch | undefined {
  const queue = queueLimit()
  const folders = foldersOf(bytePaths)
  if (queue === undefined || folders.size > MOST_FOLDERS) return undefined
  const wanted = new Set([...folders, ...bytePaths])
  const heard: Heard = { moved: new Set(), burst: 0, lost: false }
  const { listen, closeAll } = listening(heard, queue / 2)
  const own = temporaryFolder('completion-gate-moves-')
  const letGo = removeWhenGone(own)
  const close = (): void => {
    closeAll()
    fs.rmSync(own, { recursive: true, force: true })
    letGo()
  }
  try {
    for (const folder of folders)
      listenIn(diskPath(root, folder), listen, name => {
        const moved = pathOf(folder, name)
        if (wanted.has(moved)) heard.moved.add(moved)
      })
    const arrives = sentinelIn(own, listen)
    return { moved: () => movedSince(heard, arrives), close }
  } catch {
    close()
    return undefined
  }
}

function listening(
  heard: Heard,
  most: number
): { readonly listen: Listen; readonly closeAll: () => void } {
  const watchers: fs.FSWatcher[] = []
  const lose = (): void => {
    heard.lost = true
  }
  const count = (): void => {
    if (heard.burst === 0)
      setImmediate(() => {
        heard.burst = 0
      })
    heard.burst += 1
    if (heard.burst >= most) lose()
  }
  return {
    listen: (folder, on) => {
      const options = { encoding: 'buffer', persistent: false } as const
      const watcher = fs.watch(folder, options, (kind, name) => {
        count()
        if (name === null) lose()
        else if (kind === 'rename') on(name.toString('latin1'))
      })
      watcher.on('error', lose)
      watchers.push(watcher)
    },
    closeAll: () => {
      for (const watcher of watchers.splice(0)) watcher.close()
    }
  }
}

/** A folder that is not there has its nearest folder above watched: it would be made in there. */
function listenIn(
  folder: Buffer,
  listen: Listen,
  on: (name: string) => void
): void {
  try {
    if (!fs.lstatSync(folder).isDirectory()) return
    // The name of an event about the folder itself is the last part of this: no entry is named so.
    listen(Buffer.concat([folder, Buffer.from('/.')]), on)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error
  }
}

function pathOf(folder: string, name: string): string {
  if (name === '.') return folder
  return folder === '' ? name : `${folder}/${name}`
}

async function movedSince(
  heard: Heard,
  arrives: () => Promise<boolean>
): Promise<ReadonlySet<string> | 'lost'> {
  if (!(await arrives())) heard.lost = true
  const { moved } = heard
  heard.moved = new Set()
  return heard.lost ? 'lost' : moved
}

/**
 * Makes a file and waits for its event, which comes after every earlier one.
 * Its name cannot be guessed, so no command can send the event ahead.
 */
function sentinelIn(folder: string, listen: Listen): () => Promise<boolean> {
  const awaited = new Map<string, () => void>()
  listen(folder, name => awaited.get(name)?.())
  return () =>
    new Promise(resolve => {
      const name = randomUUID()
      const settle = (came: boolean): void => {
        clearTimeout(timer)
        awaited.delete(name)
        resolve(came)
      }
      const timer = setTimeout(() => {
        // After a busy loop the timer comes first: the events that wait are read before this.
        setImmediate(settle, false)
      }, SENTINEL_MS)
      awaited.set(name, () => {
        settle(true)
      })
      try {
        fs.writeFileSync(path.join(folder, name), '', { flag: 'wx' })
      } catch {
        settle(false)
      }
    })
}

/** How many events Linux keeps, or undefined where that cannot be known. */
function queueLimit(): number | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    const limit = Number(fs.readFileSync(QUEUE_LIMIT, 'latin1'))
    return limit > 0 ? limit : undefined
  } catch {
    return undefined
  }
}
