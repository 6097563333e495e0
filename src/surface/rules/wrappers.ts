/** Wrappers that fetch the build tool of Gradle or Maven, and from where. */
import { readSettings } from '../settings/read-settings.ts'
import { textsOf } from '../change.ts'
import type { Found, SurfaceChange, SurfaceInput } from '../change.ts'

const PROPERTIES =
  /(?:^|\/)(?:gradle|\.mvn)\/wrapper\/[\w-]+-wrapper\.properties$/i
const ARCHIVE = /(?:^|\/)(?:gradle|\.mvn)\/wrapper\/[\w-]+-wrapper\.jar$/i
const OFFICIAL =
  /^https:\/\/(?:services\.gradle\.org|repo\.maven\.apache\.org|repo1\.maven\.org)$/

/** Wrappers that fetch from another host, and changed archives, which run before the tests do. */
export function wrapperChanges({ changes }: SurfaceInput): readonly Found[] {
  return changes.flatMap(change => {
    if (ARCHIVE.test(change.path) && change.after !== undefined)
      return [
        found(change, `${change.path} is changed: it is run before the build`)
      ]
    return PROPERTIES.test(change.path) ? foreignSources(change) : []
  })
}

function foreignSources(change: SurfaceChange): readonly Found[] {
  const texts = textsOf(change)
  if (texts === undefined) return []
  const had = sourcesOf(change.path, texts.before)
  return [...sourcesOf(change.path, texts.after)]
    .filter(source => !had.has(source) && !OFFICIAL.test(source))
    .map(source =>
      found(change, `${change.path} fetches the build tool from ${source}`)
    )
}

/** Hosts of the addresses; what is no address by itself. */
function sourcesOf(path: string, text: string): ReadonlySet<string> {
  const settings = readSettings(path, text) ?? new Map<string, string>()
  return new Set(
    [...settings]
      .filter(([key]) => /url$/i.test(key))
      .map(([, value]) => {
        const plain = value.replaceAll('\\', '')
        return /^https?:\/\/[^/]*/.exec(plain)?.[0] ?? plain.slice(0, 200)
      })
  )
}

function found({ path }: SurfaceChange, message: string): Found {
  return { rule: 'runner-replaced', message, path }
}
