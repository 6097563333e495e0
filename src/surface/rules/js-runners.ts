/** Configuration of JavaScript runners: which tests they find, and what they load before. */
import { changedSettings, flatSettings } from '../settings/settings.ts'
import {
  isProjectList,
  listedProjects,
  projectCounts
} from '../settings/project-list.ts'
import { readSettings } from '../settings/read-settings.ts'
import { settingFinding, settingFindings } from './setting-findings.ts'
import { isTestPath } from '../code/language.ts'
import { nameOf, textsOf } from '../change.ts'
import { isRecord, readManifest } from '../manifest.ts'
import type { Found, SurfaceChange, SurfaceInput } from '../change.ts'
import type { ChangedSetting, Settings } from '../settings/settings.ts'
import type { SurfaceRuleId } from '../../policy/surface-rules.ts'

const FILE =
  /^(?:jest|vitest|vite|karma|ava|playwright|cypress|web-test-runner)[\w.-]*\.(?:[cm]?[jt]s|json)$|^babel\.config\.(?:[cm]?[jt]s|json)$|^\.babelrc(?:\.(?:[cm]?js|json))?$|^\.(?:mocharc|taprc|avarc)(?:\.[a-z]+)?$/i
const IN_MANIFEST = ['jest', 'mocha', 'vitest', 'ava', 'tap', 'bun']

const CHOOSES =
  /(?:^|\.)(?:testPathIgnorePatterns|modulePathIgnorePatterns|testMatch|testRegex|testNamePattern|passWithNoTests|onlyChanged|onlyFailures|roots|rootDir|root|dir|projects|workspace|include|exclude|spec|ignore|grep|fgrep|invert|grepInvert|testDir|testIgnore|files|specPattern|excludeSpecPattern|shard|changed|related|allowOnly|forbidOnly|retry|retries|dangerouslyIgnoreUnhandledErrors|bail|errorOnDeprecated|runner|testRunner|pool|runnerPath|ignoredFiles|filter|failZero|exit|length|\[…\]|\(code\))$/
const LOADS =
  /(?:^|\.)(?:setupFiles|setupFilesAfterEach|setupFilesAfterEnv|globalSetup|globalTeardown|testEnvironment|environment|reporters|reporter|moduleNameMapper|alias|resolver|require|import|file|snapshotResolver|snapshotSerializers|watchPlugins|testSequencer|testResultsProcessor|plugins|presets?)$/
// Coverage has a rule of its own, and these are about builds and watching.
const ELSEWHERE =
  /(?:^|\.)(?:coverage|collectCoverageFrom|watch|server|build|optimizeDeps|ssr|resolve\.(?!alias)|typecheck)(?:\.|$)/

/** Changed settings of runners, in files of their own or in a package.json. */
export function jsRunnerChanges(input: SurfaceInput): readonly Found[] {
  const hadTests = [...input.basePaths].some(path => isTestPath(path))
  return input.changes.flatMap(change => {
    const name = nameOf(change.path)
    if (name === 'package.json') return manifestFindings(change)
    if (!FILE.test(name)) return []
    // Without any test before, a first configuration hides none.
    if (change.before === undefined && !hadTests) return []
    const renamed = renamedFrom(change, input.changes)
    if (renamed === 'left') return []
    const one =
      renamed === undefined ? change : { ...change, before: renamed.before }
    return [
      ...settingFindings(one, ruleOf, 'js-runner-configuration'),
      ...projectFindings(one)
    ]
  })
}

/** A configuration that moved to another ending is compared with what it was. */
function renamedFrom(
  change: SurfaceChange,
  changes: readonly SurfaceChange[]
): SurfaceChange | 'left' | undefined {
  const stem = (path: string): string => path.replace(/\.[a-z]+$/i, '')
  const isPair = (one: SurfaceChange): boolean =>
    one !== change && stem(one.path) === stem(change.path)
  if (change.after === undefined)
    return changes.some(
      one => isPair(one) && one.before === undefined && one.after !== undefined
    )
      ? 'left'
      : undefined
  return change.before === undefined
    ? changes.find(one => isPair(one) && one.after === undefined)
    : undefined
}

function manifestFindings(change: SurfaceChange): readonly Found[] {
  const texts = textsOf(change)
  if (texts === undefined) return []
  return settingsThatBreak(
    change,
    runnerSettings(texts.before),
    runnerSettings(texts.after)
  )
}

/** The projects of a workspace file, and of a JSON file. */
function projectFindings(change: SurfaceChange): readonly Found[] {
  const texts = textsOf(change)
  if (texts === undefined) return []
  const projects = (text: string): Settings =>
    isProjectList(change.path)
      ? listedProjects(text)
      : projectCounts(
          readSettings(change.path, text) ?? new Map<string, string>()
        )
  return settingsThatBreak(
    change,
    projects(texts.before),
    projects(texts.after)
  )
}

function settingsThatBreak(
  change: SurfaceChange,
  before: Settings,
  after: Settings
): readonly Found[] {
  return changedSettings(before, after).flatMap(setting => {
    const rule = ruleOf(setting)
    return rule === undefined ? [] : [settingFinding(change, setting, rule)]
  })
}

function runnerSettings(text: string): Settings {
  const data = readManifest(text)?.data ?? {}
  const settings = flatSettings(
    Object.fromEntries(
      IN_MANIFEST.flatMap(name => {
        const value = data[name]
        if (isRecord(value)) return [[name, value] as const]
        // A path: the settings are in that file.
        return typeof value === 'string' ? [[name, { root: value }]] : []
      })
    )
  )
  return new Map([...settings, ...projectCounts(settings)])
}

function ruleOf({
  key,
  before,
  after
}: ChangedSetting): SurfaceRuleId | undefined {
  if (ELSEWHERE.test(key)) return undefined
  const name = key.replace(/\.\d+$/, '')
  if (!CHOOSES.test(name))
    return LOADS.test(name) ? 'js-runner-setup' : undefined
  if (isStricter(name, before, after)) return undefined
  return 'js-runner-configuration'
}

// Whether a setting asks for no less than before, by the last name of its key.
const STRICTER: readonly (readonly [
  RegExp,
  (before: string | undefined, after: string | undefined) => boolean
])[] = [
  [
    /^(?:passWithNoTests|allowOnly|dangerouslyIgnoreUnhandledErrors|onlyChanged|invert)$/,
    (_before, after) => after === undefined || /^(?:false|! 1)$/.test(after)
  ],
  [
    /^(?:forbidOnly|failZero|errorOnDeprecated)$/,
    (_before, after) => after !== undefined && after !== 'false'
  ],
  [/^bail$/, () => true],
  [/^length$/, (before, after) => Number(after ?? 0) >= Number(before ?? 0)],
  [
    /^(?:retry|retries)$/,
    (_before, after) => after === undefined || after === '0'
  ],
  // What was left out is left out no more; what builds make holds no tests of its own.
  [
    /^(?:testPathIgnorePatterns|modulePathIgnorePatterns|exclude)$/,
    (before, after) =>
      before === undefined && after !== undefined && isBuilt(after)
  ],
  [
    /^(?:testPathIgnorePatterns|exclude|testIgnore|ignore|excludeSpecPattern)$/,
    (before, after) => before !== undefined && isSubset(after, before)
  ],
  // What was looked at still is, and more.
  [
    /^(?:testMatch|include|spec|roots|projects|files)$/,
    (before, after) =>
      before !== undefined &&
      after !== undefined &&
      isSubset(before, after) &&
      !after.includes('"!')
  ]
]

function isStricter(
  name: string,
  before: string | undefined,
  after: string | undefined
): boolean {
  const last = name.slice(name.lastIndexOf('.') + 1)
  return STRICTER.some(
    ([pattern, holds]) => pattern.test(last) && holds(before, after)
  )
}

const BUILT =
  /^(?:<rootDir>)?[./\\*]*(?:node_modules|dist|build|out|coverage|\.next|\.cache)[/\\*$]*$/

function isBuilt(list: string): boolean {
  const items = list.match(/"[^"]*"/g) ?? []
  return items.length > 0 && items.every(item => BUILT.test(item.slice(1, -1)))
}

function isSubset(inner: string | undefined, outer: string): boolean {
  const items = (text: string): readonly string[] =>
    text.match(/"[^"]*"/g) ?? [text]
  const all = items(outer)
  return items(inner ?? '[]').every(item => item === '[]' || all.includes(item))
}
