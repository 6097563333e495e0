/** Shallow clones: one fetch of what is missing, or a gap with the command that mends it. */
import { execSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { gitEnvironment } from '../../support/git-repository.ts'
import { remoteFixture, type Clone, type RemoteFixture } from './clones.ts'
import { observed, type TestRequest } from './observed.ts'

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

// The command at the end of a gap's reason, run as a person would.
function runMend(clone: Clone, reason: string | undefined): void {
  const command = /Run: (git fetch .*)$/.exec(reason ?? '')?.[1]
  if (command === undefined) throw new Error(`No command in: ${reason ?? ''}`)
  execSync(command, { cwd: clone.dir, env: gitEnvironment(), stdio: 'pipe' })
}

const shallowClones: readonly {
  readonly name: string
  readonly make: (fixture: RemoteFixture) => Clone
  readonly request: (fixture: RemoteFixture) => TestRequest
}[] = [
  {
    name: 'both branches at depth 1',
    make: one =>
      one.clone('--depth=1', '--no-single-branch', '--branch=change'),
    request: () => ({ base: 'origin/main' })
  },
  {
    name: 'both branches at depth 2, which share no commit yet',
    make: one =>
      one.clone('--depth=2', '--no-single-branch', '--branch=change'),
    request: () => ({ base: 'origin/main' })
  },
  {
    name: 'the head alone at depth 1, the base named by its id',
    make: one => one.clone('--depth=1', '--branch=change'),
    request: one => ({ base: one.base })
  },
  {
    name: 'the test merge at depth 1, base and head named by their ids',
    make: one => one.checkOutAtDepthOne('refs/pull/1/merge'),
    request: one => ({ base: one.base, head: one.head })
  },
  {
    name: 'a partial clone at depth 1',
    make: one =>
      one.clone(
        '--depth=1',
        '--no-single-branch',
        '--branch=change',
        '--filter=blob:none'
      ),
    request: () => ({ base: 'origin/main' })
  }
]

describe.each(shallowClones)('a clone of $name', ({ make, request }) => {
  it('is completed by one fetch', async () => {
    const clone = make(place.fixture)
    const { base, mergeBase, head } = place.fixture
    const observation = await observed(clone.dir, {
      ...request(place.fixture),
      fetch: true
    })

    expect(observation.gaps).toEqual([])
    expect(observation.range).toEqual({ base, mergeBase, head })
    expect(observation.ledger.effect_digest).toBe(place.digest)
    expect(clone.requests()).toBe(1)
  })

  it('leaves a gap without a fetch, and its command mends it', async () => {
    const clone = make(place.fixture)
    const before = await observed(clone.dir, request(place.fixture))

    expect(before.range.mergeBase).toBe('')
    expect(before.ledger.records).toEqual([])
    expect(before.gaps).toHaveLength(1)
    expect(before.gaps[0]?.reason).toMatch(/[0-9a-f]{40}/)
    expect(clone.requests()).toBe(0)

    runMend(clone, before.gaps[0]?.reason)
    const after = await observed(clone.dir, request(place.fixture))
    expect(after.gaps).toEqual([])
    expect(after.ledger.effect_digest).toBe(place.digest)
  })

  it('leaves a gap that says what the remote said when the fetch fails', async () => {
    const clone = make(place.fixture)
    clone.git('config', 'remote.origin.url', '/nowhere')
    const observation = await observed(clone.dir, {
      ...request(place.fixture),
      fetch: true
    })

    expect(observation.range.mergeBase).toBe('')
    expect(observation.gaps[0]?.reason).toContain('/nowhere')
  })
})

describe('a shallow clone', () => {
  it('with the merge base told needs neither history nor filters, and one fetch', async () => {
    const { fixture } = place
    const clone = fixture.checkOutAtDepthOne('refs/pull/1/merge')
    const { base, mergeBase, head } = fixture
    const observation = await observed(clone.dir, {
      base,
      head,
      knownMergeBase: mergeBase,
      fetch: true
    })

    expect(observation.ledger.effect_digest).toBe(place.digest)
    expect(clone.requests()).toBe(1)
    expect(clone.git('rev-list', '--count', '--all', '--', 'old.txt')).toBe('1')
    expect(
      fs.readdirSync(path.join(clone.dir, '.git/objects/pack')).join()
    ).not.toContain('promisor')
  })

  it('that reaches beyond the merge base needs nothing', async () => {
    const clone = place.fixture.clone(
      '--depth=4',
      '--no-single-branch',
      '--branch=change'
    )
    const observation = await observed(clone.dir, {
      base: 'origin/main',
      fetch: true
    })

    expect(observation.gaps).toEqual([])
    expect(observation.ledger.effect_digest).toBe(place.digest)
    expect(clone.requests()).toBe(0)
  })

  it('has no refs, tags, FETCH_HEAD or other files changed by the fetch', async () => {
    const { fixture } = place
    const clone = fixture.clone(
      '--depth=1',
      '--no-single-branch',
      '--branch=change'
    )
    for (const [key, value] of [
      ['fetch.prune', 'true'],
      ['fetch.pruneTags', 'true'],
      ['remote.origin.tagOpt', '--tags']
    ] as const)
      clone.git('config', key, value)
    clone.git('update-ref', 'refs/remotes/origin/local-only', 'HEAD')
    fixture.remote.git('tag', '--force', 'new-tag', 'main')
    const refs = clone.git('for-each-ref')
    await observed(clone.dir, { base: 'origin/main', fetch: true })

    expect(clone.git('for-each-ref')).toBe(refs)
    expect(fs.existsSync(path.join(clone.dir, '.git/FETCH_HEAD'))).toBe(false)
    expect(clone.git('status', '--porcelain')).toBe('')
  })

  it('whose cut hides a better merge base is not trusted', async () => {
    const { remote, base, head } = place.fixture
    // Both sides merge an old side branch: in the cut history only that is shared.
    const clone = place.fixture.clone(
      '--depth=1',
      '--no-single-branch',
      '--branch=change'
    )
    const side = remote.git(
      'commit-tree',
      `${base}^{tree}`,
      '-m',
      'shared side'
    )
    const join = (tip: string): string =>
      remote.git(
        'commit-tree',
        `${tip}^{tree}`,
        '-p',
        tip,
        '-p',
        side,
        '-m',
        'join'
      )
    const joined = { base: join(base), head: join(head) }
    remote.git('update-ref', 'refs/heads/joined-base', joined.base)
    remote.git('update-ref', 'refs/heads/joined-head', joined.head)
    clone.git(
      'fetch',
      '--quiet',
      '--depth=2',
      'origin',
      joined.base,
      joined.head
    )
    expect(clone.git('merge-base', joined.base, joined.head)).toBe(side)

    const before = await observed(clone.dir, joined)
    const after = await observed(clone.dir, { ...joined, fetch: true })
    expect(before.range.mergeBase).toBe('')
    expect(before.gaps[0]?.reason).toContain('history breaks off')
    expect(after.gaps).toEqual([])
    expect(after.range.mergeBase).toBe(
      remote.git('merge-base', joined.base, joined.head)
    )
  })
})

describe('a whole clone of one branch', () => {
  it('fetches a base that it lacks, by id and by name', async () => {
    const { fixture } = place
    for (const base of [
      fixture.base,
      'origin/main',
      'main',
      'refs/heads/main'
    ]) {
      const clone = fixture.clone('--single-branch', '--branch=change')
      clone.git('update-ref', '-d', 'refs/heads/main')
      const observation = await observed(clone.dir, { base, fetch: true })
      expect(observation.ledger.effect_digest).toBe(place.digest)
      expect(observation.range.base).toBe(fixture.base)
    }
  })

  it('asks the remote for its default branch when no base is named', async () => {
    const clone = place.fixture.clone('--single-branch', '--branch=change')
    clone.git('update-ref', '--no-deref', '-d', 'refs/remotes/origin/HEAD')
    const observation = await observed(clone.dir, { fetch: true })
    expect(observation.range.base).toBe(place.fixture.base)
  })

  it('refuses a revision that the remote does not have either', async () => {
    const clone = place.fixture.clone('--single-branch', '--branch=change')
    for (const base of ['nowhere', '--upload-pack=touch ran', '9'.repeat(40)])
      await expect(
        observed(clone.dir, { base, fetch: true })
      ).rejects.toMatchObject({ code: 'REVISION_UNKNOWN' })
  })
})

describe('a fetch that fails', () => {
  const words = (stderr: string): TestRequest => ({
    base: '9'.repeat(40),
    fetch: true,
    remoteCalls: () =>
      Promise.resolve({ exitCode: 128, stdout: Buffer.alloc(0), stderr })
  })
  const UNREACHABLE = "fatal: unable to access 'https://me:key@host/a.git/'"

  it('is told in git’s own words where the base is not in a whole clone', async () => {
    const clone = place.fixture.clone('--single-branch', '--branch=change')
    await expect(
      observed(clone.dir, words(`${UNREACHABLE}: timed out\n`))
    ).rejects.toMatchObject({
      code: 'REVISION_UNKNOWN',
      message: expect.stringContaining(
        "fetching it failed: fatal: unable to access 'https://***@host/a.git/': timed out."
      ) as unknown
    })
  })

  it.each([
    ['a server’s command for the log', 'remote: x\n::set-output name=a::b\n'],
    ['a server’s colours', 'remote: \u001b[31mx\u001b[0m\r\nfatal: y\n'],
    ['a flood', `fatal: ${'word '.repeat(5_000)}\n`]
  ])('is a gap in one short, harmless line after %s', async (_, stderr) => {
    const clone = place.fixture.clone('--depth=1', '--branch=change')
    const { gaps } = await observed(clone.dir, words(stderr))
    const reason = gaps.map(gap => gap.reason).join()
    expect(reason).toContain('Fetching them failed: ')
    expect(reason).toMatch(/^\P{Cc}{1,1000}$/u)
    expect(reason).not.toMatch(/(?:^|; )::/)
  })
})
