/** Large blobs go through in parts; the memory of the whole does not grow with them. */
import * as crypto from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import {
  batchParser,
  WHOLE_OBJECT_BYTES
} from '../../../src/adapters/git/batch-parser.ts'
import { findGit } from '../../../src/adapters/git/find-git.ts'
import { startGit } from '../../../src/adapters/git/run-git.ts'
import {
  gitRepository,
  type GitRepository
} from '../../support/git-repository.ts'

const MEBIBYTE = 1 << 20
const SIZES = [0, 1, WHOLE_OBJECT_BYTES, WHOLE_OBJECT_BYTES + 1, 24 * MEBIBYTE]

const place: { repo: GitRepository; ids: string[]; digests: string[] } = {
  repo: undefined as never,
  ids: [],
  digests: []
}

beforeAll(() => {
  place.repo = gitRepository()
  for (const size of SIZES) {
    const content = crypto.randomBytes(size)
    place.repo.write('blob', content)
    place.ids.push(place.repo.git('hash-object', '-w', 'blob'))
    place.digests.push(
      crypto.createHash('sha256').update(content).digest('hex')
    )
  }
  place.repo.commit()
  place.repo.git('repack', '-q', '-a', '-d')
})

afterAll(() => {
  place.repo.dispose()
})

describe('blobs of every size', () => {
  it('pass in pieces of bounded size, in order and complete', async () => {
    const child = startGit(
      {
        program: findGit(process.env),
        dir: place.repo.dir,
        environment: process.env
      },
      ['cat-file', '--batch', '--buffer'],
      { input: `${place.ids.join('\n')}\n` }
    )
    const digests: string[] = []
    let largest = 0
    let hash = crypto.createHash('sha256')
    const piece = (bytes: Buffer): void => {
      largest = Math.max(largest, bytes.length)
      hash.update(bytes)
    }
    const finish = (): void => {
      digests.push(hash.digest('hex'))
      hash = crypto.createHash('sha256')
    }
    const parse = batchParser({
      whole: (_, bytes) => {
        piece(bytes)
        finish()
      },
      begin: () => undefined,
      part: piece,
      end: finish,
      absent: () => undefined
    })
    child.stdout.on('data', parse)
    await child.ended

    expect(digests).toEqual(place.digests)
    expect(largest).toBeLessThanOrEqual(WHOLE_OBJECT_BYTES)
  })
})
