/** Files of settings, builds and scripts that are one nasty piece over and over are judged to their end. */
import { describe, expect, it } from '@jest/globals'

import { findingsOf } from '../../support/surface.ts'

const LONG = 64 * 1024
const over = (piece: string): string =>
  piece.repeat(Math.ceil(LONG / piece.length))

const PIECES = [
  '<skip>${',
  '<skip> ',
  '<skipTests>true</skipTests>',
  '-x',
  '-x ',
  '\n',
  ' ',
  '-x\n',
  'test enabled ',
  'onlyIf ',
  '"',
  "'",
  '/*',
  '<!--',
  '<Compile Remove="',
  '--tag x\n',
  '#',
  ' #',
  ' # \u2028',
  'a: ',
  'a :',
  ';',
  '$(',
  '((',
  '{',
  '[',
  '[[',
  'coverage',
  'coverage.',
  '&&',
  '| ',
  '<<',
  '\\',
  '`',
  'include ',
  '$(MAKE) ',
  '.PHONY: ',
  'a=',
  'resolved "https://a',
  '{"a":',
  '- ',
  'a:\n '
]
const PATHS = [
  'pom.xml',
  'build.gradle',
  'gradle.properties',
  'a.csproj',
  'phpunit.xml',
  '.rspec',
  'Makefile',
  'ci.sh',
  'tox.ini',
  'pytest.ini',
  '.npmrc',
  'pyproject.toml',
  'jest.config.js',
  'package.json',
  'yarn.lock',
  '.codecov.yml',
  'conftest.py',
  '.gitattributes',
  'Cargo.toml'
]

describe('a file of one nasty piece', () => {
  it.each(PATHS)(
    'is judged to its end as %s',
    async path => {
      for (const piece of PIECES) {
        const findings = await findingsOf({
          policy: [
            'checks: [{ id: a, kind: test, command: make test && ./ci.sh }]'
          ],
          before: { [path]: 'a' },
          after: { [path]: over(piece), [`web/${path}`]: `a${over(piece)}` }
        })
        expect(findings.length).toBeLessThan(200)
      }
    },
    60_000
  )
})
