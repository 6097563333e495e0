/** What the plan reads of one commit: the names of all files, and the texts of the few that matter. */
import { isAcceptancePath, isLoopState } from './acceptance-paths.ts'
import { matchesAny } from './matches-any.ts'
import { MANIFEST_KINDS } from './packages/manifest-kinds.ts'
import { PRESET_TEXTS } from '../policy/preset-names.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'
import type { TreeEntry, TreeFile, TreeFiles } from '../ports.ts'

/** The largest acceptance or state file, in bytes (threat E13). */
export const LARGEST_ACCEPTANCE = 64 * 1024

/** The largest package.json, pyproject.toml and such, in bytes. */
export const LARGEST_MANIFEST = 1024 * 1024

/** Files whose text is read at one commit; the rest counts as unreadable. */
export const MOST_TEXTS = 3_000

/** Symbolic links that are followed at one commit; the others may lead anywhere. */
export const MOST_LINKS = 1_000

// Bytes; the longest path of Linux.
const LONGEST_LINK = 4096

/** Bytes of all these texts together (threat E13). */
export const MOST_TEXT_BYTES = 64 * 1024 * 1024

const MANIFESTS = [
  ...new Set([...MANIFEST_KINDS.map(({ file }) => file), ...PRESET_TEXTS])
]
const MANIFEST_NAMES = new Set(MANIFESTS)

/** A file's text, or why there is none. */
export type ProjectText =
  | { readonly kind: 'text'; readonly text: string }
  /** `why` goes on from "the file …". */
  | { readonly kind: 'broken'; readonly why: string }

/** One side of the change, as the plan sees it. */
export interface ProjectFiles {
  /** Encoded paths of every file. */
  readonly paths: ReadonlySet<string>
  /** Every folder that holds a file, without the root. */
  readonly folders: ReadonlySet<string>
  /** Texts of manifests, acceptance files and loop states, by path. */
  readonly texts: ReadonlyMap<string, ProjectText>
  /** Symbolic links and where they lead, as written; undefined where that was not read. Absent where nobody asks. */
  readonly links?: ReadonlyMap<string, string | undefined>
}

/**
 * Reads one side of the change from its commit's tree, never from the disk.
 * @throws GateError of the port, when the tree itself cannot be listed
 */
export async function readProject(
  files: TreeFiles,
  commit: string,
  policy: GatePolicy
): Promise<ProjectFiles> {
  const entries = await files.list(commit)
  const paths = new Set(entries.map(entry => entry.path))
  const folders = foldersOf(paths)
  const isWanted = wantedTexts(folders, policy)
  const texts = new Map<string, ProjectText>()
  let bytes = 0
  for (const entry of inOrder(entries.filter(one => isWanted(one.path)))) {
    const text = await withinLimits(files, entry, {
      files: texts.size,
      bytes
    })
    if (text.kind === 'text') bytes += text.text.length
    texts.set(entry.path, text)
  }
  if (!policy.packages.onlyChanged) return { paths, folders, texts }
  return { paths, folders, texts, links: await readLinks(files, entries) }
}

async function readLinks(
  files: TreeFiles,
  entries: readonly TreeEntry[]
): Promise<ReadonlyMap<string, string | undefined>> {
  const links = new Map<string, string | undefined>()
  for (const entry of entries.filter(one => one.mode === '120000')) {
    const target =
      links.size < MOST_LINKS
        ? decoded(await files.read(entry, LONGEST_LINK), LONGEST_LINK)
        : undefined
    links.set(entry.path, target?.kind === 'text' ? target.text : undefined)
  }
  return links
}

/** The few manifests come first, then the states of loops: no number of criteria crowds them out. */
function inOrder(entries: readonly TreeEntry[]): readonly TreeEntry[] {
  const rank = ({ path }: TreeEntry): number =>
    isManifest(path) ? 0 : isLoopState(path) ? 1 : 2
  return [...entries].sort((one, other) => rank(one) - rank(other))
}

async function withinLimits(
  files: TreeFiles,
  entry: TreeEntry,
  read: { readonly files: number; readonly bytes: number }
): Promise<ProjectText> {
  if (read.files >= MOST_TEXTS)
    return broken(`was not read: there are more than ${MOST_TEXTS} such files`)
  if (read.bytes >= MOST_TEXT_BYTES)
    return broken(
      `was not read: such files have more than ${MOST_TEXT_BYTES} bytes together`
    )
  return await readText(files, entry)
}

function isManifest(path: string): boolean {
  return MANIFEST_NAMES.has(path.slice(path.lastIndexOf('/') + 1))
}

/** Every folder above the paths, the root left out. */
export function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>()
  for (const path of paths) {
    let end = path.lastIndexOf('/')
    while (end > 0) {
      const folder = path.slice(0, end)
      if (folders.has(folder)) break
      folders.add(folder)
      end = folder.lastIndexOf('/')
    }
  }
  return folders
}

/** The folders above a path, nearest first; the root is empty and last. */
export function foldersAbove(path: string): readonly string[] {
  const above: string[] = []
  let end = path.lastIndexOf('/')
  while (end > 0) {
    above.push(path.slice(0, end))
    end = path.lastIndexOf('/', end - 1)
  }
  return [...above, '']
}

/** A name in a folder; empty for the root. */
export function pathIn(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`
}

/** The folders that the policy calls packages. */
export function packageFolders(
  folders: ReadonlySet<string>,
  policy: GatePolicy
): readonly string[] {
  const isPackage = matchesAny(policy.packages.folders)
  return [...folders].filter(isPackage)
}

function wantedTexts(
  folders: ReadonlySet<string>,
  policy: GatePolicy
): (path: string) => boolean {
  const packages = packageFolders(folders, policy)
  // What stands above a package may say what it depends on.
  const read = new Set(['', ...packages, ...packages.flatMap(foldersAbove)])
  const manifests = new Set(
    [...read].flatMap(folder => MANIFESTS.map(name => pathIn(folder, name)))
  )
  const isAcceptance = isAcceptancePath(policy.acceptance.files)
  return path => manifests.has(path) || isAcceptance(path) || isLoopState(path)
}

async function readText(
  files: TreeFiles,
  entry: TreeEntry
): Promise<ProjectText> {
  if (entry.mode === '120000') return broken('is a symbolic link')
  if (entry.mode !== '100644' && entry.mode !== '100755')
    return broken('is not a regular file')
  const limit = isManifest(entry.path) ? LARGEST_MANIFEST : LARGEST_ACCEPTANCE
  return decoded(await files.read(entry, limit), limit)
}

function decoded(file: TreeFile, limit: number): ProjectText {
  if (file.kind === 'too_large')
    return broken(`has ${file.size} bytes, more than ${limit}`)
  if (file.kind === 'unreadable') return broken(`cannot be read: ${file.why}`)
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    return { kind: 'text', text: decoder.decode(file.bytes) }
  } catch {
    return broken('is not UTF-8')
  }
}

function broken(why: string): ProjectText {
  return { kind: 'broken', why }
}
