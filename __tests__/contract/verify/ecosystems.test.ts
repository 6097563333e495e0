/** The presets of each ecosystem through `verify` on a real repository: which tool runs, with which words, in which folder, and what its words prove. */
import * as fs from 'node:fs'
import * as path from 'node:path'

import { afterEach, describe, expect, it } from '@jest/globals'

import { temporaryFolder } from '../../support/git-repository.ts'
import { runMain } from '../../support/run-main.ts'
import { setUpProject } from '../../support/setup-projects.ts'
import { parseEvidence } from '../../../src/wire/evidence-schema.ts'
import type { VerificationCheck } from '../../../src/model/check.ts'
import type { ProjectName } from '../../support/setup-projects.ts'

const made: string[] = []

afterEach(() => {
  for (const folder of made.splice(0))
    fs.rmSync(folder, { recursive: true, force: true })
})

/** A tool of the name that says how it was called, and then what it is told to. */
function standIn(folder: string, tool: string, says: string): void {
  const script = `#!/bin/sh\necho "called: ${tool} $* in $(pwd -P)"\ncat <<'END'\n${says}\nEND\n`
  const file = path.join(folder, tool)
  fs.rmSync(file, { force: true })
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, script, { mode: 0o755 })
}

async function verified(
  name: ProjectName,
  tool: string,
  says: string
): Promise<{
  readonly folder: string
  readonly kind: string
  readonly checks: readonly VerificationCheck[]
}> {
  const tools = temporaryFolder('tools')
  // Isolation may hide folders; it has tests of its own.
  const repository = setUpProject(name, {
    '.github/completion-gate.yml': 'version: 1\nisolation: none\n'
  })
  made.push(tools, repository.dir)
  if (tool.startsWith('./')) {
    standIn(repository.dir, tool.slice(2), says)
    repository.commit('wrapper')
  } else standIn(tools, tool, says)
  repository.branch('agent')
  repository.write('product.txt', 'new\n')
  repository.commit('change')
  const { stdout, stderr } = await runMain(
    ['verify', '--repo', repository.dir, '--base', 'main', '--json'],
    {
      environment: {
        PATH: `${tools}${path.delimiter}${process.env['PATH'] ?? ''}`
      }
    }
  )
  expect(stderr).not.toContain('error')
  const evidence = parseEvidence(stdout)
  return {
    folder: repository.dir,
    kind: evidence.completion.kind,
    checks: evidence.reports.flatMap(({ checks }) => checks)
  }
}

/** The project, the tool, the words that it must get, and what the tool says of one test and of none. */
const RUNS: readonly (readonly [
  ProjectName,
  string,
  string,
  string,
  string
])[] = [
  [
    'deno',
    'deno',
    'task test',
    'ok | 1 passed | 0 failed (1ms)',
    'ok | 0 passed | 0 failed (1ms)'
  ],
  [
    'bun',
    'bun',
    'test',
    'Ran 1 test across 1 file. [9ms]',
    ' 1 skip\nRan 1 test across 1 file. [9ms]'
  ],
  [
    'maven',
    './mvnw',
    '-B verify',
    '[INFO] Tests run: 1, Failures: 0, Errors: 0, Skipped: 0',
    '[INFO] BUILD SUCCESS'
  ],
  [
    'gradle',
    'gradle',
    '--console=plain check',
    '> Task :test\n> Task :check\nBUILD SUCCESSFUL in 1s',
    '> Task :check UP-TO-DATE\nBUILD SUCCESSFUL in 1s'
  ],
  [
    'dotnet',
    'dotnet',
    'test',
    'Passed!  - Failed:     0, Passed:     1, Skipped:     0, Total:     1',
    '  Determining projects to restore...\n  A -> /a/bin/A.dll'
  ],
  [
    'ruby',
    'bundle',
    'exec rspec',
    'Finished in 0.1 seconds (files took 0.2 seconds to load)\n1 example, 0 failures',
    'Finished in 0.1 seconds (files took 0.2 seconds to load)\n0 examples, 0 failures'
  ],
  [
    'php',
    './vendor/bin/phpunit',
    '',
    'OK (1 test, 1 assertion)',
    'No tests executed!'
  ],
  [
    'elixir',
    'mix',
    'test',
    'Finished in 0.1 seconds\n1 test, 0 failures',
    'There are no tests to run'
  ],
  [
    'swift',
    'swift',
    'test',
    '✔ Test run with 1 test in 0 suites passed after 0.001 seconds.',
    '✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.'
  ],
  [
    'make',
    'make',
    'test',
    '100% tests passed, 0 tests failed out of 1',
    'No tests were found!!!'
  ],
  [
    'just',
    'just',
    'test',
    '# TOTAL: 1\n# PASS:  1\n# SKIP:  0',
    '# TOTAL: 1\n# PASS:  0\n# SKIP:  1'
  ]
]

describe('the tests of a project', () => {
  it.each(RUNS)(
    'with %s run by %s %s, and a test that ran is a proof',
    async (name, tool, words, one) => {
      const { folder, kind, checks } = await verified(name, tool, one)
      const check = checks.find(found => found.required)
      expect(check).toMatchObject({ status: 'passed', kind: 'test' })
      expect(JSON.stringify(check?.evidence)).toContain(
        `called: ${tool.replace('./', '')} ${words} in ${folder}`
      )
      expect(check?.evidence).toMatchObject({ tests_run: 1 })
      expect(kind).toBe('verified')
    }
  )

  it.each(RUNS)(
    'with %s prove nothing where %s ran none',
    async (...[name, tool, , , none]) => {
      const { kind, checks } = await verified(name, tool, none)
      expect(checks.find(found => found.required)).toMatchObject({
        status: 'needs_review',
        evidence: { exit_code: 0, tests_run: 0 }
      })
      expect(kind).toBe('incomplete')
    }
  )
})
