/** Where the gate writes what it says, on a real disk: over no link, through no link of a checkout, and never for ever. */
import assert from 'node:assert/strict'
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import { openPageFile } from '../../../src/adapters/files/page-file.ts'
import { openReceiptFolder } from '../../../src/adapters/files/receipt-folder.ts'
import { workTreeWriter } from '../../../src/adapters/files/write-work-file.ts'
import { gitRepository } from '../../support/git-repository.ts'
import { runMain } from '../../support/run-main.ts'

const scene = { folder: '' }
const FILES = [{ name: 'verdict.json', text: 'mine\n' }]
const FAILED = { code: 'OUTPUT_FAILED' }

beforeEach(() => {
  scene.folder = mkdtempSync(path.join(tmpdir(), 'places-'))
  writeFileSync(at('victim.txt'), 'precious\n')
  mkdirSync(at('elsewhere'))
  mkdirSync(at('checkout/.git'), { recursive: true })
})
afterEach(() => {
  assert.equal(readFileSync(at('victim.txt'), 'utf8'), 'precious\n')
  assert.equal(readdirSync(at('elsewhere')).length, 0)
  rmSync(scene.folder, { recursive: true, force: true })
})

function at(name: string): string {
  return path.join(scene.folder, name)
}

/** Every writer, by the place that it is told. */
const WRITERS: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  receipt: async folder => {
    await (await openReceiptFolder(folder)).write(FILES)
  },
  page: async folder => {
    const page = await openPageFile(path.join(folder, 'verdict.json'), '<')
    await page.write('<mine')
  },
  'file of the checkout': async folder => {
    const name = path.relative(
      at('checkout'),
      path.join(folder, 'verdict.json')
    )
    await workTreeWriter(at('checkout')).write(name, 'mine\n', true)
  }
}

describe.each(Object.entries(WRITERS))('a %s', (_name, write) => {
  it('goes through no link that a checkout has in the place of a folder', async () => {
    symlinkSync(at('elsewhere'), at('checkout/out'))
    await expect(write(at('checkout/out'))).rejects.toMatchObject(FAILED)
    mkdirSync(at('elsewhere/deep'))
    await expect(write(at('checkout/out/deep'))).rejects.toMatchObject(FAILED)
    expect(readdirSync(at('elsewhere/deep'))).toEqual([])
    rmSync(at('elsewhere/deep'), { recursive: true })
  })

  it('goes over no link to a file', async () => {
    mkdirSync(at('checkout/out'))
    symlinkSync(at('victim.txt'), at('checkout/out/verdict.json'))
    await expect(write(at('checkout/out'))).rejects.toMatchObject(FAILED)
    expect(lstatSync(at('checkout/out/verdict.json')).isSymbolicLink()).toBe(
      true
    )
  })

  it('goes over no folder, and leaves nothing behind', async () => {
    mkdirSync(at('checkout/out/verdict.json'), { recursive: true })
    await expect(write(at('checkout/out'))).rejects.toMatchObject(FAILED)
    expect(readdirSync(at('checkout/out'))).toEqual(['verdict.json'])
  })
})

describe('a receipt', () => {
  it('has its folders made, and replaces the files of an earlier one', async () => {
    const folder = await openReceiptFolder(at('checkout/a/b'))
    expect(readdirSync(at('checkout/a/b'))).toEqual([])
    await folder.write([{ name: 'verdict.json', text: 'earlier\n' }])
    await folder.write(FILES)
    expect(readdirSync(at('checkout/a/b'))).toEqual(['verdict.json'])
    expect(readFileSync(at('checkout/a/b/verdict.json'), 'utf8')).toBe('mine\n')
  })

  it('leaves the other name of a file as it is', async () => {
    mkdirSync(at('out'))
    linkSync(at('victim.txt'), at('out/verdict.json'))
    await (await openReceiptFolder(at('out'))).write(FILES)
    expect(readFileSync(at('out/verdict.json'), 'utf8')).toBe('mine\n')
  })

  it('is not written where any folder on the way became a link', async () => {
    const folder = await openReceiptFolder(at('a/b'))
    mkdirSync(at('elsewhere/b'))
    rmSync(at('a'), { recursive: true })
    symlinkSync(at('elsewhere'), at('a'))
    await expect(folder.write(FILES)).rejects.toMatchObject(FAILED)
    expect(readdirSync(at('elsewhere/b'))).toEqual([])
    rmSync(at('elsewhere/b'), { recursive: true })
  })

  it('has a folder of its own, not a link to one', async () => {
    symlinkSync(at('elsewhere'), at('out'))
    await expect(openReceiptFolder(at('out'))).rejects.toMatchObject(FAILED)
  })

  it('is reached by the links of the machine', async () => {
    mkdirSync(at('real'))
    symlinkSync(at('real'), at('machine'))
    await (await openReceiptFolder(at('machine/out'))).write(FILES)
    expect(readFileSync(at('real/out/verdict.json'), 'utf8')).toBe('mine\n')
  })

  // Node's recursive mkdir spins for ever in a file system where ENOENT is the answer.
  it('is refused at once where no folder can be made', async () => {
    const nowhere =
      process.platform === 'linux' ? '/proc/x/y' : at('victim.txt/x')
    await expect(openReceiptFolder(nowhere)).rejects.toMatchObject(FAILED)
    await expect(openReceiptFolder(at('victim.txt'))).rejects.toMatchObject(
      FAILED
    )
  })
})

describe('verify --receipt', () => {
  it('is refused before a command runs, and a command that plants a link changes no file', async () => {
    const repository = gitRepository()
    try {
      repository.write(
        '.github/completion-gate.yml',
        `version: 1\nchecks:\n  - id: unit\n    kind: test\n    command: touch ran; mkdir -p out; ln -sf '${at('victim.txt')}' out/evidence.json\n`
      )
      repository.commit('base')
      repository.branch('agent')
      repository.write('product.txt', 'right\n')
      repository.commit('change')
      const ran = path.join(repository.dir, 'ran')
      const verify = async (receipt: string): ReturnType<typeof runMain> =>
        await runMain([
          ...['verify', '--repo', repository.dir, '--base', 'main'],
          ...['--isolation', 'process', '--receipt', receipt]
        ])
      const refused = await verify(at('victim.txt/receipt'))
      expect(refused.code).toBe(3)
      expect(refused.stderr).toContain('OUTPUT_FAILED')
      expect(existsSync(ran)).toBe(false)
      const planted = await verify(path.join(repository.dir, 'out'))
      expect(planted.code).toBe(3)
      expect(planted.stderr).toContain('symbolic link')
      expect(planted.stdout).toContain('Verified')
      expect(existsSync(ran)).toBe(true)
    } finally {
      repository.dispose()
    }
  })
})
