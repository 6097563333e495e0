/** Help of one command, and the word that was meant. */
import { describe, expect, it } from '@jest/globals'

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

  it.each([
    [['toString']],
    [['verify', '--constructor']],
    [['x'.repeat(9999)]]
  ])('is answered with none where none is near', async args => {
    const { code, stderr } = await runMain(args)
    expect(code).toBe(2)
    expect(stderr).not.toContain('Did you mean')
  })
})
