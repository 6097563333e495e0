/** What the rules read of a package.json. */

/** A package.json that could be parsed. */
export interface Manifest {
  readonly data: Readonly<Record<string, unknown>>
  readonly scripts: Readonly<Record<string, string>>
  readonly text: string
}

/** Parses a package.json; undefined when it is none: the presets say that by themselves. */
export function readManifest(text: string): Manifest | undefined {
  try {
    const data: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    if (!isRecord(data)) return undefined
    const scripts = textsIn(data['scripts'])
    return { data, scripts, text }
  } catch {
    return undefined
  }
}

/** The entries of an object that are texts, without a prototype. */
export function textsIn(value: unknown): Readonly<Record<string, string>> {
  const texts = Object.create(null) as Record<string, string>
  if (isRecord(value))
    for (const [key, text] of Object.entries(value))
      if (typeof text === 'string') texts[key] = text
  return texts
}

/** Whether a value is an object with keys. */
export function isRecord(
  value: unknown
): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The line of a quoted key after another one, counted from 1; undefined when it cannot be told. */
export function lineOfKey(
  text: string,
  ...keys: readonly string[]
): number | undefined {
  let at = 0
  for (const key of keys) {
    const found = text.indexOf(JSON.stringify(key), at)
    if (found < 0) return undefined
    at = found
  }
  return text.slice(0, at).split('\n').length
}
