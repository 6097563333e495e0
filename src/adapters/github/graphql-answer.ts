/** Reads the answer to a GraphQL query: its data, and what GitHub refused to show. */
import { z } from 'zod'

import { GateError } from '../../errors.ts'
import { checkedAnswer } from './checked-answer.ts'
import { failureOf, unexpectedAnswer } from './failure.ts'
import type { GraphqlCall } from './client.ts'
import type { Purpose, TokenSituation } from './failure.ts'

/** A field that GitHub refused to show. */
export interface RefusedField {
  readonly field: string
  readonly why: string
}

const errorSchema = z.object({
  type: z.string().optional(),
  message: z.string(),
  path: z.array(z.union([z.string(), z.number()])).optional()
})

const answerSchema = z.object({
  // A query that is refused as a whole has no data at all.
  data: z.unknown().optional(),
  errors: z.array(errorSchema).optional()
})

type GraphqlError = z.infer<typeof errorSchema>

/**
 * The data in its shape. An error counts as a refused field only inside a
 * field that the call names as optional.
 * @throws GateError of any GitHub code
 */
export function readGraphqlAnswer<Output>(
  answer: unknown,
  call: GraphqlCall<Output>,
  situation: TokenSituation
): { readonly data: Output; readonly refused: readonly RefusedField[] } {
  const { data, errors = [] } = checkedAnswer(answerSchema, answer, call)
  const refused: RefusedField[] = []
  for (const error of errors) {
    const field = call.optionalFields?.find(name => error.path?.includes(name))
    if (field === undefined) throw graphqlFailure(error, call, situation)
    refused.push({ field, why: error.message })
  }
  return { data: checkedAnswer(call.data, data, call), refused }
}

const STATUS_OF_TYPE: Readonly<Record<string, number>> = {
  FORBIDDEN: 403,
  INSUFFICIENT_SCOPES: 403,
  NOT_FOUND: 404
}

function graphqlFailure(
  { type = '', message, path }: GraphqlError,
  purpose: Purpose,
  situation: TokenSituation
): GateError {
  if (/doesn't exist on type|Cannot query field/.test(message))
    return new GateError(
      'GITHUB_UNEXPECTED',
      `Could not ${purpose.doing}: this GitHub server lacks a field that the gate reads (${message}).`,
      {
        hint: 'Update GitHub Enterprise Server to a release that is supported.'
      }
    )
  const at = path === undefined ? '' : ` at ${path.join('.')}`
  const status = STATUS_OF_TYPE[type]
  if (status === undefined)
    return unexpectedAnswer(purpose, `an error: ${message}${at}`)
  const data = { message: `${message}${at}` }
  const response = { headers: {}, data }
  return failureOf({ status, message, response }, purpose, situation)
}
