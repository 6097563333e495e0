/** The built gate at each level: results bind to what commands saw, and nothing planted runs in the gate. */
import * as fs from 'node:fs'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import { parseEvidence } from '../../src/wire/evidence-schema.ts'
import { gitRepository } from '../support/git-repository.ts'
import { runCli } from '../support/run-cli.ts'
import type { GitRepository } from '../support/git-repository.ts'
import type { EvidenceRecord } from '../../src/model/evidence.ts'

const scene = {} as { repository: GitRepository }
const LEVELS =
  process.getuid?.() === 0
    ? (['none', 'process', 'uid', 'namespace', 'overlay'] as const)
    : (['none', 'process', 'namespace', 'overlay'] as const)

/** A change of src/product.txt, judged by one command. */
function change(command: string, more = ''): void {
  scene.repository.write(
    '.github/completion-gate.yml',
    `version: 1\n${more}checks:\n  - id: unit\n    kind: test\n    command: sh ./check.sh\n`
  )
  scene.repository.write('check.sh', `${command}\n`)
  scene.repository.write('src/product.txt', 'old\n')
  scene.repository.write('src/other.txt', 'other\n')
  scene.repository.write('src/below/there.txt', 'there\n')
  scene.repository.commit('base')
  scene.repository.branch('agent')
  scene.repository.write('src/product.txt', 'new\n')
  scene.repository.commit()
}

function verify(
  flags: readonly string[],
  environment: Record<string, string> = {}
): { code: number | null; evidence: EvidenceRecord; stderr: string } {
  const run = runCli(
    [
      'verify',
      '--repo',
      scene.repository.dir,
      '--base',
      'main',
      '--json',
      ...flags
    ],
    { environment }
  )
  expect([run.stdout === '', run.stderr]).toEqual([false, expect.anything()])
  return {
    code: run.code,
    evidence: parseEvidence(run.stdout),
    stderr: run.stderr
  }
}

beforeEach(() => {
  scene.repository = gitRepository()
})
afterEach(() => {
  scene.repository.dispose()
})

describe.each(LEVELS)('at level %s', level => {
  it('a check that builds beside the change verifies it', () => {
    change(
      'grep -q new src/product.txt && mkdir -p src/deep && echo x > src/built.txt && echo x > src/deep/built.txt'
    )
    const { code, evidence } = verify(['--isolation', level])
    expect([code, evidence.completion.kind]).toEqual([0, 'verified'])
    expect(evidence.isolation?.level).toBe(level)
    expect(evidence.binding?.unbound).toEqual([])
    const isReal = fs.existsSync(
      path.join(scene.repository.dir, 'src/built.txt')
    )
    expect(isReal).toBe(!['uid', 'overlay'].includes(level))
    const written =
      level === 'overlay' ? ['src/built.txt', 'src/deep/'] : undefined
    expect(evidence.isolation?.written).toEqual(written)
  })

  it('a check that builds further below moves no folder', () => {
    change('echo x > src/below/built.txt')
    const { code, evidence } = verify(['--isolation', level])
    expect(evidence.binding?.unbound).toEqual([])
    expect([code, evidence.completion.kind]).toEqual([0, 'verified'])
  })

  it.each([
    ['changes a mutated path', 'echo other > src/product.txt'],
    [
      'changes it and puts it back',
      'cp -p src/product.txt k; echo y > src/product.txt; cat k > src/product.txt; touch -r k src/product.txt'
    ],
    [
      'swaps its folder and puts the file back',
      'cp -a src kept; rm -rf src; mv kept src'
    ],
    ['removes it', 'rm src/product.txt']
  ])('a check that %s leaves the result unbound', (_what, command) => {
    change(command)
    const { code, evidence } = verify(['--isolation', level])
    expect([code, evidence.completion.kind]).toEqual([1, 'incomplete'])
    expect(evidence.binding?.unbound.map(one => one.path)).toContain(
      'src/product.txt'
    )
  })

  it('what a command plants in the checkout runs in no git of the gate', () => {
    const trap = path.join(
      scene.repository.dir,
      '..',
      `trap-${path.basename(scene.repository.dir)}`
    )
    const script = `echo ran >> ${trap}`
    change(
      `printf '#!/bin/sh\\n${script}\\n' > trap.sh; chmod +x trap.sh; t=$PWD/trap.sh
for key in core.fsmonitor core.sshCommand core.pager core.editor diff.external filter.x.clean filter.x.smudge filter.x.process credential.helper uploadpack.packObjectsHook gpg.program; do git config "$key" "$t" 2>/dev/null; done
git config core.hooksPath "$PWD" 2>/dev/null; git config alias.diff-tree "!$t" 2>/dev/null
for hook in post-index-change post-checkout reference-transaction pre-auto-gc fsmonitor-watchman; do cp trap.sh .git/hooks/$hook 2>/dev/null; done
echo '* filter=x diff=x' >> .git/info/attributes 2>/dev/null; grep -q new src/product.txt`
    )
    const verifier = 'cat >/dev/null; echo "{}"'
    const { evidence } = verify(['--isolation', level, '--verifier', verifier])
    expect(evidence.isolation?.level).toBe(level)
    // Without isolation it did reach the real configuration.
    const config = path.join(scene.repository.dir, '.git/config')
    const planted = fs.readFileSync(config, 'utf8').includes('trap.sh')
    expect(planted).toBe(['none', 'process'].includes(level))
    expect(fs.existsSync(trap)).toBe(false)
  })
})

describe('which level is taken', () => {
  it('auto is process on a person’s machine and the strongest on a runner', () => {
    change('true')
    const person = verify([])
    expect(person.evidence.isolation?.level).toBe('process')
    const runner = verify([], { GITHUB_ACTIONS: 'true' })
    expect(runner.evidence.isolation?.level).toBe('overlay')
    expect(
      runner.evidence.isolation?.unavailable?.map(one => one.level)
    ).toEqual(['container'])
  })

  it('a minimum lifts auto on a person’s machine', () => {
    change('true', 'isolation-minimum: namespace\n')
    expect(verify([]).evidence.isolation?.level).toBe('overlay')
  })

  it.each([
    [
      'the policy',
      'isolation-minimum: namespace\n',
      ['--isolation', 'process']
    ],
    [
      'the flag',
      '',
      ['--isolation', 'process', '--isolation-minimum', 'namespace']
    ],
    [
      'the stricter of both',
      'isolation-minimum: namespace\n',
      ['--isolation', 'process', '--isolation-minimum', 'none']
    ],
    ['what cannot be had', '', ['--isolation-minimum', 'container']]
  ])(
    'below the minimum of %s nothing is run and the change is incomplete',
    (_whose, more, flags) => {
      change('touch ran', more)
      const { code, evidence } = verify(flags)
      expect([code, evidence.completion.kind]).toEqual([1, 'incomplete'])
      expect(evidence.isolation?.below_minimum).toBeDefined()
      expect(evidence.isolation?.promise).toContain(
        'isolation below the minimum'
      )
      const [check] = evidence.reports.flatMap(report => report.checks)
      expect(check).toMatchObject({
        status: 'failed',
        residual_risk: expect.stringContaining(
          'verification command could not run: isolation below the minimum'
        )
      })
      expect(fs.existsSync(path.join(scene.repository.dir, 'ran'))).toBe(false)
    }
  )

  it('the level, where its promise is told and what was not to be had stand in the terminal', () => {
    change('true')
    const run = runCli(
      ['verify', '--repo', scene.repository.dir, '--base', 'main'],
      { environment: { GITHUB_ACTIONS: 'true' } }
    )
    expect(run.stdout + run.stderr).toMatch(
      /isolation +overlay \(docs\/isolation\.md of completion-gate says what it promises\)/
    )
    expect(run.stdout + run.stderr).toContain(
      'not container: the policy names no image'
    )
  })
})
