/** The example workflows, step by step: evidence by a job without a token, a verdict by one that runs nothing. */
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, describe, expect, it } from '@jest/globals'

import { checksRan, useScenes, WRONG } from '../support/action-scenes.ts'
import { runWorkflow } from '../support/run-workflow.ts'
import type { Scene } from '../support/action-scenes.ts'
import type { StepEnd } from '../support/run-workflow.ts'

const scene = useScenes()
const folders: string[] = []
const RUN = 501

afterEach(() => {
  for (const folder of folders.splice(0))
    rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'two-workflows-'))
  folders.push(folder)
  return folder
}

async function verify(
  world: Scene,
  folder: string,
  file = 'verify.yml'
): Promise<readonly StepEnd[]> {
  const event = world.github.event.pullRequest(
    'opened',
    world.pull,
    world.agent
  )
  return await runWorkflow(file, {
    world,
    event,
    runId: RUN,
    runAttempt: 1,
    folder
  })
}

/** @param runAttempt of the run whose evidence is awaited */
async function decide(
  world: Scene,
  folder: string,
  runAttempt = 1
): Promise<StepEnd> {
  const event = world.github.event.workflowRun({
    action: 'completed',
    pull: world.pull,
    sender: world.agent,
    workflow: 'completion-gate-verify',
    runId: RUN,
    runAttempt
  })
  const ends = await runWorkflow('decide.yml', {
    world,
    event,
    runId: RUN + 1,
    runAttempt: 1,
    folder
  })
  const [end] = ends
  if (end === undefined) throw new Error('The gate did not run.')
  return end
}

/** Changes what was uploaded, as a hostile job could. */
function forge(folder: string, change: (text: string) => string): void {
  const root = path.join(folder, 'artifacts', String(RUN))
  for (const name of readdirSync(root, { recursive: true }).map(String))
    if (name.endsWith('.json')) {
      const file = path.join(root, name)
      const before = readFileSync(file, 'utf8')
      const after = change(before)
      expect(after).not.toBe(before)
      writeFileSync(file, after)
    }
}

function conclusions({ repository }: Scene): readonly unknown[] {
  return repository.checkRuns.map(run => run.conclusion)
}

describe('two workflows', () => {
  it('end green: the checks ran once, where no token was, and the other job posts', async () => {
    const world = await scene()
    const folder = newFolder()
    const [made] = await verify(world, folder)
    expect(made?.log).toContain('Verified')
    expect(conclusions(world)).toEqual([])
    const end = await decide(world, folder)
    expect(end.log).toContain('Verified')
    expect(end.code).toBe(0)
    expect(conclusions(world)).toEqual(['success'])
    expect(checksRan(world)).toBe(1)
  })

  it('end red for a check that failed', async () => {
    const world = await scene({ product: WRONG })
    const folder = newFolder()
    await verify(world, folder)
    const end = await decide(world, folder)
    expect(end.code).toBe(1)
    expect(conclusions(world)).toEqual(['failure'])
  })

  it.each([
    ['a failure called passed', '"status": "failed"', '"status": "passed"'],
    ['a check called optional', '"required": true', '"required": false'],
    ['another digest', /"effect_digest": "\w+"/g, '"effect_digest": "00"'],
    ['another schema', 'evidence.v1', 'evidence.v9']
  ])('are not deceived by %s', async (_, from, to) => {
    const world = await scene({ product: WRONG })
    const folder = newFolder()
    await verify(world, folder)
    forge(folder, text => text.replaceAll(from, to))
    const end = await decide(world, folder)
    expect(end.code).toBe(1)
    expect(conclusions(world)).not.toContain('success')
  })

  it('never take the evidence of another attempt', async () => {
    const world = await scene()
    const folder = newFolder()
    await verify(world, folder)
    const end = await decide(world, folder, 2)
    expect(end.log).toContain('No evidence was handed over')
    expect(end.code).toBe(1)
    expect(conclusions(world)).not.toContain('success')
  })

  it('never take the evidence of a head that moved', async () => {
    const world = await scene()
    const folder = newFolder()
    await verify(world, folder)
    await world.github.world.commit(world.repository, {
      branch: 'feature',
      files: { 'product.txt': WRONG }
    })
    await decide(world, folder)
    const green = world.repository.checkRuns.filter(
      run => run.conclusion === 'success'
    )
    expect(green).toEqual([])
  })
})

describe('a matrix of jobs', () => {
  const morePolicy = `  - id: second
    kind: test
    command: "true"
`

  it('ends green when every part came', async () => {
    const world = await scene({ morePolicy })
    const folder = newFolder()
    const ends = await verify(world, folder, 'verify-matrix.yml')
    expect(ends).toHaveLength(3)
    const end = await decide(world, folder)
    expect(end.log).toContain('Verified: 2 required checks passed')
    expect(end.code).toBe(0)
    expect(checksRan(world)).toBe(1)
  })

  it('ends red when a part is missing', async () => {
    const world = await scene({ morePolicy })
    const folder = newFolder()
    await verify(world, folder, 'verify-matrix.yml')
    rmSync(path.join(folder, 'artifacts', String(RUN), 'evidence-1-2'), {
      recursive: true
    })
    const end = await decide(world, folder)
    expect(end.log).toContain('No evidence was handed over for the check')
    expect(end.code).toBe(1)
    expect(conclusions(world)).not.toContain('success')
  })
})
