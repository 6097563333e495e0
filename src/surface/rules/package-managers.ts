/** Settings of package managers that bend how scripts run (threat B4). */
import { settingFindings } from './setting-findings.ts'
import { nameOf, textsOf } from '../change.ts'
import type { Found, SurfaceChange, SurfaceInput } from '../change.ts'
import type { ChangedSetting } from '../settings/settings.ts'
import type { SurfaceRuleId } from '../../policy/surface-rules.ts'

const BENDS =
  /^(?:script-shell|shell|if-present|ignore-scripts|node-options|globalconfig|userconfig|prefix|dry-run|call|git|workspace|workspaces|include-workspace-root|enable-pre-post-scripts|scripts-prepend-node-path|node-version|use-node-version|script|nodedir|globalpnpmfile|pnpmfile|shell-emulator|yarnpath|yarn-path|plugins(?:\.\d+(?:\.(?:path|spec))?)?|injectenvironmentfiles|enablescripts|enable-scripts|lastupdatecheck|preload|shell-built-in|test\..*|run\..*|define\..*|env\..*|supportedarchitectures|recursive|fail-if-no-match|bail)$/
const REGISTRY =
  /(?:^|[:.])(?:registry|npmregistryserver|npmscopes|unsafehttpwhitelist|strict-ssl|enablestrictssl|cafile|proxy|https?-proxy|httpproxy|httpsproxy)/

/** Changed settings of npm, pnpm, yarn and bun. */
export function packageManagerChanges({
  changes
}: SurfaceInput): readonly Found[] {
  return changes.flatMap(managerFindings)
}

function managerFindings(change: SurfaceChange): readonly Found[] {
  const name = nameOf(change.path).toLowerCase()
  if (/^\.pnpmfile\.[cm]?js$/.test(name))
    return [
      {
        rule: 'package-manager-configuration',
        message: `${change.path} is changed: it can replace any package that pnpm installs`,
        path: change.path
      }
    ]
  if (/(?:^|\/)\.yarn\/(?:releases|plugins)\/[^/]+\.c?js$/i.test(change.path))
    return [
      {
        rule: 'package-manager-configuration',
        message: `${change.path} is changed: yarn runs it`,
        path: change.path
      }
    ]
  if (/^\.pnp\.(?:c?js|loader\.mjs)$/.test(name)) return plugAndPlay(change)
  if (name === 'pnpm-workspace.yaml')
    return settingFindings(change, pnpmRule, 'package-manager-configuration')
  return /^\.(?:npmrc|yarnrc|yarnrc\.yml)$|^\.?bunfig\.toml$/.test(name)
    ? settingFindings(change, ruleOf, 'package-manager-configuration')
    : []
}

function ruleOf({ key, after }: ChangedSetting): SurfaceRuleId | undefined {
  // npm puts variables into keys too, so that key may be any key.
  if (key.includes('${')) return 'package-manager-configuration'
  const plain = key
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/\[\]$/, '')
    .replace(/["']/g, '')
    .trim()
  // npm reads a key below a section as one of its own name; be strict.
  const last = plain.slice(plain.lastIndexOf('.') + 1)
  // The old yarn writes `key "value"`.
  const [first = ''] = plain.split(/\s/)
  if ([plain, last, first].some(one => BENDS.test(one)))
    return isHarmless(last, after) ? undefined : 'package-manager-configuration'
  return REGISTRY.test(plain) ? 'package-registry-changed' : undefined
}

// Settings of pnpm 10 stand beside its members, which have a rule of their own.
const PNPM_BENDS =
  /^(?:scriptShell|shellEmulator|ignoreScripts|nodeOptions|enablePrePostScripts|(?:global)?pnpmfile(?:\.\d+)?|useNodeVersion|nodeVersion|dryRun|failIfNoMatch|includeWorkspaceRoot|bail|ifPresent|configDependencies\..*)$/i
const TEST_TOOLS =
  /^(?:overrides|patchedDependencies|packageExtensions)\.(?:[^.]*>)?(?:jest|vitest|mocha|ava|tap|c8|nyc|typescript|eslint|chai|@jest\/|@vitest\/|@playwright\/)/

function pnpmRule({ key, after }: ChangedSetting): SurfaceRuleId | undefined {
  if (PNPM_BENDS.test(key))
    return isHarmless(
      key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`),
      after
    )
      ? undefined
      : 'package-manager-configuration'
  return after !== undefined && TEST_TOOLS.test(key)
    ? 'runner-replaced'
    : undefined
}

/** Values that are what these keys are without a word. */
function isHarmless(key: string, after: string | undefined): boolean {
  return (
    (/^(?:if-present|dry-run|ignore-scripts)$/.test(key) &&
      after === 'false') ||
    (key === 'if-present' && after === undefined)
  )
}

/** Yarn's map of packages is data in code: the data may follow a lock file, the code is yarn's own. */
function plugAndPlay(change: SurfaceChange): readonly Found[] {
  const texts = textsOf(change)
  const isSame =
    texts !== undefined &&
    texts.before !== '' &&
    codeOf(texts.before) === codeOf(texts.after)
  const had = placesOf(texts?.before ?? '')
  const foreign = [...placesOf(texts?.after ?? '')].filter(
    place => !had.has(place) && !OWN_PLACE.test(place)
  )
  return isSame && foreign.length === 0
    ? []
    : [
        {
          rule: 'package-manager-configuration',
          message: `${change.path} is changed: ${isSame ? `it takes packages from ${foreign.slice(0, 3).join(', ')}` : 'Node loads it before everything else'}`,
          path: change.path
        }
      ]
}

// Yarn's own folders, archives beside them, and packages of the workspace.
const OWN_PLACE = /^(?:(?:\.\.?\/)+\.yarn\/|\.\/(?:packages\/[^/]+\/)?$)/

function codeOf(text: string): string {
  return text.replace(/RAW_RUNTIME_STATE\s*=\s*'(?:\\[^]|[^'\\])*'/, '')
}

function placesOf(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(/"packageLocation": ?"([^"]{0,1000})"/g)].map(
      found => found[1] ?? ''
    )
  )
}
