/** The body of a check run's request: its shape, and what GitHub refuses beside it. */
import { z } from 'zod'
import { CONCLUSIONS } from '../entities/check-run.ts'
import type { CheckRunChange } from '../world/checks.ts'
import { RestFailure, validationFailed } from './failure.ts'

/** GitHub's limits: annotations of a request, UTF-8 bytes of a text. */
const LIMITS = { annotations: 50, textBytes: 65_535 } as const

const moment = z.iso.datetime({ offset: true })

const annotationSchema = z.object({
  path: z.string(),
  start_line: z.int(),
  end_line: z.int(),
  start_column: z.int().nullable().default(null),
  end_column: z.int().nullable().default(null),
  annotation_level: z.enum(['notice', 'warning', 'failure']),
  title: z.string().nullable().default(null),
  message: z.string(),
  raw_details: z.string().nullable().default(null)
})

/** The body of an update. */
export const changeSchema = z.object({
  name: z.string().min(1).optional(),
  details_url: z.string().optional(),
  external_id: z.string().optional(),
  status: z
    .enum(['queued', 'in_progress', 'completed'], {
      error: 'Only GitHub Actions can set the other statuses.'
    })
    .optional(),
  started_at: moment.optional(),
  conclusion: z.enum(CONCLUSIONS).optional(),
  completed_at: moment.optional(),
  output: z
    .object({
      title: z.string().optional(),
      summary: z.string(),
      text: z.string().optional(),
      annotations: z
        .array(annotationSchema)
        .max(
          LIMITS.annotations,
          `No more than ${LIMITS.annotations} items are allowed.`
        )
        .optional()
    })
    .optional()
})

/** The body of a creation. */
export const draftSchema = changeSchema.extend({
  name: z.string().min(1),
  head_sha: z.string(),
  output: changeSchema.shape.output
    .unwrap()
    .extend({ title: z.string() })
    .optional()
})

type ChangeBody = z.infer<typeof changeSchema>

/** The change that a body asks for. @throws RestFailure 422 */
export function changeOf(body: ChangeBody): CheckRunChange {
  const { output, conclusion, status } = body
  if (status === 'completed' && conclusion === undefined) {
    throw new RestFailure(
      422,
      'Invalid request.\n\nconclusion must be provided when status is completed.'
    )
  }
  for (const field of ['summary', 'text'] as const) {
    expectBytes(field, output?.[field] ?? '')
  }
  return present({
    name: body.name,
    externalId: body.external_id,
    detailsUrl: body.details_url,
    status,
    conclusion,
    startedAt: body.started_at,
    completedAt: body.completed_at,
    title: output?.title,
    summary: output?.summary,
    text: output?.text,
    annotations: output?.annotations
  })
}

function expectBytes(field: string, text: string): void {
  if (Buffer.byteLength(text) <= LIMITS.textBytes) return
  throw validationFailed({
    resource: 'CheckRun',
    field,
    code: 'custom',
    message: `${field} exceeds a maximum bytesize of ${LIMITS.textBytes}`
  })
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Leaves out what is undefined. */
function present<T extends object>(value: T): Present<T> {
  return Object.fromEntries(
    Object.entries(value).filter(([, each]) => each !== undefined)
  ) as Present<T>
}
