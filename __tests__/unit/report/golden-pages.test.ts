/** The whole check run pages of ordinary and hostile situations, as GitHub gets them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { checkRunDraft } from '../../../src/report/check-run.ts'
import { SECRETS, SITUATIONS } from './golden-situations.ts'
import type { CheckRunDraft } from '../../../src/report/check-run.ts'

const FOLDER = new URL('../../golden/report/', import.meta.url)
const UPDATE = process.env['UPDATE_GOLDEN'] === '1'

function page(draft: CheckRunDraft): string {
  const annotated = draft.annotations.map(
    one =>
      `${one.annotation_level} ${one.path}:${String(one.start_line)} ${one.title}: ${one.message}`
  )
  return [
    `conclusion: ${draft.conclusion}\ntitle: ${draft.title}`,
    ...(annotated.length === 0
      ? []
      : [`annotations:\n${annotated.join('\n')}`]),
    `<!-- summary -->\n\n${draft.summary}`,
    `<!-- text -->\n\n${draft.text}\n`
  ].join('\n\n')
}

describe('the page of', () => {
  it.each(Object.keys(SITUATIONS))('%s is the golden one', name => {
    const evidence = SITUATIONS[name]
    if (evidence === undefined) throw new Error(`no situation ${name}`)
    const draft = checkRunDraft(evidence, {
      secrets: SECRETS,
      place: { serverUrl: 'https://github.com', repository: 'octo/calculator' }
    })
    const file = new URL(`${name}.md`, FOLDER)
    if (UPDATE) writeFileSync(file, page(draft))
    expect(page(draft)).toBe(readFileSync(file, 'utf8'))
  })

  it('every golden file has a situation', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(
      Object.keys(SITUATIONS)
        .map(name => `${name}.md`)
        .sort()
    )
  })
})
