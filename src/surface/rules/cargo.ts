/** Cargo: settings that bend builds and tests, and tests that are switched off (threat B5). */
import { settingFindings } from './setting-findings.ts'
import { withInner } from './picked-up.ts'
import { reachedBy } from '../called-scripts.ts'
import { readSettings } from '../settings/read-settings.ts'
import { folderOf, inFolder, nameOf, textOf } from '../change.ts'
import type {
  Found,
  SurfaceChange,
  SurfaceCommand,
  SurfaceInput
} from '../change.ts'
import type { ChangedSetting } from '../settings/settings.ts'
import type { SurfaceRuleId } from '../../policy/surface-rules.ts'

// Settings of .cargo/config.toml that cannot change what a test does.
const HARMLESS_CONFIG =
  /^(?:net|http|term|cargo-new|registries|registry|future-incompat-report|cache)\.|^profile\.[^.]+\.(?:opt-level|debug|lto|strip|codegen-units|incremental|split-debuginfo)$|^build\.(?:jobs|incremental|target-dir|dep-info-basedir|pipelining)$/

/** Changed settings of cargo, manifests and tool chains. */
export function cargoChanges(input: SurfaceInput): readonly Found[] {
  return input.changes.flatMap(change => cargoFindings(change, input))
}

type Paths = Pick<SurfaceInput, 'basePaths' | 'headPaths'>

function cargoFindings(
  change: SurfaceChange,
  input: SurfaceInput
): readonly Found[] {
  const { basePaths, headPaths, commands } = input
  const { path, after } = change
  const name = nameOf(path).toLowerCase()
  if (/(?:^|\/)\.cargo\/config(?:\.toml)?$/i.test(path)) {
    const ran = reachedBy(withInner(input), input.manifests.after).commands
    return settingFindings(
      change,
      setting => configRule(setting, ran),
      'cargo-configuration'
    )
  }
  if (/^rust-toolchain(?:\.toml)?$/.test(name))
    return settingFindings(change, toolchainRule, 'cargo-configuration')
  return name === 'cargo.toml' && after !== undefined
    ? settingFindings(
        change,
        setting =>
          targetRule(setting, change, { basePaths, headPaths }) ??
          featureRule(setting, change, commands) ??
          manifestRule(setting, folderOf(path), headPaths),
        'cargo-tests-off'
      )
    : []
}

// Commands of cargo and of plugins that judge code, with cargo's own short names.
const OWN_COMMANDS =
  /^(?:b|build|c|check|d|doc|r|run|t|test|bench|clippy|fix|fmt|nextest|llvm-cov|tarpaulin|miri|hack|make|deny|audit|insta|mutants)$/

/** A name by which people call something new takes no command's place. */
function isFreeAlias(
  { key, before, after }: ChangedSetting,
  commands: readonly SurfaceCommand[]
): boolean {
  const name = /^alias\.(.+)$/.exec(key)?.[1]
  if (name === undefined || OWN_COMMANDS.test(name)) return false
  const isCalled = commands.some(({ command }) =>
    command.split(/[^\w-]+/).includes(name)
  )
  // One that was there may be called by another alias, and what runs a program is no test.
  const ranProgram = before === undefined || /^(?:\[")?r(?:un)?\b/.test(before)
  return !isCalled && ranProgram && after !== undefined
}

function configRule(
  setting: ChangedSetting,
  commands: readonly SurfaceCommand[]
): SurfaceRuleId | undefined {
  const { key, after } = setting
  if (HARMLESS_CONFIG.test(key) || isFreeAlias(setting, commands))
    return undefined
  // Taking a runner or a wrapper away leaves cargo as it is by itself.
  if (after === undefined && /\.(?:runner|rustc-wrapper)$/.test(key))
    return undefined
  return 'cargo-configuration'
}

// https://rust-lang.github.io/rustup/concepts/channels.html: any other name is a tool chain that somebody linked.
const CHANNEL = /^(?:stable|beta|nightly|\d+\.\d+(?:\.\d+)?)(?:-[\w.-]+)?$/

function toolchainRule({
  key,
  after
}: ChangedSetting): SurfaceRuleId | undefined {
  const isLinked =
    key === 'toolchain.channel' && after !== undefined && !CHANNEL.test(after)
  return key === 'toolchain.path' || isLinked
    ? 'cargo-configuration'
    : undefined
}

/** A library or a test that is another file now, or needs a feature that it did not need. */
function targetRule(
  setting: ChangedSetting,
  change: SurfaceChange,
  paths: Paths
): SurfaceRuleId | undefined {
  const { key, before, after } = setting
  const folder = folderOf(change.path)
  if (/^(?:lib|(?:test|bin)\.\d+)\.path$/.test(key))
    return after !== undefined &&
      leavesBehind(key, before, folder, paths.headPaths)
      ? 'cargo-tests-off'
      : undefined
  return needsFeatures(setting, change, paths) ? 'cargo-tests-off' : undefined
}

/** A feature that is default no more, and still there: tests behind it run no more, unless a command asks for it. */
function featureRule(
  { key, before, after }: ChangedSetting,
  change: SurfaceChange,
  commands: readonly SurfaceCommand[]
): SurfaceRuleId | undefined {
  if (key !== 'features.default') return undefined
  const settings = readSettings(change.path, textOf(change.after) ?? '')
  const isAsked = (feature: string): boolean =>
    commands.some(
      ({ command }) =>
        /--all-features\b/.test(command) ||
        (/--features\b/.test(command) && command.includes(feature))
    )
  const lost = lostItems(before, after).filter(
    feature =>
      !isAsked(feature) &&
      (/[:/]/.test(feature) || settings?.has(`features.${feature}`) === true)
  )
  return lost.length > 0 ? 'cargo-tests-off' : undefined
}

function needsFeatures(
  { key, after }: ChangedSetting,
  change: SurfaceChange,
  { basePaths, headPaths }: Paths
): boolean {
  const [, number] = /^test\.(\d+)\.required-features$/.exec(key) ?? []
  if (number === undefined || after === undefined || after === '[]')
    return false
  const file = inFolder(
    folderOf(change.path),
    `tests/${nameOfTest(change, number)}.rs`
  )
  // A test that is new may ask for what it needs.
  return basePaths.has(file) || !headPaths.has(file)
}

function nameOfTest(change: SurfaceChange, number: string): string {
  const settings = readSettings(change.path, textOf(change.after) ?? '')
  return settings?.get(`test.${number}.name`) ?? ''
}

function manifestRule(
  { key, before, after }: ChangedSetting,
  folder: string,
  headPaths: ReadonlySet<string>
): SurfaceRuleId | undefined {
  if (/(?:^|\.)(?:test|doctest|harness|autotests|autobenches)$/.test(key))
    return isTarget(key) && after === 'false' ? 'cargo-tests-off' : undefined
  if (/^workspace\.(?:exclude|default-members)$/.test(key))
    return after === undefined ? undefined : 'cargo-tests-off'
  if (key === 'workspace.members')
    return lostItems(before, after).some(item =>
      // A member that is gone with its folder leaves no test behind.
      stands(inFolder(folder, item), headPaths)
    )
      ? 'cargo-tests-off'
      : undefined
  if (key === 'package.build') return 'cargo-configuration'
  return /^(?:patch|replace)\.|^profile\.test\.(?:debug-assertions|overflow-checks|panic)/.test(
    key
  )
    ? 'cargo-configuration'
    : undefined
}

/** A list of `[[test]]` is flattened by numbers; dependencies may be called `test`, and benchmarks and examples are no tests. */
function isTarget(key: string): boolean {
  return /^(?:lib|package|(?:test|bin)\.\d+)\.[^.]+$/.test(key)
}

function lostItems(
  before: string | undefined,
  after: string | undefined
): readonly string[] {
  const items = (text: string | undefined): readonly string[] =>
    (text ?? '').match(/"[^"]*"/g) ?? []
  const now = items(after)
  return items(before)
    .filter(item => !now.includes(item))
    .map(item => item.slice(1, -1))
}

function stands(folder: string, headPaths: ReadonlySet<string>): boolean {
  const isPattern = /[*?[]/.test(folder)
  return isPattern || [...headPaths].some(path => path.startsWith(`${folder}/`))
}

/** Whether what cargo compiled before still stands, and is compiled no more. */
function leavesBehind(
  key: string,
  before: string | undefined,
  folder: string,
  headPaths: ReadonlySet<string>
): boolean {
  const usual = key === 'lib.path' ? 'src/lib.rs' : undefined
  const path = before ?? usual
  return path !== undefined && headPaths.has(inFolder(folder, path))
}
