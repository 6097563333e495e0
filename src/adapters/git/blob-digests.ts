/** SHA-256 of many blobs, streamed from git while their ids still come in. */
import * as crypto from 'node:crypto'

import { batchParser, type BatchSink } from './batch-parser.ts'
import { gitFailed, startGit, type Git, type GitProcess } from './run-git.ts'

/** The digests of all blobs that were asked for. */
export interface KnownDigests {
  /** SHA-256 of a blob's bytes in hex; undefined when the object is missing. */
  contentDigest(id: string): string | undefined
  isLfsPointer(id: string): boolean
}

/** Asks for blobs and gets their digests. */
export interface BlobDigests {
  /** Asks for blobs; an id that was asked for before costs nothing. */
  request(ids: readonly string[]): void
  /**
   * Waits for everything that was asked for.
   * @throws GateError GIT_FAILED
   */
  finish(): Promise<KnownDigests>
  /** Ends git when the caller gives up. */
  cancel(): void
}

// git inflates on one core: a second process halves the time of all but the smallest changes.
const PROCESSES = 2
// Ids go to one process in runs of this many, so that a small change needs only one.
const RUN_LENGTH = 16

// https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md: under 1024 bytes, this line first.
const LFS_VERSION_LINE = 'version https://git-lfs.github.com/spec/v1\n'
const LFS_POINTER_BYTES = 1024
const UNKNOWN = ''

/** Starts git, and hashes what it prints. */
export function blobDigests(git: Git): BlobDigests {
  const digests = new Map<string, string>()
  const lfsPointers = new Set<string>()
  const readers = [startReader(git, digests, lfsPointers)]
  let count = 0

  const readerFor = (at: number): BlobReader => {
    const turn = Math.floor(at / RUN_LENGTH) % PROCESSES
    const reader = readers[turn] ?? startReader(git, digests, lfsPointers)
    readers[turn] = reader
    return reader
  }

  return {
    request: ids => {
      for (const id of ids) {
        if (digests.has(id)) continue
        digests.set(id, UNKNOWN)
        readerFor(count).ask(id)
        count += 1
      }
      for (const reader of readers) reader.send()
    },
    finish: async () => {
      await Promise.all(readers.map(reader => reader.finish()))
      return {
        contentDigest: id => {
          const digest = digests.get(id)
          return digest === UNKNOWN ? undefined : digest
        },
        isLfsPointer: id => lfsPointers.has(id)
      }
    },
    cancel: () => {
      for (const reader of readers) reader.cancel()
    }
  }
}

/** Whether these are the bytes of a Git LFS pointer file. */
export function isLfsPointer(bytes: Buffer): boolean {
  return (
    bytes.length < LFS_POINTER_BYTES &&
    bytes.toString('latin1', 0, LFS_VERSION_LINE.length) === LFS_VERSION_LINE
  )
}

interface BlobReader {
  ask(id: string): void
  send(): void
  finish(): Promise<void>
  cancel(): void
}

function startReader(
  git: Git,
  digests: Map<string, string>,
  lfsPointers: Set<string>
): BlobReader {
  const child = startGit(git, ['cat-file', '--batch', '--buffer'])
  const failure = parseOutput(child, digestSink(digests, lfsPointers))
  const outgoing: string[] = []
  return {
    ask: id => outgoing.push(id),
    send: () => {
      if (outgoing.length === 0) return
      child.stdin.write(`${outgoing.join('\n')}\n`, 'latin1')
      outgoing.length = 0
    },
    finish: async () => {
      child.stdin.end()
      const end = await child.ended
      failure.raise()
      if (end.exitCode !== 0)
        throw gitFailed('The changed blobs cannot be read', end)
    },
    cancel: child.kill
  }
}

function parseOutput(child: GitProcess, sink: BatchSink): { raise(): void } {
  const parse = batchParser(sink)
  const errors: unknown[] = []
  child.stdout.on('data', (chunk: Buffer) => {
    if (errors.length > 0) return
    try {
      parse(chunk)
    } catch (error) {
      errors.push(error)
      child.kill()
    }
  })
  return {
    raise: () => {
      if (errors.length > 0) throw errors[0]
    }
  }
}

function digestSink(
  digests: Map<string, string>,
  lfsPointers: Set<string>
): BatchSink {
  let hash = crypto.createHash('sha256')
  let current = ''
  return {
    whole: (header, bytes) => {
      const id = idOf(header)
      digests.set(id, sha256(bytes))
      if (isLfsPointer(bytes)) lfsPointers.add(id)
    },
    begin: header => {
      current = idOf(header)
      hash = crypto.createHash('sha256')
    },
    part: bytes => {
      hash.update(bytes)
    },
    end: () => {
      digests.set(current, hash.digest('hex'))
    },
    absent: () => undefined
  }
}

// `crypto.hash` spares an object a blob; Node has it from 20.12 on.
function sha256(bytes: Buffer): string {
  return typeof crypto.hash === 'function'
    ? crypto.hash('sha256', bytes, 'hex')
    : crypto.createHash('sha256').update(bytes).digest('hex')
}

function idOf(header: string): string {
  return header.slice(0, header.indexOf(' '))
}
