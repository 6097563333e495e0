/** action.yml, the code and the README's tables say the same of inputs and outputs. */
import { describe, expect, it } from '@jest/globals'

import { INPUTS, readInputs } from '../../../src/action/inputs.ts'
import { OUTPUT_NAMES } from '../../../src/action/outputs.ts'
import { actionMetadata } from '../../support/language-service/action-metadata.ts'
import { projectFile } from '../../support/language-service/markdown-examples.ts'

/** The cells of a section's table, without its head. */
function tableOf(section: string): readonly (readonly string[])[] {
  const [, after = ''] = projectFile('README.md').split(`\n## ${section}\n`)
  const [text = ''] = after.split('\n## ')
  return text
    .split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(line =>
      line
        .slice(1, -1)
        .split('|')
        .map(cell => cell.trim())
    )
}

function codeSpans(cell = ''): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}

function lastOf(cells: readonly string[]): string {
  return cells.at(-1) ?? ''
}

describe('the inputs', () => {
  const { inputs } = actionMetadata()

  it('are the same in action.yml and in the code', () => {
    expect(Object.keys(inputs)).toEqual(Object.keys(INPUTS))
  })

  it('are the same in action.yml and in the README, with their defaults', () => {
    const told = tableOf('Inputs').map(([name, byDefault]) => [
      codeSpans(name).join(),
      codeSpans(byDefault).join()
    ])
    const said = Object.entries(inputs).map(([name, input]) => [
      name,
      input.default
    ])
    expect(told).toEqual(said)
  })

  it('are all explained in the README', () => {
    expect(tableOf('Inputs').map(lastOf)).not.toContain('')
  })

  it('are valid at their defaults', () => {
    const read = readInputs(name =>
      name === 'github-token' ? 'a-token' : (inputs[name]?.default ?? '')
    )
    expect(read).toEqual({
      mode: 'gate',
      token: 'a-token',
      checkToken: 'a-token',
      checkName: 'completion-gate',
      pullRequest: undefined,
      checks: [],
      evidence: '',
      path: '.',
      fetch: true,
      isolation: undefined,
      isolationMinimum: undefined,
      failOnIncomplete: true,
      statusMirror: false
    })
  })

  it('are none of them required, for each has a default', () => {
    expect(Object.values(inputs).filter(input => input.required)).toEqual([])
  })
})

describe('the outputs', () => {
  it('are the same in action.yml and in the code', () => {
    expect(Object.keys(actionMetadata().outputs)).toEqual([...OUTPUT_NAMES])
  })

  it('are the same in the code and in the README', () => {
    expect(tableOf('Outputs').flatMap(([names]) => codeSpans(names))).toEqual([
      ...OUTPUT_NAMES
    ])
  })

  it('are all explained in the README', () => {
    expect(tableOf('Outputs').map(lastOf)).not.toContain('')
  })
})

describe('the action', () => {
  const { runs, branding } = actionMetadata()

  it('runs on Node 24', () => {
    expect(runs.using).toBe('node24')
  })

  it('names a program that is in the repository', () => {
    expect(projectFile(runs.main)).not.toBe('')
  })

  it('has an icon and a colour for the marketplace', () => {
    expect(branding).toEqual({ icon: 'check-circle', color: 'green' })
  })
})
