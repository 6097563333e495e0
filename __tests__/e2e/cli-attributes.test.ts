/** A file that git's own attributes convert binds as git writes it, and not with other content. */
import * as fs from 'node:fs'
import * as path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import { parseEvidence } from '../../src/wire/evidence-schema.ts'
import { gitRepository } from '../support/git-repository.ts'
import { runMain } from '../support/run-main.ts'
import type { GitRepository } from '../support/git-repository.ts'

const scene = {} as { repository: GitRepository }

beforeEach(() => {
  const repository = gitRepository()
  scene.repository = repository
  repository.write(
    '.github/completion-gate.yml',
    'version: 1\nchecks:\n  - id: unit\n    command: test -s product.txt\n'
  )
  repository.write('.gitattributes', '')
  repository.commit('base')
  repository.branch('agent')
})

afterEach(() => {
  scene.repository.dispose()
})

function checkOut(attribute: string): void {
  const { repository } = scene
  repository.checkout('main')
  repository.write('.gitattributes', `product.txt ${attribute}\n`)
  repository.commit('attributes')
  repository.git('checkout', '--quiet', '-B', 'agent')
  repository.write('product.txt', '$Id$\nnew\n')
  const encoded = attribute.startsWith('working')
  if (encoded) repository.write('product.txt', utf16('new\n'))
  repository.commit()
  // As a fresh checkout has it.
  repository.remove('product.txt')
  repository.git('checkout', '--', 'product.txt')
}

function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le')
}

async function isBound(): Promise<boolean | undefined> {
  const place = ['--repo', scene.repository.dir, '--base', 'main']
  const run = await runMain(['verify', ...place, '--json'])
  return parseEvidence(run.stdout).binding?.bound
}

describe.each(['ident', 'working-tree-encoding=UTF-16LE'])('%s', attribute => {
  it('binds as git writes it, and with nothing else', async () => {
    checkOut(attribute)
    const file = path.join(scene.repository.dir, 'product.txt')
    const blob = scene.repository.git('cat-file', 'blob', 'HEAD:product.txt')
    expect(fs.readFileSync(file, 'latin1')).not.toBe(`${blob}\n`)
    expect(await isBound()).toBe(true)
    fs.appendFileSync(file, ' ')
    expect(await isBound()).toBe(false)
  })
})

// What `git lfs clean` prints, by the tools of any system.
const LFS_CLEAN = `#!/bin/sh
cat > "$0.content"
printf 'version https://git-lfs.github.com/spec/v1\\noid sha256:%s\\nsize %s\\n' "$(sha256sum < "$0.content" | cut -c1-64)" "$(wc -c < "$0.content" | tr -d ' ')"
`

describe('a Git LFS file of the work tree', () => {
  it('is a pointer in the ledger and binds by its content', async () => {
    const { repository } = scene
    const clean = path.join(repository.dir, '.git', 'lfs-clean')
    fs.writeFileSync(clean, LFS_CLEAN, { mode: 0o755 })
    repository.git('config', 'filter.lfs.clean', clean)
    repository.checkout('main')
    repository.write('.gitattributes', 'product.txt filter=lfs\n')
    repository.commit('attributes')
    repository.git('checkout', '--quiet', '-B', 'agent')
    repository.write('product.txt', 'large content\n')
    const place = ['--repo', repository.dir, '--base', 'main']
    const run = await runMain(['verify', '--worktree', ...place, '--json'])
    const { binding, ledger } = parseEvidence(run.stdout)
    expect(ledger.lfs_paths).toEqual(['product.txt'])
    expect(binding).toMatchObject({ bound: true, unbound: [] })
  })
})
