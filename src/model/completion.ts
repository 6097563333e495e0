/** How a change closed, and the fold of several closures. */

/** The kinds of completion; `distinct` exists only in the fold of several. */
export type CompletionKind =
  'narrative' | 'waived' | 'verified' | 'incomplete' | 'distinct'

/** A completion. A wire shape. */
export interface Completion {
  readonly kind: CompletionKind
  /** The digest that was closed: present for `waived` and `verified`. */
  readonly effect_digest?: string
}

/** Whether a change with this completion may pass. `distinct` closures passed each on their own. */
export function isComplete(completion: Completion): boolean {
  return completion.kind !== 'incomplete'
}

/**
 * Folds several closures into one. An incomplete one makes the whole
 * incomplete; narrative adds nothing; one digest closed twice stays that
 * digest (verified before waived); different digests are `distinct`, never
 * hashed together.
 */
export function foldCompletions(
  completions: readonly Completion[]
): Completion {
  const incomplete = completions.find(one => one.kind === 'incomplete')
  if (incomplete !== undefined) return { kind: 'incomplete' }
  const bound = completions.filter(one => one.kind !== 'narrative')
  const [first] = bound
  if (first === undefined) return { kind: 'narrative' }
  const same = bound.every(
    one => one.kind !== 'distinct' && one.effect_digest === first.effect_digest
  )
  if (!same) return { kind: 'distinct' }
  return bound.find(one => one.kind === 'verified') ?? first
}
