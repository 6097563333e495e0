/** Whatever the files hold, the rules answer; what is not changed is not found. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { SURFACE_RULE_IDS } from '../../../src/policy/surface-rules.ts'
import { readCode } from '../../../src/surface/code/tokens.ts'
import { policyDifferences } from '../../../src/policy/policy-difference.ts'
import { aPolicy } from '../../support/projects.ts'
import { corpus, findingsOf } from '../../support/surface.ts'
import type { Language } from '../../../src/surface/code/language.ts'

const CHANGES = [...corpus('honest-changes'), ...corpus('surface-attacks')]
const PATHS = [
  ...new Set(
    CHANGES.flatMap(one => [
      ...Object.keys(one.before ?? {}),
      ...Object.keys(one.after ?? {})
    ])
  )
]
const TEXTS = CHANGES.flatMap(one => [
  ...Object.values(one.before ?? {}),
  ...Object.values(one.after ?? {})
]).filter(text => !text.startsWith('mode: '))
const LANGUAGES: readonly Language[] = [
  'js',
  'python',
  'rust',
  'go',
  'java',
  'csharp',
  'ruby',
  'php'
]

/** Texts of the corpus, cut and joined anywhere, and any other text. */
const text = fc.oneof(
  fc
    .tuple(fc.constantFrom(...TEXTS), fc.nat(), fc.constantFrom(...TEXTS))
    .map(([one, at, two]) => one.slice(0, at % (one.length + 1)) + two),
  fc.string({ unit: 'binary', maxLength: 200 })
)
const side = fc.dictionary(fc.constantFrom(...PATHS), text, { maxKeys: 6 })

describe('the surface rules', () => {
  it('answer for any files, with a known rule and a place', async () => {
    await fc.assert(
      fc.asyncProperty(side, side, async (before, after) => {
        const findings = await findingsOf({ before, after })
        for (const { rule, path, line } of findings) {
          expect(SURFACE_RULE_IDS).toContain(rule)
          expect(path).toBeDefined()
          expect(line ?? 1).toBeGreaterThanOrEqual(1)
        }
      }),
      { numRuns: 150 }
    )
  })

  it('find nothing where nothing is changed', async () => {
    await fc.assert(
      fc.asyncProperty(side, async both => {
        expect(await findingsOf({ keep: both })).toEqual([])
      }),
      { numRuns: 50 }
    )
  })

  it('give the same findings for the same change', async () => {
    await fc.assert(
      fc.asyncProperty(side, side, async (before, after) => {
        expect(await findingsOf({ before, after })).toEqual(
          await findingsOf({ after, before })
        )
      }),
      { numRuns: 30 }
    )
  })
})

describe('the words of a code', () => {
  it('hold no comment, and have lines of the text', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...LANGUAGES), (source, language) => {
        const code = readCode(source, language)
        const lines = source.split('\n').length
        for (const at of [0, code.words.length >> 1, code.words.length])
          expect(code.lineAt(at)).toBeLessThanOrEqual(lines)
        expect(code.words).not.toMatch(/\n/)
      })
    )
  })

  it('are the same with a comment after every line', () => {
    const ends: Readonly<Record<Language, string>> = {
      js: '// x',
      python: '# x',
      rust: '// x',
      go: '// x',
      java: '// x',
      csharp: '// x',
      ruby: '# x',
      php: '# x'
    }
    for (const language of LANGUAGES) {
      const plain = 'a ( b ) ;\nc "d" e\n'
      const commented = plain.replaceAll('\n', ` ${ends[language]}\n`)
      expect(readCode(commented, language).words).toBe(
        readCode(plain, language).words
      )
    }
  })
})

describe('a policy', () => {
  it('does not differ from itself', () => {
    const policy = aPolicy('drift: block', 'checks: [{ id: a, command: b }]')
    expect(policyDifferences(policy, policy)).toEqual([])
  })
})
