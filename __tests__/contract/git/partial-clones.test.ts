/** Partial clones: missing objects come in bulk or leave a gap; git never fetches one by one. */
import { execSync } from 'node:child_process'
import * as fs from 'node:fs'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { openRepository } from '../../../src/adapters/git/index.ts'
import { gitEnvironment, gitRepository } from '../../support/git-repository.ts'
import { CHANGED_FILES, remoteFixture, type RemoteFixture } from './clones.ts'
import { observed } from './observed.ts'

const place: { fixture: RemoteFixture; digest: string } = {
  fixture: undefined as never,
  digest: ''
}

beforeAll(async () => {
  place.fixture = remoteFixture()
  const { remote } = place.fixture
  const whole = await observed(remote.dir, { base: 'main', head: 'change' })
  place.digest = whole.ledger.effect_digest
})

afterAll(() => {
  place.fixture.dispose()
})

describe('a clone without blobs', () => {
  const request = { base: 'origin/main', head: 'origin/change' }

  it('gets all that the change needs by one fetch', async () => {
    const clone = place.fixture.clone('--filter=blob:none', '--no-checkout')
    const observation = await observed(clone.dir, { ...request, fetch: true })

    expect(observation.gaps).toEqual([])
    expect(observation.ledger.effect_digest).toBe(place.digest)
    expect(clone.requests()).toBe(1)
  })

  it('leaves a gap at every path without content, and asks nobody', async () => {
    const clone = place.fixture.clone('--filter=blob:none', '--no-checkout')
    const observation = await observed(clone.dir, request)

    expect(observation.ledger.records).toEqual([])
    expect(observation.gaps).toHaveLength(CHANGED_FILES + 1)
    expect(observation.gaps.map(gap => gap.path)).toContain('src/7.txt')
    expect(clone.requests()).toBe(0)

    const command = /Run: (git fetch .*)$/.exec(
      observation.gaps[0]?.reason ?? ''
    )
    execSync(command?.[1] ?? 'false', {
      cwd: clone.dir,
      env: gitEnvironment(),
      stdio: 'pipe'
    })
    const after = await observed(clone.dir, request)
    expect(after.ledger.effect_digest).toBe(place.digest)
  })

  it('hashes what is there and names only what is missing', async () => {
    const clone = place.fixture.clone('--filter=blob:none', '--no-checkout')
    clone.git(
      'fetch',
      '--quiet',
      'origin',
      clone.git('rev-parse', 'origin/change:new.txt')
    )
    const observation = await observed(clone.dir, request)

    expect(observation.ledger.records.map(one => one.path)).toEqual(['new.txt'])
    expect(observation.gaps).toHaveLength(CHANGED_FILES)
  })

  it('brings the files of the base that the gate reads along', async () => {
    const clone = place.fixture.clone('--filter=blob:none', '--no-checkout')
    const repository = await openRepository({
      dir: clone.dir,
      ...request,
      fetch: true,
      readsFromBase: path => path === 'src/3.txt',
      environment: process.env
    })
    const { range } = await repository.changes.resolve()
    const files = await repository.files.list(range.base)
    const read = async (name: string): Promise<unknown> => {
      const entry = files.find(one => one.path === name)
      return entry && repository.files.read(entry, 1000)
    }

    expect(await read('src/3.txt')).toEqual({
      kind: 'bytes',
      bytes: Buffer.from('before 3\n')
    })
    expect(await read('src/4.txt')).toMatchObject({ kind: 'unreadable' })
    expect(await read('src/3.txt')).toMatchObject({ kind: 'bytes' })
    expect(clone.requests()).toBe(1)
    repository.close()
  })

  it('leaves gaps when the remote does not answer', async () => {
    const clone = place.fixture.clone('--filter=blob:none', '--no-checkout')
    clone.git('config', 'remote.origin.url', '/nowhere')
    const observation = await observed(clone.dir, { ...request, fetch: true })

    expect(observation.gaps).toHaveLength(CHANGED_FILES + 1)
  })
})

describe('a clone without trees', () => {
  const request = { base: 'origin/main', head: 'origin/change' }

  it('gets the trees by one fetch and the blobs by another', async () => {
    const clone = place.fixture.clone('--filter=tree:0', '--no-checkout')
    const observation = await observed(clone.dir, { ...request, fetch: true })

    expect(observation.gaps).toEqual([])
    expect(observation.ledger.effect_digest).toBe(place.digest)
    expect(clone.requests()).toBe(2)
  })

  it('leaves a gap without a fetch, and asks nobody', async () => {
    const clone = place.fixture.clone('--filter=tree:0', '--no-checkout')
    const observation = await observed(clone.dir, request)

    expect(observation.range.mergeBase).toBe('')
    expect(observation.gaps[0]?.reason).toContain('trees')
    expect(clone.requests()).toBe(0)
  })
})

describe('a repository that lost an object', () => {
  it('leaves a gap at the path, since nothing is known of its content', async () => {
    const repo = gitRepository()
    repo.commit()
    repo.branch('change')
    repo.write('lost.txt', 'lost\n')
    repo.write('kept.txt', 'kept\n')
    repo.commit()
    const id = repo.git('rev-parse', 'HEAD:lost.txt')
    fs.rmSync(`${repo.dir}/.git/objects/${id.slice(0, 2)}/${id.slice(2)}`)
    const observation = await observed(repo.dir, { base: 'main', fetch: true })
    repo.dispose()

    expect(observation.gaps.map(gap => gap.path)).toEqual(['lost.txt'])
    expect(observation.gaps[0]?.reason).toContain(id)
    expect(observation.ledger.records.map(one => one.path)).toEqual([
      'kept.txt'
    ])
  })
})
