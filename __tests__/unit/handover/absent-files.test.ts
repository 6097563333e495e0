/** Which criteria ask for a file that the change cannot have, told by its trees alone. */
import { describe, expect, it } from '@jest/globals'

import { absentFiles } from '../../../src/handover/absent-files.ts'
import { mutationLedger } from '../../../src/model/ledger.ts'
import { aPlan, aPlannedCheck } from '../../support/builders.ts'
import type { MutationRecord } from '../../../src/model/ledger.ts'
import type { TreeEntry, TreeFiles } from '../../../src/ports.ts'

const RANGE = { base: 'base', mergeBase: 'base', head: 'head' }
const ID = 'acceptance:ACCEPTANCE.md:1'

type Tree = Readonly<Record<string, string>>

function trees(listed: Readonly<Record<string, Tree>>): TreeFiles {
  const entries = (commit: string): readonly TreeEntry[] =>
    Object.entries(listed[commit] ?? {}).map(([path, mode]) => ({
      path,
      mode,
      objectId: 'a'.repeat(40)
    }))
  return {
    list: commit => Promise.resolve(entries(commit)),
    has: () => Promise.reject(new Error('not asked')),
    read: () => Promise.reject(new Error('not asked'))
  }
}

interface Case {
  readonly path?: string
  readonly head?: Tree
  readonly base?: Tree
  readonly changed?: MutationRecord
  readonly builds?: 'command' | 'setup'
}

async function isAbsent({
  path = 'proof.txt',
  head = {},
  base = {},
  changed,
  builds
}: Case): Promise<boolean> {
  const limits = { timeoutMs: 1, command: 'make' }
  const plan = aPlan({
    fileCriteria: [{ check: aPlannedCheck({ id: ID }), path }],
    commands:
      builds === 'command'
        ? [{ ...limits, cwd: '', expectExit: 0, checks: [aPlannedCheck()] }]
        : [],
    setup: builds === 'setup' ? [limits] : []
  })
  const ledger = mutationLedger(changed === undefined ? [] : [changed])
  const question = { plan, range: RANGE, ledger }
  const absent = await absentFiles(question, trees({ head, base }))
  return absent.has(ID)
}

const FILE = { 'proof.txt': '100644' }
const LINK = { 'proof.txt': '120000' }

function change(tool: string): MutationRecord {
  return { tool, path: 'proof.txt', content_digest: '' }
}

describe('a file that a criterion asks for is surely absent', () => {
  it.each<[string, Case]>([
    ['no tree has it, and nothing runs', {}],
    ['it is a link in the head', { head: LINK }],
    ['it is a submodule', { head: { 'proof.txt': '160000' } }],
    ['it is a folder', { head: { 'proof.txt/a': '100644' } }],
    [
      'the change deletes it, whatever runs',
      { base: FILE, changed: change('delete'), builds: 'command' }
    ],
    [
      'the change makes it a link, whatever runs',
      { head: LINK, base: FILE, changed: change('symlink'), builds: 'setup' }
    ]
  ])('when %s', async (_, given) => {
    expect(await isAbsent(given)).toBe(true)
  })

  it.each<[string, Case]>([
    ['the head has it', { head: FILE }],
    ['the head has it as a program', { head: { 'proof.txt': '100755' } }],
    ['the base has it, for a test merge', { base: FILE }],
    ['a command may make it', { builds: 'command' }],
    ['the setup may make it', { builds: 'setup' }],
    ['it is written in another way', { path: './a/../proof.txt', head: FILE }],
    [
      'the change writes it',
      { head: FILE, base: LINK, changed: change('write') }
    ],
    [
      'its name has odd characters',
      { path: 'a%b.txt', head: { 'a%25b.txt': '100644' } }
    ]
  ])('never when %s', async (_, given) => {
    expect(await isAbsent(given)).toBe(false)
  })
})
