#!/usr/bin/env node
/** Starts the command line and sets the exit code; the only file of it that runs at import. */
import { fileURLToPath } from 'node:url'

import { EXIT } from './exit-codes.ts'
import { main } from './main.ts'
import { printError } from './print-error.ts'
import { isReaderGone, outputFailed } from './print.ts'

void run()

async function run(): Promise<void> {
  const unwritten: Error[] = []
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: Error) => {
      if (isReaderGone(error) || unwritten.push(error) > 1) return
      process.exitCode = EXIT.unevaluated
      printError(outputFailed(error), process.stderr)
    })
  const code = await main({
    args: process.argv.slice(2),
    environment: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
    // Opened only when somebody is asked.
    get stdin() {
      return process.stdin
    },
    program: fileURLToPath(import.meta.url)
  })
  process.exitCode = unwritten.length > 0 ? EXIT.unevaluated : code
}
