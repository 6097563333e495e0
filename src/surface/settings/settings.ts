/** A configuration file as flat settings: what it says, without how it is written. */

/** Keys joined by dots, each with its value as a text. */
export type Settings = ReadonlyMap<string, string>

/** One setting that differs. */
export interface ChangedSetting {
  readonly key: string
  readonly before: string | undefined
  readonly after: string | undefined
}

// A file nested deeper than this is none that a person wrote.
const DEEPEST = 20

/** Every setting that differs, in the order of the keys. */
export function changedSettings(
  before: Settings,
  after: Settings
): readonly ChangedSetting[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter(key => before.get(key) !== after.get(key))
    .map(key => ({ key, before: before.get(key), after: after.get(key) }))
}

/** Flattens parsed data: objects by their keys; a list of plain values is one text. */
export function flatSettings(data: unknown): Settings {
  const settings = new Map<string, string>()
  const walk = (value: unknown, keys: readonly string[]): void => {
    const isTree =
      typeof value === 'object' &&
      value !== null &&
      !(value instanceof Date) &&
      keys.length < DEEPEST
    if (!isTree || isPlainList(value))
      settings.set(
        keys.join('.'),
        typeof value === 'string' ? value : JSON.stringify(value)
      )
    else
      for (const [key, inner] of Object.entries(value))
        walk(inner, [...keys, key])
  }
  if (typeof data === 'object' && data !== null) walk(data, [])
  return settings
}

function isPlainList(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(item => typeof item !== 'object' || item === null)
  )
}

/** The line that first holds a key's last name, counted from 1. */
export function lineOfSetting(text: string, key: string): number | undefined {
  const name = key.slice(key.lastIndexOf('.') + 1)
  const at = text.split('\n').findIndex(line => line.includes(name))
  return at < 0 ? undefined : at + 1
}
