// What the suite prints: one line a threat, the attacks that were not stopped, and the counts.

/** @returns `lines` to print, and whether the suite `failed` */
export function reportLines(entries, results) {
  const byAttack = new Map(results.map(result => [result.attack, result]))
  const rows = entries.map(entry => {
    const mine = entry.attacks.map(attack => byAttack.get(attack))
    return { entry, mine, state: stateOf(entry, mine) }
  })
  const bad = results.filter(({ state }) => state !== 'stopped')
  const count = state => rows.filter(row => row.state === state).length
  const greens = bad.filter(({ state }) => state === 'false green').length
  const others = bad.length - greens
  const end = [
    `${count('stopped')} stopped`,
    `${count('documented')} documented`,
    `${greens} false greens`,
    ...(others === 0 ? [] : [`${others} that prove nothing`])
  ]
  return {
    lines: [
      ...rows.map(lineOf),
      ...bad.map(
        ({ attack, state }) => `  ${state.toUpperCase()}: ${attack.attack}`
      ),
      '',
      end.join(', ')
    ],
    failed: bad.length > 0 || count('unproven') > 0
  }
}

function stateOf(entry, mine) {
  if (mine.some(({ state }) => state === 'false green')) return 'false green'
  if (mine.some(({ state }) => state !== 'stopped')) return 'unproven'
  if (entry.documented !== undefined) return 'documented'
  return mine.length === 0 ? 'unproven' : 'stopped'
}

function lineOf({ entry: { id, title, documented }, mine, state }) {
  const reasons = [
    ...new Set(mine.flatMap(({ by }) => (by ? [oneLine(by)] : [])))
  ]
  const parts = [
    ...(reasons.length === 0 ? [] : [`stopped by ${reasons.join('; ')}`]),
    ...(documented === undefined
      ? []
      : [`what is left: docs/threat-model.md, ${id}: ${documented}`])
  ]
  return `${id.padEnd(4)} ${state.padEnd(11)} ${title} | ${parts.join(' | ')}`
}

function oneLine(text) {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 90 ? `${line.slice(0, 87)}...` : line
}
