/** Which other pull requests share the head. Pure. */
import type { Sibling } from '../../github-ports.ts'
import type { Gap } from '../../model/observation.ts'
import type { NowAnswer } from './pull-request-answer.ts'

type Answer = NowAnswer['repository']['pullRequest']
type HeadCommit = NonNullable<Answer['headCommit']['nodes'][number]>['commit']
type List = NonNullable<HeadCommit['associatedPullRequests']>

/** Open pull requests of this repository with the same head: of the commit, and of the head's branch for forks. */
export function siblingsOf(
  answer: Answer,
  head: HeadCommit | undefined,
  repository: string
): { readonly found: readonly Sibling[]; readonly gaps: readonly Gap[] } {
  const ofCommit = head?.associatedPullRequests ?? undefined
  const ofBranch = answer.headRef?.associatedPullRequests ?? undefined
  const lists = [ofCommit, ofBranch].filter(list => list !== undefined)
  const found = new Map<number, Sibling>()
  for (const each of lists.flatMap(list => list.nodes))
    if (each !== null && isSibling(each, answer, repository))
      found.set(each.number, { number: each.number, baseRef: each.baseRefName })
  // A branch of this repository that is gone leaves the commit's own list.
  const needsBranch = answer.isCrossRepository || answer.headRef !== null
  return {
    found: [...found.values()].sort((a, b) => a.number - b.number),
    gaps: gapsOf(lists, {
      isMissing:
        ofCommit === undefined || (needsBranch && ofBranch === undefined)
    })
  }
}

function isSibling(
  each: NonNullable<List['nodes'][number]>,
  { number, headRefOid }: Answer,
  repository: string
): boolean {
  return (
    each.state === 'OPEN' &&
    each.headRefOid === headRefOid &&
    each.number !== number &&
    each.baseRepository?.nameWithOwner === repository
  )
}

function gapsOf(
  lists: readonly List[],
  { isMissing }: { readonly isMissing: boolean }
): readonly Gap[] {
  if (lists.some(list => list.pageInfo.hasNextPage))
    return [gap('More than 50 pull requests share this head or its branch')]
  return isMissing || lists.some(list => list.nodes.includes(null))
    ? [gap('GitHub does not tell which pull requests share this head')]
    : []
}

function gap(what: string): Gap {
  return {
    reason: `${what}: a sibling may be left out. Give this pull request a commit of its own.`
  }
}
