/** Uncommitted edits of tracked files that the change leaves alone: what hides one, and what only looks like one. */
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'

import { createCheckout } from '../../../src/adapters/files/index.ts'
import { openRepository } from '../../../src/adapters/git/index.ts'
import { sha256 } from '../../../src/model/digest.ts'
import { uncommittedEdits } from '../../../src/verify/uncommitted.ts'
import { gitRepository } from '../../support/git-repository.ts'
import { runMain } from '../../support/run-main.ts'
import type { EvidenceRecord } from '../../../src/model/evidence.ts'
import type { GitRepository } from '../../support/git-repository.ts'

const scene = {} as { repository: GitRepository }

const LARGE = 'large\n'
const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256(LARGE)}\nsize 6\n`

beforeEach(() => {
  const repository = gitRepository()
  scene.repository = repository
  repository.write(
    '.github/completion-gate.yml',
    'version: 1\nchecks:\n  - id: unit\n    kind: test\n    command: touch ran && sh ./test.sh\n'
  )
  repository.write('.gitattributes', '*.id ident\n*.secret filter=secret\n')
  repository.write('.gitignore', 'ran\nignored\n')
  repository.write('test.sh', 'exit 1\n')
  repository.write('lines.txt', 'one\ntwo\n')
  repository.write('name.id', '$Id$\n')
  repository.write('key.secret', 'as it is stored\n')
  repository.write('large.bin', POINTER)
  repository.write('.a3s/loops/one/notes.md', 'notes\n')
  repository.write('odd \xe9%name', 'x\n')
  repository.symlink('link', 'test.sh')
  repository.write('deep/code.txt', 'x\n')
  repository.write('run.sh', 'run\n', { mode: 0o755 })
  repository.commit('base')
  repository.branch('agent')
  repository.write('product.txt', 'right\n')
  repository.commit('change')
})
afterEach(() => {
  scene.repository.dispose()
})

function at(name: string): string {
  return path.join(scene.repository.dir, name)
}

async function edits(): Promise<readonly string[]> {
  const { repository } = scene
  const opened = await openRepository({
    dir: repository.dir,
    fetch: false,
    environment: { PATH: process.env['PATH'] }
  })
  const { checkedOut, files } = opened
  try {
    const checkout = createCheckout({
      root: repository.dir,
      commit: () => Promise.resolve(checkedOut),
      edits: opened
    })
    const found = await uncommittedEdits(
      {
        records: [
          { tool: 'write', path: 'product.txt', content_digest: 'irrelevant' }
        ],
        tracked: await files.list(checkedOut.id),
        ignoreExecutableBit: false
      },
      { checkout, files }
    )
    return found.map(one => one.path)
  } finally {
    opened.close()
  }
}

function weaken(): void {
  scene.repository.write('test.sh', 'exit 0\n')
}

/** The scene is what it says: git itself is blind to the edit. */
function requireUnseen(): void {
  const seen = scene.repository.git('status', '--porcelain')
  if (seen !== '') throw new Error(`git sees the edit: ${seen}`)
}

const EDITS: readonly (readonly [string, string, () => void])[] = [
  ['another content', 'test.sh', weaken],
  [
    'another content of the same size under its old times',
    'test.sh',
    () => {
      const { atime, mtime } = fs.statSync(at('test.sh'))
      scene.repository.git('config', 'core.trustctime', 'false')
      weaken()
      fs.utimesSync(at('test.sh'), atime, mtime)
    }
  ],
  [
    'another content that is staged',
    'test.sh',
    () => {
      weaken()
      scene.repository.git('add', 'test.sh')
    }
  ],
  [
    'an edit that git is told to assume away',
    'test.sh',
    () => {
      scene.repository.git('update-index', '--assume-unchanged', 'test.sh')
      weaken()
    }
  ],
  [
    'an edit that git is told to skip',
    'test.sh',
    () => {
      scene.repository.git('update-index', '--skip-worktree', 'test.sh')
      weaken()
    }
  ],
  [
    'nothing',
    'test.sh',
    () => {
      fs.rmSync(at('test.sh'))
    }
  ],
  [
    'another mode',
    'test.sh',
    () => {
      fs.chmodSync(at('test.sh'), 0o755)
    }
  ],
  [
    'another target',
    'link',
    () => {
      scene.repository.symlink('link', 'other')
    }
  ],
  [
    'a link to the same content',
    'lines.txt',
    () => {
      fs.renameSync(at('lines.txt'), at('ignored'))
      scene.repository.symlink('lines.txt', 'ignored')
    }
  ],
  [
    'an edit under the stat data that a forged index holds',
    'test.sh',
    () => {
      const { repository } = scene
      weaken()
      fs.utimesSync(at('test.sh'), new Date(1000), new Date(1000))
      const edited = repository.git('hash-object', '-w', 'test.sh')
      const honest = repository.git('rev-parse', 'HEAD:test.sh')
      repository.git('add', 'test.sh')
      const index = fs.readFileSync(at('.git/index'), 'latin1')
      const [from, to] = [edited, honest].map(id =>
        Buffer.from(id, 'hex').toString('latin1')
      )
      const forged = index.slice(0, -20).replace(from ?? '', to ?? '')
      const body = Buffer.from(forged, 'latin1')
      const sum = createHash('sha1').update(body).digest()
      fs.writeFileSync(at('.git/index'), Buffer.concat([body, sum]))
      requireUnseen()
    }
  ],
  [
    'an edit that a filter of the clone puts back',
    'test.sh',
    () => {
      scene.repository.git('config', 'filter.hide.clean', 'echo exit 1')
      fs.writeFileSync(at('.git/info/attributes'), 'test.sh filter=hide\n')
      weaken()
      requireUnseen()
    }
  ],
  [
    'an edit that an untracked attribute decodes',
    'deep/code.txt',
    () => {
      scene.repository.write(
        'deep/.gitattributes',
        'code.txt working-tree-encoding=UTF-16LE\n'
      )
      fs.writeFileSync(at('deep/code.txt'), Buffer.from('x\n', 'utf16le'))
    }
  ],
  [
    'an edit that an attribute of the clone decodes',
    'deep/code.txt',
    () => {
      fs.writeFileSync(
        at('.git/info/attributes'),
        'code.txt working-tree-encoding=UTF-16LE\n'
      )
      fs.writeFileSync(at('deep/code.txt'), Buffer.from('x\n', 'utf16le'))
    }
  ],
  [
    'an executable bit that is lost while git does not look at it',
    'run.sh',
    () => {
      scene.repository.git('config', 'core.fileMode', 'false')
      fs.chmodSync(at('run.sh'), 0o644)
    }
  ],
  [
    'a folder that is a link to a copy',
    'deep/code.txt',
    () => {
      fs.renameSync(at('deep'), at('ignored'))
      fs.symlinkSync('ignored', at('deep'))
    }
  ],
  [
    'what a sparse checkout leaves out',
    'deep/code.txt',
    () => {
      scene.repository.git('sparse-checkout', 'set', '--no-cone', '/*', '!deep')
      expect(fs.existsSync(at('deep/code.txt'))).toBe(false)
    }
  ],
  [
    'a staged file that no commit has',
    'staged.txt',
    () => {
      scene.repository.write('staged.txt', 'x\n')
      scene.repository.git('add', 'staged.txt')
    }
  ],
  [
    'an odd name',
    'odd \xe9%25name',
    () => {
      scene.repository.write('odd \xe9%name', 'y\n')
    }
  ],
  [
    'a file of a filter that nobody configured',
    'key.secret',
    () => {
      scene.repository.write('key.secret', 'another\n')
    }
  ],
  [
    'a file that only a configured filter could compare',
    'key.secret',
    () => {
      const { repository } = scene
      repository.git('config', 'filter.secret.clean', 'echo as it is stored')
      repository.write('key.secret', 'another\n')
      repository.git('add', 'key.secret')
      requireUnseen()
    }
  ],
  [
    'a file of a configured filter that is not there',
    'key.secret',
    () => {
      scene.repository.git('config', 'filter.secret.smudge', 'cat')
      fs.rmSync(at('key.secret'))
    }
  ]
]

const NO_EDITS: readonly (readonly [string, () => void])[] = [
  ['a clean checkout', () => undefined],
  [
    'files that were touched, or copied from elsewhere',
    () => {
      for (const name of fs.readdirSync(scene.repository.dir))
        if (fs.lstatSync(at(name)).isFile())
          fs.utimesSync(at(name), new Date(0), new Date(0))
    }
  ],
  [
    'the line ends of another system',
    () => {
      scene.repository.write('lines.txt', 'one\r\ntwo\r\n')
    }
  ],
  [
    'the file of a Git LFS pointer',
    () => {
      scene.repository.write('large.bin', LARGE)
    }
  ],
  [
    'the id that git writes into a file',
    () => {
      fs.rmSync(at('name.id'))
      scene.repository.git('checkout', '--', 'name.id')
      expect(fs.readFileSync(at('name.id'), 'utf8')).toMatch(/\$Id: \w+/)
      fs.utimesSync(at('name.id'), new Date(0), new Date(0))
    }
  ],
  [
    'a file of a configured filter that is as git has it',
    () => {
      scene.repository.git('config', 'filter.secret.smudge', 'cat')
    }
  ],
  [
    'untracked and ignored files',
    () => {
      scene.repository.write('untracked.txt', 'x')
      scene.repository.write('ignored', 'x')
    }
  ],
  [
    'the files of the harness',
    () => {
      scene.repository.write('.a3s/loops/one/notes.md', 'more\n')
    }
  ]
]

describe('an uncommitted edit', () => {
  test.each(EDITS)('is %s', async (_, name, edit) => {
    edit()
    expect(await edits()).toEqual([name])
  })

  test.each(NO_EDITS)('is not %s', async (_, act) => {
    act()
    expect(await edits()).toEqual([])
  })

  test('is looked for without running a filter of the repository', async () => {
    const { repository } = scene
    repository.git(
      'config',
      'filter.secret.clean',
      `touch '${at('ignored')}'; cat`
    )
    repository.git('config', 'filter.secret.required', 'true')
    // An index older than its files: their times tell git nothing, so it reads them.
    fs.utimesSync(at('.git/index'), new Date(1000), new Date(1000))
    expect(await edits()).toEqual([])
    expect(fs.existsSync(at('ignored'))).toBe(false)
  })

  test('is one entry for all files that are not there', async () => {
    const { repository } = scene
    repository.git('sparse-checkout', 'set', '--no-cone', '/product.txt')
    const { code, evidence } = await verified()
    expect(code).toBe(1)
    const [unbound, ...others] = evidence.binding?.unbound ?? []
    expect(others).toEqual([])
    expect(unbound?.reason).toMatch(
      /12 tracked files are not checked out: .* and 7 more/
    )
    expect(evidence.next_steps[0]).toContain('`git sparse-checkout disable`')
    const worktree = await verified('--worktree')
    expect(worktree.evidence.binding?.unbound).toMatchObject([unbound])
    repository.git('sparse-checkout', 'disable')
    expect((await verified()).evidence.binding?.unbound).toEqual([])
  })

  test('is found in a linked work tree, by its own index', async () => {
    const { repository } = scene
    const linked = `${repository.dir}-linked`
    repository.git('worktree', 'add', '--quiet', '--detach', linked)
    try {
      fs.writeFileSync(path.join(linked, 'test.sh'), 'exit 0\n')
      expect(await edits()).toEqual([])
      scene.repository = { ...repository, dir: linked }
      expect(await edits()).toEqual(['test.sh'])
    } finally {
      scene.repository = repository
      fs.rmSync(linked, { recursive: true, force: true })
    }
  })
})

async function verified(
  ...flags: readonly string[]
): Promise<{ readonly code: number; readonly evidence: EvidenceRecord }> {
  const run = await runMain([
    ...['verify', '--repo', scene.repository.dir, '--base', 'main', '--json'],
    ...['--isolation', 'process', ...flags]
  ])
  return { code: run.code, evidence: JSON.parse(run.stdout) as EvidenceRecord }
}

describe('verify beside an uncommitted edit', () => {
  test('runs nothing, names the file and tells the mend', async () => {
    weaken()
    const { code, evidence } = await verified()
    expect(code).toBe(1)
    expect(evidence.completion.kind).toBe('incomplete')
    expect(evidence.binding?.unbound).toMatchObject([{ path: 'test.sh' }])
    expect(evidence.next_steps[0]).toMatch(/test\.sh.*--worktree/)
    expect(fs.existsSync(at('ran'))).toBe(false)
  })

  test.each(['', '--worktree'])(
    'names the filter that keeps it from comparing, and a way out %s',
    async flag => {
      const { repository } = scene
      repository.git('config', 'filter.secret.clean', 'echo as it is stored')
      repository.write('key.secret', 'as it is read\n')
      const { code, evidence } = await verified(...[flag].filter(Boolean))
      expect(code).toBe(1)
      expect(fs.existsSync(at('ran'))).toBe(false)
      expect(evidence.binding?.unbound).toMatchObject([
        { reason: expect.stringMatching(/filter secret: key\.secret/) }
      ])
      expect(evidence.next_steps[0]).toMatch(/clone .* not configured/)
    }
  )

  test('judges it as part of the work tree where that is asked', async () => {
    weaken()
    const { evidence } = await verified('--worktree')
    expect(evidence.ledger.records.map(one => one.path)).toContain('test.sh')
    expect(evidence.binding?.unbound).toEqual([])
  })

  test('tells what to do where a disk gives every file the executable bit', async () => {
    const { repository } = scene
    repository.git('config', 'core.fileMode', 'false')
    const tracked = repository.git('ls-files', '-s', '-z').split('\0')
    for (const line of tracked.filter(one => one.startsWith('100644')))
      fs.chmodSync(at(line.slice(line.indexOf('\t') + 1)), 0o755)
    const { code, evidence } = await verified()
    expect(code).toBe(1)
    expect(evidence.binding?.unbound).toMatchObject([
      { reason: expect.stringMatching(/\d+ tracked files are not so/) },
      { path: 'product.txt' }
    ])
    expect(evidence.next_steps[0]).toMatch(/core\.fileMode.*keeps modes/)
    expect(fs.existsSync(at('ran'))).toBe(false)
  })

  test('says what the checks say where there is none', async () => {
    const { evidence } = await verified()
    expect(evidence.binding?.bound).toBe(true)
    expect(fs.existsSync(at('ran'))).toBe(true)
  })
})
