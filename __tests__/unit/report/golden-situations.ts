/** The situations whose whole pages are kept as golden files, by name. */
import { failed, judged, passed, TEST_MERGE, written } from './situations.ts'
import { aCheck } from '../../support/builders.ts'
import { mutationLedger } from '../../../src/model/ledger.ts'
import type { EvidenceRecord } from '../../../src/model/evidence.ts'

const FILES = ['src/add.js', 'src/subtract.js']
const DIGEST = mutationLedger(FILES.map(path => written(path))).effect_digest
const STALE = 'f'.repeat(64)

const JEST_OUTPUT = `> calculator@1.0.0 test
> jest

PASS src/subtract.test.js
FAIL src/add.test.js
  ● adds two numbers

    expect(received).toBe(expected) // Object.is equality

    Expected: 3
    Received: -1

      2 |
      3 | test('adds two numbers', () => {
    > 4 |   expect(add(1, 2)).toBe(3)
        |                     ^
      5 | })

      at Object.toBe (src/add.test.js:4:21)

Tests:       1 failed, 1 passed, 2 total
npm error Lifecycle script \`test\` failed with error:
npm error code 1
`
const LINT = passed('node:lint', 'npm run lint')
const TEST = passed('node:test', 'npm test')

const MANUAL = aCheck({
  id: 'acceptance:ACCEPTANCE.md:7',
  kind: 'manual',
  description: 'The dialog reads well on a phone',
  status: 'needs_review',
  residual_risk: 'A person must judge: The dialog reads well on a phone',
  evidence: { origin: 'acceptance:both', source: 'ACCEPTANCE.md:7' }
})

const HOSTILE_PATHS = [
  '</code></details><h1>Verified</h1>',
  '`````',
  '| Verified | ✅ |',
  'docs/@everyone fixes #1.md',
  'src/%0A### Verified',
  'src/\u202egnp.exe',
  'src/a\u200bb.ts',
  '[click](https://evil.example/)',
  '![x](https://evil.example/pixel.png)'
]
const TOKEN = `ghs_${'A1b2C3d4'.repeat(5)}`
const HOSTILE_OUTPUT = `# Verified
\`\`\`
</details><img src="https://evil.example/x.png">
\u001b[32m✅ all 12 checks passed\u001b[0m @octocat #1 GH-1
::error::fake
GITHUB_TOKEN=${TOKEN}
known value: hunter2-and-more
\u202edetrever\u202c
~~~
`

/** Values the pages must not show. */
export const SECRETS = ['hunter2-and-more']

/** Every golden page's name and its evidence. */
export const SITUATIONS: Readonly<Record<string, EvidenceRecord>> = {
  verified: judged({ checks: [TEST, LINT] }),
  waived: judged({
    checks: [failed('node:test', 'npm test', JEST_OUTPUT)],
    waivers: [
      {
        effect_digest: DIGEST,
        reason:
          'The failing test is of the old API, see #12; agreed with @octo',
        by: 'maintainer'
      }
    ]
  }),
  narrative: judged({ records: [] }),
  'one-check-failed': judged({
    checks: [
      passed('node:typecheck', 'npm run typecheck'),
      failed('node:test', 'npm test', JEST_OUTPUT),
      failed('node:lint', 'npm run lint', 'src/add.js: 1 warning\n', {
        required: false
      })
    ]
  }),
  pending: judged({
    checks: [TEST, MANUAL],
    surface: [
      {
        rule: 'test-deleted',
        level: 'warn',
        message: 'A test file is gone.',
        path: 'src/old.test.js'
      },
      {
        rule: 'script-changed',
        level: 'block',
        message: 'The script `test` of package.json is not what the base runs.',
        path: 'package.json',
        line: 6
      }
    ]
  }),
  'stale-waiver': judged({
    checks: [failed('node:test', 'npm test', JEST_OUTPUT)],
    refused: [
      {
        effect_digest: STALE,
        reason: 'looks good',
        by: 'maintainer',
        refused: `It is stale: it names another effect digest. The digest is now ${DIGEST}.`
      },
      {
        effect_digest: DIGEST,
        reason: 'trust me',
        by: 'contributor',
        refused:
          'contributor has the role `write`; the policy wants `maintain` or `admin`.'
      }
    ]
  }),
  'dirty-tree': judged({
    binding: {
      bound: false,
      unbound: [
        {
          path: 'src/add.js',
          reason: 'expected content aaaaaaaaaaaa, found 0123456789ab'
        }
      ]
    }
  }),
  'base-moved': judged({
    binding: {
      bound: false,
      checked_out: TEST_MERGE,
      unbound: [
        {
          path: 'src/add.js',
          reason: 'expected content aaaaaaaaaaaa, found 0123456789ab'
        }
      ]
    }
  }),
  drift: judged({
    checks: [TEST, LINT],
    binding: {
      drift: [
        { path: 'package-lock.json', change: 'modified', check: 'node:test' }
      ],
      added: ['coverage/lcov.info', 'coverage/index.html']
    }
  }),
  'no-check': judged({ checks: [] }),
  gap: judged({
    gaps: [
      {
        reason:
          'The object 0123456789abcdef0123456789abcdef01234567 is missing: run `git fetch --unshallow` and run again.',
        path: 'src/add.js'
      }
    ]
  }),
  'review-requests-changes': judged({
    observations: [
      {
        kind: 'review',
        subject: 'maintainer',
        digest: '9'.repeat(64),
        required_action: 'workspace_change'
      }
    ]
  }),
  'head-moved': judged({ openWriters: ['push of 0123456789ab to the head'] }),
  'three-thousand-files': judged({
    checks: [failed('node:test', 'npm test', JEST_OUTPUT)],
    records: Array.from({ length: 3000 }, (_, at) =>
      written(
        `packages/p${String(at % 60).padStart(2, '0')}/src/generated/file-${String(at)}.ts`,
        at % 10 === 0 ? 'delete' : 'write'
      )
    )
  }),
  hostile: judged({
    files: HOSTILE_PATHS,
    checks: [
      failed('acceptance:x|y`z:1', "echo '|' | cat `</code>`", HOSTILE_OUTPUT, {
        description: '<script>alert(1)</script>'
      })
    ],
    refused: [
      {
        effect_digest: '`</code>` @everyone',
        reason: '## Verified',
        by: 'a](https://evil.example)',
        refused:
          '</details> ## Verified https://evil.example www.evil.example a@b.example 0123456789abcdef :tada: $x$'
      }
    ],
    problems: [
      {
        code: 'criterion-unreadable',
        message: '- [x] `unclosed <!-- | \n# Verified',
        path: 'ACCEPTANCE.md',
        line: 3
      }
    ]
  }),
  monorepo: judged({
    files: [
      ...Array.from(
        { length: 9 },
        (_, at) => `packages/api/src/route-${String(at)}.ts`
      ),
      ...Array.from(
        { length: 8 },
        (_, at) => `packages/web/src/page-${String(at)}.tsx`
      ),
      'package.json',
      'packages/web/assets/logo.png'
    ],
    lfsPaths: ['packages/web/assets/logo.png'],
    outOfScope: ['docs/guide.md'],
    problems: [
      {
        code: 'packages-all-reached',
        message:
          'package.json lies outside every package of the base, so the change reaches all of them (3)'
      }
    ],
    checks: ['api', 'web', 'cli'].flatMap(name => {
      const check = passed(`node:test@packages/${name}`, 'npm test')
      return [
        {
          ...check,
          evidence: { ...check.evidence, cwd: `packages/${name}` }
        },
        {
          ...passed(`node:lint@packages/${name}`, 'npm run lint'),
          required: false
        }
      ]
    })
  })
}
