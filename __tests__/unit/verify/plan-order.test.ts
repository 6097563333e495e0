/** The plan as a whole: order, each command once, and its JSON. */
import { describe, expect, it } from '@jest/globals'

import { planDocument } from '../../../src/verify/plan-document.ts'
import { aPolicy, commandIds, planOf } from '../../support/projects.ts'

const SIDE = {
  'package.json': '{"scripts":{"test":"jest"}}',
  'ACCEPTANCE.md': [
    '- [ ] kind:command assert:`npm test`',
    '- [ ] kind:command assert:`npm test` expect:exit=1',
    "- [ ] kind:file_exists assert:`it's here.md`",
    '- [ ] kind:file_exists assert:-f',
    '- [ ] Looks good'
  ].join('\n')
}

const POLICY = aPolicy(
  'setup: [npm ci]',
  'checks:',
  '  - { id: slow, command: " npm test ", timeout: 30m, required: false }',
  '  - { id: elsewhere, command: npm test, working-directory: web }',
  '  - { id: docs, command: make docs, paths: ["docs/**"] }',
  '  - { id: code, command: make code, paths: ["src/**", "lib/**"] }'
)

describe('a plan', () => {
  it("has presets, the policy's checks and criteria in this order, each command once", async () => {
    const plan = await planOf({
      base: SIDE,
      head: SIDE,
      policy: POLICY,
      changed: ['lib/deep/a.ts']
    })
    expect(
      plan.commands.map(({ command, cwd, expectExit, timeoutMs, checks }) => [
        command,
        cwd,
        expectExit,
        timeoutMs / 60_000,
        checks.map(({ id }) => id)
      ])
    ).toEqual([
      [
        'npm test',
        '',
        0,
        30,
        ['node:test', 'slow', 'acceptance:ACCEPTANCE.md:1']
      ],
      ['npm test', 'web', 0, 15, ['elsewhere']],
      ['make code', '', 0, 15, ['code']],
      ['npm test', '', 1, 15, ['acceptance:ACCEPTANCE.md:2']]
    ])
    expect(plan.setup).toEqual([{ command: 'npm ci', timeoutMs: 900_000 }])
  })

  it('leaves out checks whose paths the change does not touch', async () => {
    const plan = await planOf({
      base: {},
      head: {},
      policy: POLICY,
      changed: ['docs/a.md', 'Lib/a.ts']
    })
    expect(commandIds(plan)).toEqual(['slow', 'elsewhere', 'docs'])
  })

  it('is the same for the same input', async () => {
    const change = { base: SIDE, head: SIDE, policy: POLICY }
    expect(await planOf(change)).toEqual(await planOf(change))
  })
})

describe('the document of a plan', () => {
  it('shows commands, file criteria as tests, and what cannot run as problems', async () => {
    const plan = await planOf({ base: SIDE, head: SIDE, policy: POLICY })
    const document = planDocument(plan)
    expect(document.schema).toBe('completion-gate.plan.v1')
    expect(document.commands[0]).toEqual({
      id: 'node:test',
      kind: 'test',
      description: 'Run JavaScript tests',
      command: 'npm test',
      required: true,
      expect_exit: 0,
      timeout_ms: 1_800_000,
      origin: 'preset:both',
      also: ['slow', 'acceptance:ACCEPTANCE.md:1']
    })
    expect(document.commands[1]).toMatchObject({
      id: 'elsewhere',
      origin: 'policy:base',
      cwd: 'web'
    })
    expect(
      document.commands
        .filter(({ kind }) => kind === 'acceptance_file_exists')
        .map(({ command }) => command)
    ).toEqual(["test -f 'it'\\''s here.md'", 'test -f ./-f'])
    expect(document.problems).toEqual([
      expect.objectContaining({ code: 'criterion-manual', line: 5 })
    ])
  })

  it('is required when any check of the command is', async () => {
    const policy = aPolicy(
      'checks:',
      '  - { id: a, command: x, required: false }',
      '  - { id: b, command: x }'
    )
    const plan = await planOf({ base: {}, head: {}, policy })
    expect(planDocument(plan).commands).toEqual([
      expect.objectContaining({ id: 'a', required: true, also: ['b'] })
    ])
  })

  it('says what is settled and named by no problem', async () => {
    const plan = await planOf({ base: SIDE, head: SIDE })
    const document = planDocument({ ...plan, problems: [] })
    expect(document.problems).toEqual([
      expect.objectContaining({ code: 'needs-review' })
    ])
  })

  it('survives JSON', async () => {
    const document = planDocument(await planOf({ base: SIDE, head: {} }))
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })
})
