/** Pytest: settings that choose tests, and a conftest.py that takes hold of the run (threat B6). */
import { readCode } from '../code/tokens.ts'
import { otherWinner, pytestSection } from './pytest-winner.ts'
import { changedSettings } from '../settings/settings.ts'
import { settingFinding, settingFindings } from './setting-findings.ts'
import { nameOf, textsOf } from '../change.ts'
import type { Found, SurfaceChange, SurfaceInput } from '../change.ts'
import type { ChangedSetting } from '../settings/settings.ts'
import type { SurfaceRuleId } from '../../policy/surface-rules.ts'

const STEERS =
  /^(?:addopts|testpaths|norecursedirs|python_files|python_classes|python_functions|collect_ignore|collect_ignore_glob|confcutdir|usefixtures|pythonpath|empty_parameter_set_mark|xfail_strict|consider_namespace_packages|required_plugins|rootdir|doctest_optionflags|faulthandler_exit_on_timeout)$/

// Words of addopts that change what is printed or how fast, not what runs or counts.
const HARMLESS_OPTION =
  /^(?:-[vqslx]+|-r[a-zA-Z]+|-n|auto|logical|\d+|-n=?\w+|--tb=\w+|--strict(?:-markers|-config)?|--color=\w+|--durations(?:-min)?(?:=[\d.]+)?|--cov(?:=[\w./-]+)?|--cov-(?:report|branch|append|context)(?:=\S+)?|--no-cov-on-fail|--import-mode=\w+|--showlocals|--verbose|--quiet|--junit-?xml=\S+|--html=\S+|--dist[= ]?\w*|--numprocesses=\w+|--timeout=\d+|--random-order\S*|--disable-warnings|--benchmark-disable|--asyncio-mode=\w+|-W\w*|--doctest-modules|--cov-fail-under=\d+(?:\.\d+)?)$/

// Names by which a conftest.py can decide what runs and what counts.
const TAKES_HOLD =
  /(?<= )(?:os \. (?:_exit|abort|kill|exec\w+|environ \[ "(?:PYTEST|PYTHON|PATH)[^ ]*|putenv|environb)|sys \. (?:exit|modules|settrace|meta_path)|exitstatus|(?:pytest \. )?exit \(|atexit|pytest_(?:sessionfinish|sessionstart|collection_modifyitems|collection|collect_\w+|ignore_collect|runtest\w*|unconfigure|cmdline\w*|pyfunc_call|itemcollected|deselected|report_teststatus|exception_interact|pycollect\w*|generate_tests|load_initial_conftests|terminal_summary|make_collect_report|fixture_setup)|collect_ignore(?:_glob)?|pytest_plugins|hookwrapper|hookimpl|outcome|force_result|(?<!monkeypatch \. )(?:setattr|delattr)|getattr|exec|eval|compile|__import__|importlib|globals|vars|__builtins__|__dict__|ctypes|_pytest|pytest \. MonkeyPatch|(?:pytest|runner)(?: \. \w+){1,4} =(?! =)|signal|add_marker|xfail)(?= )/g

// A fixture of every test that skips, and a patch that nobody takes back.
const SKIPS_OR_PATCHES =
  /(?<= )fixture \( [^()¶]{0,200}autouse = True [^()¶]{0,200}\) ¶ (?:async )?def \w+ \((?:(?! @ ).){0,1000}? pytest \. skip(?= \()|(?<= )patch (?:\. \w+ )?\( [^¶]{0,400}\) \. start(?= )/g

/** An imported module or name whose part becomes a function, class or mock. */
function patches(words: string): readonly RegExpExecArray[] {
  const names = (pattern: RegExp): readonly string[] =>
    [...words.matchAll(pattern)].flatMap(found =>
      (found[1] ?? '').split(/ [,.] | as | \( | \) /)
    )
  const imported = new Set(
    names(/ import (?:\( )?([^¶()]{1,1000})/g).map(one => one.trim())
  )
  const made = new Set(names(/ (?:def|class) (\w+)/g))
  return [
    ...words.matchAll(
      /(?<=¶ )(\w+)(?: \. \w+){1,5} = (?!=)((?:\w+ \. ){0,3}\w+)/g
    )
  ].filter(([, target = '', value = '']) => {
    const last = value.slice(value.lastIndexOf(' ') + 1)
    return (
      imported.has(target) &&
      (made.has(value) ||
        /^(?:lambda|\w*Mock|partial|staticmethod)$/.test(last))
    )
  })
}

/** Changed settings of pytest, and conftest.py files with a new hold on it. */
export function pytestChanges(input: SurfaceInput): readonly Found[] {
  return input.changes.flatMap(change => {
    const name = nameOf(change.path).toLowerCase()
    if (name === 'conftest.py') return conftestFindings(change)
    const section = pytestSection(name)
    if (section === undefined) return []
    const winners = otherWinner(change, input)
    if (winners !== undefined) return winnerFindings(change, winners)
    return settingFindings(
      change,
      setting => settingRule(setting, section),
      'pytest-configuration'
    )
  })
}

/** Another file counts now: what it says is compared with what the other said. */
function winnerFindings(
  change: SurfaceChange,
  { before, after }: NonNullable<ReturnType<typeof otherWinner>>
): readonly Found[] {
  // At the files that count now or did; a change of any other decides nothing.
  if (change.path !== after?.path && change.path !== before?.path) return []
  return changedSettings(
    before?.settings ?? new Map<string, string>(),
    after?.settings ?? new Map<string, string>()
  )
    .filter(
      setting =>
        optionsOf(setting.before).join(' ') !==
        optionsOf(setting.after).join(' ')
    )
    .flatMap(setting => {
      const rule = settingRule(setting, /^/)
      return rule === undefined ? [] : [settingFinding(change, setting, rule)]
    })
}

function settingRule(
  { key, before, after }: ChangedSetting,
  section: RegExp
): SurfaceRuleId | undefined {
  if (!section.test(key)) return undefined
  const name = key.replace(section, '').toLowerCase()
  if (!STEERS.test(name)) return undefined
  if (name === 'addopts' && onlyHarmless(before, after)) return undefined
  if (name === 'xfail_strict' && /true|1/i.test(after ?? '')) return undefined
  if (name === 'required_plugins' && after !== undefined) return undefined
  // Paths that are only added look at more tests.
  return /^(?:testpaths|python_files|python_classes|python_functions|pythonpath)$/.test(
    name
  ) && addsOnly(before, after)
    ? undefined
    : 'pytest-configuration'
}

function onlyHarmless(
  before: string | undefined,
  after: string | undefined
): boolean {
  const [old, now] = [optionsOf(before), optionsOf(after)]
  const differ = [
    ...now.filter(word => !old.includes(word)),
    ...old.filter(word => !now.includes(word))
  ]
  return differ.every(word => HARMLESS_OPTION.test(word))
}

function addsOnly(
  before: string | undefined,
  after: string | undefined
): boolean {
  const now = optionsOf(after)
  return (
    before !== undefined && optionsOf(before).every(word => now.includes(word))
  )
}

function optionsOf(text: string | undefined): readonly string[] {
  return (text ?? '')
    .replace(/[[\]",]/g, ' ')
    .split(/\s+/)
    .filter(word => word !== '')
}

function conftestFindings(change: SurfaceChange): readonly Found[] {
  const texts = textsOf(change)
  if (texts === undefined) return []
  const left = holds(texts.before).map(({ text }) => text)
  const fresh = holds(texts.after).filter(({ text }) => {
    const at = left.indexOf(text)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const [first] = fresh
  if (first === undefined) return []
  const words = [...new Set(fresh.map(({ text }) => text.replaceAll(' ', '')))]
  return [
    {
      rule: 'pytest-conftest',
      message: `${change.path} takes hold of the run by ${words.slice(0, 5).join(', ')}`,
      path: change.path,
      line: first.line,
      after: words.join(', ')
    }
  ]
}

function holds(
  text: string
): readonly { readonly text: string; readonly line: number }[] {
  const code = readCode(text, 'python')
  return [
    ...code.words.matchAll(TAKES_HOLD),
    ...code.words.matchAll(SKIPS_OR_PATCHES),
    ...patches(code.words)
  ].map(found => ({
    text: found[0].trim(),
    line: code.lineAt(found.index)
  }))
}
