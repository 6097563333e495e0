/** The attack suite is complete, tells a false green from a stop, and stops what a fast part of it tries. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { beforeAll, describe, expect, it } from '@jest/globals'

interface Said {
  readonly green: boolean
  readonly words: string
}

interface Attack {
  readonly attack: string
  readonly expect: string | RegExp
  readonly change?: object
  readonly honest?: object
  readonly play?: (gate: unknown, honest: boolean) => Promise<Said>
}

interface Entry {
  readonly id: string
  readonly title: string
  readonly documented?: string
  readonly attacks: readonly Attack[]
}

interface Result {
  readonly attack: Attack
  readonly state: string
}

interface Suite {
  readonly ENTRIES: readonly Entry[]
  readonly THREATS: readonly (readonly [string, string])[]
  readonly runAttacks: (
    attacks: readonly Attack[],
    gate: object
  ) => Promise<readonly Result[]>
  readonly reportLines: (
    entries: readonly Entry[],
    results: readonly Result[]
  ) => { readonly lines: readonly string[]; readonly failed: boolean }
}

const ROOT = new URL('../../../', import.meta.url)
const suite = {} as Suite

beforeAll(async () => {
  const files = ['table', 'threats', 'kit/run-attacks', 'kit/report']
  for (const file of files)
    Object.assign(
      suite,
      (await import(new URL(`attacks/${file}.mjs`, ROOT).href)) as object
    )
})

describe('the table', () => {
  it('has every threat once, by family and number', () => {
    const counts = { A: 13, B: 13, C: 15, D: 15, E: 13, F: 6 }
    const wanted = Object.entries(counts).flatMap(([family, count]) =>
      Array.from({ length: count }, (_, index) => `${family}${index + 1}`)
    )
    expect(suite.THREATS.map(([id]) => id)).toEqual(wanted)
    expect(suite.ENTRIES.map(({ id }) => id)).toEqual(wanted)
  })

  it('has an attack for each, or says what is left', () => {
    const empty = suite.ENTRIES.filter(
      ({ attacks, documented }) => attacks.length === 0 && !documented
    )
    expect(empty).toEqual([])
  })

  it('gives every attack an honest twin and a reason to expect', () => {
    const attacks = suite.ENTRIES.flatMap(one => one.attacks)
    const names = attacks.map(one => one.attack)
    expect(new Set(names).size).toBe(names.length)
    const lame = attacks.filter(
      one =>
        String(one.expect).length < 4 ||
        (one.play === undefined &&
          (one.change === undefined || one.honest === undefined))
    )
    expect(lame).toEqual([])
  })

  it('has the heading of each threat in the threat model, under its title', () => {
    const page = readFileSync(new URL('docs/threat-model.md', ROOT), 'utf8')
    const headings = page.split('\n').filter(line => line.startsWith('### '))
    expect(headings).toEqual(
      suite.THREATS.map(([id, title]) => `### ${id}. ${title}`)
    )
  })

  it('has words in bold there for what is left at default settings', () => {
    const page = readFileSync(new URL('docs/threat-model.md', ROOT), 'utf8')
    const parts = new Map(
      page.split(/^### /m).map(part => [part.slice(0, part.indexOf('.')), part])
    )
    const silent = suite.ENTRIES.filter(
      ({ id, documented }) =>
        documented !== undefined &&
        !/What is left\.\*\* [^]*\*\*/.test(parts.get(id) ?? '')
    )
    expect(silent.map(({ id }) => id)).toEqual([])
  })
})

describe('what the suite says of an attack', () => {
  const play =
    ([honest, attacked]: readonly [boolean, boolean]): Attack['play'] =>
    (_gate, isHonest) =>
      Promise.resolve({
        green: isHonest ? honest : attacked,
        words: 'red because of the lock'
      })

  it.each([
    ['stopped', [true, false], 'the lock', false],
    ['false green', [true, true], 'the lock', true],
    ['broken control', [false, false], 'the lock', true],
    ['other reason', [true, false], 'the key', true]
  ] as const)('%s', async (state, greens, reason, failed) => {
    const attack = {
      attack: 'X1: one',
      expect: reason,
      play: play(greens)
    } as Attack
    const results = await suite.runAttacks([attack], { KNOWS_REASONS: true })
    expect(results.map(one => one.state)).toEqual([state])
    const entry = { id: 'X1', title: 'One', attacks: [attack] }
    expect(suite.reportLines([entry], results).failed).toBe(failed)
  })

  it('could not run, when it throws', async () => {
    const attack = {
      attack: 'X1: one',
      expect: 'the lock',
      play: () => Promise.reject(new Error('No disk.'))
    }
    const results = await suite.runAttacks([attack], { KNOWS_REASONS: true })
    expect(results.map(one => one.state)).toEqual(['could not run'])
    const entry = { id: 'X1', title: 'One', attacks: [attack] }
    expect(suite.reportLines([entry], results).failed).toBe(true)
  })

  it('fails a threat with neither an attack nor words', () => {
    const { failed, lines } = suite.reportLines(
      [{ id: 'X1', title: 'One', attacks: [] }],
      []
    )
    expect([failed, lines.at(-1)]).toEqual([
      true,
      '0 stopped, 0 documented, 0 false greens'
    ])
  })
})

describe('a fast part of the suite', () => {
  it('is stopped by the built gate', () => {
    const run = spawnSync(
      process.execPath,
      ['scripts/attack.mjs', '--only', 'B12,D10,D12'],
      { cwd: fileURLToPath(ROOT), encoding: 'utf8' }
    )
    expect(run.stderr).toBe('')
    expect(run.stdout.trim().split('\n').at(-1)).toBe(
      '2 stopped, 1 documented, 0 false greens'
    )
    expect(run.status).toBe(0)
  }, 120_000)
})
