/** The example workflows, step by step: evidence by a job without a token, a verdict by one that runs nothing. */
import { rmSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { checksRan, useScenes, WRONG } from '../support/action-scenes.ts'
import {
  artifactsOf,
  conclusions,
  decide,
  forge,
  useFolders,
  verify
} from '../support/two-workflows.ts'

const scene = useScenes()
const newFolder = useFolders()

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
    const end = await decide(world, folder, { runAttempt: 2 })
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
    command: test -d .git
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
    rmSync(path.join(artifactsOf(folder), 'evidence-1-2'), {
      recursive: true
    })
    const end = await decide(world, folder)
    expect(end.log).toContain('No evidence was handed over for the check')
    expect(end.code).toBe(1)
    expect(conclusions(world)).not.toContain('success')
  })
})
