/** The summary page of the workflow run says the same as the check run. */
import { describe, expect, it } from '@jest/globals'

import { checkRunDraft } from '../../../src/report/check-run.ts'
import { notPostedLine, stepSummary } from '../../../src/report/step-summary.ts'
import { failed, judged, written } from './situations.ts'

const CONTEXT = { secrets: ['swordfish'] }
const EVIDENCE = judged({
  checks: [failed('node:test', 'npm test', 'swordfish\n')]
})

describe('the step summary', () => {
  it('is the check run page under a heading', () => {
    const { summary, text } = checkRunDraft(EVIDENCE, CONTEXT)
    expect(stepSummary(EVIDENCE, CONTEXT)).toBe(
      `## completion-gate\n\n${summary}\n\n${text}\n`
    )
  })

  it('hides secrets', () => {
    expect(stepSummary(EVIDENCE, CONTEXT)).not.toContain('swordfish')
  })

  it('says before all else which permission would post the check run', () => {
    const page = stepSummary(EVIDENCE, CONTEXT, { why: 'no-permission' })
    expect(page).toMatch(
      /^## completion-gate\n\nNo check run was posted, .*`permissions: checks: write`/
    )
  })

  it("shows GitHub's words, escaped, when it refused", () => {
    const page = stepSummary(EVIDENCE, CONTEXT, {
      why: 'refused',
      message: '<b>422</b> swordfish'
    })
    expect(page).toContain('&lt;b&gt;422&lt;/b&gt; \\*\\*\\*')
    expect(notPostedLine({ why: 'no-token' })).toContain('`github-token`')
  })

  it('lists files that a check run has no room for', () => {
    const many = judged({
      records: Array.from({ length: 3000 }, (_, at) =>
        written(`packages/p${String(at % 60)}/file-${String(at)}.ts`)
      )
    })
    expect(checkRunDraft(many, CONTEXT).text).not.toContain('file-2999.ts')
    expect(stepSummary(many, CONTEXT)).toContain('file-2999.ts')
  })
})
