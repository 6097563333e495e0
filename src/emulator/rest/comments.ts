/** Comments on pull requests, and reactions to them. */
import { z } from 'zod'
import { REACTIONS } from '../entities/pull-request.ts'
import type { IssueComment } from '../entities/pull-request.ts'
import { commentAnswer, reactionAnswer } from '../render/discussion.ts'
import { atLeast, effectiveRole } from '../world/roles.ts'
import { RestFailure, validationFailed } from './failure.ts'
import { listReply } from './paging.ts'
import { bodyAs, commentOf, pullOf, viewer } from './route.ts'
import type { RepositoryCall, RestReply, Route } from './route.ts'

/** GitHub's longest comment, in characters. */
const COMMENT_LIMIT = 65_536

const EITHER = ['issues', 'pull_requests'] as const
const READ = { level: 'read', permissions: EITHER } as const
const WRITE = { level: 'write', permissions: EITHER } as const

const commentSchema = z.object({ body: z.string() })
const reactionSchema = z.object({ content: z.enum(REACTIONS) })

/** The routes of this resource. */
export const commentRoutes: readonly Route[] = [
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/issues/{issue_number}/comments',
    scope: 'repository',
    access: READ,
    handle: (call: RepositoryCall): RestReply => {
      const since = call.query.get('since') ?? ''
      const { comments } = pullOf(call, 'issue_number')
      const found = comments.filter(comment => comment.updatedAt >= since)
      return listReply(call, found, comment =>
        commentAnswer(call.store, comment)
      )
    }
  },
  {
    method: 'POST',
    template: '/repos/{owner}/{repo}/issues/{issue_number}/comments',
    scope: 'repository',
    access: WRITE,
    handle: (call: RepositoryCall): RestReply => {
      const body = commentBody(call)
      const author = viewer(call)
      const pull = pullOf(call, 'issue_number')
      const comment = call.world.comment(pull, { author, body })
      return reply(call, 201, comment)
    }
  },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/issues/comments/{comment_id}',
    scope: 'repository',
    access: READ,
    handle: (call: RepositoryCall): RestReply =>
      reply(call, 200, commentOf(call))
  },
  {
    method: 'PATCH',
    template: '/repos/{owner}/{repo}/issues/comments/{comment_id}',
    scope: 'repository',
    access: WRITE,
    handle: (call: RepositoryCall): RestReply => {
      const comment = ownComment(call)
      const body = commentBody(call)
      call.world.edit(comment, { editor: viewer(call), body })
      return reply(call, 200, comment)
    }
  },
  {
    method: 'DELETE',
    template: '/repos/{owner}/{repo}/issues/comments/{comment_id}',
    scope: 'repository',
    access: WRITE,
    handle: (call: RepositoryCall): RestReply => {
      call.world.deleteComment(ownComment(call))
      return { status: 204 }
    }
  },
  {
    method: 'POST',
    template: '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
    scope: 'repository',
    access: WRITE,
    handle: react
  }
]

function reply(
  { store }: RepositoryCall,
  status: number,
  comment: IssueComment
): RestReply {
  return { status, body: commentAnswer(store, comment) }
}

/** A comment that the caller may change: its own, or anyone's with write access. */
function ownComment(call: RepositoryCall): IssueComment {
  const comment = commentOf(call)
  const account = viewer(call)
  const person = call.token?.kind === 'user'
  const { role } = effectiveRole(call.store, call.repository, account)
  if (person && comment.author !== account && !atLeast(role, 'write')) {
    throw new RestFailure(403, 'Must have push access to repository')
  }
  return comment
}

function commentBody(call: RepositoryCall): string {
  const { body } = bodyAs(call, commentSchema)
  if (body.trim() === '') {
    throw validationFailed({
      resource: 'IssueComment',
      field: 'data',
      code: 'unprocessable',
      message: 'Body cannot be blank'
    })
  }
  if (Array.from(body).length > COMMENT_LIMIT) {
    throw validationFailed({
      resource: 'IssueComment',
      field: 'data',
      code: 'unprocessable',
      message: `Body is too long (maximum is ${COMMENT_LIMIT} characters)`
    })
  }
  return body
}

function react(call: RepositoryCall): RestReply {
  const comment = commentOf(call)
  const { content } = bodyAs(call, reactionSchema)
  const before = comment.reactions.length
  const reaction = call.world.react(comment, viewer(call), content)
  const fresh = comment.reactions.length > before
  const body = reactionAnswer(call.store, reaction)
  return { status: fresh ? 201 : 200, body }
}
