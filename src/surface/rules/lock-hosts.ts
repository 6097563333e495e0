/** Packages of a lock file that come from another host than before (threat B11). */
import { textsOf } from '../change.ts'
import type { Found, SurfaceChange } from '../change.ts'

// Both serve the same packages.
const OFFICIAL = /^https:\/\/registry\.(?:npmjs\.org|yarnpkg\.com)$/

/** One finding for each host that took a package over from another one. */
export function swappedHosts(change: SurfaceChange): readonly Found[] {
  const texts = textsOf(change)
  if (texts === undefined || texts.before === '' || texts.after === '')
    return []
  const before = hostsByPackage(texts.before)
  const swapped = new Map<string, string[]>()
  for (const [name, host] of hostsByPackage(texts.after)) {
    const was = before.get(name)
    if (was === undefined || same(was, host) || OFFICIAL.test(host)) continue
    const names = swapped.get(host) ?? []
    names.push(name)
    swapped.set(host, names)
  }
  return [...swapped].slice(0, MOST).map(([host, names]) => ({
    rule: 'runner-replaced' as const,
    message: `${change.path} takes ${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''} from ${host} in place of where they came from`,
    path: change.path,
    after: host
  }))
}

const MOST = 51

function same(one: string, other: string): boolean {
  return one === other || (OFFICIAL.test(one) && OFFICIAL.test(other))
}

/** The last line that begins an entry, and the host of what it resolves to. */
function hostsByPackage(text: string): ReadonlyMap<string, string> {
  const hosts = new Map<string, string>()
  const pattern =
    /(?<=[{,]\s{0,20})"([^"\s]{0,300})": ?\{|^"?((?:@[^\s@"]{1,100}\/)?[^\s@"]{1,200})@[^\n]{1,1000}:$|(?:resolved|tarball)"?:? ?"?(?:git\+)?((?:https?|ssh|git):\/\/[^/"\s,}]{1,300})/gm
  let name = ''
  for (const [, key, entry, host] of text.matchAll(pattern)) {
    if (host === undefined) name = key ?? entry ?? ''
    else if (name !== '') hosts.set(name, host)
  }
  return hosts
}
