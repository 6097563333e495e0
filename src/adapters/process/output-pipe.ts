/** One pipe for both output streams of a command. */
import { execFile, type ChildProcess } from 'node:child_process'
import * as fs from 'node:fs'
import * as net from 'node:net'
import * as path from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'

import { temporaryFolder } from '../temporary-folder.ts'

/** The gate's end of a command's output. */
export interface OutputPipe {
  /** What the child gets as its standard output and standard error. */
  readonly childEnd: number | 'pipe'
  /** Call it when the child was started, or was not: the gate's own copy of the child's end is closed. */
  attach(child: ChildProcess | undefined): void
  /** Waits until every writer has closed, but `ms` milliseconds at most; then stops reading. */
  drain(ms: number): Promise<void>
}

/**
 * Opens a pipe. A named one where the tool is: Node gives its children sockets,
 * and `/dev/stdout` and `/dev/stderr` cannot be opened on a socket.
 * @param mkfifo absolute path of the tool, undefined where there is none
 * @throws what the file system says when there is no room for it
 */
export async function openOutputPipe(
  mkfifo: string | undefined,
  onData: (chunk: Buffer) => void
): Promise<OutputPipe> {
  if (mkfifo === undefined) return socketPipe(onData)
  const folder = temporaryFolder('completion-gate-')
  try {
    // Nobody else gets into the folder; a command of another user opens the pipe by /dev/stdout.
    const name = path.join(folder, 'output')
    await promisify(execFile)(mkfifo, ['-m', '666', name], { env: {} })
    const { O_RDONLY, O_NONBLOCK, O_WRONLY } = fs.constants
    const gateEnd = fs.openSync(name, O_RDONLY | O_NONBLOCK)
    return namedPipe(gateEnd, fs.openSync(name, O_WRONLY), onData)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

function namedPipe(
  gateEnd: number,
  childEnd: number,
  onData: (chunk: Buffer) => void
): OutputPipe {
  const options = { fd: gateEnd, readable: true, writable: false }
  const socket = new net.Socket(options).on('data', onData)
  const closed = untilClosed(socket)
  return {
    childEnd,
    attach: () => {
      fs.closeSync(childEnd)
    },
    drain: ms => drained([socket], closed, ms)
  }
}

function socketPipe(onData: (chunk: Buffer) => void): OutputPipe {
  const streams: Readable[] = []
  return {
    childEnd: 'pipe',
    attach: child => {
      for (const stream of [child?.stdout, child?.stderr])
        if (stream) streams.push(stream.on('data', onData))
    },
    drain: ms => drained(streams, Promise.all(streams.map(untilClosed)), ms)
  }
}

async function drained(
  streams: readonly Readable[],
  closed: Promise<unknown>,
  ms: number
): Promise<void> {
  const timer = setTimeout(() => {
    for (const stream of streams) stream.destroy()
  }, ms)
  await closed
  clearTimeout(timer)
}

function untilClosed(stream: Readable): Promise<void> {
  stream.on('error', () => undefined)
  return new Promise(resolve => {
    if (stream.closed) resolve()
    else
      stream.once('close', () => {
        resolve()
      })
  })
}
