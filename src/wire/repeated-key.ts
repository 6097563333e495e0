/** Finds a key that an object of a JSON text has twice: a parser keeps the last, a person reads the first. */

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** @param json a text that `JSON.parse` takes @returns the key that comes again first; undefined for none */
export function repeatedKey(json: string): string | undefined {
  // The keys of each object around this place; an array has none.
  const around: Set<string>[] = []
  const sign = /[{}[\]"]/g
  for (let one = sign.exec(json); one !== null; one = sign.exec(json)) {
    if (one[0] === '"') {
      const end = endOfString(json, one.index)
      const key = keyAt(json, one.index, end)
      const keys = around.at(-1)
      if (key !== undefined && keys?.has(key) === true) return key
      if (key !== undefined) keys?.add(key)
      sign.lastIndex = end
    } else if (one[0] === '{' || one[0] === '[') around.push(new Set())
    else around.pop()
  }
  return undefined
}

/** The key that a string is: a colon follows it. */
function keyAt(json: string, start: number, end: number): string | undefined {
  let after = end
  while (' \t\r\n'.includes(json.charAt(after)) && after < json.length)
    after += 1
  return json.charAt(after) === ':'
    ? (JSON.parse(json.slice(start, end)) as string)
    : undefined
}

/** Where what follows a string begins. */
function endOfString(json: string, start: number): number {
  let at = start + 1
  while (at < json.length && json.charCodeAt(at) !== QUOTE)
    at += json.charCodeAt(at) === BACKSLASH ? 2 : 1
  return at + 1
}
