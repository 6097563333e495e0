/** The tree of a command where no namespace is to be had: swept, and watched by a watchdog. */
import { randomInt } from 'node:crypto'
import * as fs from 'node:fs'

import {
  lockLimitIn,
  processTable,
  type ProcessMark,
  type ProcessTable
} from './process-table.ts'
import { signalProcess, sweptTree, type SweptTree } from './swept-tree.ts'
import { startWatchdog, type Watchdog } from './watchdog.ts'
import type { OpenTree, ProcessTree } from './process-tree.ts'

// Soon at first: a daemon parts from its parents within milliseconds.
const FIRST_LOOKS_MS = 20
const FIRST_LOOKS = 25
const LATER_LOOKS_MS = 500

// The limit outlives what clears the environment, starts a session and closes every file.
const MARKED_START = 'ulimit -x "$1" 2>/dev/null; shift; exec "$@"'
// Far above any count of locks, as unlimited as before.
const UNLIMITED_LOCKS = 2n ** 62n
const LOCK_SPREAD = 2 ** 47

/** What sweeping needs. */
export interface SweepTools {
  /** Absolute path of bash. */
  readonly bash: string
  readonly environment: Record<string, string>
  readonly table?: ProcessTable
}

/** Makes swept trees; the watchdog starts with the first one. */
export function sweptTrees(tools: SweepTools): OpenTree {
  const table = tools.table ?? processTable()
  let watchdog: Watchdog | undefined
  return ({ name, value }) => {
    watchdog ??= startWatchdog(tools.bash, name, tools.environment)
    const mark = { variable: `${name}=${value}`, lockLimit: freshLockLimit() }
    return Promise.resolve(openTree(mark, { ...tools, table, watchdog }))
  }
}

function openTree(
  mark: ProcessMark,
  {
    bash,
    table,
    watchdog
  }: SweepTools & {
    readonly table: ProcessTable
    readonly watchdog: Watchdog
  }
): ProcessTree {
  let main = 0
  let tree: SweptTree | undefined
  let stopLooking: () => void = () => undefined
  const start = ['--noprofile', '--norc', '-c', MARKED_START, 'bash']
  return {
    launch: (argv, cwd) => ({
      file: bash,
      args: [...start, mark.lockLimit, ...argv],
      cwd,
      tellsStart: false
    }),
    started: pid => {
      main = pid
      watchdog.watch(pid, mark.lockLimit)
      tree = sweptTree(pid, mark, table)
      stopLooking = lookAgain(tree)
    },
    terminate: async () => tree?.terminate(),
    end: async () => {
      stopLooking()
      // Nothing was started, or all is ended: group 0 would be the gate's own.
      if (tree === undefined) return
      signalProcess(-main, 'SIGKILL')
      await tree.kill()
      tree = undefined
      watchdog.forget(main, mark.lockLimit)
    }
  }
}

/** A limit that nobody else has, below the gate's own: only root may raise a limit. */
function freshLockLimit(): string {
  const own = fs.existsSync('/proc/self/limits')
    ? lockLimitIn(fs.readFileSync('/proc/self/limits', 'utf8'))
    : ''
  const most = /^\d+$/.test(own) ? BigInt(own) : UNLIMITED_LOCKS
  return String(most - BigInt(randomInt(1, LOCK_SPREAD)))
}

/** Notes the tree's processes now and again, since one that leaves its parent later is found by its number. */
function lookAgain(tree: SweptTree): () => void {
  let looks = 0
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const look = async (): Promise<void> => {
    await tree.note()
    if (stopped) return
    looks += 1
    const pause = looks < FIRST_LOOKS ? FIRST_LOOKS_MS : LATER_LOOKS_MS
    timer = setTimeout(() => void look(), pause)
  }
  void look()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
