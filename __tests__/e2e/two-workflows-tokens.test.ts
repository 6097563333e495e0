/** The example workflows with exactly the tokens that their text gives: enough, each permission needed, and an App that posts alone. */
import { describe, expect, it } from '@jest/globals'

import {
  CHECK_NAME,
  ownReactions,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import {
  conclusions,
  decide,
  decideOn,
  useFolders,
  verify
} from '../support/two-workflows.ts'
import { OWN_APP } from '../support/workflow-steps.ts'
import type { Account } from '../../src/emulator/index.ts'
import type { Scene } from '../support/action-scenes.ts'
import type { Deciding } from '../support/two-workflows.ts'

const scene = useScenes()
const newFolder = useFolders()

/** Without rights nothing of a private repository can be read. */
async function privateScene(): Promise<Scene> {
  return await scene({ private: true, product: WRONG })
}

/** Everything that may have gone wrong in a run of the trusted workflow. */
async function told(
  running: Promise<{ readonly log: string }>
): Promise<string> {
  try {
    return (await running).log
  } catch (thrown) {
    return String(thrown)
  }
}

/** What both workflows say, and the reactions to a claim of the agent, which is refused. */
async function course(
  world: Scene,
  deciding: Deciding
): Promise<{ readonly log: string; readonly reactions: readonly string[] }> {
  const { github, pull, agent } = world
  const folder = newFolder()
  await verify(world, folder)
  const first = await told(decide(world, folder, {}, deciding))
  const body = `/waive ${'0'.repeat(64)} it is fine`
  const comment = github.world.comment(pull, { author: agent, body })
  const event = github.event.comment('created', comment, agent)
  const second = await told(decideOn(event, world, newFolder(), deciding))
  return { log: first + second, reactions: ownReactions(world, comment) }
}

/** The text without some lines; each must be there. */
function without(...lines: readonly RegExp[]): (text: string) => string {
  return text =>
    lines.reduce((rest, line) => {
      expect(rest).toMatch(line)
      return rest.replace(line, '')
    }, text)
}

/** Authors of the pull request's comments, without those of people. */
function answering({ pull }: Scene): readonly Account[] {
  return pull.comments
    .map(({ author }) => author)
    .filter(({ kind }) => kind === 'Bot')
}

describe('the token of decide.yml', () => {
  const REFUSED = /may not|missing|not found/

  it('may do all that the gate does in a private repository', async () => {
    const world = await privateScene()
    const { log, reactions } = await course(world, {})
    expect(log).not.toMatch(REFUSED)
    expect(conclusions(world)).toEqual(['failure'])
    expect(reactions).toEqual(['-1'])
    expect(answering(world)).toEqual([world.token.account])
  })

  it.each([
    // Without the evidence, the comment finds no verdict that it could rest on.
    ['actions', 'actions: read is missing', ['action_required']],
    ['contents', 'Repository not found', []],
    ['checks', 'give the job `permissions: checks: write`', []],
    ['pull-requests', 'Add `pull-requests: read` under `permissions:`', []]
  ])(
    'is not enough without its permission of %s',
    async (scope, words, posted) => {
      const world = await privateScene()
      const edit = without(new RegExp(`^  ${scope}: .*\n`, 'm'))
      const { log } = await course(world, { edit })
      expect(log).toMatch(REFUSED)
      expect(log).toContain(words)
      expect(conclusions(world)).toEqual(posted)
    }
  )

  it('answers no claim where it may write neither pull requests nor issues', async () => {
    const world = await privateScene()
    const edit = (text: string): string =>
      without(/^ {2}issues: write.*\n/m)(text).replace(
        'pull-requests: write',
        'pull-requests: read'
      )
    const { log, reactions } = await course(world, { edit })
    expect(log).toMatch(REFUSED)
    expect(conclusions(world)).toEqual(['failure'])
    expect([reactions, answering(world)]).toEqual([[], []])
  })

  it.each([
    ['no permissions are stated', without(/^permissions:\n(?: {2}.*\n)+/m)],
    [
      'the job states only that, whatever the workflow states',
      (text: string) =>
        text.replace('\n    steps:', '\n    permissions: { contents: read }$&')
    ]
  ])('reads the repository and nothing else where %s', async (_, edit) => {
    const world = await privateScene()
    const { log } = await course(world, { edit })
    expect(log).toContain('actions: read is missing')
    expect(log).toContain('PERMISSION_MISSING')
    expect(conclusions(world)).toEqual([])
  })
})

describe('the App of app-token.yml', () => {
  const deciding = { file: 'app-token.yml' }

  it('posts the verdict and the answers, which the job’s own token could not', async () => {
    const world = await privateScene()
    const { log } = await course(world, deciding)
    expect(log).not.toMatch(/may not|missing|not found/)
    expect(
      world.repository.checkRuns.map(({ name, app, conclusion }) => ({
        name,
        app: app.slug,
        conclusion
      }))
    ).toEqual([{ name: CHECK_NAME, app: OWN_APP, conclusion: 'failure' }])
    expect(answering(world)).toEqual([world.github.world.app(OWN_APP).bot])
  })

  it('cannot post without the permission that the step asks for', async () => {
    const world = await privateScene()
    const edit = without(/^ +permission-checks: write.*\n/m)
    await course(world, { ...deciding, edit })
    expect(conclusions(world)).toEqual([])
  })

  it('posts nothing by itself where `check-token` is left out', async () => {
    const world = await privateScene()
    const edit = without(/^ +check-token: .*\n/m)
    const { log } = await course(world, { ...deciding, edit })
    expect(log).toContain('give the job `permissions: checks: write`')
    expect(conclusions(world)).toEqual([])
  })
})
