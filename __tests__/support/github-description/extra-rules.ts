/** Rules of GitHub that its description is silent about, each with its source. */
import { isObject } from './json.ts'

/** UTF-8 bytes: `summary exceeds a maximum bytesize of 65535` (dorny/test-reporter#57). */
const TEXT_BYTES = 65_535
/** Characters of a comment (actions/dependency-review-action). */
const COMMENT_LIMIT = 65_536

/** What is wrong with a body beside its schema. */
export function extraRequestRules(
  operation: string,
  body: unknown
): readonly string[] {
  if (!isObject(body)) return []
  if (operation.includes('/check-runs')) return checkRunRules(operation, body)
  if (operation.endsWith('/comments') || operation.includes('/comments/')) {
    const text = body['body']
    const long =
      typeof text === 'string' && Array.from(text).length > COMMENT_LIMIT
    return long ? [`/body has more than ${COMMENT_LIMIT} characters`] : []
  }
  return []
}

function checkRunRules(
  operation: string,
  body: Readonly<Record<string, unknown>>
): readonly string[] {
  const problems: string[] = []
  // The schema asks this of an update alone; its prose asks it of both.
  if (body['status'] === 'completed' && body['conclusion'] === undefined) {
    problems.push('/conclusion is missing beside status completed')
  }
  // Only GitHub itself sets it, says the prose.
  if (body['conclusion'] === 'stale') problems.push('/conclusion is stale')
  const { output } = body
  if (isObject(output)) {
    problems.push(...outputRules(operation, output))
  }
  return problems
}

function outputRules(
  operation: string,
  output: Readonly<Record<string, unknown>>
): readonly string[] {
  const problems = ['summary', 'text'].flatMap(field => {
    const text = output[field]
    const bytes = typeof text === 'string' ? Buffer.byteLength(text) : 0
    return bytes > TEXT_BYTES ? [`/output/${field} has ${bytes} bytes`] : []
  })
  const created = operation.startsWith('POST ')
  if (created && output['title'] === undefined) {
    problems.push('/output/title is missing on creation')
  }
  return problems
}
