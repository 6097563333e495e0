/** What a reader must know of a verdict on work that is not committed. */
import { terminalText } from './terminal-text.ts'
import type { EvidenceRecord } from '../model/evidence.ts'

// So many names tell what it is about.
const NAMES_SHOWN = 5

/** One line that is safe to print; undefined when commits were judged. */
export function worktreeNote({
  worktree
}: Pick<EvidenceRecord, 'worktree'>): string | undefined {
  if (worktree === undefined) return undefined
  const { head, uncommitted } = worktree
  if (uncommitted.length === 0)
    return `Nothing is uncommitted: the work tree is commit ${terminalText(head.slice(0, 12))}.`
  const names = uncommitted.slice(0, NAMES_SHOWN).map(terminalText).join(', ')
  const more = uncommitted.length - NAMES_SHOWN
  const rest = more > 0 ? ` and ${String(more)} more` : ''
  return `Uncommitted work was judged (${names}${rest}). A pull request shows none of it until it is committed and pushed; the same content has the same digest then.`
}
