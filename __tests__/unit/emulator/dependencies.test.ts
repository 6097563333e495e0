/** The emulator stands alone: users take it without the gate. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'

const SOURCE = fileURLToPath(new URL('../../../src', import.meta.url))
const PACKAGES = ['graphql', 'zod']

function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8')
  return Array.from(text.matchAll(/ from '([^']+)'/gu), each => each[1] ?? '')
}

/** Where an import leads: a place of src, `node:` or a package. */
function placeOf(file: string, target: string): string {
  if (target.startsWith('node:')) return 'node:'
  if (!target.startsWith('.')) return target
  const full = path.resolve(path.dirname(file), target)
  return path.relative(SOURCE, full).split(path.sep)[0] ?? ''
}

describe('the emulator', () => {
  const folder = path.join(SOURCE, 'emulator')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => path.join(folder, file))

  it('imports nothing of the gate but its errors, and two packages', () => {
    const places = files.flatMap(file =>
      importsOf(file).map(target => placeOf(file, target))
    )

    expect([...new Set(places)].sort()).toEqual(
      ['emulator', 'errors.ts', 'node:', ...PACKAGES].sort()
    )
  })

  it('is imported by no other part of the library', () => {
    const others = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && !file.startsWith('emulator'))
      .filter(file => !/^(?:cli|action)/u.test(file))
      .map(file => path.join(SOURCE, file))
      .filter(file =>
        importsOf(file).some(target => placeOf(file, target) === 'emulator')
      )

    expect(others).toEqual([])
  })
})
