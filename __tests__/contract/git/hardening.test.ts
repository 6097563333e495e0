/** Nothing that is planted in a repository, its configuration or the environment changes the ledger or runs. */
import * as fs from 'node:fs'
import * as path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import {
  gitRepository,
  temporaryFolder,
  type GitRepository
} from '../../support/git-repository.ts'
import { observed, recordsOf } from './observed.ts'

describe('a repository with traps', () => {
  const place: { repo: GitRepository; traps: string; marker: string } = {
    repo: undefined as never,
    traps: '',
    marker: ''
  }

  beforeEach(() => {
    const repo = gitRepository()
    const traps = temporaryFolder()
    Object.assign(place, { repo, traps, marker: path.join(traps, 'ran') })
    repo.write('a.txt', 'base\n')
    repo.write('b.txt', 'base\n')
    repo.submodule('module', '1'.repeat(40))
    repo.commit()
    repo.branch('change')
    repo.write('a.txt', 'changed\n')
    repo.write('b.txt', 'changed too\n')
    repo.submodule('module', '2'.repeat(40))
    repo.commit()
  })

  afterEach(() => {
    place.repo.dispose()
    fs.rmSync(place.traps, { recursive: true, force: true })
  })

  const trap = (): string => {
    const script = path.join(place.traps, 'trap.sh')
    fs.writeFileSync(script, `#!/bin/sh\necho "$0 $*" >> '${place.marker}'\n`, {
      mode: 0o755
    })
    return script
  }

  const digest = async (
    request: Parameters<typeof observed>[1] = {}
  ): Promise<string> =>
    (await observed(place.repo.dir, { base: 'main', ...request })).ledger
      .effect_digest

  it('runs no program that its configuration names, and gives the same digest', async () => {
    const { repo, traps, marker } = place
    const before = await digest()
    const script = trap()
    fs.mkdirSync(path.join(traps, 'hooks'))
    for (const hook of [
      'reference-transaction',
      'post-index-change',
      'fsmonitor-watchman'
    ])
      fs.copyFileSync(script, path.join(traps, 'hooks', hook))
    repo.write('.gitattributes', '* diff=trap filter=trap\n')
    fs.writeFileSync(
      path.join(traps, 'more.config'),
      `[core]\n\tfsmonitor = ${script}\n[alias]\n\tcat-file = !${script}\n\tdiff-tree = !${script}\n\trev-parse = !${script}\n`
    )
    const settings: readonly (readonly [string, string])[] = [
      ['core.fsmonitor', script],
      ['core.hooksPath', path.join(traps, 'hooks')],
      ['core.pager', script],
      ['core.sshCommand', script],
      ['core.gitProxy', script],
      ['core.editor', script],
      ['core.alternateRefsCommand', script],
      ['core.attributesFile', path.join(repo.dir, '.gitattributes')],
      ['diff.external', script],
      ['diff.trap.command', script],
      ['diff.trap.textconv', script],
      ['filter.trap.clean', script],
      ['filter.trap.smudge', script],
      ['filter.trap.process', script],
      ['filter.trap.required', 'true'],
      ['credential.helper', `!${script}`],
      ['uploadpack.packObjectsHook', script],
      ['alias.merge-base', `!${script}`],
      ['alias.ls-tree', `!${script}`],
      ['include.path', path.join(traps, 'more.config')]
    ]
    for (const [key, value] of settings) repo.git('config', key, value)

    expect(await digest()).toBe(before)
    expect(fs.existsSync(marker)).toBe(false)
  })

  it('shows the same change whatever its configuration says of differences', async () => {
    const { repo, traps } = place
    const before = await digest()
    fs.writeFileSync(path.join(traps, 'order'), 'b*\na*\n')
    for (const [key, value] of [
      ['diff.ignoreSubmodules', 'all'],
      ['submodule.module.ignore', 'all'],
      ['submodule.module.path', 'module'],
      ['diff.orderFile', path.join(traps, 'order')],
      ['diff.renames', 'copies'],
      ['diff.relative', 'true'],
      ['diff.noprefix', 'true'],
      ['core.abbrev', '4'],
      ['core.quotePath', 'true'],
      ['core.autocrlf', 'true'],
      ['core.fileMode', 'false'],
      ['core.ignoreCase', 'true'],
      ['core.precomposeUnicode', 'true'],
      ['core.useReplaceRefs', 'true'],
      ['core.warnAmbiguousRefs', 'false'],
      ['core.bigFileThreshold', '1'],
      ['extensions.worktreeConfig', 'true']
    ] as const)
      repo.git('config', key, value)

    expect(await digest()).toBe(before)
  })

  it('shows a submodule that .gitmodules asks to ignore', async () => {
    const { repo } = place
    repo.write(
      '.gitmodules',
      '[submodule "module"]\n\tpath = module\n\turl = ./m\n\tignore = all\n'
    )
    repo.commit()
    const records = recordsOf(await observed(repo.dir, { base: 'main' }))

    expect(Object.keys(records)).toEqual([
      '.gitmodules',
      'a.txt',
      'b.txt',
      'module'
    ])
  })

  it('hashes what git stores, whatever attributes and filters say of the disk', async () => {
    const { repo } = place
    const before = recordsOf(await observed(repo.dir, { base: 'main' }))
    repo.write(
      '.gitattributes',
      'a.txt -diff binary linguist-generated\nb.txt text eol=crlf ident\n'
    )
    repo.commit()
    const after = recordsOf(await observed(repo.dir, { base: 'main' }))

    expect(after).toEqual({
      ...before,
      '.gitattributes': expect.stringMatching(/^write /)
    })
  })

  it('sees through replaced objects', async () => {
    const { repo } = place
    const before = await digest()
    const id = (name: string): string => repo.git('rev-parse', name)
    repo.git('replace', id('change:a.txt'), id('main:a.txt'))
    repo.git('replace', id('change^{tree}'), id('main^{tree}'))
    expect(repo.git('diff', '--stat', 'main', 'change')).toBe('')

    expect(await digest()).toBe(before)
  })

  it('sees through a replaced commit and a graft', async () => {
    const { repo } = place
    const expected = (await observed(repo.dir, { base: 'main' })).range
    const stranger = repo.git('commit-tree', 'main^{tree}', '-m', 'no parents')
    repo.git('replace', expected.mergeBase, stranger)
    fs.mkdirSync(path.join(repo.dir, '.git/info'), { recursive: true })
    fs.writeFileSync(
      path.join(repo.dir, '.git/info/grafts'),
      `${expected.head}\n`
    )

    expect((await observed(repo.dir, { base: 'main' })).range).toEqual(expected)
  })

  it('reads no variable that steers git', async () => {
    const { repo, traps, marker } = place
    const before = await digest()
    const script = trap()
    const environment = {
      PATH: process.env['PATH'],
      HOME: traps,
      GIT_DIR: '/nowhere',
      GIT_WORK_TREE: '/nowhere',
      GIT_INDEX_FILE: '/nowhere',
      GIT_OBJECT_DIRECTORY: '/nowhere',
      GIT_ALTERNATE_OBJECT_DIRECTORIES: '/nowhere',
      GIT_NAMESPACE: 'other',
      GIT_EXTERNAL_DIFF: script,
      GIT_DIFF_OPTS: '--unified=0',
      GIT_PAGER: script,
      GIT_EXEC_PATH: traps,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.fsmonitor',
      GIT_CONFIG_VALUE_0: script,
      GIT_CONFIG_PARAMETERS: `'core.fsmonitor=${script}'`,
      GIT_LITERAL_PATHSPECS: '1',
      GIT_TRACE: marker,
      LC_ALL: 'de_DE.UTF-8'
    }

    expect(await digest({ environment })).toBe(before)
    expect(fs.existsSync(marker)).toBe(false)
    expect(repo.git('status', '--porcelain')).toBe('')
  })

  it('reads no configuration of the person or the machine', async () => {
    const { traps, marker } = place
    const before = await digest()
    fs.writeFileSync(
      path.join(traps, '.gitconfig'),
      `[core]\n\tfsmonitor = ${trap()}\n[this is no configuration`
    )

    expect(
      await digest({ environment: { PATH: process.env['PATH'], HOME: traps } })
    ).toBe(before)
    expect(fs.existsSync(marker)).toBe(false)
  })

  it('leaves the repository as it was', async () => {
    const { repo } = place
    const stateOf = (): string[] =>
      fs
        .readdirSync(repo.dir, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => {
          const file = path.join(entry.parentPath, entry.name)
          const { mtimeMs, ctimeMs, size } = fs.statSync(file)
          return `${file} ${mtimeMs} ${ctimeMs} ${size}`
        })
    const before = stateOf()
    await digest()

    expect(stateOf()).toEqual(before)
  })
})
