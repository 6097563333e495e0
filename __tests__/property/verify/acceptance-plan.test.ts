/** Whatever a file says: it is read without an error, and the base's criteria are never lost. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { parseAcceptance } from '../../../src/verify/acceptance.ts'
import { planChecks } from '../../../src/verify/plan.ts'
import { aPolicy } from '../../support/projects.ts'
import type { CheckPlan } from '../../../src/model/plan.ts'
import type { ProjectFiles } from '../../../src/verify/project-files.ts'

const POLICY = aPolicy()

const piece = fc.constantFrom(
  ...['- [ ] ', '- [x] ', '* ', '- ', '1. ', '> ', '[ ]', 'kind:command', ' '],
  ...['kind:', 'kind:manual', 'kind:file_exists', 'assert:', '`', '``', '\n'],
  ...[
    'assert:`true`',
    'assert:a',
    ' expect:exit=0',
    'expect:',
    '```\n',
    '<!--'
  ],
  ...['-->', '\r\n', '\r', '\t', '    ', '#', '---', '../a', '[a]: b', '\uFEFF']
)
const markdown = fc.oneof(
  fc.array(piece, { maxLength: 40 }).map(pieces => pieces.join('')),
  fc.string({ unit: 'grapheme', maxLength: 200 })
)
const command = fc
  .stringMatching(/^[a-z][a-z "'$|&*<>\\_-]{0,20}[a-z]$/)
  .filter(text => text.trim() === text)

function side(text: string | undefined): ProjectFiles {
  const texts = new Map(
    text === undefined
      ? []
      : [['ACCEPTANCE.md', { kind: 'text' as const, text }]]
  )
  return { paths: new Set(texts.keys()), folders: new Set(), texts }
}

function planned(
  base: string | undefined,
  head: string | undefined
): CheckPlan {
  return planChecks({
    policy: POLICY,
    base: side(base),
    head: side(head),
    changedPaths: []
  })
}

function ids(plan: CheckPlan): readonly string[] {
  return [
    ...plan.commands.flatMap(({ checks }) => checks),
    ...plan.fileCriteria.map(({ check }) => check),
    ...plan.settled
  ].map(({ id }) => id)
}

describe('an acceptance file of any text', () => {
  it('is read without an error, its lines inside the file and rising', () => {
    fc.assert(
      fc.property(markdown, text => {
        const lines = parseAcceptance(text).map(({ line }) => line)
        const count = text.split(/\r\n|\n|\r/).length
        expect(lines.every(line => line >= 1 && line <= count)).toBe(true)
        expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b))
      }),
      { numRuns: 1000 }
    )
  })

  it('gives every check an id of its own, whatever the sides are', () => {
    fc.assert(
      fc.property(markdown, markdown, (base, head) => {
        const all = ids(planned(base, head))
        expect(new Set(all).size).toBe(all.length)
      }),
      { numRuns: 500 }
    )
  })

  it('gives back a command in backticks, untouched', () => {
    fc.assert(
      fc.property(command, fc.integer({ min: -9, max: 255 }), (text, exit) => {
        const line = `- [ ] kind:command assert:\`${text}\` expect:exit=${exit}`
        expect(parseAcceptance(line)).toEqual([
          {
            line: 1,
            checked: false,
            kind: 'command',
            command: text,
            expect_exit: exit
          }
        ])
      })
    )
  })
})

describe('a criterion of the base', () => {
  it('is never lost, whatever the head says', () => {
    const head = fc.option(markdown, { nil: undefined })
    fc.assert(
      fc.property(markdown, head, (base, changed) => {
        const before = planned(base, base)
        const after = planned(base, changed)
        expect(ids(after)).toEqual(expect.arrayContaining([...ids(before)]))
        const commands = after.commands.map(one => [
          one.command,
          one.expectExit
        ])
        for (const one of before.commands)
          expect(commands).toContainEqual([one.command, one.expectExit])
      }),
      { numRuns: 500 }
    )
  })

  it('that the head does not have is named', () => {
    fc.assert(
      fc.property(command, markdown, (text, head) => {
        const base = `- [ ] kind:command assert:\`${text}\``
        const kept = parseAcceptance(head).some(
          one =>
            one.kind === 'command' &&
            one.command === text &&
            one.expect_exit === 0
        )
        const named = planned(base, head).problems.some(
          ({ code }) => code === 'criterion-dropped'
        )
        expect(named).toBe(!kept)
      })
    )
  })
})
