/** Runs the command line's source in this process, with a person at its terminal where there is one. */
import { PassThrough, Writable } from 'node:stream'

import { main } from '../../src/cli/main.ts'

/** What a run left behind. */
export interface MainRun {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** How to run. */
export interface MainOptions {
  readonly environment?: Readonly<Record<string, string>>
  /** What a person types, a line each, and then leaves; without it there is no terminal. */
  readonly answers?: readonly string[]
}

/** Runs one command line. Name the checkout by `--repo`: the current folder is this project's. */
export async function runMain(
  args: readonly string[],
  { environment = {}, answers }: MainOptions = {}
): Promise<MainRun> {
  const [stdout, stderr] = [sink(), sink()]
  const code = await main({
    args,
    environment: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ...environment
    },
    stdout: Object.assign(stdout.stream, { isTTY: answers !== undefined }),
    stderr: stderr.stream,
    program: '/nowhere/completion-gate',
    ...(answers === undefined ? {} : { stdin: typed(answers) })
  })
  return { code, stdout: stdout.text(), stderr: stderr.text() }
}

function typed(
  answers: readonly string[]
): NodeJS.ReadableStream & { readonly isTTY: boolean } {
  const input = new PassThrough()
  input.end(answers.map(answer => `${answer}\n`).join(''))
  return Object.assign(input, { isTTY: true })
}

function sink(): { readonly stream: Writable; text(): string } {
  const chunks: Buffer[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    }
  })
  return { stream, text: () => Buffer.concat(chunks).toString('utf8') }
}
