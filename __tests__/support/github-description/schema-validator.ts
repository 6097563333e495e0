/** Checks values against the description's schemas: OpenAPI 3.0 turned into JSON Schema for ajv. */
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { isObject } from './json.ts'
import type { JsonObject } from './json.ts'

/** Says what is wrong with a value, one sentence each; nothing when all is well. */
export type SchemaCheck = (schema: JsonObject, value: unknown) => string[]

/** A check over named schemas that point to each other by name. */
export function schemaCheck(
  schemas: Readonly<Record<string, JsonObject>>
): SchemaCheck {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    logger: false,
    inlineRefs: false,
    code: { optimize: false }
  })
  addFormats.default(ajv)
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema(jsonSchema(schema) as JsonObject, name)
  }
  const converted = new WeakMap<JsonObject, JsonObject>()
  return (schema, value) => {
    const known = converted.get(schema) ?? (jsonSchema(schema) as JsonObject)
    converted.set(schema, known)
    const validate = ajv.compile(known)
    if (validate(value)) return []
    const problems = (validate.errors ?? []).map(
      ({ instancePath, message = '', params }) =>
        `${instancePath === '' ? 'the value' : instancePath} ${message} (${JSON.stringify(params)})`
    )
    return [...new Set(problems)]
  }
}

/** OpenAPI's `nullable` becomes a choice with null. */
function jsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(jsonSchema)
  if (!isObject(value)) return value
  const { nullable, ...rest } = value
  const schema = Object.fromEntries(
    Object.entries(rest).map(([key, each]) => [key, jsonSchema(each)])
  )
  return nullable === true ? { anyOf: [{ type: 'null' }, schema] } : schema
}
