/** Stage 1 over a source of values. */
import { describe, expect, it } from '@jest/globals'

import { sha256 } from '../../../src/model/digest.ts'
import type { Gap } from '../../../src/model/observation.ts'
import { observe } from '../../../src/observe/observe.ts'
import { WHOLE_CHANGE } from '../../../src/observe/scope.ts'
import type { ChangeSource, TreeChange } from '../../../src/ports.ts'

const RANGE = {
  base: 'b'.repeat(40),
  mergeBase: 'c'.repeat(40),
  head: 'd'.repeat(40)
}

function sourceOf(
  batches: readonly (readonly TreeChange[])[],
  gaps: readonly Gap[] = [],
  mergeBase = RANGE.mergeBase
): ChangeSource {
  return {
    resolve: () => Promise.resolve({ range: { ...RANGE, mergeBase }, gaps }),
    changes: async function* () {
      for (const batch of batches) yield await Promise.resolve(batch)
    }
  }
}

const written = (bytePath: string, content = bytePath): TreeChange => ({
  mode: '100644',
  objectId: 'e'.repeat(40),
  bytePath,
  contentDigest: sha256(content)
})

const pathsOf = async (
  source: ChangeSource,
  exclude: readonly string[] = []
): Promise<readonly string[]> =>
  (await observe(source, { ...WHOLE_CHANGE, exclude })).ledger.records.map(
    one => one.path
  )

describe('the observation', () => {
  it('holds every batch, sorted, with paths encoded', async () => {
    const source = sourceOf([
      [written('z'), written('a\nb')],
      [],
      [written('caf\xe9')]
    ])
    expect(await pathsOf(source)).toEqual(['a%0Ab', 'caf%E9', 'z'])
  })

  it('names what the scope leaves out, and is silent about the harness', async () => {
    const source = sourceOf([
      [written('docs/x'), written('.a3s/y'), written('z')]
    ])
    const observation = await observe(source, {
      ...WHOLE_CHANGE,
      exclude: ['docs/**']
    })
    expect(observation.outOfScope).toEqual(['docs/x'])
    expect(observation.ledger.records.map(one => one.path)).toEqual(['z'])
  })

  it('keeps the gaps of the source and adds those of its paths', async () => {
    const source = sourceOf(
      [[{ ...written('odd'), mode: '070000' }, written('fine')]],
      [{ reason: 'of the source' }]
    )
    const { gaps, ledger } = await observe(source, {
      ...WHOLE_CHANGE,
      exclude: []
    })
    expect(gaps).toEqual([
      { reason: 'of the source' },
      { path: 'odd', reason: expect.stringContaining('070000') }
    ])
    expect(ledger.records).toHaveLength(1)
  })

  it('has no gap for a path that does not count', async () => {
    const source = sourceOf([
      [
        { ...written('docs/x'), mode: '070000' },
        { ...written('.git/y'), mode: '070000' }
      ]
    ])
    const { gaps } = await observe(source, {
      ...WHOLE_CHANGE,
      exclude: ['docs/**']
    })
    expect(gaps).toEqual([])
  })

  it('marks Git LFS pointers that count', async () => {
    const lfsPointer = true
    const source = sourceOf([
      [
        { ...written('b.bin'), lfsPointer },
        { ...written('docs/c.bin'), lfsPointer },
        written('a')
      ]
    ])
    const { lfsPaths } = await observe(source, {
      ...WHOLE_CHANGE,
      exclude: ['docs/**']
    })
    expect(lfsPaths).toEqual(['b.bin'])
  })

  it('asks for no change without a merge base', async () => {
    const gap = { reason: 'the merge base is not known' }
    const observation = await observe(sourceOf([[written('a')]], [gap], ''), {
      ...WHOLE_CHANGE
    })
    expect(observation.ledger).toEqual({ records: [], effect_digest: '' })
    expect(observation.gaps).toEqual([gap])
  })
})
