/** No change to a package goes past what depends on it, whatever the graph and whatever the head says. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { MANIFEST_KINDS } from '../../../src/verify/packages/manifest-kinds.ts'
import { aPolicy, commandIds, planOf } from '../../support/projects.ts'
import type { Side } from '../../support/projects.ts'

const POLICY = aPolicy("packages: { folders: ['p/*'], only-changed: true }")
const NAMES = ['a', 'b', 'c', 'd', 'e']

const name = fc.constantFrom(...NAMES)
/** Which package needs which. */
const graph = fc.array(fc.tuple(name, name), { maxLength: 8 })
type Graph = readonly (readonly [string, string])[]

function side(needs: Graph): Side {
  return Object.fromEntries(
    NAMES.map(one => [
      `p/${one}/package.json`,
      JSON.stringify({
        name: one,
        scripts: { test: 'x' },
        dependencies: Object.fromEntries(
          needs.filter(([from]) => from === one).map(([, to]) => [to, '*'])
        )
      })
    ])
  )
}

/** Everything from which one of the packages can be got to, these too. */
function dependants(needs: Graph, of: readonly string[]): ReadonlySet<string> {
  const found = new Set(of)
  for (const [from, to] of NAMES.flatMap(() => needs))
    if (found.has(to)) found.add(from)
  return found
}

async function planned(
  base: Side,
  head: Side,
  changed: readonly string[]
): Promise<readonly string[]> {
  const plan = await planOf({ base, head, policy: POLICY, changed })
  return [...commandIds(plan), ...plan.settled.map(({ id }) => id)].map(id =>
    id.replace('node:test@p/', '')
  )
}

function changedManifests(base: Side, head: Side): readonly string[] {
  return [...new Set([...Object.keys(base), ...Object.keys(head)])].filter(
    path => base[path] !== head[path]
  )
}

describe('a change', () => {
  it('reaches exactly what depends on it when the manifests stay as they are', async () => {
    await fc.assert(
      fc.asyncProperty(
        graph,
        fc.uniqueArray(name, { minLength: 1 }),
        async (needs, touched) => {
          const changed = touched.map(one => `p/${one}/x.js`)
          const found = await planned(side(needs), side(needs), changed)
          expect([...found].sort()).toEqual(
            [...dependants(needs, touched)].sort()
          )
        }
      )
    )
  })

  it('reaches what depends on it on either side, whatever the head makes of its manifests', async () => {
    await fc.assert(
      fc.asyncProperty(
        graph,
        graph,
        fc.uniqueArray(name, { minLength: 1 }),
        fc.dictionary(name, fc.constantFrom('{', '[]', '{"name":"x"}', '')),
        async (before, after, touched, broken) => {
          const base = side(before)
          const texts = Object.entries(broken).map(
            ([one, text]) => [`p/${one}/package.json`, text] as const
          )
          const head = Object.fromEntries(
            Object.entries({ ...side(after), ...Object.fromEntries(texts) })
              // An empty text stands for a file that is gone.
              .filter(([, text]) => text !== '')
          )
          const changed = [
            ...touched.map(one => `p/${one}/x.js`),
            ...changedManifests(base, head)
          ]
          const found = await planned(base, head, changed)
          // A manifest that loses the script is a lost preset, which is planned too.
          const wanted = dependants(before, touched)
          expect([...wanted].filter(one => !found.includes(one))).toEqual([])
        }
      )
    )
  })

  it('reaches no less when it touches more', async () => {
    const path = fc.oneof(
      name.map(one => `p/${one}/x.js`),
      fc.constantFrom('lock', 'p/none/x.js', 'p/a')
    )
    await fc.assert(
      fc.asyncProperty(
        graph,
        fc.array(path, { minLength: 1 }),
        path,
        async (needs, paths, more) => {
          const less = await planned(side(needs), side(needs), paths)
          const all = await planned(side(needs), side(needs), [...paths, more])
          expect(all).toEqual(expect.arrayContaining([...less]))
        }
      )
    )
  })
})

describe('a manifest', () => {
  it.each(MANIFEST_KINDS)('$file of any text is read or is none', kind => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.json(),
          fc.stringMatching(/^[[\]{}="./a-z \n,#:@()-]{0,80}$/)
        ),
        text => {
          expect(() => kind.read(text)).not.toThrow()
        }
      )
    )
  })

  it.each(MANIFEST_KINDS)('$file nested to any depth is read', ({ read }) => {
    for (const depth of [100, 5_000, 100_000]) {
      const text = `${'{"a":'.repeat(depth)}"../b"${'}'.repeat(depth)}`
      expect(() => read(text)).not.toThrow()
      expect(() => read(`a = ${'['.repeat(depth)}`)).not.toThrow()
    }
  })
})
