/** What a namespace shows and hides. */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from '@jest/globals'

import {
  mountRules,
  parseMountInfo
} from '../../../src/adapters/process/namespace-mounts.ts'
import { temporaryFolder } from '../../support/git-repository.ts'

const NOTHING = { readOnly: [], hidden: [] }

test('mount points with odd bytes are read as they are', () => {
  const line =
    '36 35 98:0 / /mnt\\040a\\134b rw,nosuid,relatime - ext4 /dev/x rw'
  expect(parseMountInfo(`${line}\nbroken\n`)).toEqual([
    { point: '/mnt a\\b', options: ['rw', 'nosuid', 'relatime'] }
  ])
})

test('the git folder is read-only; of a linked work tree its own and the common one', () => {
  const folder = temporaryFolder('mounts')
  const at = (name: string): string => path.join(folder, name)
  fs.mkdirSync(at('main/.git/worktrees/other'), { recursive: true })
  fs.mkdirSync(at('other'))
  fs.writeFileSync(
    at('other/.git'),
    `gitdir: ${at('main/.git/worktrees/other')}\n`
  )
  fs.writeFileSync(at('main/.git/worktrees/other/commondir'), '../..\n')

  expect(readOnly(at('main'))).toEqual([at('main/.git')])
  expect(readOnly(at('other'))).toEqual([
    at('other/.git'),
    at('main/.git/worktrees/other'),
    at('main/.git')
  ])
})

test('what would hide the checkout itself is not hidden', () => {
  const root = temporaryFolder('mounts')
  const file = path.join(root, 'hide-me')
  fs.writeFileSync(file, '')
  const guarded = { readOnly: [], hidden: [path.dirname(root), root, file] }
  const hidden = mountRules(root, guarded, false)
    .filter(rule => rule.path.startsWith(path.dirname(root)))
    .map(rule => rule.path)
  expect(hidden).toEqual([file])
})

function readOnly(root: string): readonly string[] {
  return mountRules(root, NOTHING, false)
    .filter(rule => rule.kind === 'read-only')
    .map(rule => rule.path)
}
