/** The checkout against the ledger, before the first command and after each one. */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { afterEach, describe, expect, test } from '@jest/globals'

import { sha256 } from '../../../src/model/digest.ts'
import { firstLook, lookAfter } from '../../../src/verify/binding.ts'
import { gitRepository } from '../../support/git-repository.ts'
import {
  around,
  keepingTimes,
  named,
  scene,
  type Scene
} from './binding-support.ts'

const made: Scene[] = []
const aScene = (...args: Parameters<typeof scene>): Scene => {
  const one = scene(...args)
  made.push(one)
  return one
}
afterEach(() => {
  for (const one of made.splice(0)) one.repository.dispose()
})

describe('before the first command', () => {
  test('a checkout that holds the change differs nowhere', async () => {
    const { request, ports } = aScene()
    expect((await firstLook(request, ports)).differing).toEqual([])
  })

  test('each mutated path that differs is named with what was expected and found', async () => {
    const one = aScene()
    fs.writeFileSync(one.at('src/code.ts'), 'const answer = 43\n')
    fs.chmodSync(one.at('src/run.sh'), 0o644)
    fs.rmSync(one.at('link'))
    fs.writeFileSync(one.at('src/removed.ts'), 'back')
    const { differing } = await firstLook(one.request, one.ports)
    expect(differing.map(({ path }) => path)).toEqual([
      'link',
      'src/code.ts',
      'src/removed.ts',
      'src/run.sh'
    ])
    expect(differing[1]).toEqual({
      path: 'src/code.ts',
      expected: `a file that is not executable, with digest ${sha256('const answer = 42\n')}`,
      found: `a file that is not executable, with digest ${sha256('const answer = 43\n')}`
    })
    expect(differing[0]?.found).toBe('nothing')
  })

  test('line ends of the platform and Git LFS files hold', async () => {
    const { request, ports, at } = aScene()
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256('big')}\nsize 3\n`
    fs.writeFileSync(at('src/code.ts'), 'const answer = 42\r\n')
    fs.writeFileSync(at('large.bin'), 'big')
    const lfs = {
      tool: 'write',
      path: 'large.bin',
      content_digest: sha256(pointer)
    }
    const records = [...request.records, lfs]
    const look = await firstLook({ ...request, records }, ports)
    expect(look.differing).toEqual([])
  })

  test('a file that became a folder is deleted, and its new files have their own records', async () => {
    const { request, ports } = aScene()
    const records = [
      { tool: 'delete', path: 'src', content_digest: '' },
      ...request.records
    ]
    expect((await firstLook({ ...request, records }, ports)).differing).toEqual(
      []
    )
  })
})

describe('after a command', () => {
  test('nothing is named when nothing moved, whatever was read', async () => {
    const one = aScene()
    const after = await around(one, () => {
      execFileSync(
        'bash',
        ['-c', 'cat src/* >/dev/null 2>&1; ls -R >/dev/null; :'],
        { cwd: one.repository.dir }
      )
    })
    expect(after).toMatchObject({
      unbound: [],
      drift: [],
      added: [],
      addedCount: 0,
      headMoved: false
    })
  })

  test('a mutated path is named by what happened to it', async () => {
    const one = aScene()
    const after = await around(one, () => {
      fs.writeFileSync(one.at('src/code.ts'), 'const answer = 43\n')
      fs.chmodSync(one.at('src/run.sh'), 0o644)
      fs.rmSync(one.at('link'))
      fs.writeFileSync(one.at('src/removed.ts'), 'back')
    })
    expect(named(after).unbound).toEqual(
      expect.arrayContaining([
        'src/code.ts changed',
        'src/run.sh mode',
        'link removed',
        'src/removed.ts added'
      ])
    )
    expect(after.unbound).toHaveLength(4)
  })

  test('another tracked file that changed is drift, one that was only touched is not', async () => {
    const one = aScene()
    const after = await around(one, () => {
      fs.writeFileSync(one.at('src/deep/other.ts'), 'drifted\n')
      fs.writeFileSync(one.at('README.md'), 'read me\n')
      fs.chmodSync(one.at('bin/tool'), 0o644)
    })
    expect(named(after)).toEqual({
      unbound: [],
      drift: ['bin/tool mode', 'src/deep/other.ts changed']
    })
  })

  test('a removed tracked file is drift', async () => {
    const one = aScene()
    const after = await around(one, () => {
      fs.rmSync(one.at('src/deep'), { recursive: true })
    })
    expect(named(after).drift).toEqual(['src/deep/other.ts removed'])
  })

  test('new untracked files are listed up to a bound, and never count against the change', async () => {
    const one = aScene()
    const after = await around(one, () => {
      fs.mkdirSync(one.at('target/debug'), { recursive: true })
      for (let at = 0; at < 60; at += 1)
        fs.writeFileSync(one.at(`src/new-${at}`), '')
      fs.writeFileSync(one.at('src/untracked/more.txt'), '')
    })
    expect(named(after)).toEqual({ unbound: [], drift: [] })
    // The folder `target` and the 60 files; what lies in untracked folders is not looked into.
    expect(after.addedCount).toBe(61)
    expect(after.added).toHaveLength(50)
    expect(after.added).toEqual([...after.added].sort())
  })

  test('a path that was rewritten with its own bytes is named, unless the policy says that it is generated', async () => {
    const rewritten = ['unbound', 'nothing'].map(async expected => {
      const one = aScene(expected === 'nothing' ? ['src/**'] : [])
      const after = await around(one, () => {
        fs.writeFileSync(one.at('src/code.ts'), 'const answer = 42\n')
      })
      return named(after).unbound
    })
    expect(await Promise.all(rewritten)).toEqual([
      ['src/code.ts rewritten'],
      []
    ])
  })

  test('a generated path with other bytes is named all the same', async () => {
    const one = aScene(['**'])
    const after = await around(one, () => {
      fs.writeFileSync(one.at('src/code.ts'), 'const answer = 43\n')
    })
    expect(named(after).unbound).toEqual(['src/code.ts changed'])
  })

  test('each command answers for its own doing', async () => {
    const one = aScene()
    const first = await around(one, () => {
      fs.writeFileSync(one.at('README.md'), 'drifted\n')
    })
    const second = await lookAfter(first.look, one.request, one.ports)
    expect(named(first).drift).toEqual(['README.md changed'])
    expect(named(second).drift).toEqual([])
  })

  test('a submodule whose commit moved is named', async () => {
    const inner = gitRepository()
    const id = inner.commit('one')
    const one = aScene()
    fs.cpSync(inner.dir, one.at('sub'), { recursive: true })
    const record = {
      tool: 'submodule',
      path: 'sub',
      content_digest: sha256(id)
    }
    const request = {
      ...one.request,
      records: [...one.request.records, record]
    }
    const { look, differing } = await firstLook(request, one.ports)
    execFileSync('git', ['update-ref', 'HEAD', inner.commit('two')], {
      cwd:
        (fs.cpSync(inner.dir, one.at('sub'), { recursive: true }),
        one.at('sub'))
    })
    const after = await lookAfter(look, request, one.ports)
    inner.dispose()
    expect(differing).toEqual([])
    expect(named(after).unbound).toEqual(['sub changed'])
  })
})

describe.each(['find', 'walk'] as const)(
  'no trick hides a change (looking by %s)',
  looking => {
    const CODE = 'src/code.ts'
    const other = 'const answer = 43\n'
    const git = (one: Scene, ...args: readonly string[]): string =>
      one.repository.git(...args)
    const changeKeepingTimes = (one: Scene): void => {
      keepingTimes(one.at(CODE), () => {
        fs.writeFileSync(one.at(CODE), other)
      })
    }

    const TRICKS: Readonly<Record<string, (one: Scene) => void>> = {
      'plain edit': one => {
        fs.writeFileSync(one.at(CODE), other)
      },
      'same length, mtime kept': changeKeepingTimes,
      'racy overwrite through an open file': one => {
        const fd = fs.openSync(one.at(CODE), 'r+')
        fs.writeSync(fd, 'const answer = 43', 0)
        fs.closeSync(fd)
      },
      'assume-unchanged': one => {
        git(one, 'update-index', '--assume-unchanged', CODE)
        fs.writeFileSync(one.at(CODE), other)
      },
      'skip-worktree': one => {
        git(one, 'update-index', '--skip-worktree', CODE)
        fs.writeFileSync(one.at(CODE), other)
      },
      'a file system monitor that says nothing': one => {
        git(one, 'config', 'core.fsmonitor', 'true')
        fs.writeFileSync(one.at(CODE), other)
      },
      'a clean filter in info/attributes': one => {
        fs.writeFileSync(one.at('.git/info/attributes'), '* filter=f\n')
        git(one, 'config', 'filter.f.clean', 'sed s/43/42/')
        changeKeepingTimes(one)
      },
      'core.trustctime=false, checkStat=minimal and an old mtime': one => {
        git(one, 'config', 'core.trustctime', 'false')
        git(one, 'config', 'core.checkStat', 'minimal')
        changeKeepingTimes(one)
      },
      'commit of the change': one => {
        fs.writeFileSync(one.at(CODE), other)
        one.repository.commit('moved')
      },
      'git replace of the blob': one => {
        fs.writeFileSync(one.at(CODE), other)
        const planted = git(one, 'hash-object', '-w', one.at(CODE))
        git(one, 'replace', git(one, 'rev-parse', `HEAD:${CODE}`), planted)
      },
      'core.worktree that leads to a pristine copy': one => {
        fs.cpSync(one.at('src'), one.at('.git/pristine/src'), {
          recursive: true
        })
        git(one, 'config', 'core.worktree', one.at('.git/pristine'))
        fs.writeFileSync(one.at(CODE), other)
      },
      'another .git in its place': one => {
        fs.renameSync(one.at('.git'), one.at('.git-old'))
        fs.cpSync(one.at('.git-old'), one.at('.git'), { recursive: true })
        fs.writeFileSync(one.at(CODE), other)
      },
      'a new inode with everything kept': one => {
        keepingTimes(one.at(CODE), () => {
          fs.writeFileSync(one.at('src/new'), other)
          fs.renameSync(one.at('src/new'), one.at(CODE))
        })
      }
    }
    test.each(Object.entries(TRICKS))('%s', async (_name, trick) => {
      const one = aScene([], looking)
      const after = await around(one, () => {
        trick(one)
      })
      expect(named(after).unbound).toContain(`${CODE} changed`)
    })

    test('changed, used and put back with its old mtime', async () => {
      const one = aScene([], looking)
      const after = await around(one, () => {
        const old = fs.readFileSync(one.at(CODE))
        keepingTimes(one.at(CODE), () => {
          fs.writeFileSync(one.at(CODE), other)
          fs.writeFileSync(one.at(CODE), old)
        })
      })
      expect(named(after).unbound).toEqual([`${CODE} rewritten`])
    })

    test('the whole folder moved away, used in another form and moved back', async () => {
      const one = aScene([], looking)
      const after = await around(one, () => {
        fs.renameSync(one.at('src'), one.at('away'))
        fs.cpSync(one.at('away'), one.at('src'), { recursive: true })
        fs.writeFileSync(one.at(CODE), other)
        fs.rmSync(one.at('src'), { recursive: true })
        fs.renameSync(one.at('away'), one.at('src'))
      })
      expect(named(after).unbound).toEqual([
        `${CODE} rewritten`,
        'src/run.sh rewritten'
      ])
    })

    test('the parent folder replaced by a link to a folder with the right file', async () => {
      const one = aScene([], looking)
      const after = await around(one, () => {
        fs.renameSync(one.at('src'), one.at('elsewhere'))
        fs.symlinkSync('elsewhere', one.at('src'))
      })
      expect(named(after).unbound).toContain(`${CODE} removed`)
      expect(after.unbound.find(({ path }) => path === CODE)?.found).toBe(
        'nothing'
      )
    })

    test('chmod where core.fileMode=false', async () => {
      const one = aScene([], looking)
      const after = await around(one, () => {
        git(one, 'config', 'core.fileMode', 'false')
        fs.chmodSync(one.at(CODE), 0o755)
      })
      expect(named(after).unbound).toEqual([`${CODE} mode`])
    })

    test('a new file hidden by info/exclude and status.showUntrackedFiles', async () => {
      const one = aScene([], looking)
      const after = await around(one, () => {
        fs.writeFileSync(one.at('.git/info/exclude'), '*\n')
        git(one, 'config', 'status.showUntrackedFiles', 'no')
        fs.writeFileSync(one.at('src/conftest.py'), 'planted')
      })
      expect(after.added).toEqual(['src/conftest.py'])
    })

    test('HEAD moved by write-tree and update-ref without a change on the disk', async () => {
      const one = aScene([], looking)
      const after = await around(one, () => {
        const tree = git(one, 'write-tree')
        git(one, 'update-ref', 'HEAD', git(one, 'commit-tree', '-m', 'x', tree))
      })
      expect(named(after)).toEqual({ unbound: [], drift: [] })
      expect(after.headMoved).toBe(true)
    })

    test('what is watched is what was tracked before the command, not what the index says now', async () => {
      const one = aScene([], looking)
      const after = await around(one, () => {
        git(one, 'rm', '-q', '--cached', '-r', '.')
        fs.writeFileSync(one.at('README.md'), 'drifted\n')
      })
      expect(named(after).drift).toEqual(['README.md changed'])
    })
  }
)
