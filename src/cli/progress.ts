/** Progress on standard error: a live line on a terminal, plain lines elsewhere. */
import { terminalText } from '../report/terminal-text.ts'
import type { VerificationCheck } from '../model/check.ts'
import type { Progress } from '../ports.ts'

type Stream = NodeJS.WritableStream & {
  readonly isTTY?: boolean
  readonly columns?: number
}

/** Progress for the stream at hand; says nothing at all when quiet. */
export function progressOn(stream: Stream, quiet: boolean): Progress {
  if (quiet) return SILENT
  return stream.isTTY === true ? liveProgress(stream) : plainProgress(stream)
}

const SILENT: Progress = {
  stage: () => undefined,
  checkStarted: () => undefined,
  outputLine: () => undefined,
  checkFinished: () => undefined
}

function plainProgress(stream: Stream): Progress {
  return {
    stage: name => stream.write(`${terminalText(name)}\n`),
    checkStarted: (id, at, total) =>
      stream.write(`[${String(at)}/${String(total)}] ${terminalText(id)} …\n`),
    outputLine: line => stream.write(`  | ${terminalText(line)}\n`),
    checkFinished: check => stream.write(`${finished(check)}\n`)
  }
}

/** One line that is rewritten: which check, how long, and the last line of output. */
function liveProgress(stream: Stream): Progress {
  let current = ''
  let started = 0
  let last = ''
  let ticking: NodeJS.Timeout | undefined
  const draw = (): void => {
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    const line = `${current} ${seconds} s  ${last}`
    stream.write(
      `\r\u001b[K${line.slice(0, Math.max(20, (stream.columns ?? 80) - 1))}`
    )
  }
  const clear = (): void => {
    clearInterval(ticking)
    stream.write('\r\u001b[K')
  }
  return {
    stage: name => stream.write(`${terminalText(name)}\n`),
    checkStarted: (id, at, total) => {
      current = `[${String(at)}/${String(total)}] ${terminalText(id)}`
      started = performance.now()
      last = ''
      draw()
      ticking = setInterval(draw, 1000)
      ticking.unref()
    },
    outputLine: line => {
      last = terminalText(line)
      draw()
    },
    checkFinished: check => {
      clear()
      stream.write(`${finished(check)}\n`)
    }
  }
}

function finished(check: VerificationCheck): string {
  const took = check.evidence?.duration_ms
  const seconds = took === undefined ? '' : ` (${(took / 1000).toFixed(1)} s)`
  return `${check.status.padEnd(12)} ${terminalText(check.id)}${seconds}`
}
