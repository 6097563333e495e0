/** Reads what the rules need, from git objects of merge base and head, never from the disk. */
import { folderOf, inFolder, nameOf } from './change.ts'
import { isTestPath, languageOf } from './code/language.ts'
import { readManifest } from './manifest.ts'
import { MAKEFILES } from './named-files.ts'
import { PYTEST_FILES } from './rules/pytest-winner.ts'
import { isRead, isWritten } from './surface-paths.ts'
import type {
  SurfaceChange,
  SurfaceCommand,
  SurfaceContent,
  SurfaceFile,
  SurfaceInput
} from './change.ts'
import type { CommitRange } from '../model/observation.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'
import type { TreeEntry, TreeFile, TreeFiles } from '../ports.ts'

/** The largest file that a rule reads, in bytes: lock files and others that tools write. */
export const LARGEST_SURFACE_FILE = 16 * 1024 * 1024

/** The largest file of code or settings that people write, in bytes. */
export const LARGEST_CODE = 1024 * 1024

/** The most bytes that are read in all; later files count as unreadable. */
export const MOST_SURFACE_BYTES = 128 * 1024 * 1024

/** What is to be read. */
export interface SurfaceRequest {
  readonly range: CommitRange
  readonly policy: GatePolicy
  /** Encoded paths of the ledger. */
  readonly changedPaths: readonly string[]
  readonly commands: readonly SurfaceCommand[]
}

type Entries = ReadonlyMap<string, TreeEntry>
type Read = (entry: TreeEntry) => Promise<SurfaceContent>

/**
 * Reads both sides of the changed files that matter, and the package.json files above them.
 * @throws GateError of the port, when a tree cannot be listed
 */
export async function readSurface(
  files: TreeFiles,
  { range, policy, changedPaths, commands }: SurfaceRequest
): Promise<SurfaceInput> {
  const base = byPath(await files.list(range.mergeBase))
  const head = byPath(await files.list(range.head))
  const read = boundedReader(files)
  const above = {
    before: await manifests(changedPaths, base, read),
    after: await manifests(changedPaths, head, read)
  }
  const named = namedPaths([
    ...commands,
    ...scriptsOf(above.before),
    ...scriptsOf(above.after)
  ])
  const touchesTests = changedPaths.some(isTestPath)
  const changes: SurfaceChange[] = []
  for (const path of surfaceFirst(changedPaths)) {
    // What a test asserts by, and what it tested, may stand in any code.
    const wanted =
      isRead(path) ||
      named.has(path) ||
      (touchesTests && languageOf(path) !== undefined)
    const side = async (entries: Entries): Promise<SurfaceFile | undefined> => {
      const entry = entries.get(path)
      if (entry === undefined) return undefined
      const { mode, objectId } = entry
      return wanted
        ? { mode, objectId, content: await read(entry) }
        : { mode, objectId }
    }
    changes.push({ path, before: await side(base), after: await side(head) })
  }
  return {
    policy,
    changes,
    basePaths: new Set(base.keys()),
    headPaths: new Set(head.keys()),
    manifests: above,
    kept: await kept(changedPaths, head, read, [
      ...commands,
      ...scriptsOf(above.after)
    ]),
    commands
  }
}

function byPath(entries: readonly TreeEntry[]): Entries {
  return new Map(entries.map(entry => [entry.path, entry]))
}

function scriptsOf(
  texts: ReadonlyMap<string, string>
): readonly SurfaceCommand[] {
  return [...texts].flatMap(([path, text]) =>
    Object.values(readManifest(text)?.scripts ?? {}).map(command => ({
      command,
      cwd: folderOf(path)
    }))
  )
}

/** Other code comes last, so that it takes no room from what rules need. */
function surfaceFirst(paths: readonly string[]): readonly string[] {
  return [...paths.filter(isRead), ...paths.filter(path => !isRead(path))]
}

/** Words of commands that may name a file without an ending. */
function namedPaths(commands: readonly SurfaceCommand[]): ReadonlySet<string> {
  return new Set(
    commands.flatMap(({ command, cwd }) =>
      command
        .split(/[\s;&|()"'`]+/)
        .map(word => word.replace(/^\.\//, ''))
        .flatMap(word => [word, cwd === '' ? word : `${cwd}/${word}`])
    )
  )
}

function boundedReader(files: TreeFiles): Read {
  let left = MOST_SURFACE_BYTES
  const known = new Map<string, SurfaceContent>()
  return async entry => {
    const key = `${entry.mode} ${entry.objectId}`
    const before = known.get(key)
    if (before !== undefined) return before
    const content = await readContent(files, entry, left)
    if (content.kind === 'text') left -= content.text.length
    known.set(key, content)
    return content
  }
}

async function readContent(
  files: TreeFiles,
  entry: TreeEntry,
  left: number
): Promise<SurfaceContent> {
  if (entry.mode === '120000') return broken('is a symbolic link')
  if (entry.mode === '160000') return broken('is a submodule')
  if (left <= 0)
    return broken('was not read: the change touches too many such files')
  const limit = isWritten(entry.path) ? LARGEST_SURFACE_FILE : LARGEST_CODE
  return decoded(await files.read(entry, limit), limit)
}

function decoded(file: TreeFile, limit: number): SurfaceContent {
  if (file.kind === 'too_large')
    return broken(`has ${file.size} bytes, more than ${limit}`)
  if (file.kind === 'unreadable') return broken(`cannot be read: ${file.why}`)
  if (file.bytes.includes(0)) return broken('is no text: it has NUL bytes')
  return { kind: 'text', text: decodedText(file.bytes) }
}

/** UTF-8, or one character a byte where it is none: old sources are not, and the rules read ASCII. */
function decodedText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}

function broken(why: string): SurfaceContent {
  return { kind: 'broken', why }
}

/** The package.json files above the changed paths. */
async function manifests(
  changedPaths: readonly string[],
  entries: Entries,
  read: Read
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  for (const path of new Set(changedPaths.flatMap(manifestsAbove))) {
    const entry = entries.get(path)
    const content = entry === undefined ? undefined : await read(entry)
    if (content?.kind === 'text') texts.set(path, content.text)
  }
  return texts
}

function manifestsAbove(path: string): readonly string[] {
  const found: string[] = []
  let end = path.lastIndexOf('/')
  while (end > 0) {
    found.push(`${path.slice(0, end)}/package.json`)
    end = path.lastIndexOf('/', end - 1)
  }
  return [...found, 'package.json']
}

/** Files beside changed ones that pytest may take its settings from instead, and what commands run. */
async function kept(
  changedPaths: readonly string[],
  entries: Entries,
  read: Read,
  commands: readonly SurfaceCommand[]
): Promise<ReadonlyMap<string, string>> {
  const changed = new Set(changedPaths)
  const folders = new Set(
    changedPaths
      .filter(path => PYTEST_FILES.includes(nameOf(path)))
      .map(folderOf)
  )
  const scripts = [...namedPaths(commands)].filter(path =>
    /\.(?:sh|bash|mk)$/i.test(path)
  )
  const places = [
    ...[...folders].flatMap(folder =>
      PYTEST_FILES.map(name => inFolder(folder, name))
    ),
    ...commands.flatMap(({ cwd }) =>
      MAKEFILES.map(name => inFolder(cwd, name))
    ),
    ...scripts
  ]
  const texts = new Map<string, string>()
  for (const path of new Set(places)) {
    const entry = changed.has(path) ? undefined : entries.get(path)
    const content = entry === undefined ? undefined : await read(entry)
    if (content?.kind === 'text') texts.set(path, content.text)
  }
  return texts
}
