/** Reads single objects through one `git cat-file --batch` that stays open between questions. */
import { batchParser, type BatchSink } from './batch-parser.ts'
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

/** Makes a reader; git starts with the first question. */
export function objectReader(git: Git): ObjectReader {
  let running: Conversation | undefined
  let turn: Promise<unknown> = Promise.resolve()

  const ask = async (
    name: string,
    limit: number
  ): Promise<GitObject | undefined> => {
    if (running?.isOver() === true) running = undefined
    running ??= startConversation(git)
    const answer = await running.ask(name, limit)
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
