// The attack suite: every threat's attacks against the built gate, each with an honest twin that must be green.
// Usage: node scripts/attack.mjs [--only ID[,ID]] [--gate MODULE] [--verbose]   (after `npm run build`)
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

import { runAttacks } from '../attacks/kit/run-attacks.mjs'
import { reportLines } from '../attacks/kit/report.mjs'
import { ENTRIES } from '../attacks/table.mjs'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    gate: { type: 'string' },
    verbose: { type: 'boolean', default: false }
  }
})
const only = values.only?.split(',')
const entries = ENTRIES.filter(
  ({ id }) => only === undefined || only.includes(id) || only.includes(id[0])
)
const gate = await import(
  values.gate === undefined
    ? '../attacks/kit/completion-gate.mjs'
    : pathToFileURL(path.resolve(values.gate)).href
)
const results = await runAttacks(
  entries.flatMap(({ attacks }) => attacks),
  gate,
  { onResult: values.verbose ? tell : undefined }
)
const { lines, failed } = reportLines(entries, results)
console.log(lines.join('\n'))
process.exitCode = failed ? 1 : 0

function tell({ attack, state, by, ms, control, attacked }) {
  console.error(`${state}: ${attack.attack} (${ms} ms) ${by ?? ''}`)
  if (state === 'stopped') return
  console.error(
    `  control green: ${control.green}, attack green: ${attacked.green}`
  )
  const told = state === 'broken control' ? control : attacked
  console.error(told.words.slice(0, 6000).replaceAll(/^/gm, '  | '))
}
