/** Criteria of base ∪ head, active loops, and files that cannot be used. */
import { describe, expect, it } from '@jest/globals'

import {
  aPolicy,
  commandIds,
  planOf,
  problemCodes
} from '../../support/projects.ts'
import type { SideFile } from '../../support/projects.ts'

const RUNS = '- [ ] kind:command assert:`make check`\n'
const LOOP = '.a3s/loops/demo'

describe('a criterion of the root', () => {
  it('of both sides is one required command', async () => {
    const side = { 'ACCEPTANCE.md': `# Done\n\n${RUNS}` }
    const plan = await planOf({ base: side, head: side })
    expect(plan.commands).toEqual([
      {
        command: 'make check',
        cwd: '',
        timeoutMs: 900_000,
        expectExit: 0,
        checks: [
          {
            id: 'acceptance:ACCEPTANCE.md:3',
            kind: 'acceptance_command',
            description: 'ACCEPTANCE kind:command (ACCEPTANCE.md)',
            required: true,
            declaredBy: 'acceptance',
            declaredIn: 'both',
            source: 'ACCEPTANCE.md:3'
          }
        ]
      }
    ])
    expect(plan.problems).toEqual([])
    expect(plan.surface).toEqual([])
  })

  it.each([
    ['moved it', `# More\n\n\n${RUNS}`],
    ['ticked it', '- [x] kind:command assert:`make check` expect:exit=0\n'],
    ['wrote it in another style', '* [ ] KIND:Command assert:``make check``']
  ])('is the same when the head %s', async (_what, text) => {
    const plan = await planOf({
      base: { 'ACCEPTANCE.md': RUNS },
      head: { 'ACCEPTANCE.md': text }
    })
    expect(commandIds(plan)).toEqual(['acceptance:ACCEPTANCE.md:1'])
    expect(plan.commands[0]?.checks[0].declaredIn).toBe('both')
    expect(plan.problems).toEqual([])
  })

  it.each([
    ['deleted the file', undefined],
    ['emptied the file', ''],
    ['weakened the command', '- [ ] kind:command assert:`true`\n'],
    [
      'expects another exit',
      '- [ ] kind:command assert:`make check` expect:exit=2\n'
    ],
    ['hid it in a comment', `<!--\n${RUNS}-->\n`],
    ['hid it in a fence', `\`\`\`\n${RUNS}\`\`\`\n`],
    ['made it a manual one', '- [ ] make check\n']
  ])('runs as the base wrote it when the head %s', async (_what, text) => {
    const plan = await planOf({
      base: { 'ACCEPTANCE.md': RUNS },
      head: text === undefined ? {} : { 'ACCEPTANCE.md': text }
    })
    expect(plan.commands[0]).toMatchObject({
      command: 'make check',
      expectExit: 0,
      checks: [{ id: 'acceptance:ACCEPTANCE.md:1', declaredIn: 'base' }]
    })
    expect(plan.problems[0]).toMatchObject({
      code: 'criterion-dropped',
      path: 'ACCEPTANCE.md',
      line: 1
    })
    expect(plan.surface).toEqual([
      expect.objectContaining({ rule: 'criterion-dropped', level: 'block' })
    ])
  })

  it('of the head alone comes after those of the base, with an id of its own', async () => {
    const plan = await planOf({
      base: { 'ACCEPTANCE.md': RUNS },
      head: { 'ACCEPTANCE.md': `- [ ] kind:command assert:\`true\`\n${RUNS}` }
    })
    const checks = plan.commands.map(({ checks: [check] }) => check)
    expect(checks.map(({ id, declaredIn }) => [id, declaredIn])).toEqual([
      ['acceptance:ACCEPTANCE.md:1', 'both'],
      ['acceptance:ACCEPTANCE.md:1@head', 'head']
    ])
  })

  it('that asks for a file is settled without a command', async () => {
    const side = {
      'ACCEPTANCE.md': '- [ ] kind:file_exists assert:dist/a.js\n'
    }
    const plan = await planOf({ base: side, head: side })
    expect(plan.commands).toEqual([])
    expect(plan.fileCriteria).toEqual([
      {
        path: 'dist/a.js',
        check: expect.objectContaining({
          id: 'acceptance:ACCEPTANCE.md:1',
          kind: 'acceptance_file_exists',
          required: true
        })
      }
    ])
  })

  it('that is manual needs review, required only when the policy says so', async () => {
    const side = { 'ACCEPTANCE.md': '- [x] Looks good\n' }
    const advisory = await planOf({ base: side, head: side })
    const required = await planOf({
      base: side,
      head: side,
      policy: aPolicy('acceptance: { manual: required }')
    })
    const check = {
      id: 'acceptance:ACCEPTANCE.md:1',
      kind: 'acceptance_manual',
      status: 'needs_review'
    }
    expect(advisory.settled).toEqual([
      expect.objectContaining({ ...check, required: false })
    ])
    expect(required.settled).toEqual([
      expect.objectContaining({ ...check, required: true })
    ])
  })

  it('that cannot be read needs review and says why and where', async () => {
    const side = { 'ACCEPTANCE.md': '\n- [ ] kind:comand assert:`x`\n' }
    const plan = await planOf({ base: {}, head: side })
    expect(plan.settled).toEqual([
      expect.objectContaining({
        id: 'acceptance:ACCEPTANCE.md:2',
        status: 'needs_review',
        required: true,
        residual_risk: expect.stringMatching(/ACCEPTANCE\.md:2.*comand/)
      })
    ])
    expect(problemCodes(plan)).toEqual(['criterion-unreadable'])
  })

  it('that the base could not read stays when the head mends it alone', async () => {
    const plan = await planOf({
      base: { 'ACCEPTANCE.md': '- [ ] kind:command\n' },
      head: { 'ACCEPTANCE.md': '- [ ] kind:command assert:`true`\n' }
    })
    expect(plan.settled.map(({ required }) => required)).toEqual([true])
  })
})

describe('an acceptance file that cannot be used', () => {
  const files: readonly [string, SideFile][] = [
    ['is too large', `${RUNS}${' '.repeat(64 * 1024)}`],
    ['has too many criteria', RUNS.repeat(51)],
    [
      'has a command that is too long',
      `- [ ] kind:command assert:\`${'x'.repeat(2049)}\``
    ],
    ['is not UTF-8', Uint8Array.of(0x2d, 0xff)],
    ['is a symbolic link', { mode: '120000', text: 'other.md' }],
    ['is a submodule', { mode: '160000', text: '' }],
    ['cannot be had', { unreadable: 'the object is missing' }]
  ]

  it.each(files)(
    'on both sides is one check that needs review: %s',
    async (_why, file) => {
      const side = { 'ACCEPTANCE.md': file }
      const plan = await planOf({ base: side, head: side })
      expect(plan.commands).toEqual([])
      expect(plan.settled).toEqual([
        expect.objectContaining({
          id: 'acceptance:ACCEPTANCE.md:file',
          status: 'needs_review',
          required: true,
          residual_risk: expect.stringContaining('on the base it')
        })
      ])
      expect(problemCodes(plan)).toEqual(['acceptance-unusable'])
    }
  )

  it.each(files)(
    'on the head leaves the criteria of the base: %s',
    async (_why, file) => {
      const plan = await planOf({
        base: { 'ACCEPTANCE.md': RUNS },
        head: { 'ACCEPTANCE.md': file }
      })
      expect(commandIds(plan)).toEqual(['acceptance:ACCEPTANCE.md:1'])
      expect(plan.settled).toHaveLength(1)
      expect(problemCodes(plan)).toEqual(['acceptance-unusable'])
    }
  )

  it.each(files)(
    'on the base is not mended by the head alone: %s',
    async (_why, file) => {
      const plan = await planOf({
        base: { 'ACCEPTANCE.md': file },
        head: { 'ACCEPTANCE.md': RUNS }
      })
      expect(plan.settled.map(({ required }) => required)).toEqual([true])
    }
  )
})

describe('a loop', () => {
  it.each([
    'Status: running',
    'status: RETRYING',
    '**Status:** paused',
    '- Status: `running` (2 of 5)',
    '\uFEFFStatus: running\r\nStatus: done',
    'Status : running',
    'Status: "running"',
    '| Status | running |',
    '1. Status: running',
    'Status = running',
    'Status：running',
    '{"status": "running"}',
    'Status: run\u200Bning',
    'Status: гunning',
    'Status: ~~done~~ running',
    'Status running',
    'Status:',
    'Status: ???',
    '## Status\n\nrunning',
    '| Status | Loop |\n| --- | --- |\n| running | x |',
    'The loop has the status: running'
  ])('is active when its state says %p', async state => {
    const side = {
      [`${LOOP}/STATE.md`]: `# Demo\n\n${state}\n`,
      [`${LOOP}/ACCEPTANCE.md`]: RUNS
    }
    const plan = await planOf({ base: side, head: side })
    expect(plan.loops).toEqual(['demo'])
    expect(plan.commands[0]?.checks[0]).toMatchObject({
      id: 'acceptance:demo:1',
      loop: 'demo',
      description: `ACCEPTANCE kind:command (${LOOP}/ACCEPTANCE.md)`
    })
  })

  it.each([
    'Status: done',
    'Status: runningx',
    'Status: done\nStatus: running',
    'Status: "done"',
    '| Status | done |',
    '**Status**: completed_',
    '## Status\n\nfinished',
    'status: done (5 of 5)',
    'It is running'
  ])('is at rest when its state says %p', async state => {
    const side = {
      [`${LOOP}/STATE.md`]: state,
      [`${LOOP}/ACCEPTANCE.md`]: RUNS
    }
    const policy = aPolicy("acceptance: { files: ['**/ACCEPTANCE.md'] }")
    const plan = await planOf({ base: side, head: side, policy })
    expect(plan.loops).toEqual([])
    expect(plan.commands).toEqual([])
  })

  it('that the base says is active stays so, whatever the head does to its state', async () => {
    const base = {
      [`${LOOP}/STATE.md`]: 'Status: running',
      [`${LOOP}/ACCEPTANCE.md`]: RUNS
    }
    const done = { ...base, [`${LOOP}/STATE.md`]: 'Status: done' }
    for (const head of [done, {}]) {
      const plan = await planOf({ base, head })
      expect(plan.loops).toEqual(['demo'])
      expect(commandIds(plan)).toEqual(['acceptance:demo:1'])
    }
  })

  it('that the head wakes counts with the criteria of both sides', async () => {
    const base = {
      [`${LOOP}/STATE.md`]: 'Status: done',
      [`${LOOP}/ACCEPTANCE.md`]: RUNS
    }
    const head = {
      [`${LOOP}/STATE.md`]: 'Status: running',
      [`${LOOP}/ACCEPTANCE.md`]: '- [ ] kind:command assert:`true`'
    }
    const plan = await planOf({ base, head })
    expect(plan.commands.map(({ command }) => command)).toEqual([
      'make check',
      'true'
    ])
  })

  it('without a machine criterion is listed and named', async () => {
    const side = { [`${LOOP}/STATE.md`]: 'Status: running' }
    const plan = await planOf({ base: side, head: side })
    expect(plan.loops).toEqual(['demo'])
    expect(problemCodes(plan)).toEqual(['loop-without-criteria'])
  })

  it('whose state cannot be read counts as active and needs review', async () => {
    const side = {
      [`${LOOP}/STATE.md`]: { mode: '120000', text: 'x' },
      [`${LOOP}/ACCEPTANCE.md`]: RUNS
    }
    const plan = await planOf({ base: {}, head: side })
    expect(plan.loops).toEqual(['demo'])
    expect(plan.settled.map(({ id }) => id)).toEqual(['acceptance:demo:state'])
  })
})

describe('the globs of the policy', () => {
  it('add files of either side, each with ids by its path', async () => {
    const policy = aPolicy(
      "acceptance: { files: ['docs/*.md', 'ACCEPTANCE.md'] }"
    )
    const plan = await planOf({
      base: { 'docs/b.md': RUNS, 'other/c.md': RUNS },
      head: {
        'docs/a.md': '- [ ] kind:command assert:`true`',
        'ACCEPTANCE.md': '- [ ] kind:command assert:`false`'
      },
      policy
    })
    expect(commandIds(plan)).toEqual([
      'acceptance:ACCEPTANCE.md:1',
      'acceptance:docs/a.md:1',
      'acceptance:docs/b.md:1'
    ])
  })
})

describe('many loops', () => {
  it('at rest crowd out neither the manifest nor their own states', async () => {
    const side: Record<string, string> = {
      'package.json': '{"scripts":{"test":"x"}}'
    }
    for (let at = 0; at < 400; at += 1) {
      side[`.a3s/loops/l${String(at)}/ACCEPTANCE.md`] = RUNS
      side[`.a3s/loops/l${String(at)}/STATE.md`] = 'Status: done'
    }
    const plan = await planOf({ base: side, head: side })
    expect(plan.loops).toEqual([])
    expect(commandIds(plan)).toEqual(['node:test'])
    expect(plan.settled).toEqual([])
  })
})
