// Moves the tag of a major, such as v1, to a release, unless a higher version of that major exists:
// a mend of an older line never takes users back. Usage: node scripts/move-major.mjs v1.2.3 [FOLDER]
import { execFileSync } from 'node:child_process'

import { versionOf } from './release-version.mjs'

const [tag = '', folder = '.'] = process.argv.slice(2)
const version = versionOf(tag)
if (version === undefined) {
  process.stderr.write(
    `A tag such as v1.2.3 was expected, and ${JSON.stringify(tag)} came.\n`
  )
  process.exitCode = 1
} else if (highestOf(version.major) === tag) {
  const commit = git('rev-parse', '--verify', `refs/tags/${tag}^{commit}`)
  git('push', 'origin', `+${commit}:refs/tags/${version.major}`)
  process.stdout.write(`${version.major} is ${tag} now.\n`)
} else {
  process.stdout.write(
    `${version.major} stays at ${highestOf(version.major)}, which is higher than ${tag}.\n`
  )
}

function highestOf(major) {
  return git('tag', '--list', `${major}.*`, '--sort=-version:refname')
    .split('\n')
    .find(name => versionOf(name)?.major === major)
}

function git(...args) {
  return execFileSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit']
  }).trim()
}
