/** Moves while a real command runs that leave no metadata behind. */
import { afterEach, describe, expect, test } from '@jest/globals'

import { sha256 } from '../../../src/model/digest.ts'
import { commandMoves } from '../../../src/verify/command-moves.ts'
import { watchTree } from '../../../src/verify/tree-watch.ts'
import { duringCommand, named, scene, type Scene } from './binding-support.ts'
import {
  mutationLedger,
  type MutationRecord
} from '../../../src/model/ledger.ts'
import type { BindingDocument } from '../../../src/model/evidence.ts'
import type { Checkout, MoveWatch } from '../../../src/ports.ts'

// Paths exist as the change says; `need` and `gone/need` are deleted by it.
const RECORDS: readonly MutationRecord[] = [
  {
    tool: 'write',
    path: 'src/code.ts',
    content_digest: sha256('const answer = 42\n')
  },
  {
    tool: 'write',
    path: 'src/deep/other.ts',
    content_digest: sha256('other\n')
  },
  { tool: 'delete', path: 'src/need', content_digest: '' },
  { tool: 'delete', path: 'gone/need', content_digest: '' }
]

const made: Scene[] = []
const aScene = (
  request: Partial<Scene['request']> = {},
  generated: readonly string[] = []
): Scene => {
  const one = scene(generated)
  made.push(one)
  return { ...one, request: { ...one.request, records: RECORDS, ...request } }
}
afterEach(() => {
  for (const one of made.splice(0)) one.repository.dispose()
})

const movedBy = async (
  script: string,
  one = aScene()
): Promise<ReturnType<typeof named> | 'lost'> => {
  const after = await duringCommand(one, script)
  return after === 'lost' ? after : named(after)
}

const SRC = [
  'src/code.ts rewritten',
  'src/deep/other.ts rewritten',
  'src/need rewritten'
]

describe('a command that puts another in the place of a mutated path is found out', () => {
  const TRICKS: readonly (readonly [string, string, readonly string[]])[] = [
    [
      'its folder swapped and put back, and then an entry made and removed in it',
      'mv src .hidden; mkdir src; echo good >src/code.ts; cat src/code.ts; rm -rf src; mv .hidden src; touch src/zz; rm src/zz',
      SRC
    ],
    [
      'a nested folder swapped',
      'mv src/deep .hidden; mkdir src/deep; echo good >src/deep/other.ts; rm -rf src/deep; mv .hidden src/deep; touch src/deep/zz; rm src/deep/zz; touch src/zz; rm src/zz',
      ['src/deep/other.ts rewritten']
    ],
    [
      'its folder swapped within its parent, from one folder further up',
      'cd /; cd "$OLDPWD/src/deep"; mv ../../src ../../.hidden; cd ../..; mkdir -p src/deep; rm -rf src; mv .hidden src; touch src/zz; rm src/zz',
      SRC
    ],
    [
      'the whole checkout swapped',
      'here=$PWD; cd ..; mv "$here" "$here-away"; mkdir "$here"; rmdir "$here"; mv "$here-away" "$here"; touch "$here/zz"; rm "$here/zz"',
      [...['gone/need rewritten'], ...SRC]
    ],
    [
      'its folder replaced by a link for a while',
      'cp -r src fake; mv src .hidden; ln -s fake src; rm src; mv .hidden src; touch src/zz; rm src/zz; rm -rf fake',
      SRC
    ],
    [
      'the file itself renamed away and back',
      'mv src/code.ts src/keep; echo good >src/code.ts; mv src/keep src/code.ts',
      ['src/code.ts rewritten']
    ],
    [
      'the file replaced and put back by a hard link',
      'ln src/code.ts keep; rm src/code.ts; echo good >src/code.ts; ln -f keep src/code.ts; rm keep',
      ['src/code.ts rewritten']
    ],
    [
      'a deleted path made and removed again',
      'echo x >src/need; test -f src/need; rm src/need',
      ['src/need rewritten']
    ],
    [
      'a deleted path made and removed with the folder that it needs',
      'mkdir gone; echo x >gone/need; test -f gone/need; rm -r gone',
      ['gone/need rewritten']
    ],
    [
      'a deleted path made and removed, its folder left behind',
      'mkdir gone; echo x >gone/need; rm gone/need',
      ['gone/need rewritten']
    ]
  ]
  test.each(TRICKS)('%s', async (_name, script, unbound) => {
    expect(await movedBy(script)).toMatchObject({ unbound })
  })

  test('a path whose name is no UTF-8', async () => {
    const one = aScene()
    one.repository.git('status')
    const records = [
      { tool: 'delete', path: 'src/%FF', content_digest: '' }
    ] as const
    const script = "touch src/$'\\xff'; rm src/$'\\xff'"
    const at = { ...one, request: { ...one.request, records } }
    expect(await movedBy(script, at)).toMatchObject({
      unbound: ['src/%FF rewritten']
    })
  })
})

describe('honest commands stay bound', () => {
  test.each([
    [
      'caches and outputs beside mutated files',
      'mkdir -p src/__pycache__ src/deep/__pycache__ .pytest_cache/v node_modules/.bin target/debug coverage; for one in src/__pycache__ src/deep/__pycache__ .pytest_cache/v target/debug coverage; do echo x >$one/out; done; rm -rf coverage; mkdir coverage'
    ],
    [
      'a file written beside and renamed into place',
      'echo x >src/.out.tmp; mv src/.out.tmp src/out; echo y >src/.out.tmp; mv src/.out.tmp src/out'
    ],
    ['an entry named as the checkout itself', 'echo x >"$(basename "$PWD")"'],
    ['reading all of it', 'cat src/code.ts src/deep/other.ts; ls -R']
  ])('%s', async (_name, script) => {
    expect(await movedBy(script)).toEqual({ unbound: [], drift: [] })
  })

  test('generated paths may be removed and made anew with the same bytes', async () => {
    const one = aScene({}, ['src/**'])
    const script = 'cp -r src fresh; rm -rf src; mv fresh src'
    expect(await movedBy(script, one)).toMatchObject({ unbound: [] })
  })
})

describe('another tracked file that was replaced and put back', () => {
  const script = 'cp bin/tool keep; echo evil >bin/tool; cp keep bin/tool'
  const swap =
    'mv bin .hidden; mkdir bin; rmdir bin; mv .hidden bin; touch bin/zz; rm bin/zz'

  test('is drift where drift blocks', async () => {
    const blocks = { touchIsDrift: true }
    const drift = ['bin/tool rewritten']
    expect(await movedBy(script, aScene(blocks))).toMatchObject({ drift })
    expect(await movedBy(swap, aScene(blocks))).toMatchObject({ drift })
  })

  test('is nothing where drift is only said, or where it is generated', async () => {
    expect(await movedBy(script)).toMatchObject({ drift: [] })
    const one = aScene({ touchIsDrift: true }, ['bin/**'])
    expect(await movedBy(script, one)).toMatchObject({ drift: [] })
  })
})

describe('what the system cannot tell', () => {
  const documentWith = async (
    watchMoves: Checkout['watchMoves']
  ): Promise<BindingDocument> => {
    const { request, ports } = aScene()
    const checkout = { ...ports.checkout, watchMoves }
    const { id } = await checkout.commit()
    const tree = await watchTree(
      {
        ledger: mutationLedger(request.records),
        policy: { generated: [], drift: 'report' },
        head: id,
        moves: commandMoves(checkout)
      },
      { checkout, files: ports.files }
    )
    await tree.after('tests')
    return tree.document()
  }

  test('leaves nothing bound when moves were lost, and says at which check', async () => {
    const lost: MoveWatch = {
      moved: () => Promise.resolve('lost'),
      close: () => undefined
    }
    const document = await documentWith(() => Promise.resolve(lost))
    expect(document).toMatchObject({
      bound: false,
      unbound: [{ path: 'gone/need', check: 'tests' }]
    })
    expect(document.unbound[0]?.reason).toContain('the system dropped some')
    expect(document).not.toHaveProperty('moves_unwatched')
  })

  test('leaves the looks to decide where moves cannot be watched, and the record says so', async () => {
    const document = await documentWith(() => Promise.resolve(undefined))
    expect(document).toMatchObject({ bound: true, moves_unwatched: true })
  })
})
