// Says whether a tag may become a release. Usage: node scripts/check-release.mjs v1.2.3 [FOLDER]
// Exit 0 when the tag is the version of package.json, the changelog has it, and its commit is on main.
import { execFileSync, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'

import { versionOf } from './release-version.mjs'

const [tag = '', folder = '.'] = process.argv.slice(2)
const problems = []
const version = versionOf(tag)
if (version === undefined) {
  problems.push(
    `A tag such as v1.2.3 was expected, and ${JSON.stringify(tag)} came.`
  )
} else {
  const declared = JSON.parse(read('package.json')).version
  if (declared !== version.text)
    problems.push(`package.json says ${declared}, and the tag says ${tag}.`)
  if (!read('CHANGELOG.md').split('\n').some(isHeadingOf(version.text)))
    problems.push(`CHANGELOG.md has no section "## [${version.text}]".`)
  if (!isOnMain(tag))
    problems.push(`The commit of ${tag} is not on the branch main of origin.`)
}
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length === 0 ? 0 : 1

function read(name) {
  return fs.readFileSync(path.join(folder, name), 'utf8')
}

function isHeadingOf(text) {
  return line => line.startsWith(`## [${text}]`)
}

function isOnMain(name) {
  const commit = execFileSync(
    'git',
    ['-C', folder, 'rev-parse', '--verify', `refs/tags/${name}^{commit}`],
    { encoding: 'utf8' }
  ).trim()
  const { status } = spawnSync('git', [
    '-C',
    folder,
    'merge-base',
    '--is-ancestor',
    commit,
    'refs/remotes/origin/main'
  ])
  return status === 0
}
