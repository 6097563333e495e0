/** `demo`: five scenes of the real action on an in-memory GitHub; no network, nothing is left behind. */
import { EXIT } from '../exit-codes.ts'
import { demoFlags } from '../flags.ts'
import { renderCheckPage } from '../check-page.ts'
import { print, printJson } from '../print.ts'
import { demoWorld } from './demo-world.ts'
import { BROKEN_AVERAGE, REPAIRED_AVERAGE } from './demo-files.ts'
import type { CheckRun } from '../../emulator/index.ts'
import type { CommandLine } from '../main.ts'
import type { DemoWorld } from './demo-world.ts'

interface Scene {
  readonly title: string
  readonly says: string
  readonly check: CheckRun
}

/** Runs `demo`. @returns 0 when every scene could be played */
export async function runDemo(
  args: readonly string[],
  line: CommandLine
): Promise<number> {
  const { json } = demoFlags(args)
  const world = await demoWorld(line)
  const scenes: Scene[] = []
  try {
    for await (const scene of play(world)) {
      scenes.push(scene)
      if (!json) print(line, words(scene, scenes.length, line))
    }
  } finally {
    await world.github.stop()
  }
  if (json) printJson(line, scenes.map(told))
  else print(line, ENDING)
  return EXIT.complete
}

async function* play(world: DemoWorld): AsyncGenerator<Scene> {
  const { github, pull, agent, maintainer } = world
  yield {
    title: 'An agent opens a pull request and says that all tests pass',
    says: 'The gate does not take its word: it runs the base branch’s checks on exactly this content.',
    check: await world.run(github.event.pullRequest('opened', pull, agent))
  }

  const pushed = async (
    message: string,
    files: Readonly<Record<string, string>>
  ): Promise<CheckRun> => {
    const before = await world.push(message, files)
    return await world.run(github.event.synchronize(pull, agent, before))
  }
  const broken = await pushed('Make average faster', BROKEN_AVERAGE)
  yield {
    title: 'The agent pushes a change after that',
    says: 'Another content, another digest: the earlier proof is void. The checks run again, and one fails.',
    check: broken
  }

  const digest = digestOf(broken)
  const comment = github.world.comment(pull, {
    author: maintainer,
    body: `/waive ${digest} Known and accepted for the release, see #12`
  })
  yield {
    title: 'A maintainer waives exactly this change, by a comment',
    says: 'No command is run again. The waiver names the whole digest; waived is never shown as verified.',
    check: await world.run(github.event.comment('created', comment, maintainer))
  }

  yield {
    title: 'The agent adds one more file under the waiver',
    says: 'The change is another one now. The waiver is stale and says so.',
    check: await pushed('One more tweak', { 'notes.txt': 'tweak\n' })
  }

  yield {
    title: 'The agent mends the function',
    says: 'Proven again, on the content as it is now.',
    check: await pushed('Mend average', REPAIRED_AVERAGE)
  }
}

/** The digest stands at the end of the check run's `external_id`. */
function digestOf({ externalId }: CheckRun): string {
  return externalId.slice(externalId.lastIndexOf(':') + 1)
}

function told({ title, check }: Scene): unknown {
  const { name, headSha, externalId, status, conclusion, summary } = check
  return {
    scene: title,
    check_run: {
      name,
      head_sha: headSha,
      external_id: externalId,
      status,
      conclusion,
      title: check.title,
      summary
    }
  }
}

function words(scene: Scene, at: number, line: CommandLine): string {
  const page = renderCheckPage(scene.check, {
    color: line.stdout.isTTY === true
  })
  return `${String(at)}. ${scene.title}\n   ${scene.says}\n\n${page.replace(/^(?=.)/gm, '   ')}\n`
}

const ENDING =
  'That is the gate: done is proven on exactly this content, or waived for exactly this content.\n'
