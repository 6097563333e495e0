// Runs attacks with their honest twins, a few at a time, and says of each what stopped it.
import { judgeChange } from './change.mjs'

/**
 * @param attack `attack`: a name; `expect`: words of the reason; and either `change`
 *   with `honest` (what the honest twin has otherwise) or `play(gate, honest)`
 * @returns `stopped`, `false green`, `broken control` or `other reason`
 */
export async function runAttack(attack, gate, controls = new Map()) {
  const started = performance.now()
  const control = await attempt({ attack, gate, controls }, true)
  const attacked = await attempt({ attack, gate, controls }, false)
  return {
    attack,
    state: stateOf(attack, gate, control, attacked),
    by: reasonIn(attack, attacked),
    control,
    attacked,
    ms: Math.round(performance.now() - started)
  }
}

// Many attacks have the very same honest twin: it is judged once.
async function attempt({ attack, gate, controls }, honest) {
  if (attack.play !== undefined) return await attack.play(gate, honest)
  const change = { ...attack.change, ...(honest ? attack.honest : {}) }
  if (!honest || change.before !== undefined)
    return await judgeChange(change, gate)
  const key = JSON.stringify(change)
  if (!controls.has(key)) controls.set(key, judgeChange(change, gate))
  return await controls.get(key)
}

function stateOf(attack, gate, control, attacked) {
  if (attacked.green) return 'false green'
  if (!control.green) return 'broken control'
  if (gate.KNOWS_REASONS && reasonIn(attack, attacked) === undefined)
    return 'other reason'
  return 'stopped'
}

/** The expected words, where they were said. */
function reasonIn({ expect }, { words }) {
  if (typeof expect === 'string')
    return words.includes(expect) ? expect : undefined
  return expect.exec(words)?.[0]
}

/**
 * Runs many, `width` at a time, and tells each as it ends.
 * @returns the results, in the order of the attacks
 */
export async function runAttacks(attacks, gate, { width = 2, onResult } = {}) {
  const results = new Array(attacks.length)
  const waiting = [...attacks.keys()]
  const controls = new Map()
  const work = async () => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      results[at] = await attemptSafely(attacks[at], gate, controls)
      onResult?.(results[at])
    }
  }
  await Promise.all(Array.from({ length: width }, work))
  return results
}

// An attack that cannot be tried proves nothing: it counts against the suite.
async function attemptSafely(attack, gate, controls) {
  try {
    return await runAttack(attack, gate, controls)
  } catch (error) {
    const nothing = { green: false, words: String(error?.stack ?? error) }
    return {
      attack,
      state: 'could not run',
      control: nothing,
      attacked: nothing
    }
  }
}
