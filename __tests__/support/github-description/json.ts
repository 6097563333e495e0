/** JSON objects of unknown shape. */

/** A JSON object. */
export type JsonObject = Record<string, unknown>

/** Whether a value is an object and no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
