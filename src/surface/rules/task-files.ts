/** Files of Deno, Composer, Mix and Rake in which the checks' tasks stand, by what they say of tasks and tests. */
import { withoutComments } from '../code/without-comments.ts'
import { reachedBy } from '../called-scripts.ts'
import { folderOf, nameOf, textsOf } from '../change.ts'
import { jsonWithComments, recordOf } from '../settings/json-with-comments.ts'
import { calledCommands } from '../shell-script.ts'
import type {
  Found,
  SurfaceChange,
  SurfaceCommand,
  SurfaceInput
} from '../change.ts'

/** A file, the program that reads it, and its part that decides what a task runs. */
interface TaskFile {
  readonly name: RegExp
  readonly program: string
  /** Same parts, same tasks. A part that only the head has is no change of what was there. */
  readonly parts: (text: string) => ReadonlyMap<string, string>
}

const TASK_FILES: readonly TaskFile[] = [
  {
    name: /^deno\.jsonc?$/,
    program: 'deno',
    parts: text => jsonParts(text, ['tasks'], ['test', 'exclude'])
  },
  {
    name: /^composer\.json$/,
    program: 'composer',
    parts: text => jsonParts(text, ['scripts'], [])
  },
  { name: /^mix\.exs$/, program: 'mix', parts: mixParts },
  { name: /^rakefile(?:\.rb)?$/i, program: 'rake', parts: wholeFile }
]

/** Task files that checks run through, and that mean something else. */
export function taskFileChanges(input: SurfaceInput): readonly Found[] {
  const files = input.changes.flatMap(change => {
    const file = TASK_FILES.find(({ name }) => name.test(nameOf(change.path)))
    return file === undefined ? [] : [{ file, change }]
  })
  if (files.length === 0) return []
  const { commands, manifests } = input
  const ran = [manifests.before, manifests.after].flatMap(
    texts => reachedBy(commands, texts).commands
  )
  return files.flatMap(({ file, change }) =>
    isRun(file, change.path, ran) ? taskFindings(file, change) : []
  )
}

function isRun(
  { program }: TaskFile,
  path: string,
  commands: readonly SurfaceCommand[]
): boolean {
  return commands.some(
    ({ command, cwd }) =>
      cwd === folderOf(path) &&
      calledCommands(command).some(({ words }) => words.includes(program))
  )
}

function taskFindings(
  { parts }: TaskFile,
  change: SurfaceChange
): readonly Found[] {
  const texts = textsOf(change)
  // A file that is new or gone is a preset's affair.
  if (texts === undefined || !change.before || !change.after) return []
  const after = parts(texts.after)
  return [...parts(texts.before)].flatMap(([key, before]) =>
    after.get(key) === before
      ? []
      : [
          {
            rule: 'check-file-changed' as const,
            message: `a check runs by ${change.path}, whose ${key} ${after.has(key) ? 'means something else' : 'is gone'}`,
            path: change.path,
            before,
            after: after.get(key)
          }
        ]
  )
}

/** Entries of objects, and whole values that count even where they are new; a broken text is one part. */
function jsonParts(
  text: string,
  objects: readonly string[],
  values: readonly string[]
): ReadonlyMap<string, string> {
  const json = jsonWithComments(text)
  if (json === undefined) return wholeFile(text)
  return new Map([
    ...objects.flatMap(object =>
      Object.entries(recordOf(json[object])).map(
        ([key, value]) => [`${object}.${key}`, JSON.stringify(value)] as const
      )
    ),
    ...values.map(key => [key, JSON.stringify(json[key] ?? null)] as const)
  ])
}

/** Without its comments, its version and its dependencies, which change every day. */
function mixParts(text: string): ReadonlyMap<string, string> {
  return wholeFile(
    text
      .replace(/^[ \t]*(?:@version\b|version:)[^\n]*$/gm, '')
      .replace(/^([ \t]*)defp? deps(?:\(\))? do\n[^]*?^\1end$/gm, '')
  )
}

function wholeFile(text: string): ReadonlyMap<string, string> {
  const meaning = withoutComments(text, 'lines').replace(/\s+/g, ' ').trim()
  return new Map([['text', meaning]])
}
