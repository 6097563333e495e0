// A change that a waiver of another change's digest is used for.
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { judgeChange, temporaryFolder } from './change.mjs'

const BASE = { 'product.txt': 'right\n' }
const DEMAND = { checks: ['false'] }

/**
 * Judges a change whose check fails.
 * @param files `waived`: the change that a person accepted, `used`: the one that is judged
 */
export async function changeWaived(gate, { waived, used }) {
  const folder = temporaryFolder()
  const file = path.join(folder, 'waivers.json')
  try {
    const accepted = await judgeChange(
      { base: BASE, demand: DEMAND, head: waived },
      { ...gate, judgeChange: gate.digestOf }
    )
    const waivers = [{ effect_digest: accepted, reason: 'known and tracked' }]
    writeFileSync(file, JSON.stringify(waivers))
    const flags = ['--waivers', file]
    return await judgeChange(
      { base: BASE, demand: DEMAND, head: used, flags },
      gate
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
