/** What a manifest says of the package in its folder: how others call it, and what it depends on. */

/** What something depends on. */
export interface Needs {
  /** Names, written as the ecosystem compares them. */
  readonly names: readonly string[]
  /** Paths as written, relative to the manifest's folder; `/` first: to the root of the repository. */
  readonly paths: readonly string[]
}

/** What one manifest declares. It may name more than it depends on, never less. */
export interface Declaration {
  /** The package's own names, mostly one. */
  readonly calls: readonly string[]
  readonly needs: Needs
  /** What every package below this folder depends on as well. */
  readonly below?: Needs
  /** What packages below may borrow by a key, as Cargo's `workspace = true` does. */
  readonly lends?: ReadonlyMap<string, Needs>
  /** Keys that it borrows from a manifest above. */
  readonly borrows?: readonly string[]
  /** Members of its workspace that lie outside its folder, as written: what it says holds for them too. */
  readonly membersOutside?: readonly string[]
  /** Why it does not say everything that the package depends on; a sentence without its full stop. */
  readonly partial?: string
  /** It says nothing of dependencies at all; another manifest of the family must. */
  readonly silent?: true
}

/** One sort of manifest. */
export interface ManifestKind {
  /** Packages of one family call each other by name. */
  readonly family: 'node' | 'rust' | 'python' | 'go'
  readonly file: string
  /** Pure. Undefined when the text is no such manifest. */
  readonly read: (text: string) => Declaration | undefined
}

/** No need. */
export const NO_NEEDS: Needs = { names: [], paths: [] }

/** An object with keys, of JSON or TOML. */
export type Table = Readonly<Record<string, unknown>>

/** Whether a value has keys. */
export function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at keys, one below the other; undefined where one is missing. */
export function valueAt(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (at, key) => (isTable(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    value
  )
}

/** The table at keys; an empty one where there is none. */
export function tableAt(value: unknown, ...keys: readonly string[]): Table {
  const at = valueAt(value, ...keys)
  return isTable(at) ? at : {}
}

/** A list's texts. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string')
    : []
}

/** Every text inside a value, keys left out; any depth. */
export function textsWithin(value: unknown): readonly string[] {
  return valuesWithin(value).filter(
    (one): one is string => typeof one === 'string'
  )
}

/** A value and every one inside it; any depth. */
export function valuesWithin(value: unknown): readonly unknown[] {
  const values: unknown[] = [value]
  // The list grows while it is walked.
  for (const next of values)
    if (typeof next === 'object' && next !== null)
      for (const inner of Object.values(next as Table)) values.push(inner)
  return values
}

/** Paths in a text that lead out of its folder, such as `../core` of `file:../core`. */
export function pathsUpwards(text: string): readonly string[] {
  return text.match(/(?:\.\/)?\.\.(?:\/[^\s"'`;,|&()<>=#]*)?(?![\w.])/g) ?? []
}

/** Those of a list's globs that lead out of its folder; a glob is no path, so its place is not looked for. */
export function globsUpwards(globs: unknown): readonly string[] {
  return textsOf(globs).filter(glob => /^!?(?:\.\/)*\.\.(?:\/|$)/.test(glob))
}
