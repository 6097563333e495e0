// Wall times of whole processes: the gate and the pipeline take turns, so that a busy machine slows both.
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'

// The ids of the new side are the fourth column.
const PIPELINE =
  "set -o pipefail; git diff-tree -r --raw --no-renames --no-abbrev main change | cut -d' ' -f4 | git cat-file --batch --buffer | openssl dgst -sha256"

const CHANGE = { base: 'main', head: 'change' }

/** The command that the benchmark measures. */
export function digestCommand(cli, dir, range = CHANGE) {
  if (!fs.existsSync(cli))
    throw new Error(`${cli} is missing: run npm run build first.`)
  return [
    process.execPath,
    [
      cli,
      'digest',
      '--repo',
      dir,
      '--base',
      range.base,
      '--head',
      range.head,
      '--json'
    ]
  ]
}

/** Medians in milliseconds of the gate and of the pipeline; a first run of each only warms the disk. */
export function measureCase(cli, dir, rounds) {
  const gate = []
  const pipeline = []
  for (let round = 0; round <= rounds; round += 1) {
    pipeline.push(timeOf('bash', ['-c', PIPELINE], dir))
    gate.push(timeOf(...digestCommand(cli, dir), dir))
  }
  return { gate: median(gate.slice(1)), pipeline: median(pipeline.slice(1)) }
}

/** What it costs to start Node and git, in milliseconds. */
export function startTimes(rounds) {
  const node = []
  const git = []
  for (let round = 0; round < Math.max(rounds, 5); round += 1) {
    node.push(timeOf(process.execPath, ['-e', '0']))
    git.push(timeOf('git', ['--version']))
  }
  return { node: median(node), git: median(git) }
}

function timeOf(program, args, cwd) {
  const begin = performance.now()
  const { status, error } = spawnSync(program, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const time = performance.now() - begin
  if (status !== 0)
    throw new Error(`${program} ended with ${status}.`, { cause: error })
  return time
}

function median(times) {
  const sorted = [...times].sort((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? sorted[middle]
    : (sorted[middle - 1] + sorted[middle]) / 2
}
