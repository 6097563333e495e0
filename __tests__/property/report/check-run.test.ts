/** Whatever was judged, the page arrives: within the limits, with the verdict, and without foreign markup. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { mutationLedger } from '../../../src/model/ledger.ts'
import { checkRunDraft, smallest } from '../../../src/report/check-run.ts'
import { headline } from '../../../src/report/headline.ts'
import {
  byteLength,
  CHECK_RUN_BYTES,
  STEP_SUMMARY_BYTES
} from '../../../src/report/limits.ts'
import { markdownText } from '../../../src/report/markdown-text.ts'
import { stepSummary } from '../../../src/report/step-summary.ts'
import { hostileText, liveReferences, nodesOf } from './hostile-text.ts'
import { judged, written } from '../../unit/report/situations.ts'
import type { EvidenceRecord } from '../../../src/model/evidence.ts'

const name = hostileText.map(text => `x${text}`)
const long = fc
  .tuple(hostileText, fc.constantFrom(1, 1, 1, 1, 100))
  .map(([text, times]) => text.repeat(times).slice(0, 3000))
const output = fc
  .tuple(hostileText, fc.constantFrom(1, 4000))
  .map(([text, times]) => text.repeat(times).slice(0, 32_000))
const check = fc.record({
  id: name,
  kind: fc.constantFrom('test', 'surface'),
  description: long,
  status: fc.constantFrom('passed', 'failed', 'needs_review', 'skipped'),
  required: fc.boolean(),
  residual_risk: long,
  evidence: fc.record({
    command: long,
    cwd: name,
    source: name,
    duration_ms: fc.nat(),
    output_head: output,
    output_tail: output,
    output_bytes: fc.nat()
  })
})
const place = fc.record({ path: name, line: fc.nat(), message: long })
const claim = fc.record({
  effect_digest: long,
  reason: long,
  by: long,
  refused: long
})
const many = fc.constantFrom(1, 1, 1, 1, 1, 1, 3, 60)

/** Valid runs with everything untrusted replaced, and lists blown up. */
const evidence: fc.Arbitrary<EvidenceRecord> = fc
  .record({
    rule: fc.constantFrom(1, 2, 3, 4, 5, 6, 7),
    kind: fc.constantFrom('narrative', 'waived', 'verified', 'incomplete'),
    paths: fc.array(name, { maxLength: 5 }),
    files: fc.constantFrom(0, 3, 200, 3000),
    checks: fc.array(check, { maxLength: 4 }),
    places: fc.array(place, { maxLength: 3 }),
    claims: fc.array(claim, { maxLength: 3 }),
    texts: fc.array(long, { maxLength: 4 }),
    times: many
  })
  .map(parts => {
    const { paths, checks, places, claims, texts, times } = parts
    const often = <T>(items: readonly T[]): T[] =>
      Array.from({ length: times }, () => items).flat()
    const ledger = mutationLedger([
      ...paths.map(path => written(path)),
      ...Array.from({ length: parts.files }, (_, at) =>
        written(`d${String(at % 150)}/${String(at)}.ts`, 'delete')
      )
    ])
    const base = judged({ files: ['a'] })
    const digest = ledger.effect_digest
    const completion =
      parts.kind === 'waived' || parts.kind === 'verified'
        ? { kind: parts.kind, effect_digest: digest }
        : { kind: parts.kind }
    return {
      ...base,
      rule: parts.rule,
      completion,
      message: texts.join(' '),
      next_steps: often(texts),
      summary_text: texts[0] ?? '',
      ledger: {
        ...base.ledger,
        ...ledger,
        gaps: often(texts).map(reason => ({ reason, path: reason })),
        lfs_paths: paths,
        out_of_scope: often(paths)
      },
      reports: [
        {
          author: 'host' as const,
          schema: 'a3s.verification_report.v1' as const,
          subject: texts[0] ?? 's',
          status: 'failed' as const,
          checks: often(checks),
          residual_risks: often(texts)
        }
      ],
      waivers: often(claims),
      refused_claims: often(claims),
      surface: often(places).map(one => ({
        ...one,
        rule: one.path,
        level: 'block' as const
      })),
      problems: often(places).map(one => ({ ...one, code: one.path })),
      observations: often(texts).map(text => ({
        kind: text,
        subject: text,
        digest: text,
        required_action: 'workspace_change' as const
      })),
      open_writers: often(texts),
      binding: {
        bound: false,
        checked_out: 'e'.repeat(40),
        unbound: often(paths).map(path => ({
          path,
          reason: path,
          check: path
        })),
        drift: often(paths).map(path => ({ path, change: path, check: path })),
        added: often(paths)
      },
      isolation: {
        level: 'overlay',
        promise: texts[1] ?? '',
        unavailable: [{ level: 'container', why: texts[0] ?? '' }],
        written: often(paths)
      }
    }
  })

const CONTEXT = {
  secrets: [],
  place: { serverUrl: 'https://github.com', repository: 'o/r' }
}
const RUNS = { numRuns: 30 }
const OWN_HTML =
  /^(?:<details><summary>(?:<code>[^<>]*<\/code> \d+|The \d+ lines before|What was judged|❌ <code>[^<>]*<\/code> failed \(optional, does not block\)|\d+ folders)<\/summary>|<\/details>|<code>|<\/code>)$/
const HEADINGS =
  /^(?:What a person can do next|Waivers|Checks|Needs a person|Residual risks|The change could not be observed whole|Writes that were not observed|The results do not speak of these files|Other tracked files that checks changed|What the change does to its own checks|About the plan|Also|File changes: \d+.*|❌ .* failed.*)$/s

function expectOwnMarkup(page: string): void {
  const nodes = nodesOf(page)
  const html = nodes.flatMap(node => (node.type === 'html' ? [node.value] : []))
  expect(html.filter(one => !OWN_HTML.test(one))).toEqual([])
  const opened = html.filter(one => one.startsWith('<details>')).length
  expect(html.filter(one => one === '</details>')).toHaveLength(opened)
  const links = nodes.flatMap(node => (node.type === 'link' ? [node.url] : []))
  expect(
    links.filter(url => !/\/o\/r\/commit\/[0-9a-f]{40}$/.test(url))
  ).toEqual([])
  const foreign = ['image', 'definition', 'blockquote', 'thematicBreak']
  expect(nodes.filter(node => foreign.includes(node.type))).toEqual([])
  expect(liveReferences(page)).toEqual([])
  for (const node of nodes)
    if (node.type === 'heading') {
      const [start, end] = [
        node.position?.start.offset,
        node.position?.end.offset
      ]
      expect(page.slice(start, end).replace(/^#+ /, '')).toMatch(HEADINGS)
    }
}

describe('any check run', () => {
  it('is within the limits and says the verdict and the whole digest', () => {
    fc.assert(
      fc.property(evidence, one => {
        const draft = checkRunDraft(one, CONTEXT)
        expect(byteLength(draft.summary)).toBeLessThanOrEqual(CHECK_RUN_BYTES)
        expect(byteLength(draft.text)).toBeLessThanOrEqual(CHECK_RUN_BYTES)
        expect(draft.title.length).toBeLessThanOrEqual(255)
        expect(draft.summary).toContain(markdownText(headline(one)))
        expect(draft.summary).toContain(one.ledger.effect_digest)
        expect(smallest(draft).summary).toContain(one.ledger.effect_digest)
        expect(byteLength(smallest(draft).summary)).toBeLessThan(2_000)
      }),
      RUNS
    )
  })

  it('has only the markup of the gate, all of it closed', () => {
    fc.assert(
      fc.property(evidence, one => {
        const draft = checkRunDraft(one, CONTEXT)
        expectOwnMarkup(draft.summary)
        expectOwnMarkup(draft.text)
      }),
      { numRuns: 15 }
    )
  })

  it('has rows of four cells in its table', () => {
    fc.assert(
      fc.property(evidence, one => {
        const { text } = checkRunDraft(one, CONTEXT)
        const rows = /\n\| --- .*\n((?:\|.*\n?)+)/.exec(text)?.[1] ?? ''
        for (const row of rows.trimEnd().split('\n').filter(Boolean))
          expect(row.replace(/\\[\\|]/g, '').split('|')).toHaveLength(6)
      }),
      RUNS
    )
  })

  it('is green only for what is complete, and never neutral', () => {
    fc.assert(
      fc.property(evidence, fc.boolean(), (one, awaitingReview) => {
        const draft = checkRunDraft(one, { ...CONTEXT, awaitingReview })
        const isComplete = one.completion.kind !== 'incomplete'
        expect(draft.conclusion === 'success').toBe(isComplete)
        expect(['success', 'failure', 'action_required']).toContain(
          draft.conclusion
        )
      }),
      RUNS
    )
  })

  it('has annotations that GitHub takes', () => {
    fc.assert(
      fc.property(evidence, one => {
        for (const each of checkRunDraft(one, CONTEXT).annotations) {
          expect(byteLength(each.message)).toBeLessThanOrEqual(65_536)
          expect(each.message).not.toBe('')
          expect(each.title.length).toBeLessThanOrEqual(255)
          expect(each.start_line).toBeGreaterThan(0)
          expect(each.end_line).toBe(each.start_line)
          expect(each.path).not.toBe('')
        }
      }),
      RUNS
    )
  })
})

describe('any step summary', () => {
  it('is within the limit and says the verdict and the whole digest', () => {
    fc.assert(
      fc.property(evidence, one => {
        const page = stepSummary(one, CONTEXT, { why: 'no-permission' })
        expect(byteLength(page)).toBeLessThanOrEqual(STEP_SUMMARY_BYTES)
        expect(page).toContain(markdownText(headline(one)))
        expect(page).toContain(one.ledger.effect_digest)
      }),
      { numRuns: 10 }
    )
  })
})
