// Reads the version of a release out of its tag.

const TAG = /^v(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/

/** @returns {{ text: string, major: string } | undefined} undefined for any other tag, a pre-release among them */
export function versionOf(tag) {
  const match = TAG.exec(tag)
  return match === null
    ? undefined
    : { text: match.slice(1).join('.'), major: `v${match[1]}` }
}
