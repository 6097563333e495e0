/** Posts the gate's check run: never two, never lost to a page that GitHub refuses. */
import { z } from 'zod'

import { asGateError, GateError } from '../../errors.ts'
import {
  checkRunFacts,
  checkRunSchema,
  checkRunsSchema
} from './check-run-answer.ts'
import { saidBy, statusOf } from './failure.ts'
import { tried } from './tried.ts'
import type {
  CheckAnnotation,
  CheckPage,
  CheckRunDraft,
  CheckRunFacts,
  CheckRunWriter,
  PostedCheckRun
} from '../../github-ports.ts'
import type { GitHubClient, RestCall } from './client.ts'

/** GitHub takes this many annotations in a request. */
export const ANNOTATION_BATCH = 50

/** The writer over a connection. */
export function checkRunWriter(client: GitHubClient): CheckRunWriter {
  return {
    write: (draft, standing) => write(client, draft, standing),
    find: (headSha, name) => find(client, headSha, name),
    retire: run => tried(() => client.rest(retireCall(run)))
  }
}

async function write(
  client: GitHubClient,
  draft: CheckRunDraft,
  standing: CheckRunFacts | undefined
): Promise<PostedCheckRun> {
  const remarks: string[] = []
  const first = draft.annotations.slice(0, ANNOTATION_BATCH)
  const { run, page } = await placePage(client, draft, {
    standing,
    annotations: first,
    remarks
  })
  // What GitHub refused goes without its annotations.
  if (page === draft.page) await annotate(client, draft, { run, remarks })
  return { run, remarks }
}

/** Posts the further annotations. The verdict stands by now: a failure is a remark. */
async function annotate(
  client: GitHubClient,
  draft: CheckRunDraft,
  { run, remarks }: { readonly run: CheckRunFacts; readonly remarks: string[] }
): Promise<void> {
  const { annotations, page } = draft
  for (let at = ANNOTATION_BATCH; at < annotations.length;) {
    const batch = annotations.slice(at, at + ANNOTATION_BATCH)
    try {
      await send(client, updateCall(draft, run.id, outputOf(page, batch)))
    } catch (thrown) {
      remarks.push(
        `Only the first ${at} of ${annotations.length} annotations were posted: ${asGateError(thrown).message}`
      )
      return
    }
    at += batch.length
  }
}

interface Placing {
  readonly standing: CheckRunFacts | undefined
  readonly annotations: readonly CheckAnnotation[]
  readonly remarks: string[]
}

/** Posts the page; where GitHub refuses it (422), the smallest page once. */
async function placePage(
  client: GitHubClient,
  draft: CheckRunDraft,
  placing: Placing
): Promise<{ readonly run: CheckRunFacts; readonly page: CheckPage }> {
  const { page, smallestPage } = draft
  try {
    return { run: await place(client, draft, { ...placing, page }), page }
  } catch (thrown) {
    if (statusOf(thrown) !== 422 || smallestPage === undefined) throw thrown
    const run = await place(client, draft, {
      ...placing,
      page: smallestPage,
      annotations: []
    })
    placing.remarks.push(
      `GitHub refused the check page, so the shortest one was posted: ${saidBy(thrown)}.`
    )
    return { run, page: smallestPage }
  }
}

type Page = Placing & { readonly page: CheckPage }

/** Updates what stands, or creates: only the app that made a check run can change it. */
async function place(
  client: GitHubClient,
  draft: CheckRunDraft,
  placing: Page
): Promise<CheckRunFacts> {
  const { standing, remarks } = placing
  const output = outputOf(placing.page, placing.annotations)
  if (standing === undefined) return create(client, draft, output)
  try {
    return await send(client, updateCall(draft, standing.id, output))
  } catch (thrown) {
    if (!isOfAnotherApp(thrown) && statusOf(thrown) !== 404) throw thrown
    const run = await create(client, draft, output)
    remarks.push(
      `The check run ${standing.id} could not be changed (${saidBy(thrown)}), so a new one was made.`
    )
    return run
  }
}

function isOfAnotherApp(thrown: unknown): boolean {
  return statusOf(thrown) === 403 && /Invalid app_id/i.test(saidBy(thrown))
}

/** Creates; where no answer tells whether it happened, looks before trying again. */
async function create(
  client: GitHubClient,
  draft: CheckRunDraft,
  output: CheckOutput
): Promise<CheckRunFacts> {
  const call = createCall(draft, output)
  try {
    return await send(client, call)
  } catch (thrown) {
    if (!mayHaveHappened(thrown)) throw thrown
    const ours = await lookFor(client, draft, thrown)
    return ours ?? (await send(client, call))
  }
}

/** @throws the loss itself when looking does not work either */
async function lookFor(
  client: GitHubClient,
  draft: CheckRunDraft,
  lost: unknown
): Promise<CheckRunFacts | undefined> {
  const { headSha, name, externalId } = draft
  try {
    const runs = await find(client, headSha, name, urgencyOf(draft))
    return runs.find(run => run.externalId === externalId)
  } catch {
    throw lost
  }
}

function mayHaveHappened(thrown: unknown): boolean {
  const code = thrown instanceof GateError ? thrown.code : ''
  return code === 'GITHUB_UNAVAILABLE' || code === 'GITHUB_UNEXPECTED'
}

async function send(
  client: GitHubClient,
  call: RestCall<z.infer<typeof checkRunSchema>>
): Promise<CheckRunFacts> {
  return checkRunFacts(await client.rest(call))
}

type CheckRunCall = RestCall<z.infer<typeof checkRunSchema>>
type CheckOutput = CheckPage & {
  readonly annotations?: readonly CheckAnnotation[]
}

function outputOf(
  { title, summary, text }: CheckPage,
  annotations: readonly CheckAnnotation[]
): CheckOutput {
  return {
    title,
    summary,
    ...(text === undefined ? {} : { text }),
    ...(annotations.length === 0 ? {} : { annotations })
  }
}

const POSTING = { needs: 'checks: write', answer: checkRunSchema } as const

function createCall(draft: CheckRunDraft, output: CheckOutput): CheckRunCall {
  return {
    ...POSTING,
    doing: `post the check run ${draft.name}`,
    route: 'POST /repos/{owner}/{repo}/check-runs',
    parameters: { ...bodyOf(draft, output), head_sha: draft.headSha },
    urgency: urgencyOf(draft)
  }
}

function updateCall(
  draft: CheckRunDraft,
  id: number,
  output: CheckOutput
): CheckRunCall {
  return {
    ...POSTING,
    doing: `update the check run ${draft.name}`,
    route: 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
    parameters: {
      ...bodyOf(draft, output),
      ...(draft.keepsExternalId === true ? { external_id: undefined } : {}),
      check_run_id: id
    },
    urgency: urgencyOf(draft)
  }
}

/** `cancelled` satisfies no required check, should someone require this name. */
function retireCall({ id, name }: CheckRunFacts): CheckRunCall {
  return {
    ...POSTING,
    doing: `take the check run ${id} out of the way of ${name}`,
    route: 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
    parameters: {
      check_run_id: id,
      name: `${name} (superseded)`,
      status: 'completed',
      conclusion: 'cancelled',
      output: {
        title: 'Superseded by a later run',
        summary: `The verdict stands in the check run ${name}.`
      }
    },
    urgency: 'closing'
  }
}

function bodyOf(
  { name, externalId, conclusion, detailsUrl }: CheckRunDraft,
  output: CheckOutput
): Record<string, unknown> {
  return {
    name,
    external_id: externalId,
    ...(detailsUrl === undefined ? {} : { details_url: detailsUrl }),
    ...(conclusion === undefined
      ? { status: 'in_progress' }
      : { status: 'completed', conclusion }),
    output
  }
}

/** A check that stays in progress blocks for ever: closing it may use the reserve of waiting. */
function urgencyOf({ conclusion }: CheckRunDraft): 'usual' | 'closing' {
  return conclusion === undefined ? 'usual' : 'closing'
}

/** GitHub keeps no more check runs of a name and suite; a page more than the gate can have made. */
const PAGES_LIMIT = 10
const PAGE = 100

async function find(
  client: GitHubClient,
  headSha: string,
  name: string,
  urgency: 'usual' | 'closing' = 'usual'
): Promise<readonly CheckRunFacts[]> {
  const found: CheckRunFacts[] = []
  for (let page = 1; page <= PAGES_LIMIT; page += 1) {
    const { check_runs: runs } = await client.rest({
      doing: `read the check runs ${name}`,
      needs: 'checks: read',
      route: 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
      parameters: {
        ref: headSha,
        check_name: name,
        filter: 'all',
        per_page: PAGE,
        page
      },
      answer: checkRunsSchema,
      urgency
    })
    found.push(...runs.map(checkRunFacts))
    if (runs.length < PAGE) break
  }
  return found
}
