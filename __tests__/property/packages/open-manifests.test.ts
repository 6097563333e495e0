/** A package with something that the gate does not surely read runs, whatever lies around it and whatever changes. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { aPolicy, commandIds, planOf } from '../../support/projects.ts'
import type { Side } from '../../support/projects.ts'

const POLICY = aPolicy("packages: { folders: ['**'], only-changed: true }")

const node = (name: string): string =>
  JSON.stringify({ name, scripts: { test: 'x' } })

/** What a package adds to be open. */
const OPEN: readonly Side[] = [
  { 'setup.py': '', 'pytest.ini': '', 'tests/test_a.py': '' },
  { 'setup.cfg': '[options]\n', 'pytest.ini': '', 'tests/test_a.py': '' },
  { 'pyproject.toml': '[tool.pytest.ini_options]\n', 'tests/test_a.py': '' },
  {
    'pyproject.toml':
      '[project]\nname = "x"\ndynamic = ["dependencies"]\n[tool.pytest.ini_options]\n',
    'requirements-more.txt': ''
  },
  { 'package.json': '{' },
  { 'package.json': node('x'), 'package.json5': '' },
  { 'package.json': node('x'), 'tsconfig.json': '{' },
  { 'mix.exs': '', 'test/a_test.exs': '' },
  { 'Package.swift': '', 'Tests/A/A.swift': '' },
  { 'deno.json': '{}', 'a_test.ts': '' },
  { Makefile: 'test:\n\ttrue\n' }
]

const part = fc.constantFrom('a', 'b', 'c')
const folder = fc
  .array(part, { minLength: 1, maxLength: 3 })
  .map(parts => parts.join('/'))

function placed(at: string, files: Side): Side {
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [`${at}/${name}`, file])
  )
}

describe('a package that leaves something open', () => {
  it('runs for every change of another package, however they are nested', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(folder, { minLength: 2, maxLength: 6 }),
        fc.constantFrom(...OPEN),
        fc.constantFrom('base', 'head', 'both'),
        async ([open = '', ...others], more, on) => {
          const closed = Object.assign(
            {},
            ...others.map(at => ({ [`${at}/package.json`]: node(at) }))
          ) as Side
          const side = { ...closed, ...placed(open, more) }
          const plan = await planOf({
            base: on === 'head' ? closed : side,
            head: on === 'base' ? closed : side,
            policy: POLICY,
            changed: [`${others[0] ?? ''}/x.js`]
          })
          const ids = [...commandIds(plan), ...plan.settled.map(({ id }) => id)]
          expect(ids.some(id => id.endsWith(`@${open}`))).toBe(true)
        }
      )
    )
  })
})

describe('a file that an outer package alone holds', () => {
  it('reaches every package inside, and a file of an inner one what holds it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(folder, { minLength: 1, maxLength: 8 }),
        fc.nat(),
        async (folders, at) => {
          const side = Object.fromEntries(
            folders.map(one => [`${one}/package.json`, node(one)])
          )
          const touched = folders[at % folders.length] ?? ''
          const plan = await planOf({
            base: side,
            head: side,
            policy: POLICY,
            changed: [`${touched}/package-lock.json`]
          })
          const related = folders.filter(
            one =>
              `${one}/`.startsWith(`${touched}/`) ||
              `${touched}/`.startsWith(`${one}/`)
          )
          expect([...commandIds(plan)].sort()).toEqual(
            related.map(one => `node:test@${one}`).sort()
          )
        }
      )
    )
  })
})
