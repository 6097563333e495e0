/** Files of task and test runners that a check runs through: turbo, nx, gulp, Task, tox and others (threat B9). */
import { reachedBy } from '../called-scripts.ts'
import { folderOf, textsOf } from '../change.ts'
import { calledCommands } from '../shell-script.ts'
import { runnerFileOf } from '../task-runners.ts'
import { withInner } from './picked-up.ts'
import { runnerParts } from './runner-parts.ts'
import type { Reached } from '../called-scripts.ts'
import type {
  Found,
  SurfaceChange,
  SurfaceCommand,
  SurfaceInput
} from '../change.ts'
import type { RunnerFile } from '../task-runners.ts'
import type { RunnerParts } from './runner-parts.ts'

/** Files of runners that a check's commands reach, and that mean something else. */
export function runnerFileChanges(input: SurfaceInput): readonly Found[] {
  const files = input.changes.flatMap(change => {
    const file = runnerFileOf(change.path)
    return file === undefined ? [] : [{ change, file }]
  })
  // Following scripts takes time; most changes have no such file.
  if (files.length === 0) return []
  const commands = [...withInner(input), ...scriptsOf(input)]
  const before = reachedBy(commands, input.manifests.before)
  const after = reachedBy(commands, input.manifests.after)
  return files.flatMap(({ change, file }) => {
    const called = callsOf(file, change.path, [before, after])
    if (called === undefined) return []
    const ranBefore =
      callsOf(file, change.path, [before]) !== undefined &&
      standsIn(folderOf(change.path), input.basePaths)
    return change.before === undefined && !ranBefore
      ? []
      : runnerFindings(change, file, called)
  })
}

/** Shell scripts that the commands run and the change leaves alone. */
function scriptsOf({ kept }: SurfaceInput): readonly SurfaceCommand[] {
  return [...kept]
    .filter(([path]) => /\.(?:sh|bash)$/i.test(path))
    .flatMap(([path, command]) => [
      { command, cwd: '' },
      { command, cwd: folderOf(path) }
    ])
}

function standsIn(folder: string, paths: ReadonlySet<string>): boolean {
  return folder === '' || [...paths].some(path => path.startsWith(`${folder}/`))
}

/** The words of the commands that read the file; undefined where none does. */
function callsOf(
  { programs }: RunnerFile,
  path: string,
  reached: readonly Reached[]
): readonly (string | undefined)[] | undefined {
  const folder = folderOf(path)
  const calls = reached
    .flatMap(({ commands }) => commands)
    .filter(({ cwd }) => isNear(cwd, folder))
    .flatMap(({ command }) => calledCommands(command))
    .flatMap(({ words }) => {
      const at = words.findIndex(word => programs.includes(programOf(word)))
      return at < 0 ? [] : [words.slice(at + 1)]
    })
  return calls.length > 0 || reached.some(({ files }) => files.has(path))
    ? calls.flat()
    : undefined
}

/** `node_modules/.bin/turbo`, `turbo@2`, `turbo.cmd`. */
function programOf(word = ''): string {
  return word
    .slice(word.lastIndexOf('/') + 1)
    .replace(/@[\w.^~-]+$|\.(?:cmd|exe|js)$/, '')
}

/** A runner looks for its files upwards, and in the members below. */
function isNear(cwd: string, folder: string): boolean {
  return (
    cwd === folder ||
    `${cwd}/`.startsWith(folder === '' ? '' : `${folder}/`) ||
    `${folder}/`.startsWith(cwd === '' ? '' : `${cwd}/`)
  )
}

function runnerFindings(
  change: SurfaceChange,
  { form, takesOver }: RunnerFile,
  words: readonly (string | undefined)[]
): readonly Found[] {
  const { path } = change
  const texts = textsOf(change)
  if (texts === undefined) return []
  const before = runnerParts(path, texts.before, form)
  const after = runnerParts(path, texts.after, form)
  const counts = reachedParts(new Map([...after, ...before]), words)
  const isOnTop = change.before === undefined && takesOver === true
  const runs = namedParts(new Map([...after, ...before]), words)
  return [...new Set([...before.keys(), ...after.keys()])].flatMap(key => {
    const [old, now] = [before.get(key), after.get(key)]
    const isNew = old === undefined
    // A task that nothing called before is work of its own, unless a command asks for it by name.
    const matters = isNew && now?.task !== undefined && !isOnTop ? runs : counts
    return old?.value === now?.value || !matters.has(key)
      ? []
      : [
          {
            rule: 'check-file-changed' as const,
            message: `a check runs by ${path}, whose ${key} ${verbOf(isNew, now === undefined)}`,
            path,
            before: old?.value,
            after: now?.value
          }
        ]
  })
}

function verbOf(isNew: boolean, isGone: boolean): string {
  if (isNew) return 'is new'
  return isGone ? 'is gone' : 'means something else'
}

// More tasks than people write; each is looked for in every other.
const MOST_TASKS = 500

/** The keys of tasks that words call, and what these call; of all where that cannot be told. */
function reachedParts(
  parts: RunnerParts,
  words: readonly (string | undefined)[]
): ReadonlySet<string> {
  const named = namedParts(parts, words)
  if (named.size === 0 || parts.size > MOST_TASKS) return new Set(parts.keys())
  const reached = new Set([
    ...named,
    ...[...parts].flatMap(([key, { task }]) =>
      task === undefined ? [key] : []
    )
  ])
  for (const key of reached) {
    const { value = '' } = parts.get(key) ?? {}
    for (const [other, { task }] of parts)
      if (task !== undefined && mentions(value, task)) reached.add(other)
  }
  return reached
}

function namedParts(
  parts: RunnerParts,
  words: readonly (string | undefined)[]
): ReadonlySet<string> {
  // An expansion or a pattern may be any task.
  const isOpen = words.some(word => word === undefined || /[*{$]/.test(word))
  return new Set(
    [...parts].flatMap(([key, { task }]) =>
      task !== undefined &&
      (isOpen || words.some(word => mentions(word ?? '', task)))
        ? [key]
        : []
    )
  )
}

/** Whether a text has the name between characters that no name has. */
function mentions(text: string, name: string): boolean {
  for (
    let at = text.indexOf(name);
    at >= 0 && name !== '';
    at = text.indexOf(name, at + 1)
  ) {
    const around = `${text.charAt(at - 1)}${text.charAt(at + name.length)}`
    if (!/[\w-]/.test(around)) return true
  }
  return false
}
