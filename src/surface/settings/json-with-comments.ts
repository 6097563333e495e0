/** JSON as tools read it that allow comments and a last comma. */
import { withoutComments } from '../code/without-comments.ts'

/** The object of a text; undefined when it cannot be parsed, empty for another value. Pure. */
export function jsonWithComments(
  text: string
): Readonly<Record<string, unknown>> | undefined {
  try {
    const bare = withoutComments(text.replace(/^\uFEFF/, ''), 'code').replace(
      /("(?:[^"\\\n]|\\.)*")|,(?=\s*[}\]])/g,
      '$1'
    )
    const value: unknown = JSON.parse(bare)
    return recordOf(value)
  } catch {
    return undefined
  }
}

/** The value where it is an object, else an empty one. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {}
}
