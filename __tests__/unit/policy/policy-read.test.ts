/** Absent, unreadable and invalid are three different things. */
import { describe, expect, it } from '@jest/globals'

import { defaultPolicy } from '../../../src/policy/parse-policy.ts'
import { LARGEST_POLICY, readPolicy } from '../../../src/policy/read-policy.ts'
import { treeFiles } from '../../support/projects.ts'
import type { SideFile } from '../../support/projects.ts'

const PATH = '.github/completion-gate.yml'

async function read(
  file: SideFile | undefined,
  path = PATH
): ReturnType<typeof readPolicy> {
  const files = treeFiles(file === undefined ? {} : { [path]: file })
  return readPolicy(files, 'base', await files.list('base'))
}

describe('the policy of the base', () => {
  it('is every default when there is no file', async () => {
    await expect(read(undefined)).resolves.toEqual({
      policy: defaultPolicy(),
      source: 'defaults'
    })
  })

  it('is the file when there is one', async () => {
    const { policy, source } = await read('drift: block')
    expect(source).toBe('file')
    expect(policy.drift).toBe('block')
  })

  it('begins with a byte order mark or not', async () => {
    const { policy } = await read('\uFEFFdrift: block')
    expect(policy.drift).toBe('block')
  })

  it('cannot be read when its bytes cannot be had', async () => {
    await expect(read({ unreadable: 'it is gone' })).rejects.toMatchObject({
      code: 'POLICY_UNREADABLE',
      message: expect.stringContaining('it is gone')
    })
  })

  it.each([
    ['a symbolic link', { mode: '120000', text: 'version: 1' }],
    ['a submodule', { mode: '160000', text: 'version: 1' }],
    ['too large', `#${'x'.repeat(LARGEST_POLICY)}`],
    ['not UTF-8', Uint8Array.of(0x61, 0x3a, 0xff)],
    ['empty', '']
  ])('is invalid when it is %s', async (_what, file) => {
    await expect(read(file)).rejects.toMatchObject({ code: 'POLICY_INVALID' })
  })

  it('is not lost by a wrong name', async () => {
    await expect(
      read('drift: block', '.github/completion-gate.yaml')
    ).rejects.toMatchObject({ code: 'POLICY_INVALID' })
  })

  it.each([
    ['it is a folder', '.github/completion-gate.yml/part.yml', '100644'],
    ['.github is a symbolic link', '.github', '120000'],
    ['.github is a submodule', '.github', '160000']
  ])('is never the defaults where %s', async (why, path, mode) => {
    await expect(
      read({ mode, text: 'version: 1' }, path)
    ).rejects.toMatchObject({
      code: 'POLICY_INVALID',
      problems: [{ message: expect.stringContaining(why) }]
    })
  })
})
