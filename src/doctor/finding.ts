/** What `doctor` says: one finding a line, each of a rule with an id. */

/** `must` lets something through or stops the gate from working; `should` makes it stronger. */
export type FindingLevel = 'fine' | 'should' | 'must'

/** One thing that was looked at. A wire shape. */
export interface Finding {
  /** Id of the rule, such as `path-filters`. */
  readonly rule: string
  readonly level: FindingLevel
  /** One sentence. */
  readonly message: string
  /** What to copy or to do; may have several lines. */
  readonly mend?: string
  readonly path?: string
  /** Counted from 1. */
  readonly line?: number
}

/** A finding before its rule is known. */
export type Remark = Omit<Finding, 'rule'>

/** Where a remark stands. */
export interface Place {
  readonly path: string
  readonly line?: number
}

/** A remark that something must be mended. */
export function must(message: string, mend: string, place?: Place): Remark {
  return { level: 'must', message, mend, ...place }
}

/** A remark that something is better mended. */
export function should(message: string, mend: string, place?: Place): Remark {
  return { level: 'should', message, mend, ...place }
}

/** A rule of a table over what it looks at. */
export interface Rule<Seen> {
  readonly id: string
  /** Said when nothing is found. */
  readonly fine: (seen: Seen) => string
  /** Pure. */
  readonly find: (seen: Seen) => readonly Remark[]
}

/** Every rule of a table over one thing, in order; at least one finding each. Pure. */
export function findingsOf<Seen>(
  rules: readonly Rule<Seen>[],
  seen: Seen
): readonly Finding[] {
  return rules.flatMap(({ id, fine, find }): readonly Finding[] => {
    const remarks = find(seen)
    return remarks.length === 0
      ? [{ rule: id, level: 'fine', message: fine(seen) }]
      : remarks.map(remark => ({ rule: id, ...remark }))
  })
}
