/** A list item that reads like a machine criterion and has no box is told; prose is not. */
import { describe, expect, it } from '@jest/globals'

import { boxlessItems } from '../../../src/verify/boxless-items.ts'
import { parseAcceptance } from '../../../src/verify/acceptance.ts'
import { planOf, problemCodes } from '../../support/projects.ts'

describe('an item without a box', () => {
  it.each([
    '- kind:command assert:`npm test`',
    '* kind: command assert: `npm test`',
    '+ KIND:File_Exists assert:README.md',
    '1. kind:file-exists assert:README.md',
    '7) kind:manual assert:looks right',
    '- a\n  - kind:command assert:`x`',
    '> - kind:command assert:`x`',
    '* test:npm test',
    '- command:`make check`',
    '- lint: `npm run lint`'
  ])('is told: %j', text => {
    expect(boxlessItems(text)).toHaveLength(1)
    expect(parseAcceptance(text)).toEqual([])
  })

  it.each([
    '- [ ] kind:command assert:`npm test`',
    '- [] kind:command assert:`npm test`',
    '- kind:',
    '- kind: of a long story',
    '- kind:commander',
    '- mankind:command',
    '- be kind: command less',
    '- the keys are kind:command and assert:',
    '- test: the button works',
    '- Test: `npm test` passes',
    '- build:',
    '- test::unit',
    '- format://x',
    '- testing:npm test',
    'kind:command assert:`x`',
    '```\n- kind:command assert:`x`\n```',
    '    - kind:command assert:`x`'
  ])('is no such item: %j', text => {
    expect(boxlessItems(text)).toEqual([])
  })
})

describe('the plan', () => {
  const base = { 'ACCEPTANCE.md': '- [ ] kind:command assert:`true`\n' }

  it('names it on its line, once, and adds no check', async () => {
    const text = '- [ ] kind:command assert:`true`\n- kind:command assert:`x`\n'
    const side = { 'ACCEPTANCE.md': text }
    const plan = await planOf({ base: side, head: side })
    expect(plan.problems).toMatchObject([
      { code: 'criterion-without-box', path: 'ACCEPTANCE.md', line: 2 }
    ])
    expect(plan.commands).toHaveLength(1)
    expect(plan.settled).toEqual([])
  })

  it('names what the head wrote; a box that the head took away is still dropped', async () => {
    const head = { 'ACCEPTANCE.md': '- kind:command assert:`true`\n' }
    const plan = await planOf({ base, head })
    expect(problemCodes(plan)).toEqual(
      expect.arrayContaining(['criterion-dropped', 'criterion-without-box'])
    )
    expect(plan.commands).toHaveLength(1)
    expect(problemCodes(await planOf({ base: head, head: base }))).toEqual([])
  })
})
