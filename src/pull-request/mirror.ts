/** Mirrors a verdict as a commit status; of statuses the last one posted counts, whichever run posted it. */
import { isAtWork } from './at-work.ts'
import type { CheckRunDraft } from '../report/check-run.ts'
import type { Standing } from './publish.ts'
import type { PullRequestWorld } from './world.ts'

/** What the commit status of a run says. */
export type MirroredState = 'pending' | 'success' | 'failure'

type World = Pick<PullRequestWorld, 'run' | 'github'>

/** Posts the status of a page, if statuses are asked for. @returns what it says; undefined when none was posted */
export async function mirror(
  { conclusion, title }: Pick<CheckRunDraft, 'conclusion' | 'title'>,
  place: MirrorPlace,
  world: World
): Promise<Mirrored> {
  const state = conclusion === 'success' ? 'success' : 'failure'
  return await post(state, title, place, world)
}

/** Posts that a run is at work, so that no older status stands for its verdict. */
export async function mirrorWork(
  place: MirrorPlace,
  world: World
): Promise<MirroredState | undefined> {
  const title = 'At work: the required checks are running'
  return (await post('pending', title, place, world)).state
}

interface MirrorPlace {
  readonly headSha: string
  readonly url: string | undefined
}

interface Mirrored {
  readonly state: MirroredState | undefined
  readonly remarks: readonly string[]
}

async function post(
  state: MirroredState,
  title: string,
  { headSha, url }: MirrorPlace,
  { run, github }: World
): Promise<Mirrored> {
  if (!run.statusMirror) return { state: undefined, remarks: [] }
  const posted = await github.statuses.post({
    sha: headSha,
    context: run.checkName,
    state,
    description: title,
    ...(url === undefined ? {} : { url })
  })
  if (posted.done) return { state, remarks: [] }
  return {
    state: undefined,
    remarks: [
      `The verdict could not be mirrored as a commit status: ${posted.why}`
    ]
  }
}

/** Postings in a run; whoever comes later mirrors too. */
const ROUNDS = 4

/**
 * Lets the status say what the check run of the newest run says: this run's own
 * status may have come after the newer one's, and GitHub has no write on
 * condition. While a run is at work it is pending; that run posts its own at its end.
 * @param mirrored what this run's last status says
 * @param standing the newest check run on the commit, as read after that status
 * @param again reads it once more
 */
export async function mirrorWhatStands(
  mirrored: MirroredState | undefined,
  standing: Standing | undefined,
  again: () => Promise<Standing | undefined>,
  world: World
): Promise<void> {
  let [state, newest] = [mirrored, standing]
  for (let round = 1; round <= ROUNDS; round += 1) {
    const wanted = stateOf(newest)
    if (state === undefined || wanted === undefined || wanted === state) return
    const run = newest?.run
    const title = run?.title ?? 'See the check run'
    const place = { headSha: run?.headSha ?? '', url: run?.url }
    state = (await post(wanted, title, place, world)).state
    newest = await again()
  }
}

function stateOf(standing: Standing | undefined): MirroredState | undefined {
  if (isAtWork(standing)) return 'pending'
  const conclusion = standing?.run.conclusion?.toLowerCase()
  if (conclusion === undefined) return undefined
  return conclusion === 'success' ? 'success' : 'failure'
}
