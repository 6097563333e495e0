/** The plan as JSON: what `completion-gate plan --json` prints (design.md section 7). */
import { originText } from './plan-part.ts'
import type {
  CheckPlan,
  PlannedCheck,
  PlannedCommand,
  PlannedFileCriterion,
  PlanProblem
} from '../model/plan.ts'

/** The schema name of the document. */
export const PLAN_SCHEMA = 'completion-gate.plan.v1'

// The gate looks by itself; this is what a reader who runs the line may allow it.
const LOOK_TIMEOUT_MS = 1_000

/** One command of the document. A wire shape. */
export interface PlanDocumentCommand {
  readonly id: string
  readonly kind: string
  readonly description: string
  readonly command: string
  /** Whether any of its checks is required. */
  readonly required: boolean
  readonly expect_exit: number
  readonly timeout_ms: number
  /** What declares it and on which side, such as `preset:both`. */
  readonly origin: string
  /** Folder relative to the checkout; absent for its root. */
  readonly cwd?: string
  /** Ids of further checks that the same run settles. */
  readonly also?: readonly string[]
}

/** The document. A wire shape. */
export interface PlanDocument {
  readonly schema: typeof PLAN_SCHEMA
  readonly commands: readonly PlanDocumentCommand[]
  /** What a reader must know, checks that need review without running among it. */
  readonly problems: readonly PlanProblem[]
}

/** Shows a plan. File criteria appear as the `test` that they amount to. */
export function planDocument(plan: CheckPlan): PlanDocument {
  const said = new Set(plan.problems.map(problem => problem.message))
  const settled = plan.settled
    .filter(check => !said.has(check.residual_risk ?? ''))
    .map(check => ({
      code: 'needs-review',
      message: `${check.id}: ${check.residual_risk ?? check.description}`
    }))
  const surface = plan.surface
    .filter(finding => !said.has(finding.message))
    .map(({ rule, level, message, path, line }) => ({
      code: `surface:${rule}`,
      message: level === 'block' ? `${message} (needs a person)` : message,
      ...(path === undefined ? {} : { path }),
      ...(line === undefined ? {} : { line })
    }))
  return {
    schema: PLAN_SCHEMA,
    commands: [
      ...plan.commands.map(commandEntry),
      ...plan.fileCriteria.map(fileEntry)
    ],
    problems: [...plan.problems, ...settled, ...surface]
  }
}

function commandEntry(planned: PlannedCommand): PlanDocumentCommand {
  const [first, ...others] = planned.checks
  return {
    ...checkFields(first),
    command: planned.command,
    required: planned.checks.some(check => check.required),
    expect_exit: planned.expectExit,
    timeout_ms: planned.timeoutMs,
    origin: originText(first),
    ...(planned.cwd === '' ? {} : { cwd: planned.cwd }),
    ...(others.length === 0 ? {} : { also: others.map(check => check.id) })
  }
}

function fileEntry({ check, path }: PlannedFileCriterion): PlanDocumentCommand {
  return {
    ...checkFields(check),
    command: `test -f ${quoted(path)}`,
    required: check.required,
    expect_exit: 0,
    timeout_ms: LOOK_TIMEOUT_MS,
    origin: originText(check)
  }
}

function checkFields({
  id,
  kind,
  description
}: PlannedCheck): Pick<PlanDocumentCommand, 'id' | 'kind' | 'description'> {
  return { id, kind, description }
}

/** A path as one word of a shell, never an option. */
function quoted(path: string): string {
  const safe = path.startsWith('-') ? `./${path}` : path
  return /^[A-Za-z0-9_./-]+$/.test(safe)
    ? safe
    : `'${safe.replaceAll("'", `'\\''`)}'`
}
