/** Which changed paths count. */
import { describe, expect, it } from '@jest/globals'

import { scopeOf, WHOLE_CHANGE } from '../../../src/observe/scope.ts'
import { PRESET_FILES } from '../../../src/policy/preset-names.ts'
import { PRESET_TABLE } from '../../../src/verify/presets/table.ts'
import type { FolderView } from '../../../src/verify/presets/preset.ts'

const everything = { ...WHOLE_CHANGE, exclude: ['**'] }

describe('the scope', () => {
  it.each([
    '.git/config',
    'sub/.git/HEAD',
    '.a3s/state.json',
    '.a3s-code/x',
    'deep/.a3s/y',
    '.a3s/loops/one/notes.md',
    '.a3s/loops/one/two/ACCEPTANCE.md',
    'sub/.a3s/loops/one/ACCEPTANCE.md'
  ])('leaves the harness its own %s', async path => {
    expect((await scopeOf(WHOLE_CHANGE))(path)).toBe('harness')
  })

  it.each([
    '.a3s/loops/one/ACCEPTANCE.md',
    '.a3s/loops/one/STATE.md',
    'ACCEPTANCE.md',
    'deep/down/ACCEPTANCE.md',
    'deep/acceptance.md',
    '.github/completion-gate.yml',
    '.github/workflows/ci.yml',
    '.GITHUB/workflows/ci.yml'
  ])('never leaves out %s, whatever the policy says', async path => {
    expect((await scopeOf(everything))(path)).toBe('ledger')
  })

  it.each(['.GIT/config', '.git ', 'git~1', '.gitignore', '.a3sx/y', 'a3s/y'])(
    'counts %s, which only looks like the harness',
    async path => {
      expect((await scopeOf(WHOLE_CHANGE))(path)).toBe('ledger')
    }
  )

  it('leaves out what the globs of the policy name', async () => {
    const place = await scopeOf({
      ...WHOLE_CHANGE,
      exclude: ['docs/**', '*.generated.ts', '**/snapshots/*', '!src/**', '#x']
    })
    expect(
      ['docs/a/b.md', 'docs/.hidden', 'a.generated.ts', 'x/snapshots/y'].map(
        place
      )
    ).toEqual(Array(4).fill('out_of_scope'))
    expect(
      [
        'docs',
        'src/a.generated.ts',
        'src/a.ts',
        'x/snapshots/y/z',
        'other'
      ].map(place)
    ).toEqual(Array(5).fill('ledger'))
  })

  it('compares paths as the ledger encodes them', async () => {
    const place = await scopeOf({ ...WHOLE_CHANGE, exclude: ['logs/*%0A*'] })
    expect(place('logs/a%0Ab')).toBe('out_of_scope')
    expect(place('logs/ab')).toBe('ledger')
  })

  it.each([
    'docs/criteria.md',
    'DOCS/Criteria.md',
    'package.json',
    'pyproject.toml',
    'packages/api/package.json',
    'packages/api/Cargo.toml',
    'packages/api/yarn.lock'
  ])('never leaves out %s, from which checks are read', async path => {
    const place = await scopeOf({
      exclude: ['**'],
      acceptanceFiles: ['docs/criteria.md'],
      packageFolders: ['packages/*']
    })
    expect(place(path)).toBe('ledger')
    expect(place(`vendor/${path}`)).toBe('out_of_scope')
  })

  it('knows every file that a preset looks for', () => {
    const seen = new Set<string>()
    const bare: FolderView = {
      has: name => seen.add(name).size === 0,
      hasFolder: () => false,
      text: name => {
        seen.add(name)
        return undefined
      },
      names: () => [],
      holds: () => true
    }
    for (const { find } of PRESET_TABLE) {
      find({ folder: bare, root: bare, toRoot: '.' })
      const text = '{"scripts":{"test":"x"}}'
      const project: FolderView = {
        ...bare,
        text: name => {
          seen.add(name)
          return { kind: 'text', text }
        }
      }
      find({ folder: project, root: bare, toRoot: '.' })
    }
    expect(seen.size).toBeGreaterThan(10)
    expect([...seen].filter(name => !PRESET_FILES.includes(name))).toEqual([])
  })
})
