/** What the file of a runner says, in parts that can be compared: equal parts, equal meaning. */
import { languageOf } from '../code/language.ts'
import { readCode } from '../code/tokens.ts'
import { withoutComments } from '../code/without-comments.ts'
import { jsonWithComments, recordOf } from '../settings/json-with-comments.ts'
import { readSettings } from '../settings/read-settings.ts'
import { boundedYaml } from '../../policy/bounded-yaml.ts'
import type { RunnerForm } from '../task-runners.ts'

/** One part. A task has a name, by which commands and other tasks call it. */
export interface RunnerPart {
  readonly value: string
  readonly task?: string
}

/** The parts by what they are called in a message. */
export type RunnerParts = ReadonlyMap<string, RunnerPart>

/** The parts of a text; a text that cannot be parsed is one part. Pure. */
export function runnerParts(
  path: string,
  text: string,
  form: RunnerForm
): RunnerParts {
  if (text.trim() === '') return new Map()
  if (form.kind === 'entries')
    return entryParts(path, text, form) ?? wholeText(path, text)
  if (form.kind === 'settings')
    return settingParts(path, text, form.keys) ?? wholeText(path, text)
  return form.kind === 'targets' ? targetParts(text) : wholeText(path, text)
}

// Tasks that run where a command or another task names them, and no hooks, which run by themselves.
const NAMED_TASK =
  /^(?:tool\.(?:poe\.tasks|(?:pdm|rye)\.scripts|taskipy\.tasks|pixi\.(?:[\w-]+\.)*?tasks)|(?:tool\.hatch\.)?envs\.(?!hatch-)[\w-]+\.scripts)\.(?!(?:pre|post)_|_(?:\.|$))([\w-]+)/

function settingParts(
  path: string,
  text: string,
  keys: RegExp
): RunnerParts | undefined {
  const settings = readSettings(path, text)
  if (settings === undefined) return undefined
  const parts = new Map<string, RunnerPart>()
  for (const [key, value] of settings) {
    if (!keys.test(key)) continue
    const [whole, task] = NAMED_TASK.exec(key) ?? []
    // One more environment takes none away.
    if (/\benv_?list$/.test(key))
      for (const name of value.split(/[\s,"[\]{}]+/).filter(one => one !== ''))
        parts.set(`${key} ${name}`, { value: name, task: name })
    else if (whole === undefined || task === undefined)
      parts.set(key, { value })
    else {
      // All settings of a task are one part: one more changes what the task means.
      const known = parts.get(whole)?.value ?? ''
      parts.set(whole, {
        value: `${known}${key.slice(whole.length)} ${value}\n`,
        task
      })
    }
  }
  return parts
}

function entryParts(
  path: string,
  text: string,
  { objects, quiet }: Extract<RunnerForm, { kind: 'entries' }>
): RunnerParts | undefined {
  const data = dataOf(path, text)
  if (data === undefined) return undefined
  const parts = new Map<string, RunnerPart>()
  for (const [key, value] of Object.entries(data)) {
    if (objects.includes(key))
      for (const [task, entry] of Object.entries(recordOf(value)))
        // The name of the object changes with the version of the tool.
        parts.set(`${objects[0] ?? key}.${task}`, {
          value: sorted(entry),
          task: task.slice(task.indexOf('#') + 1)
        })
    else if (!quiet.test(key)) parts.set(key, { value: sorted(value) })
  }
  return parts
}

function dataOf(
  path: string,
  text: string
): Readonly<Record<string, unknown>> | undefined {
  if (!/\.ya?ml$/i.test(path)) return jsonWithComments(text)
  try {
    return recordOf(boundedYaml(text))
  } catch {
    return undefined
  }
}

// What people read, in any entry.
const SAID = new Set(['description', 'desc', 'summary', 'metadata'])

function sorted(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) =>
    SAID.has(key)
      ? undefined
      : typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(
            Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))
          )
        : inner
  )
}

function wholeText(path: string, text: string): RunnerParts {
  const language = languageOf(path)
  const value =
    language === undefined
      ? withoutComments(text, 'lines').replace(/\s+/g, ' ').trim()
      : readCode(text, language).words.replaceAll(' ¶', '')
  return new Map([['text', { value }]])
}

// A target whose rule's name says that it tests, such as `go_test`, `test_suite` and `python_tests`.
const TESTS = /^(?:\w*_)?(?:tests?|test_suite)$/
// What a target needs to build changes with the code.
const BUILT_FROM =
  / (?:deps|data|visibility|licenses|srcs) = (?:glob \([^()]*\)|\[[^\][]*\]) ,?/g

/** Calls of rules that test, and the rules that are loaded. */
function targetParts(text: string): RunnerParts {
  const { words } = readCode(text, 'python')
  const flat = words.replaceAll(' ¶', '')
  const parts = new Map<string, RunnerPart>()
  let done = 0
  for (const { 0: call, 1: rule = '', index } of flat.matchAll(
    /(?<= )(\w+) \(/g
  )) {
    if (!TESTS.test(rule) && rule !== 'load') continue
    // Inside another one; so the whole stays linear.
    if (index < done) continue
    const body = argumentsAt(flat, index + call.length)
    done = index + call.length + body.length
    if (rule === 'load') addLoads(body, parts)
    else {
      const name = / name = "([^"]*)"/.exec(body)?.[1] ?? rule
      const srcs = / srcs = (\[[^\][]*\])/.exec(body)?.[1] ?? ''
      parts.set(`${rule} ${name}`, {
        value: `${rule}${`${body.replace(/ ,$/, '')} ,`.replace(BUILT_FROM, '')}`,
        task: name
      })
      for (const [file] of srcs.matchAll(/"[^"]+"/g))
        parts.set(`${rule} ${name} with ${file}`, { value: file, task: name })
    }
  }
  return parts
}

function addLoads(body: string, parts: Map<string, RunnerPart>): void {
  const [from = '', ...names] = body.match(/"[^"]*"/g) ?? []
  for (const name of names)
    if (TESTS.test(name.slice(1, -1)))
      parts.set(`load of ${name}`, { value: from })
}

/** The words up to the bracket that closes, between spaces. */
function argumentsAt(words: string, from: number): string {
  let depth = 1
  let at = from
  for (const [word] of words.slice(from).matchAll(/ \S+/g)) {
    if (word === ' (') depth += 1
    if (word === ' )') depth -= 1
    if (depth === 0) break
    at += word.length
  }
  return words.slice(from, at)
}
