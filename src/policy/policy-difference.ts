/** How one policy differs from another: which keys, and which of them ask for less. */
import type { GatePolicy, PolicyCheck } from './gate-policy.ts'

/** One key that differs. */
export interface PolicyDifference {
  /** The key as it is written, such as `checks.unit` or `waivers.authority.users`. */
  readonly key: string
  /** The new value asks for less, or lets more people waive. */
  readonly weakens: boolean
  readonly before: string
  readonly after: string
}

type Compare = (
  before: GatePolicy,
  after: GatePolicy
) => readonly PolicyDifference[]

const LEVELS = ['off', 'warn', 'block']
const SWITCHES = ['off', 'optional', 'on', 'required']
const ISOLATION = [
  'none',
  'process',
  'auto',
  'uid',
  'namespace',
  'overlay',
  'container'
]

/** Every difference, those that weaken first. Pure; equal policies have none, however they are written. */
export function policyDifferences(
  before: GatePolicy,
  after: GatePolicy
): readonly PolicyDifference[] {
  const all = COMPARISONS.flatMap(compare => compare(before, after))
  return [...all].sort(
    (left, right) => Number(right.weakens) - Number(left.weakens)
  )
}

const COMPARISONS: readonly Compare[] = [
  checks,
  (before, after) =>
    entries('presets', before.presets, after.presets, (old, now) =>
      isLower(SWITCHES, old ?? 'on', now ?? 'on')
    ),
  (before, after) =>
    entries(
      'surface',
      new Map(Object.entries(before.surface)),
      new Map(Object.entries(after.surface)),
      (old, now) => isLower(LEVELS, old ?? 'block', now ?? 'block')
    ),
  value(
    'packages.folders',
    ({ packages }) => packages.folders,
    (old, now) => old.some(folder => !now.includes(folder))
  ),
  value(
    'packages.only-changed',
    ({ packages }) => packages.onlyChanged,
    (_old, now) => now
  ),
  value('packages.always', ({ packages }) => packages.always, hasLess),
  value('packages.apart', ({ packages }) => packages.apart, hasMore),
  value(
    'packages.depends-on',
    ({ packages }) => packages.dependsOn,
    dependsOnLess
  ),
  value(
    'setup',
    ({ setup }) => setup,
    () => false
  ),
  value(
    'timeout',
    ({ timeoutMs }) => timeoutMs,
    () => false
  ),
  value(
    'minimum-tests',
    ({ minimumTests }) => minimumTests,
    (old, now) => now < old
  ),
  value('acceptance.files', ({ acceptance }) => acceptance.files, hasLess),
  value(
    'acceptance.trust-head',
    ({ acceptance }) => acceptance.trustHead,
    (_old, now) => now
  ),
  value(
    'acceptance.manual',
    ({ acceptance }) => acceptance.manual,
    (_old, now) => now === 'advisory'
  ),
  value('scope.exclude', ({ scope }) => scope.exclude, hasMore),
  value(
    'drift',
    ({ drift }) => drift,
    (_old, now) => now === 'report'
  ),
  value('generated', ({ generated }) => generated, hasMore),
  value('environment', ({ environment }) => environment, hasMore),
  value(
    'waivers.label-prefix',
    ({ waivers }) => waivers.labelPrefix,
    () => false
  ),
  value(
    'waivers.minimum-reason-length',
    ({ waivers }) => waivers.minimumReasonLength,
    (old, now) => now < old
  ),
  value(
    'waivers.authority.permissions',
    ({ waivers }) => waivers.authority.permissions,
    hasMore
  ),
  value(
    'waivers.authority.teams',
    ({ waivers }) => waivers.authority.teams,
    hasMore
  ),
  value(
    'waivers.authority.users',
    ({ waivers }) => waivers.authority.users,
    hasMore
  ),
  value(
    'applies-to',
    ({ appliesTo }) => appliesTo,
    (_old, now) => now.kind === 'agents'
  ),
  value(
    'isolation',
    ({ isolation }) => isolation,
    (old, now) => isLower(ISOLATION, old, now)
  ),
  value(
    'isolation-minimum',
    ({ isolationMinimum }) => isolationMinimum,
    (old, now) => isLower(ISOLATION, old, now)
  ),
  value(
    'container',
    ({ container }) => container ?? 'none',
    (_old, now) => now === 'none'
  )
]

function value<T>(
  key: string,
  of: (policy: GatePolicy) => T,
  weakens: (before: T, after: T) => boolean
): Compare {
  return (before, after) =>
    difference(key, of(before), of(after), weakens(of(before), of(after)))
}

function difference(
  key: string,
  before: unknown,
  after: unknown,
  weakens: boolean
): readonly PolicyDifference[] {
  const [old, now] = [shown(before), shown(after)]
  return old === now ? [] : [{ key, weakens, before: old, after: now }]
}

function entries<T>(
  key: string,
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
  weakens: (before: T | undefined, after: T | undefined) => boolean
): readonly PolicyDifference[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap(name => {
    const [old, now] = [before.get(name), after.get(name)]
    return difference(`${key}.${name}`, old, now, weakens(old, now))
  })
}

/** A check that is gone, another command, and a check that is no longer required ask for less, as far as can be told. */
function checks(
  before: GatePolicy,
  after: GatePolicy
): readonly PolicyDifference[] {
  const byId = (policy: GatePolicy): ReadonlyMap<string, PolicyCheck> =>
    new Map(policy.checks.map(check => [check.id, check]))
  return entries('checks', byId(before), byId(after), (old, now) => {
    if (old === undefined) return false
    if (now === undefined) return old.required
    return (
      old.command !== now.command ||
      old.cwd !== now.cwd ||
      old.expectExit !== now.expectExit ||
      now.minimumTests < old.minimumTests ||
      (old.required && !now.required) ||
      (now.paths.length > 0 && shown(old.paths) !== shown(now.paths))
    )
  })
}

/** One that is gone; or a package that is new there, which may be one that was always planned. */
function dependsOnLess(
  before: GatePolicy['packages']['dependsOn'],
  after: GatePolicy['packages']['dependsOn']
): boolean {
  const on = (
    all: GatePolicy['packages']['dependsOn'],
    of: string
  ): readonly string[] | undefined => all.find(one => one.folder === of)?.on
  return (
    before.some(({ folder, on: old }) =>
      hasLess(old, on(after, folder) ?? [])
    ) || after.some(({ folder }) => on(before, folder) === undefined)
  )
}

function hasMore(before: readonly string[], after: readonly string[]): boolean {
  return after.some(one => !before.includes(one))
}

function hasLess(before: readonly string[], after: readonly string[]): boolean {
  return hasMore(after, before)
}

function isLower(order: readonly string[], old: string, now: string): boolean {
  return order.indexOf(now) < order.indexOf(old)
}

function shown(of: unknown): string {
  if (of === undefined) return ''
  return typeof of === 'string' ? of : JSON.stringify(of)
}
