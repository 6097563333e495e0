/** doctor's rule over packages: no member of a workspace goes without a check. */
import { describe, expect, it } from '@jest/globals'

import { insideFindings } from '../../../src/doctor/inside/table.ts'
import { insideSetup } from '../../../src/doctor/inside-setup.ts'
import { factsOf, initialised } from '../../support/proposed-files.ts'
import { PROJECTS } from '../../support/setup-projects.ts'
import type { Finding } from '../../../src/doctor/finding.ts'
import type { Files } from '../../support/setup-projects.ts'

const POLICY = '.github/completion-gate.yml'

function examine(files: Files): readonly Finding[] {
  return insideFindings(insideSetup(factsOf(files), { kind: 'unborn' }))
}

function faults(files: Files): readonly string[] {
  return examine(files)
    .filter(({ level }) => level !== 'fine')
    .map(({ level, rule }) => `${level} ${rule}`)
}

describe('packages', () => {
  it.each<readonly [string, string, readonly string[]]>([
    [
      'no glob for the members of a workspace',
      'version: 1\n',
      ['should proof', 'should packages']
    ],
    [
      'a glob for some of them',
      'packages: [packages/api]\n',
      ['should packages']
    ],
    [
      'a glob for nothing',
      "packages: ['packages/*', 'pakcages/*']\n",
      ['should packages']
    ],
    ['a glob for all', "packages: ['packages/*']\n", []]
  ])('are looked at: %s', (_what, text, expected) => {
    expect(faults({ ...initialised(PROJECTS.pnpm), [POLICY]: text })).toEqual(
      expected
    )
  })

  it('need no glob where the root has a required check for them', () => {
    const files = {
      ...initialised(PROJECTS.cargo),
      'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n',
      'crates/a/Cargo.toml': '[package]\nname = "a"\n',
      [POLICY]: 'version: 1\n'
    }
    expect(faults(files)).toEqual([])
  })

  it('are named with the globs to copy', () => {
    const files = { ...initialised(PROJECTS.pnpm), [POLICY]: 'version: 1\n' }
    expect(examine(files)).toContainEqual({
      rule: 'packages',
      level: 'should',
      message:
        'pnpm-workspace.yaml lists packages/api, packages/web, which no glob of packages matches, and the root has no required check: nothing is run there',
      mend: "In .github/completion-gate.yml:\npackages:\n  - 'packages/api'\n  - 'packages/web'"
    })
  })
})
