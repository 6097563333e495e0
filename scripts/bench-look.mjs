// Measures one look at the checkout against hashing every file of it, in one process, interleaved.
// Usage: node scripts/bench-look.mjs [--files N] [--rounds N] [--lib FOLDER]; needs `npm run compile`
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

import { smallFiles } from './bench-repository.mjs'

const LIB = fileURLToPath(new URL('../lib', import.meta.url))
const READ_BYTES = 256 * 1024

/** The bound: the look takes less than this share of the time that hashing takes. */
export const LOOK_BOUND = 0.25

/**
 * @param {{ files?: number, rounds?: number, lib?: string }} options how many
 *   files of 1 to 10 KB, how many rounds, and where the compiled library is
 * @returns {Promise<{ files: number, lookMs: number, hashMs: number, readMs: number, ratio: number }>}
 *   medians: the look, hashing as the gate hashes a mutated path, hashing in a bare
 *   loop, and the look's share of the gate's hashing
 */
export async function benchLook({
  files = 20_000,
  rounds = 7,
  lib = LIB
} = {}) {
  const entry = pathToFileURL(path.join(lib, 'adapters/files/index.js'))
  const { createCheckout } = await import(entry)
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'completion-gate-look-'))
  try {
    const paths = writeFiles(root, files)
    const checkout = createCheckout({
      root,
      commit: () => Promise.reject(new Error('unused'))
    })
    const tracked = new Set(paths)
    const times = { look: [], hash: [], read: [] }
    // The first round warms the caches and the compiler up.
    for (let round = 0; round <= rounds; round += 1) {
      const look = await timed(() => checkout.look(tracked))
      const hash = await timed(() => stateOfAll(checkout, paths))
      const read = await timed(() => readAll(root, paths))
      if (round === 0) continue
      times.look.push(look)
      times.hash.push(hash)
      times.read.push(read)
    }
    const lookMs = median(times.look)
    const hashMs = median(times.hash)
    const readMs = median(times.read)
    return { files, lookMs, hashMs, readMs, ratio: lookMs / hashMs }
  } finally {
    fs.rmSync(root, { recursive: true, force: true })
  }
}

function writeFiles(root, count) {
  const paths = []
  for (const file of smallFiles(count, 'src')) {
    const place = path.join(root, file.path)
    fs.mkdirSync(path.dirname(place), { recursive: true })
    fs.writeFileSync(place, file.bytes)
    paths.push(file.path)
  }
  return paths
}

/** What the gate would have to do without a look: read every file, never through a link. */
async function stateOfAll(checkout, paths) {
  for (const one of paths) await checkout.state(one)
}

/** The fastest loop that Node has, blind to links: for comparison. */
function readAll(root, paths) {
  const buffer = Buffer.allocUnsafe(READ_BYTES)
  for (const one of paths) {
    const fd = fs.openSync(path.join(root, one), 'r')
    const hash = createHash('sha256')
    for (;;) {
      const read = fs.readSync(fd, buffer, 0, buffer.length, null)
      if (read === 0) break
      hash.update(buffer.subarray(0, read))
    }
    fs.closeSync(fd)
    hash.digest('hex')
  }
}

async function timed(act) {
  const start = performance.now()
  await act()
  return performance.now() - start
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      files: { type: 'string', default: '20000' },
      rounds: { type: 'string', default: '7' },
      lib: { type: 'string', default: LIB }
    }
  })
  const { files, lookMs, hashMs, readMs, ratio } = await benchLook({
    files: Number(values.files),
    rounds: Number(values.rounds),
    lib: path.resolve(values.lib)
  })
  console.log(
    `${files} files: look ${Math.round(lookMs)} ms, hashing ${Math.round(hashMs)} ms (in a bare loop ${Math.round(readMs)} ms), ratio ${ratio.toFixed(2)} (bound ${LOOK_BOUND})`
  )
}
