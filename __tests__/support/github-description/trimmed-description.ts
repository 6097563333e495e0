/** GitHub's own API description, cut down to what the emulator serves; kept in `.cache` because the whole takes half a second to read. */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { correct } from './corrections.ts'
import { isObject } from './json.ts'
import type { JsonObject } from './json.ts'

/** What is left of the description. */
export interface Description {
  /** `GET /users/{username}` to the operation. */
  readonly operations: Readonly<Record<string, JsonObject>>
  /** `pull-request-labeled` to the payload's schema. */
  readonly webhooks: Readonly<Record<string, JsonObject>>
  /** Component schemas by name, whatever the others point to. */
  readonly schemas: Readonly<Record<string, JsonObject>>
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PACKAGE = path.join(ROOT, 'node_modules/@octokit/openapi')
const VERBOSE = new Set(['description', 'example', 'examples', 'externalDocs'])

/** The described operations and webhooks with everything they point to. */
export function trimmedDescription(
  operations: readonly string[],
  webhooks: readonly string[]
): Description {
  const key = createHash('sha256')
    .update(readFileSync(path.join(PACKAGE, 'package.json')))
    .update(readFileSync(new URL('corrections.ts', import.meta.url)))
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .update(JSON.stringify([operations, webhooks]))
    .digest('hex')
    .slice(0, 16)
  const folder = path.join(ROOT, '.cache')
  const file = path.join(folder, `github-description-${key}.json`)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    const own = `${file}.${process.pid}`
    writeFileSync(own, JSON.stringify(trim(operations, webhooks)))
    renameSync(own, file)
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Description
}

interface WholeDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly 'x-webhooks': Readonly<
    Record<
      string,
      {
        readonly post: {
          readonly requestBody: {
            readonly content: {
              readonly 'application/json': { readonly schema: JsonObject }
            }
          }
        }
      }
    >
  >
  readonly components: Readonly<
    Record<string, Readonly<Record<string, unknown>>>
  >
}

function trim(
  operations: readonly string[],
  webhooks: readonly string[]
): Description {
  const file = path.join(PACKAGE, 'generated/api.github.com.json')
  const whole = JSON.parse(readFileSync(file, 'utf8')) as WholeDescription
  const schemas: Record<string, JsonObject> = {}
  const keep = (value: unknown): JsonObject =>
    reduced(whole, schemas, value) as JsonObject
  const found = operations.flatMap(operation => {
    const [method = '', template = ''] = operation.split(' ')
    const described = whole.paths[template]?.[method.toLowerCase()]
    return described === undefined
      ? []
      : [[operation, keep(described)] as const]
  })
  const hooks = webhooks.map(name => {
    const hook = whole['x-webhooks'][name]
    if (hook === undefined) throw new Error(`GitHub has no webhook ${name}.`)
    const { schema } = hook.post.requestBody.content['application/json']
    return [name, keep(schema)] as const
  })
  correct(schemas)
  return {
    operations: Object.fromEntries(found),
    webhooks: Object.fromEntries(hooks),
    schemas
  }
}

/** A copy without prose: parameters and answers written out, schemas kept apart. */
function reduced(
  whole: WholeDescription,
  schemas: Record<string, JsonObject>,
  value: unknown
): unknown {
  if (Array.isArray(value)) {
    return value.map(each => reduced(whole, schemas, each))
  }
  if (!isObject(value)) return value
  const reference = value['$ref']
  if (typeof reference === 'string') {
    const [, , kind = '', name = ''] = reference.split('/')
    const target = whole.components[kind]?.[name]
    if (kind !== 'schemas') return reduced(whole, schemas, target)
    if (!(name in schemas)) {
      // Set before the descent: schemas point to themselves.
      schemas[name] = {}
      schemas[name] = reduced(whole, schemas, target) as JsonObject
    }
    return { $ref: name }
  }
  const entries = Object.entries(value).filter(
    ([key, each]) =>
      !VERBOSE.has(key) || (isObject(each) && key === 'description')
  )
  return Object.fromEntries(
    entries.map(([key, each]) => [key, reduced(whole, schemas, each)])
  )
}
