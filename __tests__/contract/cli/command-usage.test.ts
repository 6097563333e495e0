/** Help of one command, and the word that was meant. */
import { describe, expect, it } from '@jest/globals'

import { OPTIONS } from '../../../src/cli/command-options.ts'
import { runMain } from '../../support/run-main.ts'

describe('--help after a command', () => {
  it.each([
    'verify',
    'plan',
    'digest',
    'explain',
    'verify-receipt',
    'init',
    'doctor',
    'demo'
  ])('speaks of %s alone', async name => {
    const { code, stdout } = await runMain([name, '--help'])
    expect(code).toBe(0)
    expect(stdout).toMatch(
      new RegExp(
        `^Usage: completion-gate ${name} \\[flags\\]\\n\\n {2}${name} `
      )
    )
    expect(stdout).toContain('Exit codes: 0 complete')
    expect(stdout.includes('--worktree ')).toBe(name === 'verify')
    expect(stdout.includes('--token-env')).toBe(name === 'doctor')
  })

  it.each(Object.entries(OPTIONS))(
    'names every flag of %s, and none of another command',
    async (name, options) => {
      const { stdout } = await runMain([name, '--help'])
      const [, ...flags] = stdout.split('\nFlags of ')
      const named = flags.join('\n').match(/^ {2}--[a-z-]+/gm) ?? []
      expect(
        [...new Set(named.map(one => one.trim().slice(2)))].sort()
      ).toEqual(
        Object.keys(options)
          .filter(one => one !== 'no-packages')
          .sort()
      )
    }
  )

  it('is what `help` says of a command', async () => {
    for (const name of ['verify', 'verify-receipt', 'demo'])
      expect(await runMain(['help', name])).toEqual(
        await runMain([name, '--help'])
      )
  })

  it.each([[['--help']], [['help']], [['nothing', '--help']]])(
    'is the whole usage for %j',
    async args => {
      const { stdout } = await runMain(args)
      expect(stdout).toContain('Usage: completion-gate COMMAND')
    }
  )
})

describe('a word that nobody knows', () => {
  it.each([
    [['verfy'], 'Did you mean "verify"?'],
    [['verify', '--wortree'], 'Did you mean "--worktree"?'],
    [['plan', '--jsno'], 'Did you mean "--json"?']
  ])('%j is answered with the nearest', async (args, words) => {
    const { code, stderr } = await runMain(args)
    expect(code).toBe(2)
    expect(stderr).toContain(words)
  })

  it.each(Object.entries(OPTIONS))(
    'is answered by %s with its own nearest flag, and where its flags are listed',
    async (command, options) => {
      const [first = ''] = Object.keys(options)
      const { code, stderr } = await runMain([command, `--${first}x`])
      expect(code).toBe(2)
      expect(stderr).toContain(
        `${command} takes no --${first}x. Did you mean "--${first}"?\n`
      )
      expect(stderr).toContain(`\`completion-gate ${command} --help\``)
    }
  )

  it.each([
    ['plan', '--worktree', 'it is a flag of verify.'],
    ['digest', '--html=x', 'it is a flag of verify and explain.'],
    ['verify', '--yes', 'it is a flag of init.'],
    ['explain', '--base', 'it is a flag of verify, plan and digest.'],
    ['demo', '--repo-slug', 'it is a flag of explain.'],
    ['init', '--token-env', 'it is a flag of doctor.'],
    ['doctor', '--evidence', 'it is a flag of verify-receipt.'],
    ['verify-receipt', '--branch', 'it is a flag of init and doctor.'],
    ['plan', '--wortree', 'Did you mean "--worktree"? It is a flag of verify.']
  ])('%s says of %s which command knows it', async (command, flag, words) => {
    const { code, stderr } = await runMain([command, flag])
    expect(code).toBe(2)
    expect(stderr).toContain(`${command} takes no --`)
    expect(stderr).toContain(words)
  })

  it.each([
    [['toString']],
    [['verify', '-x']],
    [['verify', '--constructor']],
    [['x'.repeat(9999)]]
  ])('is answered with none where none is near', async args => {
    const { code, stderr } = await runMain(args)
    expect(code).toBe(2)
    expect(stderr).not.toContain('Did you mean')
  })
})
