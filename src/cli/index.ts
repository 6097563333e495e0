#!/usr/bin/env node
/** Starts the command line and sets the exit code; the only file of it that runs at import. */
import { fileURLToPath } from 'node:url'

import { main } from './main.ts'

void main({
  args: process.argv.slice(2),
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  program: fileURLToPath(import.meta.url)
}).then(code => {
  process.exitCode = code
})
