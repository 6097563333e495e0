/** The part of a Makefile that the checks' targets depend on. */

interface Target {
  readonly needs: string[]
  readonly recipe: string[]
}

/**
 * What the called targets mean: their recipes, those of what they need, and
 * everything that is no recipe, as a key. Unrelated targets do not count.
 * @param commands shell texts that may call `make`
 */
export function makeMeaning(text: string, commands: readonly string[]): string {
  const { targets, rest } = read(text)
  const called = commands.flatMap(command =>
    [...command.matchAll(/\bg?make\b([^;&|\n]*)/g)].map(found =>
      (found[1] ?? '')
        .split(/\s+/)
        .filter(word => /^[\w./-]+$/.test(word) && !word.startsWith('-'))
    )
  )
  const first = targets.keys().next().value
  const waiting = called.flatMap(names =>
    names.length > 0 ? names : first === undefined ? [] : [first]
  )
  // Called by something that cannot be told: everything counts.
  if (called.length === 0) return text
  const reached = new Map<string, Target | undefined>()
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue
    const target = targets.get(name)
    reached.set(name, target)
    waiting.push(
      ...(target?.needs ?? []),
      ...madeBy((target?.recipe ?? []).join('\n'))
    )
  }
  return JSON.stringify([rest, [...reached].sort()])
}

function madeBy(recipe: string): readonly string[] {
  return [
    ...recipe.matchAll(/(?:\$\(MAKE\)|\$\{MAKE\}|\bmake)([^;&|\n]*)/g)
  ].flatMap(found => (found[1] ?? '').split(/\s+/).filter(word => word !== ''))
}

function read(text: string): {
  readonly targets: ReadonlyMap<string, Target>
  readonly rest: readonly string[]
} {
  const targets = new Map<string, Target>()
  const rest: string[] = []
  let open: readonly string[] = []
  for (const line of text.replace(/\\\r?\n[ \t]*/g, ' ').split(/\r?\n/)) {
    if (line.startsWith('\t')) {
      append(targets, open, { needs: [], recipe: [line.trim()] })
      continue
    }
    const plain = line.replace(/(?:^|\s)#.*$/, '').trim()
    const rule = /^([^:=\s][^:=]*?)\s*::?(?![=:])\s*([^;]*)(?:;(.*))?$/.exec(
      plain
    )
    open = wordsIn(rule?.[1]).filter(name => name !== '.PHONY')
    if (rule === null && plain !== '') rest.push(plain)
    append(targets, open, {
      needs: wordsIn(rule?.[2]),
      recipe: rule?.[3] === undefined ? [] : [rule[3].trim()]
    })
  }
  return { targets, rest }
}

function wordsIn(text = ''): string[] {
  return text.split(/\s+/).filter(word => word !== '')
}

function append(
  targets: Map<string, Target>,
  names: readonly string[],
  more: Target
): void {
  for (const name of names) {
    const target = targets.get(name) ?? { needs: [], recipe: [] }
    target.needs.push(...more.needs)
    target.recipe.push(...more.recipe)
    targets.set(name, target)
  }
}
