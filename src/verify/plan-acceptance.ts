/** The acceptance files' share of the plan. */
import { readAcceptance } from './acceptance.ts'
import { boxlessProblems } from './boxless-items.ts'
import { loopState } from './acceptance-paths.ts'
import { acceptanceSources, activeLoops } from './acceptance-sources.ts'
import { declaredCriteria } from './acceptance-union.ts'
import {
  atLevel,
  commandPart,
  filePart,
  joinParts,
  NOTHING_PLANNED,
  reviewPart
} from './plan-part.ts'
import type { AcceptanceSource } from './acceptance-sources.ts'
import type { DeclaredCriterion } from './acceptance-union.ts'
import type { AcceptanceCriterion, AcceptanceReading } from './acceptance.ts'
import type { PlanPart } from './plan-part.ts'
import type { PlanInput } from './plan-presets.ts'
import type { DeclaredIn, PlannedCheck, PlanProblem } from '../model/plan.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'

/** Why one side's file cannot be used, going on from "the file …"; undefined when it can. */
interface SideReasons {
  readonly base: string | undefined
  readonly head: string | undefined
}

/** Plans every criterion of base ∪ head, in the order of their files, and names the active loops. */
export function planAcceptance({
  policy,
  base,
  head,
  mergeBase
}: PlanInput): PlanPart & {
  readonly loops: readonly string[]
} {
  const loops = activeLoops(base, head)
  const sources = acceptanceSources(base, head, policy)
  const takenIds = new Set<string>()
  const parts = [
    ...sources.flatMap(source =>
      planFile(
        { ...source, mergeBase: (mergeBase ?? base).texts.get(source.path) },
        policy,
        takenIds
      )
    ),
    ...loops.flatMap(loop => {
      const path = loopState(loop)
      return unusablePart(
        { path, loop, part: 'state' },
        {
          base: brokenWhy(base.texts.get(path)),
          head: brokenWhy(head.texts.get(path))
        }
      )
    })
  ]
  const joined = joinParts(parts)
  return {
    ...joined,
    problems: [...joined.problems, ...loopsWithoutCriteria(loops, joined)],
    loops
  }
}

/** A file with what the change began from: a criterion that came to the base since is not dropped by it. */
interface ChangedSource extends AcceptanceSource {
  readonly mergeBase: AcceptanceSource['base']
}

function planFile(
  source: ChangedSource,
  policy: GatePolicy,
  takenIds: Set<string>
): readonly PlanPart[] {
  const base = source.base && readAcceptance(source.base)
  const head = source.head && readAcceptance(source.head)
  const whole = unusablePart(
    { path: source.path, loop: source.loop, part: 'file' },
    {
      base: base?.kind === 'unusable' ? base.why : undefined,
      head: head?.kind === 'unusable' ? head.why : undefined
    }
  )
  const mergeBase = source.mergeBase && readAcceptance(source.mergeBase)
  const declaredOfAll = declaredCriteria(base, head)
  const taken = new Set(
    declaredCriteria(mergeBase, head)
      .filter(({ dropped }) => dropped)
      .map(({ criterion }) => contentText(criterion))
  )
  const criteria = declaredOfAll.map(declared => {
    const id = freeId(source, declared, takenIds)
    takenIds.add(id)
    const dropped =
      declared.dropped && taken.has(contentText(declared.criterion))
    const planned = { ...declared, dropped }
    return planCriterion(
      source,
      { declared: planned, id, instead: insteadOf(planned, declaredOfAll) },
      policy
    )
  })

  return [...whole, ...criteria, boxlessPart(source, head ?? base)]
}

/** An item without a box is no criterion, and its author may think that it is. */
function boxlessPart(
  source: AcceptanceSource,
  reading: AcceptanceReading | undefined
): PlanPart {
  const file = source.head ?? source.base
  if (reading?.kind !== 'criteria' || file?.kind !== 'text')
    return NOTHING_PLANNED
  return {
    ...NOTHING_PLANNED,
    problems: boxlessProblems(source.path, file.text)
  }
}

/** One check that needs review for a file that cannot be used, whichever side it is on. */
function unusablePart(
  file: {
    readonly path: string
    readonly loop: string | undefined
    readonly part: 'file' | 'state'
  },
  why: SideReasons
): readonly PlanPart[] {
  const reasons = [
    ...(why.base === undefined ? [] : [`on the base it ${why.base}`]),
    ...(why.head === undefined ? [] : [`on the head it ${why.head}`])
  ]
  if (reasons.length === 0) return []
  const check: PlannedCheck = {
    id: `acceptance:${file.loop ?? file.path}:${file.part}`,
    kind: 'acceptance_unreadable',
    description: `ACCEPTANCE file (${file.path})`,
    required: true,
    declaredBy: 'acceptance',
    declaredIn: sidesOf(why),
    source: file.path,
    ...(file.loop === undefined ? {} : { loop: file.loop })
  }
  const message = `${file.path} cannot be used: ${reasons.join(', and ')}`
  const problem = { code: 'acceptance-unusable', message, path: file.path }
  return [reviewPart(check, problem)]
}

function sidesOf({ base, head }: SideReasons): DeclaredIn {
  if (base !== undefined && head !== undefined) return 'both'
  return base === undefined ? 'head' : 'base'
}

function brokenWhy(
  file: AcceptanceSource['base'] | undefined
): string | undefined {
  return file?.kind === 'broken' ? file.why : undefined
}

/** The base's line names a criterion; one of the head alone yields when that is taken. */
function freeId(
  { path, loop }: AcceptanceSource,
  { criterion, declaredIn }: DeclaredCriterion,
  taken: ReadonlySet<string>
): string {
  const plain = `acceptance:${loop ?? path}:${criterion.line}`
  const candidates = [
    plain,
    ...(declaredIn === 'head' ? [`${plain}@head`] : []),
    `acceptance:${path}:${criterion.line}`
  ]
  const free = candidates.find(id => !taken.has(id))
  return free ?? `acceptance:${path}:${criterion.line}@head`
}

/** What the head alone has at the place of a dropped criterion, or else next in its file. */
function insteadOf(
  { criterion, dropped }: DeclaredCriterion,
  all: readonly DeclaredCriterion[]
): string | undefined {
  if (!dropped) return undefined
  const own = all.filter(({ declaredIn }) => declaredIn === 'head')
  const same = own.find(one => one.criterion.line === criterion.line)
  return same === undefined ? undefined : contentText(same.criterion)
}

interface NamedCriterion {
  readonly declared: DeclaredCriterion
  readonly id: string
  /** What stands in the place of a dropped one. */
  readonly instead: string | undefined
}

function planCriterion(
  source: AcceptanceSource,
  { declared, id, instead }: NamedCriterion,
  policy: GatePolicy
): PlanPart {
  const { criterion, declaredIn } = declared
  const check: PlannedCheck = {
    id,
    kind: `acceptance_${criterion.kind}`,
    description: `ACCEPTANCE kind:${criterion.kind} (${source.path})`,
    required:
      criterion.kind !== 'manual' || policy.acceptance.manual === 'required',
    declaredBy: 'acceptance',
    declaredIn,
    source: `${source.path}:${criterion.line}`,
    ...(source.loop === undefined ? {} : { loop: source.loop })
  }
  const part = criterionPart(criterion, check, source, policy)
  if (!declared.dropped) return part
  const problem = {
    message: `${source.path}:${criterion.line}: the head dropped or changed a criterion of the base (${contentText(criterion)}); it still counts as the base wrote it`,
    path: source.path,
    line: criterion.line
  }
  const rule =
    criterion.kind === 'manual'
      ? 'criterion-manual-dropped'
      : 'criterion-dropped'
  const found = {
    ...problem,
    before: contentText(criterion),
    ...(instead === undefined ? {} : { after: instead })
  }
  return {
    ...part,
    problems: [...part.problems, { code: 'criterion-dropped', ...problem }],
    surface: atLevel(policy, rule, found)
  }
}

function criterionPart(
  criterion: AcceptanceCriterion,
  check: PlannedCheck,
  { path }: AcceptanceSource,
  { timeoutMs }: GatePolicy
): PlanPart {
  const at = { path, line: criterion.line }
  const where = `${path}:${criterion.line}`
  switch (criterion.kind) {
    case 'command':
      return commandPart(check, {
        command: criterion.command,
        cwd: '',
        timeoutMs,
        expectExit: criterion.expect_exit
      })
    case 'file_exists':
      return filePart(check, criterion.path)
    case 'manual':
      return reviewPart(check, {
        code: 'criterion-manual',
        message: `${where}: only a person can judge "${criterion.text}"`,
        ...at
      })
    case 'unreadable':
      return reviewPart(check, {
        code: 'criterion-unreadable',
        message: `${where}: the criterion "${criterion.text}" cannot be read: ${criterion.why}`,
        ...at
      })
  }
}

function contentText(criterion: AcceptanceCriterion): string {
  switch (criterion.kind) {
    case 'command':
      return `kind:command assert:\`${criterion.command}\` expect:exit=${criterion.expect_exit}`
    case 'file_exists':
      return `kind:file_exists assert:\`${criterion.path}\``
    case 'manual':
    case 'unreadable':
      return criterion.text
  }
}

function loopsWithoutCriteria(
  loops: readonly string[],
  { commands, fileCriteria }: PlanPart
): readonly PlanProblem[] {
  const checks = [
    ...commands.flatMap(command => command.checks),
    ...fileCriteria.map(criterion => criterion.check)
  ]
  return loops
    .filter(loop => !checks.some(check => check.loop === loop))
    .map(loop => ({
      code: 'loop-without-criteria',
      message: `the active loop ${loop} has no machine criterion, and every active loop needs one that passes`,
      path: loopState(loop)
    }))
}
