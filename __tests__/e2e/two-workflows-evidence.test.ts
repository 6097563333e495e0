/** Hostile evidence on its way between two workflows: whatever was uploaded, nothing green comes of it. */
import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'

import { EVIDENCE_LIMIT_BYTES } from '../../src/model/evidence.ts'
import {
  checksRan,
  gateRun,
  useScenes,
  WRONG
} from '../support/action-scenes.ts'
import {
  artifactsOf,
  conclusions,
  decide,
  forge,
  uploaded,
  useFolders,
  verify
} from '../support/two-workflows.ts'
import type { EvidenceRecord } from '../../src/model/evidence.ts'
import type { Scene } from '../support/action-scenes.ts'

const scene = useScenes()
const newFolder = useFolders()

/** A change whose checks passed, its evidence uploaded. */
async function verified(): Promise<{ world: Scene; folder: string }> {
  const world = await scene()
  const folder = newFolder()
  await verify(world, folder)
  return { world, folder }
}

/** Forges the record as a value. */
function forgeRecord(
  folder: string,
  change: (record: EvidenceRecord) => unknown
): void {
  forge(folder, text =>
    JSON.stringify(change(JSON.parse(text) as EvidenceRecord))
  )
}

async function expectRed(
  { world, folder }: { world: Scene; folder: string },
  words: string
): Promise<void> {
  const end = await decide(world, folder)
  expect(end.code).toBe(1)
  expect(gateRun(world).summary).toContain(words)
  expect(conclusions(world)).toEqual(['failure'])
  expect(end.log).not.toMatch(/TypeError|RangeError|\bat file:/)
}

describe('a file of evidence', () => {
  it.each<[string, string, (file: string) => void]>([
    [
      'of too many bytes',
      'bytes, and at most',
      file => {
        truncateSync(file, EVIDENCE_LIMIT_BYTES + 1)
      }
    ],
    [
      'that is a link to the right one',
      'no regular file',
      file => {
        renameSync(file, `${file}.kept`)
        symlinkSync(`${path.basename(file)}.kept`, file)
      }
    ],
    [
      'that is a link to a file of the machine',
      'no regular file',
      file => {
        rmSync(file)
        symlinkSync('/etc/passwd', file)
      }
    ],
    [
      'that is a pipe',
      'no regular file',
      file => {
        rmSync(file)
        execFileSync('mkfifo', [file])
      }
    ],
    [
      'that is a folder',
      'No evidence was handed over for the check',
      file => {
        rmSync(file)
        mkdirSync(file)
      }
    ],
    [
      'of a hundred thousand arrays in each other',
      'does not count',
      file => {
        const depth = 100_000
        const deep = '['.repeat(depth) + ']'.repeat(depth)
        const text = readFileSync(file, 'utf8')
        writeFileSync(file, text.replace('{', `{"deep":${deep},`))
      }
    ],
    [
      'that is no UTF-8',
      'not UTF-8',
      file => {
        writeFileSync(file, Buffer.from([0x22, 0xff, 0x22]))
      }
    ],
    [
      'that is cut',
      'not JSON',
      file => {
        truncateSync(file, 1000)
      }
    ]
  ])('%s is a gap', async (_, words, change) => {
    const made = await verified()
    const [file = ''] = uploaded(made.folder)
    change(file)
    await expectRed(made, words)
  })

  it('that was uploaded twice is a gap', async () => {
    const made = await verified()
    const [file = ''] = uploaded(made.folder)
    writeFileSync(`${path.dirname(file)}/again.json`, readFileSync(file))
    await expectRed(made, 'was handed over 2 times')
  })

  it('beside more files than jobs can make ends the job, and nothing is posted', async () => {
    const { world, folder } = await verified()
    const [file = ''] = uploaded(folder)
    for (let at = 0; at < 301; at += 1)
      writeFileSync(`${path.dirname(file)}/${String(at)}.json`, '{}')
    const end = await decide(world, folder)
    expect(end.code).toBe(1)
    expect(end.log).toContain('At most 300 files of evidence are read')
    expect(conclusions(world)).toEqual([])
  })
})

describe('evidence', () => {
  it('of the first attempt does not count for the second, whatever its artifact is called', async () => {
    const { world, folder } = await verified()
    const root = artifactsOf(folder)
    renameSync(path.join(root, 'evidence-1-1'), path.join(root, 'evidence-2-1'))
    const end = await decide(world, folder, { runAttempt: 2 })
    expect(end.code).toBe(1)
    expect(gateRun(world).summary).toContain('another attempt of the run')
    expect(conclusions(world)).toEqual(['failure'])
  })

  it.each(['cancelled', 'timed_out', 'skipped', 'startup_failure'])(
    'of a run that ended as %s does not count',
    async conclusion => {
      const { world, folder } = await verified()
      const end = await decide(world, folder, { conclusion })
      expect(end.code).toBe(1)
      expect(gateRun(world).summary).toContain('run it again')
      expect(conclusions(world)).toEqual(['failure'])
    }
  )

  it('that tells of a check which is not planned is a gap', async () => {
    const made = await verified()
    forgeRecord(made.folder, record => ({
      ...record,
      reports: record.reports.map(report => ({
        ...report,
        checks: report.checks.flatMap(check => [
          check,
          { ...check, id: 'node:test' }
        ])
      }))
    }))
    await expectRed(made, 'not planned')
  })

  it('that does not tell how its check ended is a gap', async () => {
    const made = await verified()
    forgeRecord(made.folder, record => ({ ...record, reports: [] }))
    await expectRed(made, 'does not say, once, how it ended')
  })

  it('is not believed of a file that the change deletes', async () => {
    const world = await scene()
    const { github, repository } = world
    const files = {
      'ACCEPTANCE.md': '- [ ] kind:file_exists assert:proof.txt\n',
      'proof.txt': 'proof\n'
    }
    await github.world.commit(repository, { branch: 'main', files })
    const gone = { 'proof.txt': null }
    await github.world.commit(repository, {
      branch: 'feature',
      parents: ['feature', 'main'],
      files: { ...files, ...gone }
    })
    const folder = newFolder()
    await verify(world, folder)
    forge(folder, text => text.replaceAll('"failed"', '"passed"'))
    const end = await decide(world, folder)
    expect(end.code).toBe(1)
    expect(gateRun(world).summary).toContain('no regular file at proof.txt')
    expect(conclusions(world)).toEqual(['failure'])
  })

  it('does not hide what the change does to its own checks', async () => {
    const world = await scene()
    const { github, repository } = world
    await github.world.commit(repository, {
      branch: 'feature',
      files: { '.npmrc': 'script-shell=/bin/true\n' }
    })
    const folder = newFolder()
    await verify(world, folder)
    forgeRecord(folder, record => ({
      ...record,
      surface: [],
      problems: [],
      reports: record.reports.map(report => ({
        ...report,
        checks: report.checks.filter(check => check.kind !== 'surface')
      }))
    }))
    const end = await decide(world, folder)
    expect(end.code).toBe(1)
    expect(gateRun(world).text).toContain('package-manager-configuration')
    expect(conclusions(world)).toEqual(['action_required'])
  })

  it.each([
    [
      'the ledger is empty',
      (record: EvidenceRecord) => ({
        ...record,
        ledger: { ...record.ledger, records: [], effect_digest: '' }
      })
    ],
    [
      'a person has waived',
      (record: EvidenceRecord) => ({
        ...record,
        completion: {
          kind: 'waived',
          effect_digest: record.ledger.effect_digest
        },
        waivers: [
          {
            effect_digest: record.ledger.effect_digest,
            reason: 'known and tracked',
            by: 'ann'
          }
        ]
      })
    ]
  ])('is not believed that %s', async (_, change) => {
    const world = await scene({ product: WRONG })
    const folder = newFolder()
    await verify(world, folder)
    forgeRecord(folder, change)
    const end = await decide(world, folder)
    expect(end.code).toBe(1)
    expect(conclusions(world)).toEqual(['failure'])
    expect(checksRan(world)).toBe(1)
  })
})
