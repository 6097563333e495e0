// The table: each threat with its attacks, and what is left of it where not all is stopped at default settings.
import { WHO_SAYS_GREEN } from './a-who-says-green.mjs'
import { EDITED_CHECKS } from './b-edited-checks.mjs'
import { WAIVERS } from './c-waivers.mjs'
import { UNTRUSTED_CODE } from './d-untrusted-code.mjs'
import { READING_THE_CHANGE } from './e-reading-the-change.mjs'
import { REPORTING } from './f-reporting.mjs'
import { THREATS } from './threats.mjs'

const FAMILIES = [
  WHO_SAYS_GREEN,
  EDITED_CHECKS,
  WAIVERS,
  UNTRUSTED_CODE,
  READING_THE_CHANGE,
  REPORTING
]

/** In the order of the list: `id`, `title`, `attacks`, and `documented` in a few words where something is left. */
export const ENTRIES = THREATS.map(([id, title]) => {
  const { attacks = [], documented } = Object.assign(
    {},
    ...FAMILIES.map(family => family[id] ?? {})
  )
  return {
    id,
    title,
    documented,
    attacks: attacks.map(one => ({ ...one, attack: `${id}: ${one.attack}` }))
  }
})
