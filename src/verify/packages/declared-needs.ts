/** What the packages of one side need by their manifests, and those above them. */
import { MANIFEST_KINDS } from './manifest-kinds.ts'
import { gapsOf } from './gaps.ts'
import { unreadManifests } from './unread-manifests.ts'
import { foldersAbove, pathIn } from '../project-files.ts'
import type { Declaration, ManifestKind, Needs } from './manifest.ts'
import type { Gap } from './gaps.ts'
import type { ProjectFiles } from '../project-files.ts'

/** A name or a path, and where it was written. */
export type Need =
  | {
      readonly kind: 'name'
      readonly family: ManifestKind['family']
      readonly name: string
    }
  | {
      readonly kind: 'path'
      /** Folder that the path is relative to. */
      readonly from: string
      readonly path: string
    }

/** What one package declares on one side. */
export interface DeclaredNeeds {
  /** Names as `family name`. */
  readonly calls: readonly string[]
  readonly needs: readonly Need[]
  /** Why not all of it can be known; a sentence without its full stop. */
  readonly unknown: string | undefined
  /** What is not read for sure, by family: it counts for a package with checks of that family. */
  readonly gaps: ReadonlyMap<ManifestKind['family'], Gap>
  /** Whether its workspace has members outside its folder. */
  readonly reachesOutside: boolean
}

/** A manifest that stands in a folder. */
export type Standing =
  | {
      readonly kind: ManifestKind
      readonly folder: string
      readonly says: Declaration
    }
  | {
      readonly kind: ManifestKind
      readonly folder: string
      readonly why: string
    }

const READ = new Set(MANIFEST_KINDS.map(({ file }) => file))

/** Makes the reader of one side; each manifest is parsed once. */
export function declaredNeeds(
  files: ProjectFiles
): (folder: string) => DeclaredNeeds {
  const known = new Map<string, readonly Standing[]>()
  const standingIn = (folder: string): readonly Standing[] => {
    const before = known.get(folder)
    if (before !== undefined) return before
    const standing = MANIFEST_KINDS.flatMap(kind =>
      manifestIn(files, folder, kind)
    )
    known.set(folder, standing)
    return standing
  }
  const unread = unreadManifests(files.paths, READ)
  return folder => {
    const own = standingIn(folder)
    const folders = foldersAbove(folder)
    const above = folders.flatMap(standingIn)
    return {
      ...needsOf(own, above),
      gaps: gapsOf(own, above, {
        own: unread.get(folder) ?? [],
        above: folders.flatMap(one => unread.get(one) ?? [])
      })
    }
  }
}

function manifestIn(
  files: ProjectFiles,
  folder: string,
  kind: ManifestKind
): readonly Standing[] {
  const path = pathIn(folder, kind.file)
  const file = files.texts.get(path)
  if (file === undefined)
    // A submodule, or one that was not read, is no file that says nothing.
    return files.paths.has(path)
      ? [{ kind, folder, why: `${path} was not read` }]
      : []
  if (file.kind === 'broken')
    return [{ kind, folder, why: `${path} ${file.why}` }]
  const says = kind.read(file.text)
  return says === undefined
    ? [{ kind, folder, why: `${path} cannot be parsed` }]
    : [{ kind, folder, says }]
}

function needsOf(
  own: readonly Standing[],
  above: readonly Standing[]
): Omit<DeclaredNeeds, 'gaps'> {
  const broken = [...own, ...above].find(one => 'why' in one)
  const said = own.filter(one => 'says' in one)
  const saidAbove = above.filter(one => 'says' in one)
  return {
    calls: said.flatMap(({ kind, says }) =>
      says.calls.map(name => callOf(kind.family, name))
    ),
    needs: [
      ...said.flatMap(({ kind, folder, says }) => [
        ...needs(kind, folder, says.needs),
        ...(says.borrows ?? []).flatMap(key =>
          lent(key, kind, [...own, ...saidAbove])
        )
      ]),
      ...saidAbove.flatMap(({ kind, folder, says }) =>
        says.below === undefined ? [] : needs(kind, folder, says.below)
      )
    ],
    unknown: broken !== undefined && 'why' in broken ? broken.why : undefined,
    reachesOutside: said.some(
      ({ says }) => (says.membersOutside ?? []).length > 0
    )
  }
}

/** A name with its family: crates and npm packages may have the same. */
export function callOf(family: ManifestKind['family'], name: string): string {
  return `${family} ${name}`
}

function lent(
  key: string,
  { file }: ManifestKind,
  standing: readonly Standing[]
): readonly Need[] {
  return standing.flatMap(one => {
    if (!('says' in one) || one.kind.file !== file) return []
    const lends = one.says.lends?.get(key)
    return lends === undefined ? [] : needs(one.kind, one.folder, lends)
  })
}

function needs(
  { family }: ManifestKind,
  from: string,
  { names, paths }: Needs
): readonly Need[] {
  return [
    ...names.map(name => ({ kind: 'name' as const, family, name })),
    ...paths.map(path => ({ kind: 'path' as const, from, path }))
  ]
}
