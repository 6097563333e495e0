/** The tree of a command where no namespace is to be had: swept, and watched by a watchdog. */
import { processTable, type ProcessTable } from './process-table.ts'
import { signalProcess, sweptTree, type SweptTree } from './swept-tree.ts'
import { startWatchdog, type Watchdog } from './watchdog.ts'
import type { OpenTree, ProcessTree } from './process-tree.ts'

// Soon at first: a daemon parts from its parents within milliseconds.
const FIRST_LOOKS_MS = 20
const FIRST_LOOKS = 25
const LATER_LOOKS_MS = 500

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
  return mark => {
    watchdog ??= startWatchdog(tools.bash, mark.name, tools.environment)
    return Promise.resolve(
      openTree(`${mark.name}=${mark.value}`, table, watchdog)
    )
  }
}

function openTree(
  mark: string,
  table: ProcessTable,
  watchdog: Watchdog
): ProcessTree {
  let main = 0
  let tree: SweptTree | undefined
  let stopLooking: () => void = () => undefined
  return {
    launch: ([file = '', ...args], cwd) => ({
      file,
      args,
      cwd,
      tellsStart: false
    }),
    started: pid => {
      main = pid
      watchdog.watch(pid)
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
      watchdog.forget(main)
    }
  }
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
