/** A value that a test's hooks set and its tests read. */

/** A place for one value. */
export interface Held<T> {
  set(value: T): T
  /** @throws Error when no hook has set it */
  get(): T
}

/** An empty place. */
export function held<T>(): Held<T> {
  const values: T[] = []
  return {
    set(value) {
      values[0] = value
      return value
    },
    get() {
      const [value] = values
      if (value === undefined) throw new Error('No hook has set the value.')
      return value
    }
  }
}
