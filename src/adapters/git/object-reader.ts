/** Reads single objects through one `git cat-file --batch` that stays open between questions. */
import { batchParser, type BatchSink } from './batch-parser.ts'
import { GateError } from '../../errors.ts'
import { gitFailed, startGit, type Git, type GitEnd } from './run-git.ts'

/** An object of the repository. */
export interface GitObject {
  readonly id: string
  /** `blob`, `commit`, `tree` or `tag`. */
  readonly type: string
  /** Bytes. */
  readonly size: number
  /** Absent when there are more than the limit. */
  readonly bytes?: Buffer
}

/** Reads objects one after the other. */
export interface ObjectReader {
  /**
   * The object of a name, such as an id or `refs/heads/main^{commit}`.
   * @param limit bytes; a larger object comes without its bytes
   * @returns undefined when the repository has no such object
   * @throws GateError GIT_FAILED
   */
  read(name: string, limit: number): Promise<GitObject | undefined>
  /** Ends git; the next question starts it anew, and so sees what a fetch brought. */
  close(): void
}

// A command that runs as the gate's own user can stop its git without ending it.
const ANSWER_MS = 120_000

/**
 * Makes a reader; git starts with the first question.
 * @param answerMs milliseconds for one answer, after which git is ended and not started again
 */
export function objectReader(
  git: Git,
  answerMs: number = ANSWER_MS
): ObjectReader {
  let running: Conversation | undefined
  let silent: GateError | undefined
  let turn: Promise<unknown> = Promise.resolve()

  const ask = async (
    name: string,
    limit: number
  ): Promise<GitObject | undefined> => {
    // What stopped it would stop the next one too, one question after the other.
    if (silent !== undefined) throw silent
    if (running?.isOver() === true) running = undefined
    running ??= startConversation(git)
    const answer = await within(answerMs, running.ask(name, limit))
    if (answer === undefined) {
      silent = gitSilent(answerMs)
      running.close()
      throw silent
    }
    if (answer.closed) running = undefined
    return answer.object
  }

  return {
    read: (name, limit) => {
      // A line end would make two questions of one name.
      if (/[\n\0]/.test(name)) return Promise.resolve(undefined)
      const answer = turn.then(() => ask(name, limit))
      turn = answer.catch(() => undefined)
      return answer
    },
    close: () => {
      running?.close()
      running = undefined
    }
  }
}

interface Answer {
  readonly object: GitObject | undefined
  /** The conversation is over: the next question needs a new one. */
  readonly closed: boolean
}

interface Conversation {
  /** git has ended, for whatever reason. */
  isOver(): boolean
  ask(name: string, limit: number): Promise<Answer>
  close(): void
}

function startConversation(git: Git): Conversation {
  const child = startGit(git, ['cat-file', '--batch'])
  let pending: PendingAnswer | undefined
  const settle = (answer: Answer): void => {
    child.keepAlive(false)
    const settled = pending
    pending = undefined
    settled?.resolve(answer)
  }
  const parse = batchParser(
    answerSink(
      () => pending?.limit ?? 0,
      object => {
        settle({ object, closed: false })
      },
      object => {
        child.kill()
        settle({ object, closed: true })
      }
    )
  )
  child.stdout.on('data', (chunk: Buffer) => {
    try {
      parse(chunk)
    } catch (error) {
      child.kill()
      pending?.reject(error)
      pending = undefined
    }
  })
  let over = false
  child.ended.then(
    end => {
      over = true
      if (lacksPromised(end)) settle({ object: undefined, closed: true })
      else pending?.reject(gitFailed('An object cannot be read', end))
    },
    (error: unknown) => {
      over = true
      pending?.reject(error)
    }
  )
  return {
    isOver: () => over,
    ask: (name, limit) =>
      new Promise((resolve, reject) => {
        pending = { limit, resolve, reject }
        child.keepAlive(true)
        child.stdin.write(`${name}\n`)
      }),
    close: child.kill
  }
}

/** @returns undefined when there was no answer in time */
async function within<T>(
  ms: number,
  answer: Promise<T>
): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(resolve, ms, undefined)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

function gitSilent(ms: number): GateError {
  return new GateError(
    'GIT_FAILED',
    `An object cannot be read: git gave no answer within ${String(ms / 1000)} s, and was ended.`,
    {
      hint: 'Commands may have stopped it: run them under the isolation "process" or stronger.'
    }
  )
}

// In a partial clone git ends when it is asked for an object that is not there: that is an answer.
function lacksPromised(end: GitEnd): boolean {
  return end.exitCode === 128 && /promisor|lazy fetch/.test(end.stderr)
}

interface PendingAnswer {
  readonly limit: number
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

function answerSink(
  limit: () => number,
  answer: (object: GitObject | undefined) => void,
  giveUp: (object: GitObject) => void
): BatchSink {
  let parts: Buffer[] = []
  let header = ''
  return {
    whole: (line, bytes) => {
      const object = objectOf(line)
      answer(
        bytes.length > limit()
          ? object
          : { ...object, bytes: Buffer.from(bytes) }
      )
    },
    begin: (line, size) => {
      header = line
      parts = []
      if (size > limit()) giveUp(objectOf(line))
    },
    part: bytes => {
      parts.push(Buffer.from(bytes))
    },
    end: () => {
      answer({ ...objectOf(header), bytes: Buffer.concat(parts) })
      parts = []
    },
    absent: () => {
      answer(undefined)
    }
  }
}

function objectOf(header: string): GitObject {
  const [id = '', type = '', size = ''] = header.split(' ')
  return { id, type, size: Number(size) }
}
