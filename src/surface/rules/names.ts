/** Names that some disks take for one: there the file of one hides the other's (threat E4). */
import type { Found, SurfaceInput } from '../change.ts'

/** Files that the change adds under a name that another path of the head has in another case or Unicode form. */
export function collidingNames({
  changes,
  headPaths
}: SurfaceInput): readonly Found[] {
  const added = changes.filter(
    ({ before, after }) => before === undefined && after !== undefined
  )
  if (added.length === 0) return []
  const places = placesByFolded(headPaths)
  return added.flatMap(({ path }) => collision(path, places))
}

/** Every file and folder, under what a disk that ignores case and form takes it for. */
function placesByFolded(
  paths: ReadonlySet<string>
): ReadonlyMap<string, ReadonlySet<string>> {
  const places = new Map<string, Set<string>>()
  const folders = new Set([...paths].flatMap(foldersOf))
  for (const place of [...paths, ...folders]) {
    const key = folded(place)
    const known = places.get(key)
    if (known === undefined) places.set(key, new Set([place]))
    else known.add(place)
  }
  return places
}

function collision(
  path: string,
  places: ReadonlyMap<string, ReadonlySet<string>>
): readonly Found[] {
  for (const place of [path, ...foldersOf(path)]) {
    const [other] = [...(places.get(folded(place)) ?? [])].filter(
      one => one !== place
    )
    if (other !== undefined)
      return [
        {
          rule: 'names-collide',
          message: `${place} and ${other} are one name on a disk that ignores case or Unicode form`,
          path
        }
      ]
  }
  return []
}

function foldersOf(path: string): readonly string[] {
  const names = path.split('/').slice(0, -1)
  return names.map((_, index) => names.slice(0, index + 1).join('/'))
}

function folded(path: string): string {
  return path.normalize('NFKC').toLowerCase().toUpperCase().normalize('NFC')
}
