/** A helper process that keeps something up for as long as the gate lives, and takes it down by itself. */
import { spawn, type ChildProcess } from 'node:child_process'

import type { ProcessTable } from '../process-table.ts'

/** The keeper: it ends when the gate lets go of it or is gone, by SIGKILL too. */
export interface Keeper {
  /** Process id, as the gate sees it, of the shell at the end of the chain of tools. */
  readonly pid: number
  /** Sends a line. @returns the line that comes back, empty when the keeper is gone */
  ask(line: string): Promise<string>
  /** Lets go of it; returns when it has tidied up and ended. */
  close(): Promise<void>
}

/** What keeping needs. */
export interface KeeperWorld {
  readonly table: ProcessTable
  /** Milliseconds until it must be ready. */
  readonly openMs: number
}

const COMPLAINT_BYTES = 2_000
const CLOSE_MS = 30_000
const ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C'
}

/**
 * Starts a keeper, whose script says `ready` and then reads its standard input to the end.
 * @param argv tools in front, then a shell with its script
 * @throws Error with what the tools said
 */
export async function openKeeper(
  argv: readonly string[],
  { table, openMs }: KeeperWorld
): Promise<Keeper> {
  const [file = '', ...args] = argv
  const child = spawn(file, args, {
    cwd: '/',
    detached: true,
    env: ENVIRONMENT,
    stdio: ['pipe', 'pipe', 'pipe']
  })
  child.stdin.on('error', () => undefined)
  const ended = untilEnded(child)
  const answers = answersOf(child, ended)
  const close = async (): Promise<void> => {
    setReferenced(child, true)
    child.stdin.destroy()
    const late = setTimeout(() => child.kill('SIGKILL'), CLOSE_MS)
    await ended
    clearTimeout(late)
    child.stdout.destroy()
    child.stderr.destroy()
  }
  try {
    await untilReady(child, answers.next(), openMs)
    const pid = await lastOfChain(child.pid ?? 0, table)
    const ask = async (line: string): Promise<string> => {
      setReferenced(child, true)
      child.stdin.write(`${line}\n`)
      const answer = await answers.next()
      setReferenced(child, false)
      return answer
    }
    setReferenced(child, false)
    return { pid, ask, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** A keeper that nobody waits for does not keep the gate from ending; its end closes the input. */
function setReferenced(child: ChildProcess, on: boolean): void {
  const handles = [child, child.stdin, child.stdout, child.stderr]
  for (const handle of handles as readonly (NodeJS.RefCounted | null)[])
    if (on) handle?.ref()
    else handle?.unref()
}

function untilEnded(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    child.on('error', () => {
      if (child.pid === undefined) resolve()
    })
    child.once('exit', () => {
      resolve()
    })
  })
}

/** The lines of the keeper one by one; empty ones for ever after its end. */
function answersOf(
  child: ChildProcess,
  ended: Promise<void>
): { next(): Promise<string> } {
  const lines: string[] = []
  let rest = ''
  let wake: () => void = () => undefined
  let over = false
  child.stdout?.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
    wake()
  })
  void ended.then(() => {
    over = true
    wake()
  })
  return {
    next: async () => {
      while (lines.length === 0 && !over)
        await new Promise<void>(resolve => {
          wake = resolve
        })
      return lines.shift() ?? ''
    }
  }
}

async function untilReady(
  child: ChildProcess,
  first: Promise<string>,
  openMs: number
): Promise<void> {
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(0, COMPLAINT_BYTES)
  })
  const failure = new Promise<string>(resolve => {
    child.once('error', error => {
      resolve(error.message)
    })
    child.once('close', code => {
      const said = complaint.trim().replace(/\s*\n\s*/g, '; ')
      resolve(said === '' ? `exit code ${String(code)}` : said)
    })
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>(resolve => {
    timer = setTimeout(resolve, openMs, `it was not ready after ${openMs} ms`)
  })
  const ready = first.then(line => (line === 'ready' ? '' : failure))
  const why = await Promise.race([ready, failure, late])
  clearTimeout(timer)
  if (why !== '') throw new Error(why)
}

/** sudo and its kind stay as parents of what they start. */
async function lastOfChain(pid: number, table: ProcessTable): Promise<number> {
  const all = await table.list()
  for (let last = pid; ;) {
    const child = all.find(one => one.parent === last)
    if (child === undefined) return last
    last = child.pid
  }
}
