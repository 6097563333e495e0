/** Posts the check run of a head: one a head and name, never over a newer run's. */
import { asGateError } from '../errors.ts'
import { notPostedLine } from '../report/step-summary.ts'
import { smallest } from '../report/check-run.ts'
import { isNewer, readExternalId } from './standing-verdict.ts'
import type {
  CheckRunFacts,
  CheckRunDraft as GitHubDraft,
  PullRequestNow,
  StandingChecks
} from '../github-ports.ts'
import type { CheckRunDraft } from '../report/check-run.ts'
import type { NotPosted } from '../report/step-summary.ts'
import type { StandingVerdict } from './standing-verdict.ts'
import type { GateRun, PullRequestWorld } from './world.ts'

/** The gate's own check run on a head, and what it says. */
export interface Standing {
  readonly run: CheckRunFacts
  /** Undefined when its `external_id` is none of the gate's. */
  readonly verdict: StandingVerdict | undefined
}

/** Where a page goes. */
export interface Place {
  readonly headSha: string
  /** Names the proof: see `externalId`. */
  readonly externalId: string
  /** The gate's own check run on that head, to be updated; undefined makes one. */
  readonly standing: Standing | undefined
}

/** What became of a page. */
export interface Published {
  readonly url: string | undefined
  readonly notPosted: NotPosted | undefined
  readonly remarks: readonly string[]
}

/** The newest check run of the gate's own app; one of another app is not ours. */
export function ownStanding({
  standing,
  viewer
}: Pick<PullRequestNow, 'standing' | 'viewer'>): Standing | undefined {
  return newestOwn(standing, viewer.appSlug)
}

/** Whether what stands was written by a later run or attempt than this one. */
export function isSuperseded(
  standing: Standing | undefined,
  run: GateRun
): boolean {
  const verdict = standing?.verdict
  return verdict !== undefined && isNewer(verdict, run)
}

/** Posts a page in the place of what stands, and mirrors it as a status when asked to. */
export async function publish(
  draft: CheckRunDraft,
  place: Place,
  { run, github }: PullRequestWorld
): Promise<Published> {
  const posted = await tryToPost(draft, place, { run, github })
  if (!run.statusMirror) return posted
  const mirrored = await github.statuses.post({
    sha: place.headSha,
    context: run.checkName,
    state: draft.conclusion === 'success' ? 'success' : 'failure',
    description: draft.title,
    ...(posted.url === undefined ? {} : { url: posted.url })
  })
  return mirrored.done
    ? posted
    : {
        ...posted,
        remarks: [
          ...posted.remarks,
          `The verdict could not be mirrored as a commit status: ${mirrored.why}`
        ]
      }
}

/** Opens the check run as in progress. @returns what stands then, and why nothing does */
export async function openCheckRun(
  place: { readonly headSha: string; readonly externalId: string },
  standing: Standing | undefined,
  { run, github }: Pick<PullRequestWorld, 'run' | 'github'>
): Promise<{
  readonly standing: Standing | undefined
  readonly notPosted: NotPosted | undefined
}> {
  try {
    const { run: opened } = await github.checkRuns.write(
      {
        ...place,
        name: run.checkName,
        conclusion: undefined,
        page: {
          title: 'At work: the required checks are running',
          summary: 'The verdict follows when they have ended.'
        },
        annotations: [],
        ...details(run)
      },
      standing?.run
    )
    return {
      standing: { run: opened, verdict: readExternalId(opened.externalId) },
      notPosted: undefined
    }
  } catch (thrown) {
    return { standing: undefined, notPosted: reasonNotPosted(thrown) }
  }
}

async function tryToPost(
  draft: CheckRunDraft,
  place: Place,
  { run, github }: Pick<PullRequestWorld, 'run' | 'github'>
): Promise<Published> {
  const least = smallest(draft)
  const whole: GitHubDraft = {
    name: run.checkName,
    headSha: place.headSha,
    externalId: place.externalId,
    conclusion: draft.conclusion,
    page: pageOf(draft),
    annotations: draft.annotations,
    smallestPage: pageOf(least),
    ...details(run)
  }
  try {
    const posted = await github.checkRuns.write(whole, place.standing?.run)
    return {
      url: posted.run.url,
      notPosted: undefined,
      remarks: posted.remarks
    }
  } catch (thrown) {
    const notPosted = reasonNotPosted(thrown)
    return { url: undefined, notPosted, remarks: [notPostedLine(notPosted)] }
  }
}

/** Only what a token may not do is no error of the run: the verdict goes elsewhere then. */
function reasonNotPosted(thrown: unknown): NotPosted {
  const error = asGateError(thrown)
  if (error.code === 'PERMISSION_MISSING') return { why: 'no-permission' }
  if (error.fault === 'gate') throw error
  return { why: 'refused', message: error.message }
}

function pageOf({ title, summary, text }: CheckRunDraft): GitHubDraft['page'] {
  return text === '' ? { title, summary } : { title, summary, text }
}

function details({ url }: GateRun): { readonly detailsUrl?: string } {
  return url === undefined ? {} : { detailsUrl: url }
}

function newestOwn(
  standing: StandingChecks,
  appSlug: string | undefined
): Standing | undefined {
  if (standing.kind === 'unknown' || appSlug === undefined) return undefined
  const own = standing.runs.filter(one => one.appSlug === appSlug)
  const [newest] = [...own].sort((one, other) => other.id - one.id)
  return newest === undefined
    ? undefined
    : { run: newest, verdict: readExternalId(newest.externalId) }
}
