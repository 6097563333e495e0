/** Starts the action; the only file of it that runs at import. */
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'

import { main } from './main.ts'

void main({
  environment: process.env,
  ownFolder: path.dirname(fileURLToPath(import.meta.url))
})
