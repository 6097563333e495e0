// Counts how often `digest --fetch` asks the remote from checkouts that lack history or content.
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'

import { makeRepository, smallFiles } from './bench-repository.mjs'
import { digestCommand } from './bench-timing.mjs'

const CHANGED_FILES = 1_000

const CLONES = [
  {
    title: 'depth 1 of the head',
    clone: ['--depth=1', '--branch=change']
  },
  {
    title: 'no blobs, no checkout',
    clone: ['--filter=blob:none', '--no-checkout', '--branch=change']
  },
  {
    title: 'depth 1 without blobs',
    clone: ['--depth=1', '--filter=blob:none', '--branch=change']
  }
]

/** Connections of each kind of clone. */
export async function countFetches(cli, folder) {
  const remote = path.join(folder, 'remote')
  await makeRepository(remote, () => smallFiles(CHANGED_FILES, 'new'))
  const git = (...args) =>
    execFileSync('git', args, { cwd: remote, encoding: 'utf8' }).trim()
  git('config', 'uploadpack.allowFilter', 'true')
  git('config', 'uploadpack.allowAnySHA1InWant', 'true')
  const range = {
    base: git('rev-parse', 'main'),
    head: git('rev-parse', 'change')
  }
  return CLONES.map(({ title, clone }) => {
    const { dir, connections } = countingClone(folder, remote, clone)
    const [program, args] = digestCommand(cli, dir, range)
    execFileSync(program, [...args, '--fetch'], { stdio: 'ignore' })
    return {
      title: `${title}, ${CHANGED_FILES.toLocaleString('en')} changed files`,
      connections: connections()
    }
  })
}

// A clone whose remote writes a line into a log for every connection.
function countingClone(folder, remote, clone) {
  const dir = path.join(folder, 'clone')
  const log = path.join(folder, 'connections')
  const script = path.join(folder, 'upload-pack.sh')
  fs.rmSync(dir, { recursive: true, force: true })
  fs.rmSync(log, { force: true })
  fs.writeFileSync(
    script,
    `#!/bin/sh\necho >> '${log}'\nexec git-upload-pack "$@"\n`,
    { mode: 0o755 }
  )
  execFileSync('git', ['clone', '--quiet', ...clone, `file://${remote}`, dir])
  execFileSync('git', ['config', 'remote.origin.uploadpack', script], {
    cwd: dir
  })
  return {
    dir,
    connections: () =>
      fs.existsSync(log) ? fs.readFileSync(log, 'utf8').length : 0
  }
}
