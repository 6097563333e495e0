/** The reader that keeps one git open: it answers, starts anew, and never hangs or guesses. */
import * as fs from 'node:fs'
import * as path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import { findGit } from '../../../src/adapters/git/find-git.ts'
import {
  objectReader,
  type ObjectReader
} from '../../../src/adapters/git/object-reader.ts'
import {
  gitRepository,
  temporaryFolder,
  type GitRepository
} from '../../support/git-repository.ts'

const place: { repo: GitRepository; folder: string; readers: ObjectReader[] } =
  {
    repo: undefined as never,
    folder: '',
    readers: []
  }

beforeEach(() => {
  place.repo = gitRepository()
  place.folder = temporaryFolder()
  place.repo.write('a', 'content\n')
  place.repo.commit()
})

afterEach(() => {
  for (const reader of place.readers.splice(0)) reader.close()
  place.repo.dispose()
  fs.rmSync(place.folder, { recursive: true, force: true })
})

// A reader whose git notes each start and then is replaced by what the script says.
function reader(script = 'exec "$git" "$@"', answerMs?: number): ObjectReader {
  const program = path.join(place.folder, 'git')
  const git = findGit(process.env)
  fs.writeFileSync(
    program,
    `#!/bin/sh\ngit='${git}'\necho $$ >> '${place.folder}/starts'\n${script}\n`,
    { mode: 0o755 }
  )
  const made = objectReader(
    {
      program,
      dir: place.repo.dir,
      environment: process.env
    },
    answerMs
  )
  place.readers.push(made)
  return made
}

function starts(): string[] {
  return fs.readFileSync(`${place.folder}/starts`, 'utf8').trim().split('\n')
}

describe('the reader', () => {
  it('asks one git for all objects', async () => {
    const made = reader()
    for (const name of ['HEAD:a', 'HEAD', 'HEAD^{tree}', 'HEAD:none', 'HEAD:a'])
      await made.read(name, 100)
    expect(await made.read('HEAD:a', 100)).toMatchObject({
      type: 'blob',
      size: 8,
      bytes: Buffer.from('content\n')
    })
    expect(starts()).toHaveLength(1)
  })

  it('starts git anew after it was closed, and after git was killed between two questions', async () => {
    const made = reader()
    expect(await made.read('HEAD:a', 100)).toMatchObject({ size: 8 })
    made.close()
    expect(await made.read('HEAD:a', 100)).toMatchObject({ size: 8 })
    const pid = Number(starts()[1])
    process.kill(pid, 'SIGKILL')
    while (fs.existsSync(`/proc/${pid}`)) await new Promise(setImmediate)
    await new Promise(setImmediate)
    expect(await made.read('HEAD:a', 100)).toMatchObject({ size: 8 })
    expect(starts()).toHaveLength(3)
  })

  it('fails when git ends without an answer, since that does not mean that there is no object', async () => {
    for (const script of [
      'exit 0',
      'exit 1',
      'kill -9 $$',
      'echo "fatal: out of memory" >&2; exit 128'
    ])
      await expect(reader(script).read('HEAD:a', 100)).rejects.toMatchObject({
        code: 'GIT_FAILED'
      })
  })

  it('fails when git says what it never says', async () => {
    await expect(
      reader('echo "abc blob 3"; echo abcdef; cat').read('HEAD:a', 100)
    ).rejects.toMatchObject({ code: 'GIT_FAILED' })
  })

  it('takes the end of git for an answer only when a partial clone lacks the object', async () => {
    const missing = reader(
      'echo "fatal: could not fetch abc from promisor remote" >&2; exit 128'
    )
    expect(await missing.read('abc', 100)).toBeUndefined()
  })

  it('never makes two questions of one name', async () => {
    const made = reader()
    expect(await made.read('HEAD:none\nHEAD:a', 100)).toBeUndefined()
    expect(await made.read('HEAD:a', 100)).toMatchObject({ size: 8 })
  })

  it('gives up on a git that was stopped, and asks no other one', async () => {
    const stopped = reader('kill -STOP $$; exec "$git" "$@"', 200)
    const silence = { code: 'GIT_FAILED', message: /no answer within 0\.2 s/ }
    for (const name of ['HEAD', 'HEAD:a'])
      await expect(stopped.read(name, 100)).rejects.toMatchObject({
        code: silence.code,
        message: expect.stringMatching(silence.message) as unknown
      })
    expect(starts()).toHaveLength(1)
  })
})
