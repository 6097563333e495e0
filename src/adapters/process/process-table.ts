/** What processes there are: from /proc, elsewhere from `ps`. */
import { execFile } from 'node:child_process'
import * as fs from 'node:fs'

/** One process, as far as the sweep needs to know it. */
export interface ProcessEntry {
  readonly pid: number
  readonly parent: number
  /** Session id; 0 where the platform does not tell. */
  readonly session: number
  /** With the pid it names one process for good: pids are used again. */
  readonly started: string
}

/** What every process of a command inherits, however it parts from its parents. */
export interface ProcessMark {
  /** `NAME=value` in its environment. */
  readonly variable: string
  /** Its limit of file locks (RLIMIT_LOCKS), which Linux keeps and obeys no more: setrlimit(2). */
  readonly lockLimit: string
}

/** Looks at the processes of the machine. */
export interface ProcessTable {
  list(): Promise<readonly ProcessEntry[]>
  /** Whether a process carries one of the two; false when it cannot be read. */
  isMarked(pid: number, mark: ProcessMark): boolean
}

/** The process table of this machine. */
export function processTable(): ProcessTable {
  return fs.existsSync('/proc/self/stat') ? procTable('/proc') : psTable()
}

/** Reads a proc file system; about 20 µs a process. */
export function procTable(proc: string): ProcessTable {
  return {
    list: () => {
      const pids = fs.readdirSync(proc).filter(name => /^\d+$/.test(name))
      return Promise.resolve(
        pids.flatMap(pid => {
          const entry = parseStat(readOrEmpty(`${proc}/${pid}/stat`))
          return entry === undefined ? [] : [entry]
        })
      )
    },
    isMarked: (pid, { variable, lockLimit }) =>
      `\0${readOrEmpty(`${proc}/${pid}/environ`)}`.includes(
        `\0${variable}\0`
      ) || lockLimitIn(readOrEmpty(`${proc}/${pid}/limits`)) === lockLimit
  }
}

/** The hard limit of file locks in the text of /proc/PID/limits; empty when it is not there. */
export function lockLimitIn(limits: string): string {
  return /^Max file locks +\S+ +(\S+)/m.exec(limits)?.[1] ?? ''
}

/** Asks `ps`: macOS and BSD. It tells no session and no environment, so only descent finds a process. */
export function psTable(): ProcessTable {
  return {
    list: () =>
      new Promise(resolve => {
        const args = ['-A', '-o', 'pid=', '-o', 'ppid=', '-o', 'lstart=']
        execFile('ps', args, { env: { LC_ALL: 'C' } }, (_error, stdout) => {
          resolve(stdout.split('\n').flatMap(parsePsLine))
        })
      }),
    isMarked: () => false
  }
}

/** Parses /proc/PID/stat; the name in the second field may hold anything. Zombies have ended. */
function parseStat(stat: string): ProcessEntry | undefined {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, parent, , session] = fields
  const started = fields[19]
  if (state === undefined || started === undefined) return undefined
  if (state === 'Z' || state === 'X') return undefined
  return {
    pid: Number.parseInt(stat, 10),
    parent: Number(parent),
    session: Number(session),
    started
  }
}

function parsePsLine(line: string): readonly ProcessEntry[] {
  const [, pid, parent, started] = /^\s*(\d+)\s+(\d+)\s+(.+)$/.exec(line) ?? []
  return started === undefined
    ? []
    : [{ pid: Number(pid), parent: Number(parent), session: 0, started }]
}

function readOrEmpty(file: string): string {
  try {
    return fs.readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}
