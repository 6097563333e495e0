/** The steps of the workflow that install a JavaScript project: the version of Node.js, the package manager, and what the project depends on. */
import { declaredManager } from '../verify/presets/package-manager.ts'
import type { LockFiles, WorkflowStep } from './install-steps.ts'
import type { RepositoryFacts } from './repository-facts.ts'
import type { PackageManager } from '../verify/presets/package-manager.ts'

/** How one package manager installs. */
interface Installing {
  /** Makes the manager itself; nothing where the runner has it. */
  readonly manager: readonly string[]
  readonly locks: LockFiles
  /** With a lock file, and exactly as it says. */
  readonly locked: string
  /** Without one; writes none, where the manager can. */
  readonly unlocked: string
}

/** The steps. Pure. */
export function nodeSteps(
  facts: RepositoryFacts,
  manager: string
): readonly WorkflowStep[] {
  const version = ['.nvmrc', '.node-version'].find(name =>
    facts.paths.has(name)
  )
  const setup: WorkflowStep = {
    uses: 'actions/setup-node@v6',
    with: [
      ['node-version-file', version ?? ''],
      // A cache that a pull request can write would reach other runs (threat D13).
      ['package-manager-cache', 'false']
    ]
  }
  return [
    ...(version === undefined ? [] : [setup]),
    ...installing(facts, known(manager))
  ]
}

function installing(
  facts: RepositoryFacts,
  manager: PackageManager
): readonly WorkflowStep[] {
  const how = installingOf(facts, manager)
  const { locks, locked, unlocked } = how
  const lock = locks.find(name => facts.paths.has(name))
  const needsFile: LockFiles = lock === undefined ? locks : [lock]
  return [
    // The checks call the manager, whether anything is to be installed or not.
    ...(how.manager.length === 0
      ? []
      : [{ run: how.manager, ...versionComment(facts, manager) }]),
    { run: [locked], needsFile },
    ...(lock === undefined && needsInstall(facts, manager)
      ? [
          {
            run: [unlocked],
            unlessFile: locks,
            comment: `Commit a ${locks[0]}: without one each run may get other packages.`
          }
        ]
      : [])
  ]
}

function installingOf(
  facts: RepositoryFacts,
  manager: PackageManager
): Installing {
  switch (manager) {
    case 'pnpm':
      return {
        manager: [`npm install --global ${named(facts, manager)}`],
        locks: ['pnpm-lock.yaml'],
        locked: 'pnpm install --frozen-lockfile --ignore-scripts',
        unlocked: 'pnpm install --no-lockfile --ignore-scripts'
      }
    case 'yarn':
      return isModernYarn(facts)
        ? {
            manager: ['corepack enable'],
            locks: ['yarn.lock'],
            locked: 'yarn install --immutable --mode=skip-build',
            unlocked: 'yarn install --no-immutable --mode=skip-build'
          }
        : {
            manager: [],
            locks: ['yarn.lock'],
            locked: 'yarn install --frozen-lockfile --ignore-scripts',
            unlocked: 'yarn install --no-lockfile --ignore-scripts'
          }
    case 'bun':
      return {
        manager: [`npm install --global ${named(facts, manager)}`],
        locks: ['bun.lock', 'bun.lockb'],
        locked: 'bun install --frozen-lockfile --ignore-scripts',
        unlocked: 'bun install --no-save --ignore-scripts'
      }
    case 'npm':
      return {
        manager: [],
        locks: ['package-lock.json', 'npm-shrinkwrap.json'],
        locked: 'npm ci --ignore-scripts',
        unlocked: 'npm install --ignore-scripts --no-package-lock'
      }
  }
}

function versionComment(
  facts: RepositoryFacts,
  manager: PackageManager
): Pick<WorkflowStep, 'comment'> {
  return version(facts, manager) === ''
    ? {
        comment:
          'Name the version by packageManager in package.json: without it each run may get another.'
      }
    : {}
}

/** Without a dependency `npm test` runs at once; the other managers look for their own files first. */
function needsInstall(
  facts: RepositoryFacts,
  manager: PackageManager
): boolean {
  return (
    manager !== 'npm' ||
    /"(?:devDependencies|dependencies|workspaces)"\s*:/.test(
      manifestText(facts)
    )
  )
}

// Yarn 1 is on GitHub's runners; later ones come by corepack, in the version that package.json names.
function isModernYarn(facts: RepositoryFacts): boolean {
  return (
    facts.paths.has('.yarnrc.yml') ||
    /^(?:[2-9]|\d\d)/.test(version(facts, 'yarn'))
  )
}

/** `pnpm@9.1.0` where package.json names that version, else the name alone. */
function named(facts: RepositoryFacts, manager: PackageManager): string {
  const exact = version(facts, manager)
  return exact === '' ? manager : `${manager}@${exact}`
}

/** The version that package.json names; empty where it names none, or another manager. */
function version(facts: RepositoryFacts, manager: PackageManager): string {
  const [, name = '', exact = ''] =
    /"packageManager"\s*:\s*"([a-z]+)@(\d+\.\d+\.\d+)/.exec(
      manifestText(facts)
    ) ?? []
  return name === manager ? exact : ''
}

function manifestText(facts: RepositoryFacts): string {
  const file = facts.texts.get('package.json')
  return file?.kind === 'text' ? file.text : ''
}

/** A manager that is not known is a preset's affair: it says so. */
function known(manager: string): PackageManager {
  const declared = declaredManager(manager)
  return declared.kind === 'manager' ? declared.manager : 'npm'
}
