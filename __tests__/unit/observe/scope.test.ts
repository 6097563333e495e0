/** Which changed paths count. */
import { describe, expect, it } from '@jest/globals'

import { scopeOf } from '../../../src/observe/scope.ts'

const everything = { exclude: ['**'] }

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
    expect((await scopeOf({ exclude: [] }))(path)).toBe('harness')
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
      expect((await scopeOf({ exclude: [] }))(path)).toBe('ledger')
    }
  )

  it('leaves out what the globs of the policy name', async () => {
    const place = await scopeOf({
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
    const place = await scopeOf({ exclude: ['logs/*%0A*'] })
    expect(place('logs/a%0Ab')).toBe('out_of_scope')
    expect(place('logs/ab')).toBe('ledger')
  })
})
