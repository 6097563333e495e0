/** `--html` on real files: where a page is written, over what it is not, and that the verdict is told all the same. */
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import { openPageFile } from '../../../src/adapters/files/page-file.ts'
import { PAGE_START } from '../../../src/report/html/html-page.ts'
import { gitRepository } from '../../support/git-repository.ts'
import { runMain } from '../../support/run-main.ts'
import { SITUATIONS } from '../../unit/report/golden-situations.ts'
import type { MainRun } from '../../support/run-main.ts'

const scene = { folder: '' }

beforeEach(() => {
  scene.folder = mkdtempSync(path.join(tmpdir(), 'page-'))
  for (const name of ['verified', 'one-check-failed'])
    writeFileSync(at(`${name}.json`), JSON.stringify(SITUATIONS[name]))
})
afterEach(() => {
  rmSync(scene.folder, { recursive: true, force: true })
})

function at(name: string): string {
  return path.join(scene.folder, name)
}

async function explain(name: string, page: string): Promise<MainRun> {
  return await runMain(['explain', at(`${name}.json`), '--html', page])
}

describe('explain --html', () => {
  it('writes the page beside the verdict, and the exit code stays', async () => {
    const run = await explain('one-check-failed', at('page.html'))
    expect(run.code).toBe(1)
    expect(run.stdout).toContain('Incomplete: 1 required check failed')
    const page = readFileSync(at('page.html'), 'utf8')
    expect(page.startsWith(PAGE_START)).toBe(true)
    expect(page).toContain('<title>Incomplete: 1 required check failed')
    expect((await explain('verified', at('other.html'))).code).toBe(0)
  })

  it('says in one line on standard error what was written, and nothing where none was', async () => {
    const { stderr } = await explain('verified', at('page.html'))
    expect(stderr).toBe(`Page written: ${at('page.html')}\n`)
    const refused = await explain('verified', at('one-check-failed.json'))
    expect(refused.stderr).not.toContain('written:')
    expect((await runMain(['explain', at('verified.json')])).stderr).toBe('')
  })

  it('replaces an earlier page, and leaves nothing else behind', async () => {
    await explain('one-check-failed', at('page.html'))
    await explain('verified', at('page.html'))
    expect(readFileSync(at('page.html'), 'utf8')).toContain('<title>Verified')
    expect(readdirSync(scene.folder).sort()).toEqual([
      'one-check-failed.json',
      'page.html',
      'verified.json'
    ])
  })

  it('keeps any other file, such as the record itself', async () => {
    const before = readFileSync(at('verified.json'), 'utf8')
    const run = await explain('verified', at('verified.json'))
    expect(run.code).toBe(3)
    expect(run.stdout).toBe('')
    expect(run.stderr).toContain('no page of completion-gate')
    expect(readFileSync(at('verified.json'), 'utf8')).toBe(before)
  })

  it('writes through no link, over no folder and into no missing one', async () => {
    symlinkSync(at('target.html'), at('link.html'))
    mkdirSync(at('folder'))
    const link = await explain('verified', at('link.html'))
    expect(link.stderr).toContain('it is a symbolic link')
    expect(lstatSync(at('link.html')).isSymbolicLink()).toBe(true)
    const folder = await explain('verified', at('folder'))
    expect(folder.stderr).toContain('it is a folder')
    const missing = await explain('verified', at('missing/page.html'))
    expect(missing.stderr).toContain('there is no folder')
    expect(missing.code).toBe(3)
  })

  it('wants a file, and a record', async () => {
    expect((await explain('verified', '-')).code).toBe(2)
    const live = await runMain([
      'explain',
      '--pull-request',
      '1',
      '--html',
      at('page.html')
    ])
    expect(live.code).toBe(2)
    expect(live.stderr).toContain('evidence record')
  })

  it('makes no page of a record that contradicts itself', async () => {
    const forged = { ...SITUATIONS['one-check-failed'], rule: 6 }
    writeFileSync(at('forged.json'), JSON.stringify(forged))
    expect((await explain('forged', at('page.html'))).code).toBe(2)
    expect(readdirSync(scene.folder)).not.toContain('page.html')
  })
})

describe('a page that waits for the end of a run', () => {
  it('is not written where a command put another folder in its folder’s place', async () => {
    mkdirSync(at('reports'))
    mkdirSync(at('elsewhere'))
    const page = await openPageFile(at('reports/page.html'), PAGE_START)
    rmSync(at('reports'), { recursive: true })
    symlinkSync(at('elsewhere'), at('reports'))
    await expect(page.write(PAGE_START)).rejects.toMatchObject({
      code: 'OUTPUT_FAILED'
    })
    expect(readdirSync(at('elsewhere'))).toEqual([])
  })
})

describe('verify --html', () => {
  it('writes the page of the very record that it prints', async () => {
    const repository = gitRepository()
    try {
      repository.write(
        '.github/completion-gate.yml',
        'version: 1\nchecks:\n  - id: unit\n    kind: test\n    command: grep -q right product.txt\n'
      )
      repository.write('product.txt', 'right\n')
      repository.commit('base')
      repository.branch('agent')
      repository.write('product.txt', 'wrong\n')
      repository.commit('change')
      const run = await runMain([
        ...['verify', '--repo', repository.dir, '--base', 'main', '--json'],
        ...['--isolation', 'process', '--html', at('page.html')],
        ...['--receipt', at('receipt')]
      ])
      expect(run.stderr.split('\n').slice(-3)).toEqual([
        `Receipt written: ${at('receipt')}`,
        `Page written: ${at('page.html')}`,
        ''
      ])
      expect(run.code).toBe(1)
      const { ledger } = JSON.parse(run.stdout) as {
        readonly ledger: { readonly effect_digest: string }
      }
      const page = readFileSync(at('page.html'), 'utf8')
      expect(page).toContain(`/waive ${ledger.effect_digest} &lt;reason&gt;`)
    } finally {
      repository.dispose()
    }
  })

  it('says before anything runs that the page cannot be written', async () => {
    const run = await runMain([
      ...['verify', '--repo', at('no-repository')],
      ...['--html', at('missing/page.html')]
    ])
    expect(run.code).toBe(3)
    expect(run.stderr).toContain('there is no folder')
  })
})
