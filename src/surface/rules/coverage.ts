/** Coverage thresholds that are lowered or taken away (threat B10). */
import { changedSettings, flatSettings } from '../settings/settings.ts'
import { readSettings } from '../settings/read-settings.ts'
import { settingFinding } from './setting-findings.ts'
import { folderOf, nameOf, textsOf } from '../change.ts'
import { readManifest } from '../manifest.ts'
import type { Found, SurfaceChange, SurfaceInput } from '../change.ts'
import type { ChangedSetting, Settings } from '../settings/settings.ts'

const FILE =
  /^(?:package\.json|pyproject\.toml|setup\.cfg|tox\.ini|\.?pytest\.ini|\.coveragerc|\.?codecov\.ya?ml|(?:jest|vitest|vite|nyc)[\w.-]*\.(?:[cm]?[jt]s|json)|\.(?:nycrc|c8rc)(?:\.[a-z]+)?)$/i

const KEYS =
  /(?:coverageThreshold|thresholds?|nyc|c8|coverage)[\s\S]*\.(?:branches|functions|lines|statements|100|perFile|check-coverage|checkCoverage|fail_under|target|threshold|enabled)$|(?:^|\.)(?:fail_under|check-coverage|checkCoverage)$|^(?:branches|functions|lines|statements|per-file)$|status\.(?:project|patch).*\.(?:target|threshold|informational|enabled)$/

// No tool has a longer one.
const LONGEST_KEY = 1000

const FAIL_UNDER = /--cov-fail-under[= ](\d+(?:\.\d+)?)/

/** Thresholds of changed files. */
export function coverageChanges({ changes }: SurfaceInput): readonly Found[] {
  return changes
    .filter(({ path }) => FILE.test(nameOf(path)))
    .flatMap(change => thresholdFindings(change, changes))
}

function thresholdFindings(
  change: SurfaceChange,
  changes: readonly SurfaceChange[]
): readonly Found[] {
  const texts = textsOf(change)
  if (texts === undefined || texts.before === '') return []
  // A file that moved to another ending keeps its settings there.
  const moved =
    change.after === undefined
      ? changes.find(
          one =>
            one.before === undefined &&
            one.path.replace(/\.[a-z]+$/i, '') ===
              change.path.replace(/\.[a-z]+$/i, '')
        )
      : undefined
  const now = moved === undefined ? texts.after : (textsOf(moved)?.after ?? '')
  return changedSettings(
    thresholds(change.path, texts.before),
    thresholds(moved?.path ?? change.path, now)
  )
    .filter(setting => isLower(setting) && !movedOn(setting, change, changes))
    .map(setting => settingFinding(change, setting, 'coverage-lowered'))
}

/** Whether a threshold that is gone here came, at least as high, to another file of the folder. */
function movedOn(
  { key, before, after }: ChangedSetting,
  change: SurfaceChange,
  changes: readonly SurfaceChange[]
): boolean {
  const had = numberOf(before)
  if (after !== undefined || had === undefined) return false
  return changes.some(one => {
    const texts = textsOf(one)
    if (
      one === change ||
      texts === undefined ||
      folderOf(one.path) !== folderOf(change.path) ||
      !FILE.test(nameOf(one.path))
    )
      return false
    const were = thresholds(one.path, texts.before)
    return [...thresholds(one.path, texts.after)].some(
      ([other, value]) =>
        !were.has(other) &&
        metricOf(other) === metricOf(key) &&
        (numberOf(value) ?? -1) >= had
    )
  })
}

/** What is measured, whatever the runner calls its settings. */
function metricOf(key: string): string {
  return key
    .slice(key.search(/[^.\s]*$/))
    .replace(/^--cov-fail-under$/, 'fail_under')
}

function thresholds(path: string, text: string): Settings {
  const all =
    nameOf(path) === 'package.json'
      ? manifestSettings(text)
      : (readSettings(path, text) ?? new Map<string, string>())
  const found = [...all].flatMap(([key, value]): [string, string][] => {
    const under = key.endsWith('addopts')
      ? FAIL_UNDER.exec(value.replace(/["',]+/g, ' '))
      : null
    if (under !== null) return [[`${key} --cov-fail-under`, under[1] ?? '']]
    return key.length <= LONGEST_KEY && KEYS.test(key) ? [[key, value]] : []
  })
  return new Map(found)
}

function manifestSettings(text: string): Settings {
  const { jest, nyc, c8, vitest } = readManifest(text)?.data ?? {}
  return flatSettings({ jest, nyc, c8, vitest })
}

/** Codecov's `threshold` is how much may be lost; all else is how much must be there. */
function isLower({ key, before, after }: ChangedSetting): boolean {
  if (before === undefined && !/(?:informational|threshold)$/.test(key))
    return false
  const [old, now] = [numberOf(before), numberOf(after)]
  if (/(?:^|\.)informational$/.test(key)) return after === 'true'
  if (/\.status\..*\.threshold$|^coverage\.status.*threshold$/.test(key))
    return (now ?? 0) > (old ?? 0)
  if (/^(?:true|false)$/.test(before ?? ''))
    return before === 'true' && after !== 'true'
  return old === undefined ? false : now === undefined || now < old
}

function numberOf(text: string | undefined): number | undefined {
  const digits = /-?\s*\d+(?:\.\s*\d+)?/
    .exec(text ?? '')?.[0]
    ?.replaceAll(' ', '')
  return digits === undefined ? undefined : Number(digits)
}
