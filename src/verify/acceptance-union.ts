/** Criteria of base ∪ head in one file: nothing that the base asks for is ever lost (threat B2). */
import type { AcceptanceCriterion, AcceptanceReading } from './acceptance.ts'
import type { DeclaredIn } from '../model/plan.ts'

/** A criterion and the sides that have it. */
export interface DeclaredCriterion {
  readonly criterion: AcceptanceCriterion
  readonly declaredIn: DeclaredIn
  /** The head dropped or changed what the base asks for. */
  readonly dropped: boolean
}

/**
 * The base's criteria as the base wrote them, then those that only the head
 * has. Compared by content; a moved line or a ticked box is no change.
 */
export function declaredCriteria(
  base: AcceptanceReading | undefined,
  head: AcceptanceReading | undefined
): readonly DeclaredCriterion[] {
  const ofBase = criteriaOf(base)
  const ofHead = criteriaOf(head)
  const inBase = new Set(ofBase.map(contentKey))
  const inHead = new Set(ofHead.map(contentKey))
  // A head that cannot be read as a whole is named as that, once.
  const canTell = head?.kind !== 'unusable'
  return [
    ...ofBase.map(criterion => {
      const kept = inHead.has(contentKey(criterion))
      return {
        criterion,
        declaredIn: kept ? ('both' as const) : ('base' as const),
        dropped: !kept && canTell
      }
    }),
    ...ofHead
      .filter(criterion => !inBase.has(contentKey(criterion)))
      .map(criterion => ({
        criterion,
        declaredIn: 'head' as const,
        dropped: false
      }))
  ]
}

function criteriaOf(
  reading: AcceptanceReading | undefined
): readonly AcceptanceCriterion[] {
  return reading?.kind === 'criteria' ? reading.criteria : []
}

function contentKey(criterion: AcceptanceCriterion): string {
  switch (criterion.kind) {
    case 'command':
      return JSON.stringify([
        criterion.kind,
        criterion.command,
        criterion.expect_exit
      ])
    case 'file_exists':
      return JSON.stringify([criterion.kind, criterion.path])
    case 'manual':
    case 'unreadable':
      return JSON.stringify([criterion.kind, criterion.text])
  }
}
