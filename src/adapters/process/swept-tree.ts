/** A command's processes without a namespace: found by descent, session and the marks that they inherit. */
import type {
  ProcessEntry,
  ProcessMark,
  ProcessTable
} from './process-table.ts'

/** What is known of a command's processes. */
export interface SweptTree {
  /** Notes which processes there are now, before they change their parents. */
  note(): Promise<void>
  /** Asks every process of the command to end. */
  terminate(): Promise<void>
  /** Kills every process of the command until none is found, or `rounds` looks went by. */
  kill(rounds?: number): Promise<void>
}

const ROUND_MS = 10
const ROUNDS = 200

/**
 * @param main pid of the command's first process, the leader of a session of its own
 */
export function sweptTree(
  main: number,
  mark: ProcessMark,
  table: ProcessTable
): SweptTree {
  const known = new Map<number, string>()
  const sessions = new Set([main])

  const members = async (byMark: boolean): Promise<readonly ProcessEntry[]> => {
    const all = await table.list()
    const isOurs = (one: ProcessEntry): boolean =>
      (one.pid === main && one.parent === process.pid) ||
      known.get(one.pid) === one.started ||
      sessions.has(one.session) ||
      (byMark && table.isMarked(one.pid, mark))
    const found = new Map<number, ProcessEntry>()
    const add = (one: ProcessEntry): void => {
      found.set(one.pid, one)
      known.set(one.pid, one.started)
      if (one.session !== 0) sessions.add(one.session)
    }
    for (const one of all) if (isOurs(one)) add(one)
    // Children of members, however deep: a child may be listed before its parent.
    for (let size = -1; size !== found.size;) {
      size = found.size
      for (const one of all)
        if (!found.has(one.pid) && found.has(one.parent)) add(one)
    }
    return [...found.values()]
  }

  return {
    note: async () => {
      await members(false)
    },
    terminate: async () => {
      for (const one of await members(true)) signalProcess(one.pid, 'SIGTERM')
    },
    kill: async (rounds = ROUNDS) => {
      for (let round = 0; round < rounds; round += 1) {
        const alive = await members(true)
        if (alive.length === 0) return
        for (const one of alive) signalProcess(one.pid, 'SIGKILL')
        await new Promise(resolve => setTimeout(resolve, ROUND_MS))
      }
    }
  }
}

/** Sends a signal to a process, or to a group by its negative id. @returns false when there is none */
export function signalProcess(
  pid: number,
  signal: NodeJS.Signals | 0
): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
