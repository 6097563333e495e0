/** A live pull request explained: what the gate's own check run says, and what has changed since. */
import { EXPLANATION_SCHEMA } from '../model/explanation.ts'
import { pageWords } from '../report/page-words.ts'
import { liveFacts, NO_VERDICT } from './live-facts.ts'
import { newestFirst } from './own-check-runs.ts'
import type {
  CheckRunFacts,
  PullRequestReader,
  PullRequestReading
} from '../github-ports.ts'
import type {
  ExplainedVerdict,
  Explanation,
  LiveFact
} from '../model/explanation.ts'
import type { PageWords } from '../report/page-words.ts'
import type { Standing } from './publish.ts'

/** What explaining reads of GitHub; nothing is written. */
export interface ExplainPorts {
  readonly pullRequests: Pick<PullRequestReader, 'read'>
  readonly checkRuns: {
    find(headSha: string, name: string): Promise<readonly CheckRunFacts[]>
  }
  /** The Markdown summary of a check run. */
  summaryOf(id: number): Promise<string>
}

// Commits before the head that are asked for an earlier verdict.
const EARLIER_ASKED = 5

const AGAIN = 'Run the gate on this head: push, or run its workflow again.'

/** Explains a pull request as it is now. @throws GateError of any GitHub code */
export async function explainPullRequest(
  asked: { readonly number: number; readonly checkName: string },
  ports: ExplainPorts
): Promise<Explanation> {
  const reading = await ports.pullRequests.read(asked.number, asked.checkName)
  const { standing: checks, pullRequest } = reading
  const runs = checks.kind === 'known' ? checks.runs : []
  const [standing] = newestFirst(
    runs.filter(run => run.headSha === pullRequest.head.sha)
  )
  const earlier =
    standing === undefined && checks.kind === 'known'
      ? await earlierVerdict(reading, asked.checkName, ports)
      : undefined
  const facts = liveFacts(reading, { standing, earlier })
  const voided = facts.some(fact => NO_VERDICT.includes(fact.kind))
  const page =
    standing === undefined || voided
      ? { steps: [], waiverLines: [] }
      : pageWords(await ports.summaryOf(standing.run.id))
  return explained(reading, { standing, facts, voided, page })
}

/** The newest verdict on a commit before the head, should the head have none. */
async function earlierVerdict(
  { commits, pullRequest }: PullRequestReading,
  checkName: string,
  { checkRuns }: ExplainPorts
): Promise<Standing | undefined> {
  const before = commits
    .filter(({ sha }) => sha !== pullRequest.head.sha)
    .slice(-EARLIER_ASKED)
    .reverse()
  for (const { sha } of before) {
    const [found] = newestFirst(await checkRuns.find(sha, checkName))
    if (found !== undefined) return found
  }
  return undefined
}

interface Found {
  readonly standing: Standing | undefined
  readonly facts: readonly LiveFact[]
  /** The standing verdict does not speak of this pull request as it is. */
  readonly voided: boolean
  readonly page: PageWords
}

function explained(
  { pullRequest }: PullRequestReading,
  { standing, facts, voided, page }: Found
): Explanation {
  const verdict = verdictOf(standing, voided)
  const complete = COMPLETE.includes(verdict)
  const { number, url, head, base } = pullRequest
  const isOver = pullRequest.state !== 'open'
  const why = isOver ? [] : whyOf(verdict, standing)
  return {
    schema: EXPLANATION_SCHEMA,
    source: 'pull_request',
    verdict,
    complete,
    headline: headlineOf(verdict, standing),
    why,
    next_steps: isOver || complete ? [] : stepsOf(verdict, page, standing),
    waiver_lines: isOver || complete ? [] : page.waiverLines,
    effect_digest: standing?.verdict.effectDigest ?? '',
    rule: null,
    uncommitted: false,
    facts,
    pull_request: { number, url, head: head.sha, base_ref: base.ref },
    check_run: standing === undefined ? null : checkRunOf(standing.run)
  }
}

const COMPLETE: readonly ExplainedVerdict[] = [
  'verified',
  'waived',
  'narrative',
  'not_gated'
]

// How the titles of a green check run begin; the check run itself says how it ended.
const TITLES: readonly (readonly [string, ExplainedVerdict])[] = [
  ['Verified', 'verified'],
  ['Waived', 'waived'],
  ['Nothing to prove', 'narrative'],
  ['Not gated', 'not_gated']
]

function verdictOf(
  standing: Standing | undefined,
  voided: boolean
): ExplainedVerdict {
  if (standing === undefined || voided) return 'unjudged'
  const { run, verdict } = standing
  if (run.status.toLowerCase() !== 'completed' || verdict.proof === 'working')
    return 'working'
  if (run.conclusion?.toLowerCase() !== 'success') return 'incomplete'
  const named = TITLES.find(([begins]) => run.title?.startsWith(begins))
  return named?.[1] ?? 'incomplete'
}

function headlineOf(
  verdict: ExplainedVerdict,
  standing: Standing | undefined
): string {
  if (verdict === 'unjudged')
    return 'Unjudged: no verdict of the gate stands for this pull request as it is now'
  if (verdict === 'working')
    return 'At work: a run of the gate is judging this head'
  return standing?.run.title ?? 'Incomplete: the check run has no title'
}

function whyOf(
  verdict: ExplainedVerdict,
  standing: Standing | undefined
): readonly string[] {
  if (standing === undefined) return []
  const { run } = standing
  const who = run.appSlug ?? 'an unknown app'
  return verdict === 'unjudged'
    ? []
    : [`So says the check run \`${run.name}\` of ${who}: ${run.url}`]
}

function stepsOf(
  verdict: ExplainedVerdict,
  { steps }: PageWords,
  standing: Standing | undefined
): readonly string[] {
  if (verdict === 'unjudged') return [AGAIN]
  if (verdict === 'working') return ['Wait for the run to end, and ask again.']
  return steps.length > 0
    ? steps
    : [`Read the check's page: ${standing?.run.url ?? ''}`]
}

function checkRunOf(run: CheckRunFacts): Explanation['check_run'] {
  const { id, url, title, conclusion, appSlug } = run
  return {
    id,
    url,
    title: title ?? '',
    conclusion: conclusion?.toLowerCase() ?? null,
    app: appSlug ?? null
  }
}
