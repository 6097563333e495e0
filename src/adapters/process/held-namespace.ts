/** A namespace that a waiting shell holds open: it lives as long as the gate wants it, and no longer than the gate. */
import { spawn, type ChildProcess } from 'node:child_process'
import * as fs from 'node:fs'

import type { NamespaceWay } from './namespace-ways.ts'
import type { ProcessTable } from './process-table.ts'

/** What holding a namespace needs beside its way. */
export interface NamespaceWorld {
  /** Absolute path of bash. */
  readonly bash: string
  readonly table: ProcessTable
  /** Milliseconds until it must be ready. */
  readonly openMs: number
}

/** A namespace that commands can be put into. */
export interface HeldNamespace {
  /** Process id, as the gate sees it, of the namespace's first process. */
  readonly target: number
  /** Ends every process inside; returns when the kernel has ended them all. */
  end(): Promise<void>
}

// The shell is process 1 inside. It ends when its input closes, which is when the gate lets go of
// it or is gone; the kernel then kills all that is inside. Mounts come first: one failure ends it.
const SCRIPT = `
set -e
while [ $# -gt 0 ]; do
  case $1 in
    read-only)
      mount -n --rbind -- "$2" "$2"
      mount -n -o "remount,bind,$3" -- "$2" ;;
    read-only-mount) mount -n -o "remount,bind,$3" -- "$2" ;;
    hide-folder) mount -n -t tmpfs -o ro,nosuid,nodev,size=4k,mode=755 tmpfs "$2" ;;
    hide-file) mount -n --bind -- /dev/null "$2" ;;
  esac
  shift 3
done
echo ready
read -r _ || :`

const COMPLAINT_BYTES = 2_000
const END_MS = 2_000

/**
 * Makes a namespace.
 * @throws Error with what the tools said
 */
export async function holdNamespace(
  way: NamespaceWay,
  { bash, table, openMs }: NamespaceWorld
): Promise<HeldNamespace> {
  const [file = '', ...args] = way.holder
  const mounts = way.mounts.flatMap(one => [one.kind, one.path, one.options])
  const shell = [bash, '--noprofile', '--norc', '-c', SCRIPT, 'bash', ...mounts]
  const child = spawn(file, [...args, ...shell], {
    cwd: '/',
    detached: true,
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' },
    stdio: ['pipe', 'pipe', 'pipe']
  })
  child.stdin.on('error', () => undefined)
  const ended = new Promise<void>(resolve => {
    // sudo cannot be signaled by a gate that is not root: that error is no end.
    child.on('error', () => {
      if (child.pid === undefined) resolve()
    })
    child.once('exit', () => {
      resolve()
    })
  })
  let target = 0
  const end = async (): Promise<void> => {
    child.stdin.destroy()
    const late = setTimeout(() => child.kill('SIGKILL'), END_MS)
    await ended
    clearTimeout(late)
    child.stdout.destroy()
    child.stderr.destroy()
    // Process 1 is gone only when the kernel has ended all the others.
    await untilGone(target, table)
  }
  try {
    await untilReady(child, openMs)
    target = await firstProcess(child.pid ?? 0, table)
    return { target, end }
  } catch (error) {
    await end()
    throw error
  }
}

/** Waits until a process has ended; nobody may have asked yet how it did. */
async function untilGone(pid: number, table: ProcessTable): Promise<void> {
  const deadline = performance.now() + END_MS
  while (pid !== 0 && performance.now() < deadline) {
    const all = await table.list()
    if (!all.some(one => one.pid === pid)) return
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}

function untilReady(child: ChildProcess, openMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let complaint = ''
    const timer = setTimeout(() => {
      reject(new Error(`it was not ready after ${openMs} ms`))
    }, openMs)
    child.stdout?.on('data', () => {
      clearTimeout(timer)
      resolve()
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(0, COMPLAINT_BYTES)
    })
    child.once('error', reject)
    child.once('close', code => {
      clearTimeout(timer)
      const said = complaint.trim().replace(/\s*\n\s*/g, '; ')
      reject(new Error(said === '' ? `exit code ${code ?? 'unknown'}` : said))
    })
  })
}

/** sudo may stand between the holder and the namespace: its first process is number 1 inside. */
async function firstProcess(
  holder: number,
  table: ProcessTable
): Promise<number> {
  const all = await table.list()
  const line = [holder]
  for (const parent of line) {
    const children = all.filter(one => one.parent === parent)
    const first = children.find(one => isFirstInside(one.pid))
    if (first !== undefined) return first.pid
    line.push(...children.map(one => one.pid))
  }
  throw new Error('its first process is gone')
}

/** NSpid lists the process's numbers, from the namespace of /proc inwards: proc(5). */
function isFirstInside(pid: number): boolean {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'latin1')
    return /^NSpid:(?:\s+\d+)+\s+1$/m.test(status)
  } catch {
    return false
  }
}
