/** How an account relates to a repository, as GitHub says beside whatever it wrote; no authority. */
import type { Account } from '../entities/account.ts'
import type { Repository } from '../entities/repository.ts'

/** GitHub's words for it that the emulator uses. */
export type AuthorAssociation =
  'OWNER' | 'MEMBER' | 'COLLABORATOR' | 'MANNEQUIN' | 'CONTRIBUTOR' | 'NONE'

/** The strongest word that fits. */
export function authorAssociation(
  repository: Repository,
  account: Account
): AuthorAssociation {
  const { owner } = repository
  if (owner === account) return 'OWNER'
  if (account.kind === 'Mannequin') return 'MANNEQUIN'
  if (owner.members.has(account.id)) return 'MEMBER'
  if (repository.grants.has(account.id)) return 'COLLABORATOR'
  const merged = [...repository.pulls.values()].some(
    pull => pull.merged && pull.author === account
  )
  return merged ? 'CONTRIBUTOR' : 'NONE'
}
