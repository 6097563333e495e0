/** Objects by their global id. */
import { commentById } from '../store.ts'
import { accountView } from './actors.ts'
import { commentView, reviewView } from './discussion.ts'
import { pullRequestView } from './pull-requests.ts'
import { repositoryView } from './repositories.ts'
import { refused, visible } from './view.ts'
import type { View, Viewing } from './view.ts'

/** The object with this id. @throws GraphQLError NOT_FOUND */
export function nodeView(viewing: Viewing, globalId: string): View {
  const plain = Buffer.from(globalId, 'base64').toString()
  const [kind = '', text = ''] = plain.split(':')
  const found = lookUp(viewing, kind, Number(text))
  if (found !== undefined) return found
  throw refused(
    'NOT_FOUND',
    `Could not resolve to a node with the global id of '${globalId}'`
  )
}

function lookUp(viewing: Viewing, kind: string, id: number): View | undefined {
  const { store } = viewing
  const account = store.accounts.get(id)
  if (account?.kind === kind) return accountView(viewing, account)
  for (const repository of store.repositories.values()) {
    if (!visible(viewing, repository)) continue
    if (kind === 'Repository' && repository.id === id) {
      return repositoryView(viewing, repository)
    }
    const comment = commentById(repository, id)
    if (comment !== undefined) return commentView(viewing, comment)
    for (const pull of repository.pulls.values()) {
      if (pull.id === id) return pullRequestView(viewing, pull)
      const review = pull.reviews.find(each => each.id === id)
      if (review !== undefined) return reviewView(viewing, review)
    }
  }
  return undefined
}
