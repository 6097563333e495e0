/** The part of a Makefile that the checks' targets depend on. */

interface Target {
  readonly needs: string[]
  readonly recipe: string[]
}

/**
 * Whether the called targets mean the same: their recipes, those of what they
 * need, and everything that is no recipe. Unrelated targets do not count, and
 * one that is always made now may have been made only where no file had its name.
 * @param commands shell texts that may call `make`
 */
export function makesTheSame(
  before: string,
  after: string,
  commands: readonly string[]
): boolean {
  const [old, now] = [meaning(before, commands), meaning(after, commands)]
  return old.key === now.key && old.phony.every(one => now.phony.includes(one))
}

/** What make does for the called targets. */
export interface MakeReach {
  /** Targets and what they need, that are made only where no file has their name. */
  readonly files: readonly string[]
  /** Commands of their recipes. */
  readonly recipes: readonly string[]
  /** Files that the Makefile takes in; patterns as they are. */
  readonly includes: readonly string[]
}

/** Follows the called targets of one Makefile. Pure. */
export function makeReach(
  text: string,
  commands: readonly string[]
): MakeReach {
  const { targets, rest, phony } = read(text)
  const { reached } = meaning(text, commands)
  const known = reached.filter(name => targets.has(name))
  return {
    files: known.filter(name => !phony.has(name)),
    recipes: known.flatMap(name =>
      (targets.get(name)?.recipe ?? []).map(line =>
        line.replace(/^[@+-]+\s*/, '').replace(/\$[({]MAKE[)}]/g, 'make')
      )
    ),
    includes: rest.flatMap(line =>
      /^[-s]?include\s/.test(line) ? wordsIn(line).slice(1) : []
    )
  }
}

interface Meaning {
  readonly key: string
  /** Every target that is made. */
  readonly reached: readonly string[]
  /** Reached targets that are always made. */
  readonly phony: readonly string[]
}

function meaning(text: string, commands: readonly string[]): Meaning {
  const { targets, rest, phony } = read(text)
  const called = commands.flatMap(command =>
    [...command.matchAll(/\bg?make\b([^;&|\n]*)/g)].map(found =>
      (found[1] ?? '')
        .split(/\s+/)
        .filter(word => /^[\w./-]+$/.test(word) && !word.startsWith('-'))
    )
  )
  const first = targets.keys().next().value
  const waiting = [
    ...called.flatMap(names =>
      names.length > 0 ? names : first === undefined ? [] : [first]
    ),
    // Rules for all targets, and names that only make can tell.
    ...[...targets.keys()].filter(name => /^\.|[$%]/.test(name))
  ]
  // Called by something that cannot be told: everything counts.
  if (called.length === 0) return { key: text, reached: [], phony: [] }
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
  return {
    key: JSON.stringify([rest, [...reached].sort()]),
    reached: [...reached.keys()],
    phony: [...reached.keys()].filter(name => phony.has(name))
  }
}

function madeBy(recipe: string): readonly string[] {
  return [
    ...recipe.matchAll(/(?:\$\(MAKE\)|\$\{MAKE\}|\bmake)([^;&|\n]*)/g)
  ].flatMap(found => (found[1] ?? '').split(/\s+/).filter(word => word !== ''))
}

function read(text: string): {
  readonly targets: ReadonlyMap<string, Target>
  readonly rest: readonly string[]
  /** Targets that are made even where a file has their name. */
  readonly phony: ReadonlySet<string>
} {
  const targets = new Map<string, Target>()
  const rest: string[] = []
  const phony = new Set<string>()
  let open: readonly string[] = []
  for (const line of text.replace(/\\\r?\n[ \t]*/g, ' ').split(/\r?\n/)) {
    if (line.startsWith('\t')) {
      append(targets, open, { needs: [], recipe: [line.trim()] })
      continue
    }
    const plain = line.replace(/(?:^|\s)#[^]*$/, '').trim()
    const rule = /^([^:=\s][^:=]*?)\s*::?(?![=:])\s*([^;]*)(?:;(.*))?$/.exec(
      plain
    )
    const names = wordsIn(rule?.[1])
    if (names.includes('.PHONY'))
      wordsIn(rule?.[2]).forEach(name => phony.add(name))
    open = names.filter(name => name !== '.PHONY')
    if (rule === null && plain !== '') rest.push(plain)
    append(targets, open, {
      needs: wordsIn(rule?.[2]),
      recipe: rule?.[3] === undefined ? [] : [rule[3].trim()]
    })
  }
  return { targets, rest, phony }
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
