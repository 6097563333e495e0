/** What a preset is, and how an ecosystem's presets are found in a folder. */
import type { ProjectFiles, ProjectText } from '../project-files.ts'
import type { Ecosystem, PresetId } from '../../policy/preset-names.ts'

/** One row of the table of presets. */
export interface Preset {
  readonly id: PresetId
  readonly kind: string
  readonly description: string
  readonly required: boolean
}

/** A preset that a folder implies, with its command, or with why that is not known. */
export type PresetFinding =
  | {
      readonly kind: 'command'
      readonly id: PresetId
      readonly command: string
      /** Place of the declaration inside the folder, such as `package.json:7`. */
      readonly source: string
      /** Another preset of the folder runs the tests: this one counts only where the base counts it, or the policy names it. */
      readonly aside?: true
    }
  | {
      readonly kind: 'unknown'
      readonly id: PresetId
      /** A sentence without its full stop. */
      readonly why: string
      readonly source: string
    }

/** One folder of one side of the change. Names are relative to the folder. */
export interface FolderView {
  has(name: string): boolean
  hasFolder(name: string): boolean
  text(name: string): ProjectText | undefined
  /** Names of the files that stand in the folder itself, in the order of the tree. */
  names(): readonly string[]
  /** Whether a file in the folder or below has a path that matches; what packages install is left out. */
  holds(path: RegExp): boolean
}

/** The folder to look at, and the root of the repository, which may be the same. */
export interface PresetPlace {
  readonly folder: FolderView
  readonly root: FolderView
  /** The way from the folder to the root, such as `../..`; `.` for the root itself. */
  readonly toRoot: string
}

/** All presets of one ecosystem. */
export interface EcosystemPresets {
  readonly ecosystem: Ecosystem
  readonly presets: readonly Preset[]
  /** The row stands aside where a row above it gives the folder a test. */
  readonly isFallback?: true
  /** What a folder implies. Pure; a preset that is not implied is left out. */
  readonly find: (place: PresetPlace) => readonly PresetFinding[]
}

/** One folder of a project; empty for its root. */
export function folderView(files: ProjectFiles, folder: string): FolderView {
  return folderViews(files)(folder)
}

/** The places of a project, by their folder; empty for its root. */
export function presetPlaces(
  files: ProjectFiles
): (folder: string) => PresetPlace {
  const view = folderViews(files)
  const root = view('')
  return folder => ({
    folder: folder === '' ? root : view(folder),
    root,
    toRoot: folder === '' ? '.' : folder.replace(/[^/]+/g, '..')
  })
}

/** A program's wrapper script in the folder, else at the root, else the program itself. */
export function wrapped(
  { folder, root, toRoot }: PresetPlace,
  wrapper: string,
  program: string
): string {
  if (folder.has(wrapper)) return `./${wrapper}`
  return root.has(wrapper) ? `${toRoot}/${wrapper}` : program
}

// What is sorted by folder is sorted at most once.
function folderViews(files: ProjectFiles): (folder: string) => FolderView {
  let sorted: ReadonlyMap<string, readonly string[]> | undefined
  const byFolder = (): ReadonlyMap<string, readonly string[]> =>
    (sorted ??= namesByFolder(files.paths))
  return folder => {
    const below = folder === '' ? '' : `${folder}/`
    return {
      has: name => files.paths.has(below + name),
      hasFolder: name => files.folders.has(below + name),
      text: name => files.texts.get(below + name),
      names: () => byFolder().get(folder) ?? [],
      holds: path =>
        [...byFolder()].some(
          ([at, names]) =>
            (at === folder || at.startsWith(below)) &&
            !INSTALLED.test(at) &&
            names.some(name =>
              path.test(
                (at === '' ? name : `${at}/${name}`).slice(below.length)
              )
            )
        )
    }
  }
}

const INSTALLED = /(?:^|\/)(?:node_modules|vendor)(?:\/|$)/

function namesByFolder(
  paths: Iterable<string>
): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>()
  for (const path of paths) {
    const slash = path.lastIndexOf('/')
    const folder = path.slice(0, Math.max(slash, 0))
    const names = folders.get(folder)
    if (names === undefined) folders.set(folder, [path.slice(slash + 1)])
    else names.push(path.slice(slash + 1))
  }
  return folders
}

/** A finding with a command. */
export function found(
  id: PresetId,
  command: string,
  source: string
): PresetFinding {
  return { kind: 'command', id, command, source }
}

/** The same finding, standing aside when another preset runs the tests. */
export function asideIf(
  standsAside: boolean,
  finding: PresetFinding
): PresetFinding {
  return standsAside && finding.kind === 'command'
    ? { ...finding, aside: true }
    : finding
}

/** A finding whose command cannot be known. */
export function unknown(
  id: PresetId,
  why: string,
  source: string
): PresetFinding {
  return { kind: 'unknown', id, why, source }
}
