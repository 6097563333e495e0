/** Posts the check run of a head: one a head and name, never over a newer run's. */
import { asGateError } from '../errors.ts'
import { notPostedLine } from '../report/step-summary.ts'
import { smallest } from '../report/check-run.ts'
import { mirror, mirrorWork } from './mirror.ts'
import { externalId } from './standing-verdict.ts'
import type {
  CheckRunFacts,
  CheckRunDraft as GitHubDraft
} from '../github-ports.ts'
import type { CheckRunDraft } from '../report/check-run.ts'
import type { NotPosted } from '../report/step-summary.ts'
import type { MirroredState } from './mirror.ts'
import type { StandingVerdict } from './standing-verdict.ts'
import type { GateRun, PullRequestWorld } from './world.ts'

/** The gate's own check run on a head, and what it says. */
export interface Standing {
  readonly run: CheckRunFacts
  /** What its `external_id` says. */
  readonly verdict: StandingVerdict
}

/** Where a page goes. */
export interface Place {
  readonly headSha: string
  /** Names the proof: see `externalId`. */
  readonly externalId: string
  /** The gate's own check run on that head, to be updated; undefined makes one. */
  readonly standing: Standing | undefined
  /** Leaves the `external_id` of what stands: a later run's word there is not overwritten. */
  readonly keepsExternalId?: boolean
}

/** What became of a page. */
export interface Published {
  readonly url: string | undefined
  /** The check run that has the page; undefined when none was posted. */
  readonly run: CheckRunFacts | undefined
  readonly notPosted: NotPosted | undefined
  /** What the commit status says that mirrors it. */
  readonly mirrored: MirroredState | undefined
  readonly remarks: readonly string[]
}

/** Posts a page in the place of what stands, and mirrors it as a status when asked to. */
export async function publish(
  draft: CheckRunDraft,
  place: Place,
  { run, github }: PullRequestWorld
): Promise<Published> {
  const posted = await tryToPost(draft, place, { run, github })
  const { headSha } = place
  const { state, remarks } = await mirror(
    draft,
    { headSha, url: posted.url },
    { run, github }
  )
  return {
    ...posted,
    mirrored: state,
    remarks: [...posted.remarks, ...remarks]
  }
}

/** A check run in progress. */
export interface OpenedCheckRun {
  /** What stands then. */
  readonly standing: Standing | undefined
  /** Why nothing does. */
  readonly notPosted: NotPosted | undefined
  /** What the commit status says. */
  readonly mirrored: MirroredState | undefined
}

/** Opens the check run as in progress, and the status as pending when one is asked for. */
export async function openCheckRun(
  headSha: string,
  verdict: StandingVerdict,
  standing: Standing | undefined,
  { run, github }: Pick<PullRequestWorld, 'run' | 'github'>
): Promise<OpenedCheckRun> {
  const opened = await tryToOpen(headSha, verdict, standing, { run, github })
  const url = opened.standing?.run.url
  const mirrored = await mirrorWork({ headSha, url }, { run, github })
  return { ...opened, mirrored }
}

async function tryToOpen(
  headSha: string,
  verdict: StandingVerdict,
  standing: Standing | undefined,
  { run, github }: Pick<PullRequestWorld, 'run' | 'github'>
): Promise<Omit<OpenedCheckRun, 'mirrored'>> {
  try {
    const { run: opened } = await github.checkRuns.write(
      {
        headSha,
        externalId: externalId(verdict),
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
      standing: { run: opened, verdict },
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
): Promise<Omit<Published, 'mirrored'>> {
  const least = smallest(draft)
  const whole: GitHubDraft = {
    name: run.checkName,
    headSha: place.headSha,
    externalId: place.externalId,
    ...(place.keepsExternalId === true ? { keepsExternalId: true } : {}),
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
      run: posted.run,
      notPosted: undefined,
      remarks: posted.remarks
    }
  } catch (thrown) {
    const notPosted = notClosed(reasonNotPosted(thrown), thrown, place)
    return {
      url: undefined,
      run: undefined,
      notPosted,
      remarks: [notPostedLine(notPosted)]
    }
  }
}

/** Only what a token may not do is no error of the run: the verdict goes elsewhere then. */
function reasonNotPosted(thrown: unknown): NotPosted {
  const error = asGateError(thrown)
  if (error.code === 'PERMISSION_MISSING') return { why: 'no-permission' }
  if (error.fault === 'gate') throw error
  return { why: 'refused', message: error.message }
}

/** A token that opened the check run may close it: that it may not now is no lasting want of permission. */
function notClosed(
  notPosted: NotPosted,
  thrown: unknown,
  { standing }: Place
): NotPosted {
  return standing?.verdict.proof === 'working'
    ? { why: 'refused', message: asGateError(thrown).message }
    : notPosted
}

function pageOf({ title, summary, text }: CheckRunDraft): GitHubDraft['page'] {
  return text === '' ? { title, summary } : { title, summary, text }
}

function details({ url }: GateRun): { readonly detailsUrl?: string } {
  return url === undefined ? {} : { detailsUrl: url }
}
