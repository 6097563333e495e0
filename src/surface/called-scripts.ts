/** Which scripts of package.json files the checks reach, and which files they name. */
import { folderOf, inFolder } from './change.ts'
import { readManifest } from './manifest.ts'
import { namedFiles, namedFolders } from './named-files.ts'
import { calledCommands } from './shell-script.ts'
import { normalPath } from '../policy/normal-path.ts'
import type { SurfaceCommand } from './change.ts'
import type { CalledWords } from './shell-script.ts'

/** What the checks reach. */
export interface Reached {
  /** Names of scripts by the path of their package.json. */
  readonly scripts: ReadonlyMap<string, ReadonlySet<string>>
  /** Paths of files that run, as named; they need not exist. */
  readonly files: ReadonlySet<string>
  /** Every command that runs, those of scripts too, with the folder of its script. */
  readonly commands: readonly SurfaceCommand[]
}

const MANAGERS = /^(?:npm|pnpm|yarn|bun|npx)$/
const RUNNERS =
  /^(?:npm-run-all2?|run-s|run-p|concurrently|wireit|turbo|nx|lerna)$/
// Words of a manager that are no script, however a script may be called.
const NO_SCRIPT = /^(?:run|run-script|exec|x|ci|i|install|add|dlx|-.*)$/
const ENTRIES = ['test', 't', 'tst', 'start', 'stop', 'restart']

/** Follows commands through scripts, their hooks and what these call. Pure. */
export function reachedBy(
  commands: readonly SurfaceCommand[],
  manifests: ReadonlyMap<string, string>
): Reached {
  const scripts = new Map<string, Set<string>>()
  const files = new Set<string>()
  const waiting = [...commands]
  const ran: SurfaceCommand[] = []
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { command, cwd } = next
    ran.push(next)
    // `cd` may stand in a subshell or fail: where it leads is looked at as well.
    const folders = [cwd]
    for (const called of calledCommands(command)) {
      const names = namedFiles(called)
      for (const folder of folders) {
        names.forEach(name => files.add(place(folder, name)))
        waiting.push(...follow(called.words, folder, manifests, scripts))
      }
      folders.push(...newFolders(called.words, folders))
    }
  }
  return { scripts, files, commands: ran }
}

// More than a person changes folders in one script.
const MOST_FOLDERS = 16

function newFolders(
  words: CalledWords,
  folders: readonly string[]
): readonly string[] {
  const to = namedFolders(words)
  return folders
    .flatMap(folder => to.map(name => place(folder, name)))
    .filter(folder => !folders.includes(folder))
    .slice(0, Math.max(0, MOST_FOLDERS - folders.length))
}

function place(cwd: string, file: string): string {
  return normalPath(inFolder(cwd, file))
}

/** Notes the scripts that a command calls, and returns those that are new. */
function follow(
  words: CalledWords,
  cwd: string,
  manifests: ReadonlyMap<string, string>,
  scripts: Map<string, Set<string>>
): readonly SurfaceCommand[] {
  const everywhere = words.some(word =>
    /^(?:-r|--recursive|-ws|--workspaces?|-w|--filter.*|-F|--prefix.*|-C|--cwd.*|workspaces?|turbo|nx|lerna)$/.test(
      word ?? ''
    )
  )
  const paths = everywhere
    ? [...manifests.keys()]
    : [nearest(cwd, manifests) ?? inFolder(cwd, 'package.json')]
  return paths.flatMap(path => {
    const manifest = readManifest(manifests.get(path) ?? '')
    const known = scripts.get(path) ?? new Set<string>()
    scripts.set(path, known)
    const names = calledScripts(words, Object.keys(manifest?.scripts ?? {}))
    const fresh = names.filter(name => !known.has(name))
    for (const name of fresh) known.add(name)
    return fresh.flatMap(name => {
      const command = manifest?.scripts[name]
      return command === undefined ? [] : [{ command, cwd: folderOf(path) }]
    })
  })
}

function nearest(
  cwd: string,
  manifests: ReadonlyMap<string, string>
): string | undefined {
  for (let folder = cwd; ; folder = folderOf(folder)) {
    const path = inFolder(folder, 'package.json')
    if (manifests.has(path)) return path
    if (folder === '') return undefined
  }
}

/** Script names among the words, with their hooks; all of them where an expansion makes the name. */
function calledScripts(
  words: CalledWords,
  known: readonly string[]
): readonly string[] {
  const at = words.findIndex(
    word => word !== undefined && (MANAGERS.test(word) || RUNNERS.test(word))
  )
  if (at < 0) return []
  const rest = words.slice(at + 1)
  if (rest.includes(undefined)) return known
  const run = rest.findIndex(word => /^run(?:-script)?$/.test(word ?? ''))
  const names = rest.flatMap((word = '', index) =>
    // After `run`, a word of the manager is a script's name.
    NO_SCRIPT.test(word) && (run < 0 || index <= run || word.startsWith('-'))
      ? []
      : namesOf(word, known)
  )
  const isTest = rest.some(word => ENTRIES.includes(word ?? ''))
  const installs =
    /^(?:npm|pnpm|yarn|bun)$/.test(words[at] ?? '') &&
    (rest.length === 0 ||
      rest.some(word => /^(?:ci|i|install)$/.test(word ?? ''))) &&
    !rest.includes('--ignore-scripts')
  return [
    ...names,
    ...(isTest ? ['test'] : []),
    ...(installs ? ['preinstall', 'install', 'postinstall', 'prepare'] : [])
  ].flatMap(name => [name, `pre${name}`, `post${name}`])
}

function namesOf(word: string, known: readonly string[]): readonly string[] {
  const plain = word.replace(/^npm:/, '').split(/\s/)[0] ?? ''
  if (!plain.includes('*')) return known.includes(plain) ? [plain] : []
  const start = plain.slice(0, plain.indexOf('*'))
  return known.filter(name => name.startsWith(start))
}
