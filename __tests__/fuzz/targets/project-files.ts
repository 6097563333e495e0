/** Files that say what a check means, written in many ways and hollowed out: never silence. */
import { expect } from '@jest/globals'
import fc from 'fast-check'

import { SURFACE_RULE_IDS } from '../../../src/policy/surface-rules.ts'
import { findingsOf } from '../../support/surface.ts'
import type { FuzzTarget } from '../target.ts'

interface HollowedFile {
  readonly path: string
  readonly before: string | undefined
  readonly after: string
}

const POLICY = ['checks: [{ id: unit, command: make test }]']

const NOTHING = [
  ...[
    'true',
    ':',
    'exit 0',
    'echo ok',
    'jest --ci || true',
    'true # jest --ci'
  ],
  ...['jest --ci; true', '/bin/true', '', ' ', 'true || jest --ci', '! false'],
  ...['exit 0; jest --ci', 'sh -c true', 'jest --ci || exit 0', 'node -e 0'],
  ...[
    'true && true',
    'jest --ci || :',
    'false || true',
    'TRUE=1 true',
    '(true)'
  ]
]

const key = fc.constantFrom(
  ...['name', 'version', 'private', '__proto__', 'constructor', 'Scripts'],
  ...['jest-x', 'x\u200b', 'description', 'toString', '']
)
const json = fc.oneof(
  fc.constantFrom('x', 1, true, null, [], {}, { test: 'jest --ci' }),
  fc.string({ maxLength: 5 })
)
const packageFile: fc.Arbitrary<HollowedFile> = fc
  .record({
    script: fc.constantFrom(...NOTHING),
    before: fc.dictionary(key, json, { maxKeys: 3 }),
    after: fc.dictionary(key, json, { maxKeys: 3 }),
    space: fc.constantFrom(undefined, 2, '\t', 7),
    twice: fc.constantFrom('', 'scripts', 'test'),
    name: fc.constantFrom('"test"', '"t\\u0065st"', '"\\u0074est"')
  })
  .map(({ script, before, after, space, twice, name }) => {
    const scripts = { lint: 'eslint .', test: script }
    const text = JSON.stringify({ ...before, scripts, ...after }, null, space)
    const renamed = text.replace('"test"', name)
    return {
      path: 'package.json',
      before: JSON.stringify({
        ...before,
        scripts: { ...scripts, test: 'jest --ci' },
        ...after
      }),
      after:
        twice === 'scripts'
          ? renamed.replace('{', '{"scripts":{"test":"jest --ci"},')
          : twice === 'test'
            ? renamed.replace('"lint"', '"test":"jest --ci","lint"')
            : renamed
    }
  })

const CARGO = '[package]\nname = "a"\nversion = "0.1.0"\n'
const PYTEST = '[tool.pytest.ini_options]\n'
/** Path, what stood there, and what each of these does instead. */
const HOLLOWED: readonly (readonly [
  path: string,
  before: string | undefined,
  afters: readonly string[]
])[] = [
  [
    '.npmrc',
    undefined,
    [
      'script-shell=/bin/true\n',
      ' script-shell = /bin/true \n',
      'script-shell="/bin/true"\n',
      'a=b\nscript-shell=true'
    ]
  ],
  [
    'Cargo.toml',
    CARGO,
    [
      `${CARGO}[lib]\ntest = false\n`,
      `lib.test = false\n${CARGO}`,
      `lib = { test = false }\n${CARGO}`,
      `${CARGO}["lib"]\n'test' = false\n`
    ]
  ],
  [
    '.cargo/config.toml',
    undefined,
    [
      '[target.x86_64-unknown-linux-gnu]\nrunner = "true"\n',
      'target.\'cfg(all())\'.runner = ["true"]\n',
      '[target]\n"cfg(unix)" = { runner = "true" }\n',
      '[build]\nrustc-wrapper = "true"\n',
      '[alias]\ntest = "version"\n'
    ]
  ],
  [
    'pyproject.toml',
    `${PYTEST}addopts = "-q"\n`,
    [
      `${PYTEST}addopts = "--collect-only"\n`,
      `${PYTEST}addopts = ["-q", "--co"]\n`,
      `${PYTEST}"addopts" = '''-q\n--collect-only'''\n`,
      '[tool]\npytest = { ini_options = { addopts = "--collect-only" } }\n'
    ]
  ],
  [
    'Makefile',
    'test:\n\tpytest\n',
    [
      'test:\n\ttrue\n',
      'test:\n\t@true\n',
      'test:\n\t-pytest\n',
      'test:\n\tpytest || true\n',
      'test:\n',
      'test: ;\n',
      'test::\n\t:\n',
      'test: ; true\n',
      '.PHONY: test\ntest:\n\t@:\n'
    ]
  ]
]
const otherFile: fc.Arbitrary<HollowedFile> = fc
  .constantFrom(...HOLLOWED)
  .chain(([path, before, afters]) =>
    fc.constantFrom(...afters).map(after => ({ path, before, after }))
  )

/** What changes no meaning for any reader of these files. */
const dressed = fc
  .tuple(
    fc.oneof(packageFile, otherFile),
    fc.constantFrom('', '', '\ufeff'),
    fc.constantFrom('\n', '\n', '\r\n'),
    fc.constantFrom('', '\n', '\n\n# the end\n')
  )
  .map(([file, mark, end, tail]) => {
    const isText = file.path !== 'package.json'
    const crlf = file.path === 'Makefile' ? '\n' : end
    return {
      ...file,
      after:
        (isText ? '' : mark) +
        (file.after + (isText ? tail : '')).replaceAll('\n', crlf)
    }
  })

export const projectFiles: FuzzTarget<HollowedFile> = {
  name: 'project-files',
  arbitrary: dressed,
  holds: async ({ path, before, after }) => {
    const findings = await findingsOf({
      policy: POLICY,
      before: before === undefined ? {} : { [path]: before },
      after: { [path]: after }
    })
    expect(findings.length).toBeGreaterThan(0)
    for (const { rule, level } of findings) {
      expect(SURFACE_RULE_IDS).toContain(rule)
      expect(['block', 'warn']).toContain(level)
    }
  }
}
