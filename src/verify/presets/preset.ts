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
}

/** The folder to look at, and the root of the repository, which may be the same. */
export interface PresetPlace {
  readonly folder: FolderView
  readonly root: FolderView
}

/** All presets of one ecosystem. */
export interface EcosystemPresets {
  readonly ecosystem: Ecosystem
  readonly presets: readonly Preset[]
  /** What a folder implies. Pure; a preset that is not implied is left out. */
  readonly find: (place: PresetPlace) => readonly PresetFinding[]
}

/** One folder of a project; empty for its root. */
export function folderView(files: ProjectFiles, folder: string): FolderView {
  const at = (name: string): string =>
    folder === '' ? name : `${folder}/${name}`
  return {
    has: name => files.paths.has(at(name)),
    hasFolder: name => files.folders.has(at(name)),
    text: name => files.texts.get(at(name))
  }
}

/** A finding with a command. */
export function found(
  id: PresetId,
  command: string,
  source: string
): PresetFinding {
  return { kind: 'command', id, command, source }
}

/** A finding whose command cannot be known. */
export function unknown(
  id: PresetId,
  why: string,
  source: string
): PresetFinding {
  return { kind: 'unknown', id, why, source }
}
