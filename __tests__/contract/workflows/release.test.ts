/** The scripts of the release workflow, on real repositories with a remote. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import { held } from '../../support/github-description/held.ts'
import { gitRepository, gitEnvironment } from '../../support/git-repository.ts'
import type { GitRepository } from '../../support/git-repository.ts'

const work = held<GitRepository>()
const remote = held<GitRepository>()

beforeEach(() => {
  remote.set(gitRepository({ bare: true }))
  work.set(gitRepository())
  work.get().git('remote', 'add', 'origin', remote.get().dir)
})

afterEach(() => {
  work.get().dispose()
  remote.get().dispose()
})

function run(
  script: 'check-release' | 'move-major',
  tag: string
): { readonly code: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      fileURLToPath(new URL(`../../../scripts/${script}.mjs`, import.meta.url)),
      tag,
      work.get().dir
    ],
    { encoding: 'utf8', env: gitEnvironment() }
  )
  return { code: status, said: stdout + stderr }
}

/** Commits a version with its changelog, tags it, and pushes main and the tag. */
function release(version: string, declared = version): string {
  const repository = work.get()
  repository.write('package.json', JSON.stringify({ version: declared }))
  repository.write('CHANGELOG.md', `# Changelog\n\n## [${declared}] - today\n`)
  const commit = repository.commit(`Release ${version}`)
  repository.git('tag', `v${version}`)
  repository.git('push', '--quiet', 'origin', 'main', `v${version}`)
  repository.git('fetch', '--quiet', 'origin')
  return commit
}

function remoteTag(name: string): string {
  return remote.get().git('rev-parse', `refs/tags/${name}`)
}

describe('a tag', () => {
  it('may be released when package.json, the changelog and main have it', () => {
    release('1.2.3')
    expect(run('check-release', 'v1.2.3')).toEqual({ code: 0, said: '' })
  })

  it('may not be released when package.json or the changelog say another version', () => {
    release('1.2.3', '1.2.4')
    expect(run('check-release', 'v1.2.3')).toEqual({
      code: 1,
      said: 'package.json says 1.2.4, and the tag says v1.2.3.\nCHANGELOG.md has no section "## [1.2.3]".\n'
    })
  })

  it('may not be released from a commit that is not on main', () => {
    release('1.2.3')
    work.get().branch('aside')
    work.get().write('package.json', JSON.stringify({ version: '1.2.4' }))
    work.get().write('CHANGELOG.md', '## [1.2.4]\n')
    work.get().commit('Aside')
    work.get().git('tag', 'v1.2.4')
    expect(run('check-release', 'v1.2.4')).toEqual({
      code: 1,
      said: 'The commit of v1.2.4 is not on the branch main of origin.\n'
    })
  })

  it.each(['', '1.2.3', 'v1.2', 'v1.2.3-rc.1', 'v01.2.3', 'v1.2.3\n', '--all'])(
    'of another form is neither released nor moved: %j',
    tag => {
      release('1.2.3')
      for (const script of ['check-release', 'move-major'] as const)
        expect(run(script, tag)).toEqual({
          code: 1,
          said: `A tag such as v1.2.3 was expected, and ${JSON.stringify(tag)} came.\n`
        })
    }
  )
})

describe('the tag of the major', () => {
  it('is made by the first release, and follows the next', () => {
    const first = release('1.2.3')
    run('move-major', 'v1.2.3')
    expect(remoteTag('v1')).toBe(first)
    const next = release('1.10.0')
    expect(run('move-major', 'v1.10.0').code).toBe(0)
    expect(remoteTag('v1')).toBe(next)
  })

  it('is not taken back by a mend of an older line', () => {
    const newer = release('1.10.0')
    run('move-major', 'v1.10.0')
    release('1.9.1')
    expect(run('move-major', 'v1.9.1')).toEqual({
      code: 0,
      said: 'v1 stays at v1.10.0, which is higher than v1.9.1.\n'
    })
    expect(remoteTag('v1')).toBe(newer)
  })

  it('does not follow another major, nor a pre-release', () => {
    const first = release('1.2.3')
    run('move-major', 'v1.2.3')
    work.get().git('tag', 'v1.3.0-rc.1')
    release('2.0.0')
    run('move-major', 'v2.0.0')
    run('move-major', 'v1.2.3')
    expect(remoteTag('v1')).toBe(first)
  })

  it('leaves the tag of the version where it is', () => {
    const commit = release('1.2.3')
    run('move-major', 'v1.2.3')
    expect(remoteTag('v1.2.3')).toBe(commit)
  })
})
