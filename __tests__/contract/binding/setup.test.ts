/** What a set-up does to the checkout: it is named, and under `drift: block` it blocks. */
import * as fs from 'node:fs'

import { afterEach, describe, expect, test } from '@jest/globals'

import { mutationLedger } from '../../../src/model/ledger.ts'
import { commandMoves } from '../../../src/verify/command-moves.ts'
import { watchTree } from '../../../src/verify/tree-watch.ts'
import { scene, type Scene } from './binding-support.ts'
import type { BindingDocument } from '../../../src/model/evidence.ts'

const scenes: Scene[] = []

afterEach(() => {
  for (const one of scenes.splice(0)) one.repository.dispose()
})

async function afterSetup(
  drift: 'report' | 'block',
  act: (one: Scene) => void
): Promise<BindingDocument> {
  const one = scene()
  scenes.push(one)
  const { request, ports } = one
  const moves = commandMoves(ports.checkout)
  try {
    const tree = await watchTree(
      {
        ledger: mutationLedger(request.records),
        policy: { generated: [], drift },
        head: one.repository.git('rev-parse', 'HEAD'),
        moves
      },
      ports
    )
    act(one)
    await tree.afterSetup('setup:1')
    // What follows is compared with what the set-up left.
    await tree.after('unit')
    return tree.document()
  } finally {
    moves.close()
  }
}

function rewrite(name: string, text: string): (one: Scene) => void {
  return ({ at }) => {
    fs.writeFileSync(at(name), text)
  }
}

const CHANGES: readonly (readonly [string, (one: Scene) => void])[] = [
  ['changed', rewrite('README.md', 'other\n')],
  [
    'removed',
    ({ at }) => {
      fs.rmSync(at('README.md'))
    }
  ],
  [
    'mode',
    ({ at }) => {
      fs.chmodSync(at('README.md'), 0o755)
    }
  ]
]

describe('a set-up', () => {
  test.each(CHANGES)(
    'by which another tracked file is %s is drift',
    async (change, act) => {
      const drift = [{ path: 'README.md', change, check: 'setup:1' }]
      expect(await afterSetup('report', act)).toMatchObject({
        bound: true,
        drift
      })
      expect(await afterSetup('block', act)).toMatchObject({
        bound: false,
        drift
      })
    }
  )

  test('may write files again with the same content, those of the change too', async () => {
    const act = (one: Scene): void => {
      rewrite('README.md', 'read me\n')(one)
      rewrite('src/code.ts', 'const answer = 42\n')(one)
    }
    const clean = { bound: true, drift: [], unbound: [] }
    expect(await afterSetup('block', act)).toMatchObject(clean)
  })

  test('that changes a file of the change leaves nothing bound', async () => {
    const act = rewrite('src/code.ts', 'const answer = 43\n')
    expect(await afterSetup('report', act)).toMatchObject({
      bound: false,
      unbound: [{ path: 'src/code.ts' }]
    })
  })

  test('that leaves the commit is drift', async () => {
    const act = ({ repository }: Scene): void => {
      repository.git('commit', '--quiet', '--allow-empty', '-m', 'x')
    }
    const drift = [{ path: '.git/HEAD', change: 'changed', check: 'setup:1' }]
    expect(await afterSetup('block', act)).toMatchObject({
      bound: false,
      drift
    })
  })
})
