/** `explain`, as built: a pull request as GitHub has it now, told by the gate's own check run. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from '@jest/globals'

import {
  act,
  judge,
  productDigest,
  RIGHT,
  say,
  stand,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import { runCli } from '../support/run-cli.ts'
import type { Scene } from '../support/action-scenes.ts'
import type { Explanation } from '../../src/model/explanation.ts'

const PROGRAM = fileURLToPath(
  new URL('../../dist/cli/index.js', import.meta.url)
)
const scenes = useScenes()

interface Run {
  readonly code: number | null
  readonly stdout: string
}

/** The emulator answers in this process, so the program may not block it. */
async function explain(scene: Scene, ...more: readonly string[]): Promise<Run> {
  const { github, pull, token } = scene
  const asked = ['--pull-request', String(pull.number)]
  const slug = ['--repo-slug', scene.repository.fullName]
  const child = spawn(
    process.execPath,
    [PROGRAM, 'explain', ...asked, ...slug, ...more],
    {
      env: {
        PATH: process.env['PATH'],
        GITHUB_TOKEN: token.value,
        GITHUB_API_URL: github.url,
        GITHUB_GRAPHQL_URL: github.graphqlUrl
      },
      stdio: ['ignore', 'pipe', 'inherit']
    }
  )
  let stdout = ''
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  const code = await new Promise<number | null>(resolve => {
    child.once('close', resolve)
  })
  return { code, stdout }
}

async function explained(
  scene: Scene
): Promise<{ code: number | null; explanation: Explanation }> {
  const { code, stdout } = await explain(scene, '--json')
  return { code, explanation: JSON.parse(stdout) as Explanation }
}

describe('a live pull request', () => {
  it('says what its check run says, with the steps and the line to copy', async () => {
    const scene = await scenes({ product: WRONG })
    await judge(scene)
    const { code, explanation } = await explained(scene)
    expect(code).toBe(1)
    expect(explanation).toMatchObject({
      source: 'pull_request',
      verdict: 'incomplete',
      headline: 'Incomplete: 1 required check failed',
      effect_digest: productDigest(WRONG),
      waiver_lines: [`/waive ${productDigest(WRONG)} <reason>`],
      facts: [],
      pull_request: { number: scene.pull.number, head: scene.pull.headSha },
      check_run: { conclusion: 'failure' }
    })
    expect(explanation.next_steps[0]).toMatch(/^Make `unit` pass: /)
    const { stdout } = await explain(scene)
    expect(stdout).toMatch(
      /^Incomplete: 1 required check failed\n {2}So says the check run/
    )
    expect(stdout).toContain('\nNext\n  1. Make `unit` pass: ')
    expect(stdout).toMatch(/\n {2}\/waive [0-9a-f]{64} <reason>\n$/)
  })

  it('is complete while its verdict stands', async () => {
    const scene = await scenes({ product: RIGHT })
    await judge(scene)
    const { code, explanation } = await explained(scene)
    expect(code).toBe(0)
    expect(explanation).toMatchObject({ verdict: 'verified', next_steps: [] })
  })

  it('says that a waiver is stale, and that the head moved', async () => {
    const scene = await scenes({ product: WRONG })
    const { github, repository, pull, maintainer } = scene
    await judge(scene)
    await say(scene, maintainer, `/waive ${productDigest(WRONG)} For now`)
    expect((await explained(scene)).explanation.verdict).toBe('waived')

    const before = pull.headSha
    await github.world.commit(repository, {
      branch: 'feature',
      files: { 'product.txt': 'wrong again\n' }
    })
    const moved = await explained(scene)
    expect(moved.code).toBe(1)
    expect(moved.explanation.verdict).toBe('unjudged')
    expect(moved.explanation.facts.map(fact => fact.kind)).toEqual([
      'moved_head',
      'stale_waiver'
    ])
    expect(moved.explanation.facts[0]?.message).toContain(before.slice(0, 12))

    await act(scene, github.event.synchronize(pull, scene.agent, before))
    const { explanation } = await explained(scene)
    expect(explanation.verdict).toBe('incomplete')
    expect(explanation.facts).toEqual([
      {
        kind: 'stale_waiver',
        message: `The waiver of ann is stale: it names ${productDigest(WRONG).slice(0, 12)}…, and the change is ${productDigest('wrong again\n').slice(0, 12)}… now.`
      }
    ])
  })

  it('has no verdict from another pull request or another base', async () => {
    const scene = await scenes()
    const effectDigest = productDigest(RIGHT)
    stand(scene, { proof: 'verified', effectDigest, baseKey: '0'.repeat(16) })
    const { code, explanation } = await explained(scene)
    expect([code, explanation.verdict]).toEqual([1, 'unjudged'])
    expect(explanation.facts[0]?.kind).toBe('retargeted')
  })

  it('waits while a run is at work, and is unjudged before the first', async () => {
    const scene = await scenes()
    expect((await explained(scene)).explanation.verdict).toBe('unjudged')
    stand(scene, { proof: 'working' })
    const { code, explanation } = await explained(scene)
    expect([code, explanation.verdict]).toEqual([1, 'working'])
  })
})

describe('what cannot be asked', () => {
  it.each([
    [['--pull-request', '1', '--repo-slug', 'acme/widgets'], 'GITHUB_TOKEN'],
    [['--pull-request', '1'], '--repo-slug owner/name'],
    [['--pull-request', 'x', '--repo-slug', 'a/b'], 'expects a number'],
    [['--pull-request', '1', '--repo-slug', 'widgets'], 'owner/name'],
    [['evidence.json', '--pull-request', '1'], '2 were']
  ])('%j is a mistake of whoever asks', (flags, says) => {
    const run = runCli(['explain', ...flags])
    expect([run.code, run.stdout]).toEqual([2, ''])
    expect(run.stderr).toContain(says)
  })
})
