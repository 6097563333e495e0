// Measures `digest` against the shell pipeline of git and openssl over the same objects, and prints a table.
// Usage: npm run bench -- [--full] [--rounds N] [--dir FOLDER]
//   --full    10, 10,000 and 100,000 files, 1 GiB of large blobs, one blob of 2 GiB; smaller without it
//   --rounds  how often each case runs; 5 when left out
//   --cli     the command line to measure; dist/cli/index.js when left out
//   --dir     where the repositories are made and stay; a temporary folder that is removed when left out
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { changeCases } from './bench-cases.mjs'
import { countFetches } from './bench-fetches.mjs'
import { anonymousPeak } from './bench-memory.mjs'
import { digestCommand, measureCase, startTimes } from './bench-timing.mjs'

const MEMORY_BOUND_MIB = 200

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    dir: { type: 'string' },
    cli: { type: 'string' }
  }
})
const rounds = Number(values.rounds)
const cli = path.resolve(
  values.cli ?? fileURLToPath(new URL('../dist/cli/index.js', import.meta.url))
)
const folder =
  values.dir === undefined
    ? fs.mkdtempSync(path.join(os.tmpdir(), 'completion-gate-bench-'))
    : path.resolve(values.dir, values.full ? 'full' : 'small')

try {
  print(await rows())
} finally {
  if (values.dir === undefined)
    fs.rmSync(folder, { recursive: true, force: true })
}

async function rows() {
  const starts = startTimes(rounds)
  const table = []
  for (const one of changeCases(values.full)) {
    const dir = path.join(folder, one.name)
    say(`${one.title}: making the repository`)
    await one.make(dir)
    say(`${one.title}: measuring`)
    const { gate, pipeline } = measureCase(cli, dir, rounds)
    const limit = one.limit(pipeline, starts)
    const peak = await anonymousPeak(digestCommand(cli, dir))
    table.push([
      one.title,
      milliseconds(gate),
      milliseconds(pipeline),
      (gate / pipeline).toFixed(2),
      ...boundCells(one.bound, gate, limit),
      peak === undefined ? 'not on this system' : `${peak} MiB`,
      peak === undefined ? '' : holds(peak < MEMORY_BOUND_MIB)
    ])
  }
  say('counting fetches')
  return { table, starts, fetches: await countFetches(cli, folder) }
}

function print({ table, starts, fetches }) {
  const lines = [
    `Node ${process.version}, ${os.cpus().length} x ${os.cpus()[0]?.model ?? 'unknown processor'}; one Node start ${milliseconds(starts.node)}, one git start ${milliseconds(starts.git)}; medians of ${rounds} interleaved runs.`,
    '',
    '| change | digest | pipeline | ratio | bound | holds | memory¹ | under 200 MiB |',
    '| --- | ---: | ---: | ---: | --- | --- | ---: | --- |',
    ...table.map(cells => `| ${cells.join(' | ')} |`),
    '',
    '¹ Highest sum of anonymous memory over all processes of a run: all that is not mapped pack data.',
    '',
    '| clone | connections to the remote |',
    '| --- | ---: |',
    ...fetches.map(({ title, connections }) => `| ${title} | ${connections} |`)
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

// Bounds are promises for the full size: at a smaller one a Node start weighs more.
function boundCells(bound, gate, limit) {
  if (limit === undefined) return ['', '']
  const text = `${bound} = ${milliseconds(limit)}`
  return [
    text,
    values.full || gate <= limit ? holds(gate <= limit) : 'no (small)'
  ]
}

function say(text) {
  process.stderr.write(`${text}\n`)
}

function milliseconds(value) {
  return `${Math.round(value).toLocaleString('en')} ms`
}

function holds(yes) {
  return yes ? 'yes' : '**no**'
}
