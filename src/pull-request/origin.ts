/** Whether the policy gates a pull request, from what GitHub says of its origin. */
import { appliesTo } from '../model/applies-to.ts'
import type { PullRequestReading } from '../github-ports.ts'
import type { Applicability } from '../model/applies-to.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'

// A trailer line of a commit message (git-interpret-trailers): a key, a colon, a value.
const TRAILER = /^([A-Za-z][\w-]*)[ \t]*:[ \t]*(\S.*)$/

/** Asks the policy about the pull request. */
export function applicability(
  { appliesTo: rule }: GatePolicy,
  reading: PullRequestReading
): Applicability {
  const { pullRequest, people, commits, gaps } = reading
  return appliesTo(rule, {
    authorLogin: pullRequest.author.login,
    authorKind: pullRequest.author.kind,
    headBranch: pullRequest.head.ref === '' ? undefined : pullRequest.head.ref,
    commitEmails: commits.flatMap(commit => commit.emails),
    trailers: commits.flatMap(commit =>
      commit.message.split(/\r?\n/).flatMap(line => {
        const [, key, value] = TRAILER.exec(line) ?? []
        return key === undefined || value === undefined
          ? []
          : [`${key}: ${value}`]
      })
    ),
    viaApp: undefined,
    unmappedEmails: people.unmappedEmails,
    complete: gaps.length === 0
  })
}
