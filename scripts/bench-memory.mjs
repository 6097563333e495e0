// Memory of a whole process tree, read from /proc while it runs.
import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import { clearInterval, setInterval } from 'node:timers'

const INTERVAL_MS = 10

/**
 * The highest sum of anonymous memory over a command and all its descendants.
 * @returns MiB, or undefined where there is no /proc
 */
export async function anonymousPeak([program, args]) {
  if (!fs.existsSync('/proc/self/smaps_rollup')) return undefined
  const child = spawn(program, args, { stdio: 'ignore' })
  let peak = 0
  const timer = setInterval(() => {
    const sum = descendants(child.pid)
      .map(anonymous)
      .reduce((left, right) => left + right, 0)
    peak = Math.max(peak, sum)
  }, INTERVAL_MS)
  const code = await new Promise(resolve => child.once('exit', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`${program} ended with ${code}.`)
  return Math.ceil(peak / 1024)
}

function descendants(pid) {
  const children = read(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter(one => one !== '')
  return [pid, ...children.flatMap(descendants)]
}

// KiB; 0 for a process that has just ended.
function anonymous(pid) {
  const line = /^Anonymous:\s+(\d+) kB$/m.exec(
    read(`/proc/${pid}/smaps_rollup`)
  )
  return Number(line?.[1] ?? 0)
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
