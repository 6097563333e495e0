/** Which changed files the rules read, by path. */
import { isTestPath, languageOf, mayHoldTests } from './code/language.ts'
import { runnerFileOf } from './task-runners.ts'
import { POLICY_PATH } from '../policy/gate-policy.ts'

const LOCKS =
  /^(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|(?:yarn|bun|cargo|uv|poetry|pdm|gemfile)\.lock)$/

// Names in any folder, in any case: a file system may ignore it.
const NAMES = [
  // Package managers and what they install.
  /^package\.json$/,
  LOCKS,
  /^\.pnp\.(?:c?js|loader\.mjs)$/,
  /^\.(?:npmrc|yarnrc|yarnrc\.yml|pnpmfile\.[cm]?js)$/,
  /^(?:pnpm-workspace\.yaml|go\.work|bunfig\.toml|\.bunfig\.toml)$/,
  // JavaScript runners.
  /^(?:babel\.config\.(?:[cm]?[jt]s|json)|\.babelrc(?:\.(?:[cm]?js|json))?)$/,
  /^(?:jest|vitest|vite|karma|ava|playwright|cypress|web-test-runner)[\w.-]*\.(?:[cm]?[jt]s|json)$/,
  /^\.(?:mocharc|nycrc|c8rc|taprc|avarc)(?:\.[a-z]+)?$/,
  /^nyc\.config\.[cm]?js$/,
  // Python.
  /^\.?pytest\.(?:ini|toml)$/,
  /^(?:pyproject\.toml|tox\.ini|setup\.cfg|conftest\.py|\.coveragerc)$/,
  // Rust, the JVM, .NET, PHP, Ruby.
  /^go\.mod$/,
  /^(?:cargo\.toml|rust-toolchain(?:\.toml)?)$/,
  /^(?:pom\.xml|build\.gradle(?:\.kts)?|settings\.gradle(?:\.kts)?|gradle\.properties)$/,
  /^(?:directory\.build\.(?:props|targets)|.*\.runsettings|.*\.csproj)$/,
  /^(?:phpunit(?:\.dist)?\.xml(?:\.dist)?|\.rspec|rakefile(?:\.rb)?)$/,
  // Files of tasks: Deno, Composer, Mix.
  /^(?:deno\.jsonc?|composer\.json|mix\.exs)$/,
  /^(?:\.?codecov\.ya?ml)$/,
  // git.
  /^\.gitattributes$/,
  /^\.gitmodules$/
]

const PLACES = [
  /(?:^|\/)\.yarn\/(?:releases|plugins)\/[^/]+\.c?js$/i,
  /(?:^|\/)\.cargo\/config(?:\.toml)?$/i,
  /(?:^|\/)(?:gradle|\.mvn)\/wrapper\/[\w-]+-wrapper\.properties$/i,
  /(?:^|\/)\.mvn\/(?:(?:maven|jvm)\.config|extensions\.xml)$/i
]

/** A file that steers checks by its name. */
export function isConfiguration(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  return (
    path === POLICY_PATH ||
    NAMES.some(pattern => pattern.test(name)) ||
    runnerFileOf(path) !== undefined ||
    PLACES.some(pattern => pattern.test(path))
  )
}

/** A file whose text a rule needs: configuration, tests, and scripts that a check may name. */
export function isRead(path: string): boolean {
  return isConfiguration(path) || mayHoldTests(path) || isScript(path)
}

/** A file that must be readable: a rule depends on it. Lock files are machine-made and may be huge. */
export function isSurface(path: string): boolean {
  return (isConfiguration(path) && !isLock(path)) || isTestPath(path)
}

/** A file that a tool writes, such as a lock file: it may be large. */
export function isWritten(path: string): boolean {
  return isLock(path) || /(?:^|\/)\.pnp\.c?js$|\.json$/i.test(path)
}

function isLock(path: string): boolean {
  return LOCKS.test(path.slice(path.lastIndexOf('/') + 1).toLowerCase())
}

function isScript(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return (
    /\.(?:sh|bash|zsh|mk|pl)$/i.test(name) ||
    /^(?:gnu)?makefile$|^justfile$/i.test(name) ||
    (languageOf(path) !== undefined &&
      /(?:^|\/)(?:scripts?|bin|tools?|ci|build|hack)\/|^[^/]+$/i.test(path))
  )
}
