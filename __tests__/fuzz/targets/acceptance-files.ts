/** Acceptance files built from blocks in blocks: no machine criterion of the base gets lost. */
import { expect } from '@jest/globals'
import fc from 'fast-check'

import { planChecks } from '../../../src/verify/plan.ts'
import { aPolicy } from '../../support/projects.ts'
import type { CheckPlan } from '../../../src/model/plan.ts'
import type { ProjectFiles } from '../../../src/verify/project-files.ts'
import type { FuzzTarget } from '../target.ts'

/** Lines of Markdown; a line that is a machine criterion says so. */
interface Line {
  readonly text: string
  readonly machine?: true
}
type Block = readonly Line[]

const POLICY = aPolicy()
const plain = (...texts: readonly string[]): Block =>
  texts.map(text => ({ text }))

// Characters that nobody sees, that turn text around, or that end lines elsewhere.
const odd = fc.constantFrom(
  ...[
    '',
    '',
    '',
    '',
    '\u0000',
    '\u202e',
    '\u2066',
    '\u200b',
    '\ufeff',
    '\u00ad'
  ],
  ...[
    '\u0085',
    '\u2028',
    '\u00a0',
    '\u000b',
    '\u000c',
    '\u001b[2K',
    '\\',
    '&#x20;'
  ],
  ...['*', '_', '~~', '<b>', '<!-- x -->', '[', '](x)', '![', '|', '\u0301']
)
const bullet = fc.constantFrom('- ', '* ', '+ ', '1. ', '7) ')
const box = fc.constantFrom('[ ] ', '[x] ', '[X] ', '[\t] ')
const keys = fc.constantFrom(
  ...['kind:command assert:`make check`', 'kind:command assert:`exit 1`'],
  ...['kind:file_exists assert:dist/a.js', 'KIND:Command assert:``a ` b``'],
  ...['kind:command assert:`x` expect:exit=3', 'kind: command assert:`x`'],
  ...['kind:comand assert:`x`', 'kind:command', 'assert:`x`', 'kind:'],
  ...['kind:file_exists assert:../a', 'kind:command assert:`x', 'assert :x'],
  ...['kind:command assert:`x` and more', 'kind:file_exists assert:`a` `b`']
)
const machineItem: fc.Arbitrary<Block> = fc
  .tuple(bullet, box, odd, keys, odd)
  .map(([mark, ticked, before, written, after]) => [
    { text: `${mark}${ticked}${before} ${written} ${after}`, machine: true }
  ])
const otherItem: fc.Arbitrary<Block> = fc
  .tuple(
    bullet,
    fc.constantFrom('[ ] ', '[x] ', '', '[] '),
    fc.constantFrom(
      'Looks good',
      'kind',
      'It is `fast`',
      '**bold**',
      '<b>x</b>'
    )
  )
  .map(([mark, ticked, text]) => plain(mark + ticked + text))

// What an item stands between; every one of them is closed by its own last line.
const passage: fc.Arbitrary<Block> = fc.constantFrom(
  plain('# Done'),
  plain('A paragraph.', 'of two lines'),
  plain('```', '- [ ] kind:command assert:`in a fence`', '```'),
  plain('~~~~ md', '```', '- [ ] kind:command assert:`x`', '~~~~'),
  plain('<!-- one line -->'),
  plain('<!--', '- [ ] kind:command assert:`in a comment`', '', '-->'),
  plain('<details>', '<summary>More</summary>', '', '</details>'),
  plain('<div>', 'html', '</div>'),
  plain('| a | b |', '| - | - |', '| 1 | 2 |'),
  plain('[a]: https://x.example "t"'),
  plain('***'),
  plain('Title', '====='),
  plain('    indented code')
)

const apart = (blocks: readonly Block[]): Block =>
  blocks.flatMap(block => [...block, { text: '' }])
const quoted = (block: Block): Block =>
  block.map(line => ({ ...line, text: `> ${line.text}` }))
const inside = (mark: string, block: Block): Block => [
  { text: `${mark}An item` },
  { text: '' },
  ...block.map(line => ({ ...line, text: ' '.repeat(mark.length) + line.text }))
]

const { document } = fc.letrec<{ document: Block; block: Block }>(tie => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 4, arbitrary: machineItem },
    otherItem,
    passage,
    tie('document').map(quoted),
    fc
      .tuple(bullet, tie('document'))
      .map(([mark, block]) => inside(mark, block))
  ),
  document: fc.array(tie('block'), { maxLength: 4 }).map(apart)
}))

const end = fc.constantFrom('\n', '\n', '\r\n', '\r')
const file = fc.tuple(document, end, fc.constantFrom('', '', '\ufeff'))
type AcceptanceFile = readonly [block: Block, end: string, before: string]

const head = fc.oneof(
  fc.constant(undefined),
  fc.string({ unit: 'binary', maxLength: 80 }),
  file.map(textOf),
  fc.constantFrom(
    `${'> '.repeat(200)}x`,
    '- [ ] kind:command assert:`true`\n'.repeat(60),
    `- [ ] kind:command assert:\`${'x'.repeat(3_000)}\``
  )
)

function textOf([block, ending, before]: AcceptanceFile): string {
  return before + block.map(({ text }) => text).join(ending)
}

function side(text: string | undefined): ProjectFiles {
  const texts = new Map(
    text === undefined
      ? []
      : [['ACCEPTANCE.md', { kind: 'text' as const, text }]]
  )
  return { paths: new Set(texts.keys()), folders: new Set(), texts }
}

/** Ids of required checks. */
function requiredIds(plan: CheckPlan): readonly string[] {
  return [
    ...plan.commands.flatMap(({ checks }) => checks),
    ...plan.fileCriteria.map(({ check }) => check),
    ...plan.settled
  ]
    .filter(({ required }) => required)
    .map(({ id }) => id)
}

export const acceptanceFiles: FuzzTarget<
  readonly [AcceptanceFile, string | undefined]
> = {
  name: 'acceptance-files',
  arbitrary: fc.tuple(file, head),
  holds: ([base, changed]) => {
    const ids = requiredIds(
      planChecks({
        policy: POLICY,
        base: side(textOf(base)),
        head: side(changed),
        changedPaths: []
      })
    )
    if (ids.includes('acceptance:ACCEPTANCE.md:file')) return
    const wanted = base[0].flatMap(({ machine }, at) =>
      machine === true ? [`acceptance:ACCEPTANCE.md:${String(at + 1)}`] : []
    )
    expect(wanted.filter(id => !ids.includes(id))).toEqual([])
  }
}
