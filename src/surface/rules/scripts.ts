/** Scripts of package.json by meaning, and the files that checks name (threats B3, B9). */
import { isNoTest } from '../../policy/no-test-script.ts'
import { isTestPath, languageOf } from '../code/language.ts'
import { readCode } from '../code/tokens.ts'
import { folderOf, inFolder, nameOf, textsOf } from '../change.ts'
import { reachedBy } from '../called-scripts.ts'
import { lineOfKey, readManifest } from '../manifest.ts'
import { isConfiguration } from '../surface-paths.ts'
import { addsOnlyAfter, isIdle, meaningOf } from '../shell-script.ts'
import { MAKEFILES } from '../named-files.ts'
import { makesTheSame } from './makefile.ts'
import { pickedUp, withInner } from './picked-up.ts'
import type { Reached } from '../called-scripts.ts'
import type { Found, SurfaceChange, SurfaceInput } from '../change.ts'
import type { Manifest } from '../manifest.ts'
import type { SurfaceRuleId } from '../../policy/surface-rules.ts'

// The scripts that presets run; a check may call more.
const PRESET_SCRIPTS = ['test', 'typecheck', 'lint']
const INSTALL = ['preinstall', 'install', 'postinstall', 'prepare']
// Tools that install hooks of git and nothing else.
const HOOK_TOOLS =
  /^(?:husky(?: install)?|lefthook install|simple-git-hooks|is-ci \|\| husky(?: install)?|husky \|\| true)$/

/** Scripts and named files that mean something else. */
export function scriptChanges(input: SurfaceInput): readonly Found[] {
  const { changes, manifests } = input
  const commands = withInner(input)
  const before = reachedBy(commands, manifests.before)
  const after = reachedBy(commands, manifests.after)
  return changes.flatMap(change =>
    nameOf(change.path) === 'package.json'
      ? manifestFindings(change, before, after)
      : fileFindings(change, [before, after], { ...input, commands })
  )
}

function manifestFindings(
  change: SurfaceChange,
  before: Reached,
  after: Reached
): readonly Found[] {
  const texts = textsOf(change)
  // A package.json that is new or gone, or broken, is a preset's affair.
  const [old, now] = [
    readManifest(texts?.before ?? ''),
    readManifest(texts?.after ?? '')
  ]
  if (now === undefined) return []
  const reached = new Set([
    ...PRESET_SCRIPTS.flatMap(name => [name, `pre${name}`, `post${name}`]),
    ...(before.scripts.get(change.path) ?? []),
    ...(after.scripts.get(change.path) ?? [])
  ])
  return [...new Set([...reached, ...INSTALL])].flatMap(name =>
    scriptFinding(name, change.path, old, now)
  )
}

function scriptFinding(
  name: string,
  path: string,
  old: Manifest | undefined,
  now: Manifest
): readonly Found[] {
  const [before, after] = [old?.scripts[name], now.scripts[name]]
  const rule = ruleOf(name, before, after)
  if (rule === undefined) return []
  const verb =
    before === undefined
      ? `is new: ${shortened(after)}`
      : after === undefined
        ? `is gone: ${shortened(before)}`
        : `means something else: ${shortened(before)} is now ${shortened(after)}`
  return [
    {
      rule,
      message: `the script "${name}" of ${path} ${verb}`,
      path,
      line:
        lineOfKey(now.text, 'scripts', name) ?? lineOfKey(now.text, 'scripts'),
      before,
      after
    }
  ]
}

function shortened(script = ''): string {
  return script.length > 100 ? `"${script.slice(0, 99)}…"` : `"${script}"`
}

function ruleOf(
  name: string,
  before: string | undefined,
  after: string | undefined
): SurfaceRuleId | undefined {
  if (isSame(before, after)) return undefined
  if (INSTALL.includes(name))
    return after === undefined || HOOK_TOOLS.test(after.trim())
      ? undefined
      : 'install-script-changed'
  const isNew = before === undefined || isNoTest(before)
  if (
    isNew &&
    after !== undefined &&
    !isIdle(after) &&
    !/^(?:pre|post)/.test(name)
  )
    return name === 'test' ? 'script-added' : undefined
  return 'script-changed'
}

function isSame(
  before: string | undefined,
  after: string | undefined
): boolean {
  if (before === undefined || after === undefined) return before === after
  return meaningOf(before) === meaningOf(after) || addsOnlyAfter(before, after)
}

function fileFindings(
  change: SurfaceChange,
  reached: readonly Reached[],
  input: SurfaceInput
): readonly Found[] {
  const { commands, basePaths } = input
  const { path } = change
  const isNamed = reached.some(({ files }) =>
    [path, path.replace(/\.[cm]?[jt]s$/, ''), folderOf(path)].some(
      (name, at) =>
        files.has(name) &&
        (at < 2 || /^(?:index|__main__)\./.test(nameOf(path)))
    )
  )
  // A test that is named has rules of its own; a file that is not there yet did nothing.
  if (change.before === undefined && change.after !== undefined) {
    const why = pickedUp(path, input)
    if (why !== undefined)
      return [
        {
          rule: 'check-file-changed',
          message: `${path} is new and ${why}`,
          path
        }
      ]
  }
  if (!isNamed || isTestPath(path) || isConfiguration(path)) return []
  if (change.before === undefined) return takesPlace(change, basePaths)
  const texts = textsOf(change)
  const called = commands.map(one => one.command)
  if (texts !== undefined && meansTheSame(path, texts, called)) return []
  return [
    {
      rule: 'check-file-changed',
      message: `a check runs ${path}, which ${change.after === undefined ? 'is deleted' : 'means something else'}`,
      path
    }
  ]
}

/** A new file that a tool takes in place of one that was there. */
function takesPlace(
  { path }: SurfaceChange,
  basePaths: ReadonlySet<string>
): readonly Found[] {
  const rank = MAKEFILES.indexOf(nameOf(path))
  const hidden = MAKEFILES.slice(rank + 1)
    .map(name => inFolder(folderOf(path), name))
    .find(one => basePaths.has(one))
  return rank < 0 || hidden === undefined
    ? []
    : [
        {
          rule: 'check-file-changed',
          message: `${path} is new, and make takes it in place of ${hidden}`,
          path
        }
      ]
}

function meansTheSame(
  path: string,
  { before, after }: { readonly before: string; readonly after: string },
  commands: readonly string[]
): boolean {
  if (after === '') return false
  if (/^(?:gnu)?makefile$/i.test(nameOf(path)))
    return makesTheSame(before, after, commands)
  const language = languageOf(path)
  return language === undefined
    ? meaningOf(before) === meaningOf(after)
    : readCode(before, language).words.replaceAll(' ¶', '') ===
        readCode(after, language).words.replaceAll(' ¶', '')
}
