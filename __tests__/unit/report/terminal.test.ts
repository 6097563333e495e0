/** The delivery summary on a terminal: the verdict first, then why, then the line to copy. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { headline } from '../../../src/report/headline.ts'
import { terminalText } from '../../../src/report/terminal-text.ts'
import { renderTerminal } from '../../../src/report/terminal.ts'
import {
  aBinding,
  aCheck,
  aLedger,
  anEvidence,
  aReport
} from '../../support/builders.ts'

const ledger = aLedger('src/a.ts')
const digest = ledger.effect_digest
const plain = { color: false }

describe('the headline', () => {
  it('never reads as verified when it is not', () => {
    const reason = { effect_digest: digest, reason: 'reviewed' }
    const lines = [
      anEvidence({ ledger, waivers: [reason] }),
      anEvidence({ ledger }),
      anEvidence({ ledger, gaps: [{ reason: 'partial' }] }),
      anEvidence({ ledger: { records: [], effect_digest: '' } })
    ].map(headline)
    expect(lines.filter(line => /^verified/i.test(line))).toEqual([])
    expect(lines[0]).toMatch(/^Waived.*not verified/)
  })

  it('counts what failed before what needs a person', () => {
    const failed = aCheck({ id: 'a', status: 'failed' })
    const pending = aCheck({ id: 'b', status: 'needs_review' })
    expect(
      headline(anEvidence({ reports: [aReport([failed, pending])] }))
    ).toBe('Incomplete: 1 required check failed')
    expect(headline(anEvidence({ reports: [aReport([pending])] }))).toBe(
      'Incomplete: 1 required check needs a person'
    )
  })
})

describe('the base that judged', () => {
  const base = `  base           ${anEvidence({ ledger }).ledger.base.slice(0, 12)}`
  it.each([
    [undefined, 'file', `${base}, by its policy\n`],
    [
      'main\u001b[0m',
      'defaults',
      `${base.replace(/(\S+)$/, 'main at $1')}, which has no policy: the defaults\n`
    ]
  ] as const)('called %j stands in the text', (baseName, policy, line) => {
    const evidence = { ...anEvidence({ ledger }), policy }
    expect(renderTerminal(evidence, { ...plain, baseName })).toContain(line)
  })
})

describe('commits that left nothing to prove', () => {
  const nothing = anEvidence({ ledger: { records: [], effect_digest: '' } })
  const shown = (uncommitted?: readonly string[]): string =>
    renderTerminal(nothing, { ...plain, uncommitted })

  it('name the files that are not committed and were not judged', () => {
    expect(shown(['a.ts', 'b.ts'])).toContain(
      '\n  2 uncommitted files are not judged (a.ts, b.ts): add `--worktree`, or commit.\n'
    )
    expect(shown(['a\nb.ts'])).toContain('1 uncommitted file is not judged')
    expect(shown(['a\nb.ts'])).not.toContain('a\nb.ts')
  })

  it('say nothing of uncommitted work where there is none', () => {
    expect(shown([])).not.toContain('uncommitted')
  })

  it('say that uncommitted work was not judged where nobody looked', () => {
    expect(shown()).toContain('uncommitted work is not: `--worktree` judges it')
  })
})

describe('the delivery summary', () => {
  it('says a command once beside its check, and no more than the level of isolation', () => {
    const check = aCheck({
      status: 'failed',
      residual_risk:
        'verification command exited with code 1, expected 0: npm test',
      evidence: { command: 'npm test' }
    })
    const isolation = {
      level: 'process' as const,
      promise: 'A paragraph of promises.'
    }
    const text = renderTerminal(
      {
        ...anEvidence({ ledger, reports: [aReport([check], digest)] }),
        isolation
      },
      plain
    )
    const checks = text.slice(text.indexOf('\nChecks\n'))
    expect(checks.match(/npm test/g)).toHaveLength(1)
    expect(checks).toContain('exited with code 1, expected 0\n')
    expect(text).toContain(
      'isolation      process (docs/isolation.md of completion-gate'
    )
    expect(text).not.toContain('A paragraph of promises.')
  })
  const failed = aCheck({
    status: 'failed',
    residual_risk:
      'verification command exited with code 1, expected 0: npm test',
    evidence: {
      command: 'npm test',
      duration_ms: 1234,
      output_head: 'first\nlast line of the output\n'
    }
  })
  const evidence = anEvidence({ ledger, reports: [aReport([failed], digest)] })
  const text = renderTerminal(evidence, plain)

  it('says a finding once among the checks', () => {
    const words = 'a check runs t/run.sh, which means something else'
    const check = aCheck({
      id: 'surface:check-file-changed:t/run.sh',
      status: 'needs_review',
      description: words,
      residual_risk: words
    })
    const text = renderTerminal(
      anEvidence({ reports: [aReport([check])] }),
      plain
    )
    const [, checks = ''] = text.split('\nChecks\n')
    expect(checks.split(words)).toHaveLength(2)
  })

  it('has verdict, next step, checks and file changes in this order', () => {
    const places = [
      'Incomplete: 1 required check failed',
      digest,
      'Next:',
      `/waive ${digest} <reason>`,
      'Checks',
      'last line of the output',
      'File changes (1)',
      'src/a.ts'
    ].map(part => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it('sets the waiver apart from the mends, after the last of them', () => {
    const mends = text.slice(text.indexOf('Next:'), text.indexOf('Or, instead'))
    expect(mends.match(/^ {2}\d+\. /gm)).toHaveLength(1)
    expect(mends).not.toMatch(/waive/)
    expect(text).toContain(
      `Or, instead of mending: a person with authority waives it, by this comment on the pull request:\n    /waive ${digest} <reason>\n`
    )
  })

  it('says by which rule in plain words, and what blocked before any check', () => {
    expect(text).toContain(
      '  decided by     nothing proves exactly this change yet\n'
    )
    expect(text).not.toMatch(/rule \d/)
    const gaps = [{ reason: 'The history breaks off.' }]
    expect(renderTerminal(anEvidence({ ledger, gaps }), plain)).toMatch(
      /decided by +the change could not be seen whole.*\n +.*The history breaks off\.\n/
    )
  })

  it('has no escape sequence without color', () => {
    expect(text).not.toContain('\u001b')
    expect(renderTerminal(evidence, { color: true })).toContain('\u001b[31m')
  })

  it('names what left the report unbound, and drift', () => {
    const binding = aBinding({
      bound: false,
      unbound: [{ path: 'src/a.ts', reason: 'changed', check: 'node:test' }],
      drift: [{ path: 'README.md', change: 'changed', check: 'node:test' }]
    })
    const drifted = renderTerminal(anEvidence({ ledger }, { binding }), plain)
    expect(drifted).toMatch(/unbound src\/a\.ts: changed/)
    expect(drifted).toMatch(/README\.md was changed by node:test/)
  })

  it('answers refused claims', () => {
    const refused_claims = [
      { effect_digest: 'x', reason: 'please', refused: 'It is stale.' }
    ]
    expect(
      renderTerminal(anEvidence({ ledger }, { refused_claims }), plain)
    ).toContain('It is stale.')
  })

  it('stays short for a change of many files', () => {
    const names = Array.from({ length: 3000 }, (_, at) => `f${String(at)}`)
    const many = renderTerminal(
      anEvidence({ ledger: aLedger(...names) }),
      plain
    )
    expect(many.split('\n').length).toBeLessThan(100)
    expect(many).toContain('and 2950 more')
  })
})

describe('untrusted text', () => {
  it.each([
    ['\u001b[31mred\u001b[0m', 'red'],
    ['a\nb\rc', 'a␊b␍c'],
    ['::error::x', ': :error::x'],
    ['\u00a0 ::set-output name=a::b', '\u00a0 : :set-output name=a::b'],
    ['x ##[add-mask]y', 'x # #[add-mask]y'],
    ['a\u202eb\u200b', 'a<U+202E>b<U+200B>'],
    ['tab\there', 'tab here'],
    ['plain: text::with colons', 'plain: text::with colons']
  ])('%j is shown as %j', (text, expected) => {
    expect(terminalText(text)).toBe(expected)
  })

  it('is one line without a control character or a workflow command', () => {
    const part = fc.constantFrom(
      '##[',
      '::',
      '\n',
      '\r',
      '\u001b[2J',
      ' ',
      '\u2028',
      '\u009b',
      'x'
    )
    const text = fc.array(fc.oneof(part, fc.string()), { maxLength: 8 })
    fc.assert(
      fc.property(text, parts => {
        const shown = terminalText(parts.join(''))
        expect(shown).not.toMatch(/[\p{Cc}\u2028\u2029]|##\[|^\s*::/u)
      }),
      { numRuns: 2000 }
    )
  })
})
