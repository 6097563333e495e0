/** Manifests that may declare dependencies and that the gate does not read: their packages may depend on anything. */
import { pathIn } from '../project-files.ts'
import type { ManifestKind } from './manifest.ts'

/** One such file. */
export interface UnreadManifest {
  readonly family: ManifestKind['family']
  readonly path: string
}

interface UnreadRow {
  readonly family: ManifestKind['family']
  /** The path inside the folder. */
  readonly path: RegExp
}

/** One row a family. Files that the table of read manifests has are none of these. */
export const UNREAD_MANIFESTS: readonly UnreadRow[] = [
  {
    // Code, or formats with rules of their own; any file of requirements by another name.
    family: 'python',
    path: /^(?:setup\.py|Pipfile|conda\.ya?ml|environment[^/]*\.ya?ml|pixi\.toml|pylock[^/]*\.toml|[^/]*(?:requirements|constraints)[^/]*\.(?:txt|in|pip)|requirements\/[^/]*\.(?:txt|in|pip))$/i
  },
  {
    // What pnpm reads in the place of package.json, what bends how it resolves, and settings of TypeScript by names of their own.
    family: 'node',
    path: /^(?:package\.(?:ya?ml|json5)|\.pnpmfile\.[cm]?js|(?:ts|js)config\.[^/]+\.json)$/i
  }
]

/** Such files by the folder that they speak for; `read` says which paths are read after all. */
export function unreadManifests(
  paths: Iterable<string>,
  read: ReadonlySet<string>
): ReadonlyMap<string, readonly UnreadManifest[]> {
  const found = new Map<string, UnreadManifest[]>()
  for (const path of paths)
    for (const [folder, name] of places(path)) {
      const row = UNREAD_MANIFESTS.find(one => one.path.test(name))
      if (row === undefined || read.has(name)) continue
      const known = found.get(folder) ?? []
      known.push({ family: row.family, path: pathIn(folder, name) })
      found.set(folder, known)
    }
  return found
}

/** A path as its folder and its name, and as the folder above and the last two names. */
function places(path: string): readonly (readonly [string, string])[] {
  const last = path.lastIndexOf('/')
  const before = last <= 0 ? -1 : path.lastIndexOf('/', last - 1)
  return [last, ...(last > 0 ? [before] : [])].map(end => [
    path.slice(0, Math.max(end, 0)),
    path.slice(end + 1)
  ])
}
