#!/usr/bin/env node
/** Starts the command line and sets the exit code; the only file of it that runs at import. */
import { fileURLToPath } from 'node:url'

import { main } from './main.ts'

// Whoever reads the output may stop early, as `head` does; the exit code still says the verdict.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })

void main({
  args: process.argv.slice(2),
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  program: fileURLToPath(import.meta.url)
}).then(code => {
  process.exitCode = code
})
