/** What a submodule holds is compared with its commit, before the first command and after each one. */
import * as fs from 'node:fs'
import * as path from 'node:path'

import { afterAll, afterEach, describe, expect, test } from '@jest/globals'

import { createCheckout } from '../../../src/adapters/files/index.ts'
import { openRepository } from '../../../src/adapters/git/index.ts'
import { sha256 } from '../../../src/model/digest.ts'
import { mutationLedger } from '../../../src/model/ledger.ts'
import { commandMoves } from '../../../src/verify/command-moves.ts'
import { watchTree } from '../../../src/verify/tree-watch.ts'
import { gitRepository } from '../../support/git-repository.ts'
import type { BindingDocument } from '../../../src/model/evidence.ts'
import type { GitRepository } from '../../support/git-repository.ts'

const made: GitRepository[] = []
const sources: GitRepository[] = []

afterEach(() => {
  for (const one of made.splice(0)) one.dispose()
})

interface Options {
  readonly objectFormat?: 'sha1' | 'sha256'
  /** The change moved the submodule. */
  readonly recorded: boolean
  readonly drift?: 'report' | 'block'
  /** Edits beside the change are asked for. */
  readonly asksEdits?: true
  /** Left as an empty folder. */
  readonly notCheckedOut?: true
  /** Done before the first look. */
  readonly before?: (scene: Scene) => void
  readonly setup?: (scene: Scene) => void
  readonly command?: (scene: Scene) => void
}

interface Scene {
  readonly repository: GitRepository
  readonly at: (name: string) => string
  readonly update: () => void
}

function inner(format: 'sha1' | 'sha256'): GitRepository {
  const nested = gitRepository({ objectFormat: format })
  nested.write('deep.txt', 'deep\n')
  nested.commit('nested')
  const library = gitRepository({ objectFormat: format })
  library.write('lib/code.sh', 'exit 1\n')
  library.write('tool', 'tool\n', { mode: 0o755 })
  library.write('lines.txt', 'one\ntwo\n')
  library.symlink('link', 'tool')
  library.git(...ALLOWED, 'submodule', '--quiet', 'add', nested.dir, 'nested')
  library.commit('library')
  sources.push(nested, library)
  return library
}

const ALLOWED = ['-c', 'protocol.file.allow=always']

/** Made once of each kind, and copied: git takes its time. */
const templates = new Map<string, GitRepository>()

afterAll(() => {
  for (const one of [...templates.values(), ...sources.splice(0)]) one.dispose()
})

function templateOf(objectFormat: 'sha1' | 'sha256'): GitRepository {
  const known = templates.get(objectFormat)
  if (known !== undefined) return known
  const library = inner(objectFormat)
  const repository = gitRepository({ objectFormat })
  templates.set(objectFormat, repository)
  repository.write('code.txt', 'code\n')
  const add = ['submodule', '--quiet', 'add', library.dir, 'sub']
  repository.git(...ALLOWED, ...add)
  repository.commit('head')
  update(repository)
  return repository
}

function update(repository: GitRepository): void {
  const all = ['submodule', '--quiet', 'update', '--init', '--recursive']
  repository.git(...ALLOWED, ...all)
}

function sceneOf({ objectFormat = 'sha1', notCheckedOut }: Options): Scene {
  const repository = gitRepository({ objectFormat })
  made.push(repository)
  const { dir } = templateOf(objectFormat)
  fs.cpSync(dir, repository.dir, { recursive: true, verbatimSymlinks: true })
  if (notCheckedOut === true)
    repository.git('submodule', '--quiet', 'deinit', '--force', 'sub')
  return {
    repository,
    update: () => {
      update(repository)
    },
    at: name => path.join(repository.dir, name)
  }
}

async function bindingOf(options: Options): Promise<BindingDocument> {
  return await bindingAt(sceneOf(options), options)
}

async function bindingAt(
  one: Scene,
  options: Options = { recorded: true }
): Promise<BindingDocument> {
  const { repository } = one
  const commit = repository.git('rev-parse', 'HEAD')
  const gitlink = repository.git('rev-parse', 'HEAD:sub')
  const code = {
    tool: 'write',
    path: 'code.txt',
    content_digest: sha256('code\n')
  }
  const moved = {
    tool: 'submodule',
    path: 'sub',
    content_digest: sha256(gitlink)
  }
  options.before?.(one)
  const opened = await openRepository({
    dir: repository.dir,
    fetch: false,
    environment: { PATH: process.env['PATH'] }
  })
  const checkout = createCheckout({
    root: repository.dir,
    commit: () => Promise.resolve({ id: commit, parents: [] }),
    ...(options.asksEdits === true ? { edits: opened } : {})
  })
  const moves = commandMoves(checkout)
  try {
    const tree = await watchTree(
      {
        ledger: mutationLedger(options.recorded ? [code, moved] : [code]),
        policy: { generated: [], drift: options.drift ?? 'report' },
        head: commit,
        moves
      },
      { checkout, files: opened.files }
    )
    if (options.setup !== undefined) {
      options.setup(one)
      await tree.afterSetup('setup:1')
    }
    options.command?.(one)
    await tree.after('unit')
    return tree.document()
  } finally {
    moves.close()
    opened.close()
  }
}

function rewrite(name: string, text: string): (scene: Scene) => void {
  return ({ at }) => {
    fs.writeFileSync(at(name), text)
  }
}

const CLEAN = { bound: true, unbound: [], drift: [] }

const TRICKS: readonly (readonly [string, string, (scene: Scene) => void])[] = [
  ['a changed file', 'sub/lib/code.sh', rewrite('sub/lib/code.sh', 'exit 0\n')],
  [
    'a missing file',
    'sub/tool',
    ({ at }) => {
      fs.rmSync(at('sub/tool'))
    }
  ],
  [
    'another mode',
    'sub/tool',
    ({ at }) => {
      fs.chmodSync(at('sub/tool'), 0o644)
    }
  ],
  [
    'a link that leads elsewhere',
    'sub/link',
    ({ at }) => {
      fs.rmSync(at('sub/link'))
      fs.symlinkSync('lines.txt', at('sub/link'))
    }
  ],
  [
    'a changed file of a submodule in it',
    'sub/nested/deep.txt',
    rewrite('sub/nested/deep.txt', 'other\n')
  ],
  [
    'a file that git is told not to look at',
    'sub/lib/code.sh',
    ({ repository, at }) => {
      const flag = ['update-index', '--assume-unchanged', 'lib/code.sh']
      repository.git('-C', at('sub'), ...flag)
      fs.writeFileSync(at('sub/lib/code.sh'), 'exit 0\n')
    }
  ],
  [
    'a submodule in it at another commit',
    'sub/nested',
    ({ repository, at }) => {
      const commit = ['commit', '--quiet', '--allow-empty', '-m', 'x']
      repository.git('-C', at('sub/nested'), ...commit)
    }
  ]
]

describe('a submodule that the change moved', () => {
  test.each(['sha1', 'sha256'] as const)(
    'binds where it holds its commit (%s)',
    async objectFormat => {
      expect(await bindingOf({ objectFormat, recorded: true })).toMatchObject(
        CLEAN
      )
    }
  )

  test.each(TRICKS)('does not bind with %s', async (_, name, act) => {
    for (const when of ['before', 'setup', 'command'] as const) {
      const binding = await bindingOf({ recorded: true, [when]: act })
      expect(binding.bound).toBe(false)
      expect(binding.unbound.map(one => one.path)).toContain(name)
      expect(binding.drift).toEqual([])
    }
  })

  test('does not bind when a command only put a file back', async () => {
    const binding = await bindingOf({
      recorded: true,
      command: ({ at }) => {
        fs.writeFileSync(at('sub/lib/code.sh'), 'exit 0\n')
        fs.writeFileSync(at('sub/lib/code.sh'), 'exit 1\n')
      }
    })
    expect(binding.unbound).toMatchObject([
      { path: 'sub/lib/code.sh', check: 'unit' }
    ])
  })

  test('binds with the line ends of another system', async () => {
    const before = rewrite('sub/lines.txt', 'one\r\ntwo\r\n')
    expect(await bindingOf({ recorded: true, before })).toMatchObject(CLEAN)
  })

  test('binds as a Git LFS file whose pointer the commit has', async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256('large\n')}\nsize 6\n`
    const before = ({ repository, at }: Scene): void => {
      fs.writeFileSync(at('sub/lines.txt'), pointer)
      repository.git('-C', at('sub'), 'commit', '--quiet', '-am', 'pointer')
      repository.git('commit', '--quiet', '--amend', '--no-edit', '-a')
    }
    const large = rewrite('sub/lines.txt', 'large\n')
    const inPlace = async (then: (scene: Scene) => void): Promise<boolean> => {
      const one = sceneOf({ recorded: true })
      before(one)
      then(one)
      return (await bindingAt(one)).bound
    }
    expect(await inPlace(() => undefined)).toBe(true)
    expect(await inPlace(large)).toBe(true)
    expect(await inPlace(rewrite('sub/lines.txt', 'Large\n'))).toBe(false)
  })

  test('may be checked out by a set-up, at its commit alone', async () => {
    const notCheckedOut = true
    const recorded = true
    const setup = ({ update }: Scene): void => {
      update()
    }
    expect(await bindingOf({ recorded, notCheckedOut, setup })).toMatchObject(
      CLEAN
    )
    const other = ({ update, repository, at }: Scene): void => {
      update()
      const commit = ['commit', '--quiet', '--allow-empty', '-m', 'x']
      repository.git('-C', at('sub'), ...commit)
    }
    const binding = await bindingOf({ recorded, notCheckedOut, setup: other })
    expect(binding.unbound[0]).toMatchObject({ path: 'sub' })
  })

  test('that is not checked out binds, unless a check brings it', async () => {
    const notCheckedOut = true
    expect(await bindingOf({ recorded: true, notCheckedOut })).toMatchObject(
      CLEAN
    )
    const command = ({ update }: Scene): void => {
      update()
    }
    const binding = await bindingOf({ recorded: true, notCheckedOut, command })
    expect(binding.unbound).toMatchObject([{ path: 'sub', check: 'unit' }])
    expect(binding.unbound[0]?.reason).toContain('`setup`')
  })

  test('does not bind when its objects say what they should not', async () => {
    const binding = await bindingOf({
      recorded: true,
      setup: ({ repository, at }) => {
        // The folder `lib` under the id of the right one, with another file in it.
        const tree = repository.git('-C', at('sub'), 'rev-parse', 'HEAD:lib')
        fs.writeFileSync(at('sub/lib/code.sh'), 'exit 0\n')
        repository.git('-C', at('sub'), 'commit', '--quiet', '-am', 'x')
        const other = repository.git('-C', at('sub'), 'rev-parse', 'HEAD:lib')
        repository.git('-C', at('sub'), 'reset', '--quiet', '--soft', 'HEAD~1')
        const place = (id: string): string =>
          at(`.git/modules/sub/objects/${id.slice(0, 2)}/${id.slice(2)}`)
        fs.rmSync(place(tree), { force: true })
        fs.copyFileSync(place(other), place(tree))
      }
    })
    expect(binding.bound).toBe(false)
    expect(binding.unbound[0]?.path).toMatch(/^sub/)
  })
})

describe('another submodule where edits are asked for', () => {
  const moved = ({ repository, at }: Scene): void => {
    const commit = ['commit', '--quiet', '--allow-empty', '-m', 'x']
    repository.git('-C', at('sub'), ...commit)
  }
  const asked = { recorded: false, asksEdits: true } as const

  test.each([...TRICKS, ['another commit', 'sub', moved] as const])(
    'does not bind with %s before the first check',
    async (_, name, before) => {
      const binding = await bindingOf({ ...asked, before })
      expect(binding.bound).toBe(false)
      expect(binding.unbound.map(one => one.path)).toEqual([name])
      expect(binding.drift).toEqual([])
    }
  )

  test('binds as it is committed, or where it is not checked out', async () => {
    expect(await bindingOf(asked)).toMatchObject(CLEAN)
    const notCheckedOut = { ...asked, notCheckedOut: true } as const
    expect(await bindingOf(notCheckedOut)).toMatchObject(CLEAN)
  })

  test('is drift where a set-up or a check moved it', async () => {
    for (const when of ['setup', 'command'] as const) {
      const binding = await bindingOf({ ...asked, [when]: moved })
      expect(binding.unbound).toEqual([])
      expect(binding.drift.map(one => one.path)).toContain('sub')
    }
  })
})

describe('a file of a submodule that attributes convert', () => {
  const attributes: Record<string, [string, string]> = {
    ident: ['lines.txt ident\n', '$Id$\n'],
    encoding: ['lines.txt working-tree-encoding=UTF-16LE\n', 'one\n']
  }

  test.each(Object.values(attributes))(
    'does not bind, and says how it does (%j)',
    async (attribute, text) => {
      const one = sceneOf({ recorded: true })
      const inSub = (...args: readonly string[]): string =>
        one.repository.git('-C', one.at('sub'), ...args)
      fs.writeFileSync(one.at('sub/lines.txt'), text)
      inSub('commit', '--quiet', '-am', 'text')
      fs.writeFileSync(one.at('sub/.gitattributes'), attribute)
      inSub('add', '.gitattributes')
      inSub('commit', '--quiet', '-m', 'attributes')
      one.repository.git('commit', '--quiet', '--amend', '--no-edit', '-a')
      const checkOut = (): void => {
        fs.rmSync(one.at('sub/lines.txt'))
        inSub('checkout', '--', 'lines.txt')
      }
      checkOut()
      const { unbound } = await bindingAt(one)
      expect(unbound).toMatchObject([
        {
          path: 'sub/lines.txt',
          mend: expect.stringContaining(
            '`FILE -ident !working-tree-encoding -filter`'
          )
        }
      ])
      const place = inSub('rev-parse', '--git-path', 'info/attributes')
      fs.writeFileSync(
        path.resolve(one.at('sub'), place),
        'lines.txt -ident !working-tree-encoding -filter\n'
      )
      checkOut()
      expect(await bindingAt(one)).toMatchObject(CLEAN)
    }
  )
})

describe('another submodule', () => {
  test.each(TRICKS)('is drift with %s', async (_, name, act) => {
    for (const when of ['before', 'setup', 'command'] as const) {
      // One of the two each time: what they decide is the same for all.
      const drift = when === 'before' ? 'report' : 'block'
      const binding = await bindingOf({ recorded: false, drift, [when]: act })
      expect(binding.drift.map(one => one.path)).toContain(name)
      expect(binding.bound).toBe(drift === 'report')
    }
  })

  test.each(['report', 'block'] as const)(
    'binds under drift: %s where it holds its commit, also by a set-up',
    async drift => {
      const one = { recorded: false, drift }
      expect(await bindingOf(one)).toMatchObject(CLEAN)
      const setup = ({ update }: Scene): void => {
        update()
      }
      expect(
        await bindingOf({ ...one, setup, notCheckedOut: true })
      ).toMatchObject(CLEAN)
    }
  )

  test('that is not checked out is no drift', async () => {
    const one = {
      recorded: false,
      drift: 'block',
      notCheckedOut: true
    } as const
    expect(await bindingOf(one)).toMatchObject(CLEAN)
  })
})
