/** Rules that no single key can keep: they compare keys, or look at what a value means. */
import { ISOLATION_LEVELS } from '../model/isolation-level.ts'
import { leavesRoot } from './normal-path.ts'
import { RESERVED_PREFIXES } from './preset-names.ts'
import type { PlacedProblem } from './schema-problems.ts'

/** What the rules need of a check; anything else may be wrong with it. */
interface LooseCheck {
  readonly id: string | undefined
  readonly folder: string | undefined
}

/**
 * Every breach of a rule. Works on raw data, so that breaches are named
 * together with what the schema finds.
 */
export function ruleProblems(data: unknown): readonly PlacedProblem[] {
  const checks = looseChecks(data)
  return [
    ...[duplicateIds, reservedIds, foldersOutside].flatMap(rule =>
      rule(checks)
    ),
    ...excludesAll(data),
    ...isolationTooWeak(data)
  ]
}

// Without a literal letter a glob leaves out whole levels of the tree, and no change would be left to prove.
function excludesAll(data: unknown): readonly PlacedProblem[] {
  const globs = property(property(data, 'scope'), 'exclude')
  if (!Array.isArray(globs)) return []
  return globs.flatMap((glob: unknown, at) =>
    typeof glob === 'string' && /^[*?/{},.[\]!^-]+$/.test(glob)
      ? problem(
          ['scope', 'exclude', at],
          `"${glob}" would leave out everything, and the gate would prove nothing; name a folder or an ending`
        )
      : []
  )
}

// Below its own minimum nothing ever runs, so nothing could be proven.
function isolationTooWeak(data: unknown): readonly PlacedProblem[] {
  const levels: readonly string[] = ISOLATION_LEVELS
  const level = text(property(data, 'isolation')) ?? 'auto'
  const minimum = text(property(data, 'isolation-minimum')) ?? 'none'
  if (levels.includes(level) && levels.indexOf(level) < levels.indexOf(minimum))
    return problem(
      ['isolation'],
      `"${level}" is weaker than the isolation-minimum "${minimum}", so no check could ever run; raise it, or lower the minimum`
    )
  const container = property(data, 'container') ?? 'none'
  if (container !== 'none') return []
  return [
    ['isolation', level],
    ['isolation-minimum', minimum]
  ].flatMap(([key = '', value]) =>
    value === 'container'
      ? problem(
          [key],
          '"container" cannot be had without the key "container", so no check could ever run; name an image there'
        )
      : []
  )
}

function duplicateIds(checks: readonly LooseCheck[]): readonly PlacedProblem[] {
  return checks.flatMap(({ id }, at) => {
    const first = checks.findIndex(other => other.id === id)
    return id === undefined || first === at
      ? []
      : problem(
          ['checks', at, 'id'],
          `"${id}" is the id of checks[${first}] too`
        )
  })
}

// `node:test` must always mean the preset, `acceptance:…` always a criterion.
function reservedIds(checks: readonly LooseCheck[]): readonly PlacedProblem[] {
  return checks.flatMap(({ id }, at) => {
    const [prefix, ...rest] = (id ?? '').split(':')
    return rest.length > 0 && RESERVED_PREFIXES.includes(prefix ?? '')
      ? problem(
          ['checks', at, 'id'],
          `"${prefix ?? ''}:" is kept for the gate's own ids; choose another id`
        )
      : []
  })
}

function foldersOutside(
  checks: readonly LooseCheck[]
): readonly PlacedProblem[] {
  return checks.flatMap(({ folder }, at) =>
    folder === undefined || isInside(folder)
      ? []
      : problem(
          ['checks', at, 'working-directory'],
          'expected a folder of the repository, relative to its root, with "/" between names'
        )
  )
}

function isInside(folder: string): boolean {
  return !leavesRoot(folder) && !/[\\\0\r\n]/.test(folder)
}

function looseChecks(data: unknown): readonly LooseCheck[] {
  return listOf(property(data, 'checks')).map(check => ({
    id: text(property(check, 'id')),
    folder: text(property(check, 'working-directory'))
  }))
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function problem(
  keys: readonly PropertyKey[],
  message: string
): readonly PlacedProblem[] {
  return [{ keys, message }]
}
