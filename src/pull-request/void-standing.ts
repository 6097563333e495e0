/** After an error: a green verdict that this run was to judge anew does not stand as if nothing had happened. */
import { asGateError, GateError } from '../errors.ts'
import { notJudged } from './closing.ts'
import { newestFirst } from './own-check-runs.ts'
import { publish } from './publish.ts'
import { externalId, isNewer } from './standing-verdict.ts'
import type { CheckRunFacts } from '../github-ports.ts'
import type { Standing } from './publish.ts'
import type { PullRequestAsked, PullRequestWorld } from './world.ts'

/**
 * Runs a judgement; where it ends in an error, closes the green check run of its
 * head as a failure. That needs REST alone, which may answer where GraphQL does
 * not. A later run's verdict, and a run at work, keep the word.
 * @throws GateError what the judgement threw; its hint says when an older verdict may still show
 */
export async function voidingOnError<Outcome>(
  asked: Pick<PullRequestAsked, 'number' | 'headSha'>,
  world: PullRequestWorld,
  judge: () => Promise<Outcome>
): Promise<Outcome> {
  try {
    return await judge()
  } catch (thrown) {
    const left = await voidGreen(thrown, asked, world).catch(
      (failed: unknown) => asGateError(failed).message
    )
    throw left === undefined ? thrown : withLeft(asGateError(thrown), left)
  }
}

/** @returns why a green check run may still stand; undefined when none does */
async function voidGreen(
  thrown: unknown,
  { number, headSha }: Pick<PullRequestAsked, 'number' | 'headSha'>,
  world: PullRequestWorld
): Promise<string | undefined> {
  const { github, run } = world
  const head = headSha ?? (await github.pullRequests.openHead(number))
  if (head === undefined) return undefined
  const lefts: string[] = []
  for (const newest of newestOfEachApp(
    await github.checkRuns.find(head, run.checkName)
  )) {
    const left = await closeGreen(newest, thrown, world)
    if (left !== undefined) lefts.push(left)
  }
  return lefts[0]
}

/** Which app is our own is not known over REST, and another's word must hide none of ours. */
function newestOfEachApp(runs: readonly CheckRunFacts[]): readonly Standing[] {
  const newest = new Map<string | undefined, Standing>()
  for (const one of newestFirst(runs))
    if (!newest.has(one.run.appSlug)) newest.set(one.run.appSlug, one)
  return [...newest.values()]
}

async function closeGreen(
  newest: Standing,
  thrown: unknown,
  world: PullRequestWorld
): Promise<string | undefined> {
  if (isNewer(newest.verdict, world.run)) return undefined
  if (newest.run.conclusion?.toLowerCase() !== 'success') return undefined
  const { notPosted } = await publish(
    notJudged(thrown),
    {
      headSha: newest.run.headSha,
      externalId: externalId(newest.verdict),
      keepsExternalId: true,
      standing: newest
    },
    world
  )
  if (notPosted === undefined) return undefined
  return notPosted.why === 'refused'
    ? notPosted.message
    : 'the token may not write check runs.'
}

function withLeft(error: GateError, why: string): GateError {
  const { code, message, problems, cause, hint } = error
  const left = `The check run on the head may still show an older verdict, which could not be closed: ${why}`
  return new GateError(code, message, {
    problems,
    cause,
    hint: hint === undefined ? left : `${hint} ${left}`
  })
}
