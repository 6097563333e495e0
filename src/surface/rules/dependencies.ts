/** Lock files without their manifests, and packages from other places (threat B11). */
import { changedSettings, flatSettings } from '../settings/settings.ts'
import { folderOf, inFolder, nameOf, textOf, textsOf } from '../change.ts'
import { lineOfKey, readManifest } from '../manifest.ts'
import { swappedHosts } from './lock-hosts.ts'
import { isFirstLock } from './first-locks.ts'
import type { Found, SurfaceChange, SurfaceInput } from '../change.ts'
import type { ChangedSetting, Settings } from '../settings/settings.ts'

const LOCKS: Readonly<Record<string, RegExp>> = {
  'package-lock.json': /^package\.json$/,
  'npm-shrinkwrap.json': /^package\.json$/,
  'pnpm-lock.yaml': /^(?:package\.json|pnpm-workspace\.yaml)$/,
  'yarn.lock': /^package\.json$/,
  'bun.lock': /^package\.json$/,
  'bun.lockb': /^package\.json$/,
  'Cargo.lock': /^Cargo\.toml$/,
  'poetry.lock': /^pyproject\.toml$/,
  'uv.lock': /^pyproject\.toml$/,
  'pdm.lock': /^pyproject\.toml$/,
  'Pipfile.lock': /^Pipfile$/,
  'go.sum': /^go\.mod$/,
  'composer.lock': /^composer\.json$/,
  'Gemfile.lock': /^(?:Gemfile|.*\.gemspec)$/
}
const NODE_LOCKS = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb'
]
const RUNNERS =
  /^(?:jest|vitest|mocha|ava|tap|jasmine|karma|c8|nyc|typescript|eslint|tsx|ts-node|cypress|chai|playwright|jest-.*|@jest\/.*|@vitest\/.*|@playwright\/test|@types\/jest)$/
const KINDS = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
  'resolutions',
  'pnpm'
]

/** Lock files and dependency lists that do not fit, and foreign sources. */
export function dependencyChanges(input: SurfaceInput): readonly Found[] {
  const paths = new Set(input.changes.map(({ path }) => path))
  return input.changes.flatMap(change => {
    const name = nameOf(change.path)
    if (name === 'package.json') return manifestFindings(change, input, paths)
    return Object.hasOwn(LOCKS, name) ? lockFindings(change, input, paths) : []
  })
}

function lockFindings(
  change: SurfaceChange,
  { headPaths }: SurfaceInput,
  paths: ReadonlySet<string>
): readonly Found[] {
  const { path, after } = change
  const manifest = LOCKS[nameOf(path)]
  const folder = folderOf(path)
  const isFirst =
    manifest !== undefined &&
    isFirstLock(change, manifest, Object.keys(LOCKS), headPaths)
  const hasManifest = [...paths].some(
    one =>
      (folder === '' || one.startsWith(`${folder}/`)) &&
      manifest?.test(nameOf(one)) === true
  )
  return [
    ...(hasManifest || isFirst || after === undefined
      ? []
      : [
          {
            rule: 'lockfile-without-manifest' as const,
            message: `${path} is changed and no manifest that it locks`,
            path
          }
        ]),
    ...swappedHosts(change),
    ...foreignHosts(change)
  ]
}

// Looking for a line takes the whole text, and a person reads no more.
const MOST_HOSTS = 51

/** Hosts that packages come from now and did not before. */
function foreignHosts(change: SurfaceChange): readonly Found[] {
  const texts = textsOf(change)
  if (texts === undefined || texts.before === '') return []
  const hosts = (text: string): ReadonlySet<string> =>
    new Set(
      [
        ...text.matchAll(
          /(?:resolved|tarball|registry)"?:?\s*"?(?:git\+)?((?:https?|ssh|git|file):(?:\/\/)?[^/"\s,}]*)/g
        )
      ].map(found => found[1] ?? '')
    )
  const known = hosts(texts.before)
  return [...hosts(texts.after)]
    .filter(
      host =>
        !known.has(host) &&
        !/^https:\/\/registry\.(?:npmjs\.org|yarnpkg\.com)$/.test(host)
    )
    .slice(0, MOST_HOSTS)
    .map(host => ({
      rule: 'dependency-source-changed' as const,
      message: `${change.path} takes packages from ${host}, where none came from before`,
      path: change.path,
      line: texts.after
        .slice(0, Math.max(0, texts.after.indexOf(host)))
        .split('\n').length,
      after: host
    }))
}

function manifestFindings(
  change: SurfaceChange,
  input: SurfaceInput,
  paths: ReadonlySet<string>
): readonly Found[] {
  const texts = textsOf(change)
  if (texts === undefined || texts.after === '') return []
  const differ = changedSettings(
    dependencies(texts.before),
    dependencies(texts.after)
  )
  const foreign = [
    ...differ.flatMap(setting =>
      foreignSource(change.path, texts.after, setting)
    ),
    ...namedLikeRunner(change, input)
  ]
  const lock = lockAbove(change.path, input.headPaths)
  const needsLock = differ.some(
    ({ key, before, after }) =>
      /^(?:dev|optional)?dependencies\./i.test(key) &&
      !/^(?:workspace|file|link):/.test(after ?? before ?? '')
  )
  return !needsLock ||
    lock === undefined ||
    paths.has(lock) ||
    change.before === undefined
    ? foreign
    : [
        ...foreign,
        {
          rule: 'manifest-without-lockfile',
          message: `dependencies of ${change.path} are changed and ${lock} is not`,
          path: change.path,
          line:
            lineOfKey(texts.after, 'dependencies') ??
            lineOfKey(texts.after, 'devDependencies')
        }
      ]
}

function dependencies(text: string): Settings {
  const data = readManifest(text)?.data ?? {}
  return flatSettings(
    Object.fromEntries(
      KINDS.filter(kind => Object.hasOwn(data, kind)).map(kind => [
        kind,
        data[kind]
      ])
    )
  )
}

function foreignSource(
  path: string,
  text: string,
  { key, before, after }: ChangedSetting
): readonly Found[] {
  if (after === undefined) return []
  const kind = key.slice(0, key.indexOf('.'))
  const name = key.slice(key.indexOf('.') + 1)
  const overrides = !/dependencies$/i.test(kind)
  const isForeign =
    /^(?:file|link|portal|git|git\+\w+|github|https?|npm|patch):|^[\w.-]+\/[\w.-]+(?:#.*)?$/i.test(
      // Package managers drop what stands around.
      after.trim()
    )
  const replaced =
    RUNNERS.test(name) || name.split(/[./]/).some(part => RUNNERS.test(part))
  if (!isForeign && !(overrides && replaced)) return []
  return [
    {
      rule: replaced ? 'runner-replaced' : 'dependency-source-changed',
      message: `${path} takes ${name} from ${after.slice(0, 100)}`,
      path,
      line:
        lineOfKey(text, kind, name.split('.').at(-1) ?? name) ??
        lineOfKey(text, kind),
      before,
      after
    }
  ]
}

function lockAbove(
  path: string,
  headPaths: ReadonlySet<string>
): string | undefined {
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    const lock = NODE_LOCKS.map(name => inFolder(folder, name)).find(one =>
      headPaths.has(one)
    )
    if (lock !== undefined || folder === '') return lock
  }
}

/** A package of the workspace that a manager takes in place of a runner. */
function namedLikeRunner(
  { path, before, after }: SurfaceChange,
  { manifests, headPaths }: SurfaceInput
): readonly Found[] {
  const name = readManifest(textOf(after) ?? '')?.data['name']
  const was = readManifest(textOf(before) ?? '')?.data['name']
  const isWorkspace =
    headPaths.has('pnpm-workspace.yaml') ||
    [...manifests.after.values()].some(
      text => readManifest(text)?.data['workspaces'] !== undefined
    )
  return typeof name === 'string' &&
    name !== was &&
    path !== 'package.json' &&
    isWorkspace &&
    RUNNERS.test(name)
    ? [
        {
          rule: 'runner-replaced',
          message: `${path} is a package of the workspace with the name of a runner, ${name}`,
          path,
          after: name
        }
      ]
    : []
}
