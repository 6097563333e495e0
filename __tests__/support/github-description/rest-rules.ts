/** Holds a REST request and its answer against GitHub's description. */
import type { Exchange } from '../../../src/emulator/index.ts'
import { parseJson } from '../../../src/emulator/http/message.ts'
import { extraRequestRules } from './extra-rules.ts'
import { isObject } from './json.ts'
import type { JsonObject } from './json.ts'
import type { SchemaCheck } from './schema-validator.ts'
import type { Description } from './trimmed-description.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: JsonObject
}

interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: JsonObject
  readonly responses: Readonly<Record<string, JsonObject>>
}

/** What is wrong with a request: unknown operation, parameters, body. */
export function requestProblems(
  description: Description,
  check: SchemaCheck,
  exchange: Exchange
): readonly string[] {
  const { request, operation } = exchange
  const found = description.operations[operation]
  if (found === undefined) {
    return [`GitHub has no operation ${request.method} ${request.path}`]
  }
  const described = found as unknown as Operation
  return [
    ...parameterProblems(described, check, exchange),
    ...bodyProblems(described, check, exchange),
    ...extraRequestRules(operation, parseJson(request.body))
  ].map(problem => `${operation}: request: ${problem}`)
}

function parameterProblems(
  { parameters = [] }: Operation,
  check: SchemaCheck,
  { request, operation }: Exchange
): readonly string[] {
  const problems: string[] = []
  const inPath = pathValues(operation, request.path)
  const known = new Set(parameters.map(each => each.name))
  for (const name of request.query.keys()) {
    if (!known.has(name)) problems.push(`unknown query parameter ${name}`)
  }
  for (const { name, in: where, required, schema } of parameters) {
    const text = where === 'path' ? inPath[name] : request.query.get(name)
    if (text === undefined || text === null) {
      // The repository is named by its id in GitHub's own page links.
      const named = name === 'owner' || name === 'repo'
      if (required === true && !named) problems.push(`${name} is missing`)
      continue
    }
    const found = check(schema, typed(schema, text))
    problems.push(...found.map(problem => `${where} ${name}: ${problem}`))
  }
  return problems
}

function pathValues(
  operation: string,
  path: string
): Readonly<Record<string, string>> {
  const template = operation.split(' ')[1] ?? ''
  const named = path.startsWith('/repositories/')
    ? template.replace('/repos/{owner}/{repo}', String.raw`/repositories/\d+`)
    : template
  const long = /\{(ref|branch|basehead)\}/gu
  const source = named
    .replace(long, '(?<$1>.+)')
    .replace(/\{(\w+)\}/gu, '(?<$1>[^/]+)')
  return new RegExp(`^${source}$`, 'u').exec(path)?.groups ?? {}
}

function typed(schema: JsonObject, text: string): unknown {
  const number = schema['type'] === 'integer' || schema['type'] === 'number'
  if (number && /^-?\d+(?:\.\d+)?$/u.test(text)) return Number(text)
  if (schema['type'] === 'boolean') return text === 'true'
  return decodeURIComponent(text)
}

function bodyProblems(
  { requestBody }: Operation,
  check: SchemaCheck,
  { request }: Exchange
): readonly string[] {
  const schema = jsonContent(requestBody)
  if (request.body.length === 0) {
    return requestBody?.['required'] === true ? ['the body is missing'] : []
  }
  const body = parseJson(request.body)
  if (schema === undefined) {
    const empty = isObject(body) && Object.keys(body).length === 0
    return empty ? [] : ['a body where GitHub takes none']
  }
  return [...check(schema, body), ...unknownKeys(schema, body, '')]
}

/** GitHub ignores what it does not know; a request that says so has a typing error. */
function unknownKeys(
  schema: JsonObject,
  value: unknown,
  where: string
): readonly string[] {
  if (Array.isArray(value)) {
    const { items } = schema
    return isObject(items)
      ? value.flatMap((each, at) => unknownKeys(items, each, `${where}/${at}`))
      : []
  }
  const { properties } = schema
  if (!isObject(value) || !isObject(properties)) return []
  return Object.entries(value).flatMap(([key, each]) => {
    const known = properties[key]
    const place = `${where}/${key}`
    if (!isObject(known)) return [`${place} is unknown to GitHub`]
    return unknownKeys(known, each, place)
  })
}

/** What is wrong with an answer: its status, or its body. */
export function responseProblems(
  description: Description,
  check: SchemaCheck,
  exchange: Exchange
): readonly string[] {
  const { operation, response } = exchange
  const described = description.operations[operation] as Operation | undefined
  if (described === undefined) return []
  const { status } = response
  const answer = described.responses[String(status)]
  const problems =
    answer === undefined
      ? undescribed(status, check, response.body)
      : describedAnswer(answer, check, response.body)
  return problems.map(problem => `${operation}: answer ${status}: ${problem}`)
}

function describedAnswer(
  answer: JsonObject,
  check: SchemaCheck,
  body: Buffer
): readonly string[] {
  const schema = jsonContent(answer)
  if (schema === undefined) return []
  const value = parseJson(body)
  return value === undefined ? ['no JSON'] : check(schema, value)
}

const REFUSAL = {
  type: 'object',
  required: ['message', 'documentation_url', 'status'],
  properties: {
    message: { type: 'string', minLength: 1 },
    documentation_url: { type: 'string' },
    status: { type: 'string' }
  }
}

/** Refusals that an operation does not list have GitHub's general form. */
function undescribed(
  status: number,
  check: SchemaCheck,
  body: Buffer
): readonly string[] {
  if (![401, 403, 404, 422].includes(status)) return ['undescribed status']
  return check(REFUSAL, parseJson(body))
}

function jsonContent(part: JsonObject | undefined): JsonObject | undefined {
  const content = part?.['content']
  const json = isObject(content) ? content['application/json'] : undefined
  const schema = isObject(json) ? json['schema'] : undefined
  return isObject(schema) ? schema : undefined
}
