/** What a person can do next, most useful first. */
import { likelyMend } from './mends.ts'
import { HEAD_PATH, isTestMerge } from '../model/checked-out.ts'
import { openObservations } from '../model/external-observation.ts'
import { NO_CHECK_ID } from '../model/check.ts'
import type { DecisionInput } from './decide.ts'
import type { IsolationLevel } from '../model/isolation-level.ts'
import type { VerificationCheck } from '../model/check.ts'
import type { BindingDocument, UnboundPath } from '../model/evidence.ts'
import { PACKAGES_NOT_REACHED } from '../model/plan.ts'
import type { PlanProblem } from '../model/plan.ts'
import type { CommitRange } from '../model/observation.ts'
import type { Decision } from '../model/verdict.ts'

// A step names at most this many paths; the report lists all.
const PATHS_SHOWN = 5

/** What the steps are made of, beside the decision and its input. */
export interface Circumstances {
  readonly range: CommitRange
  readonly binding: BindingDocument | undefined
  /** Parents of the checked-out commit: a test merge has the head among them. */
  readonly checkedOutParents: readonly string[]
  /** Problems of the plan. */
  readonly problems?: readonly PlanProblem[]
  /** The level that commands ran under. */
  readonly isolationLevel?: IsolationLevel
}

/** The steps for one decision; empty when the change is complete. */
export function nextSteps(
  decision: Decision,
  input: DecisionInput,
  circumstances: Circumstances
): readonly string[] {
  switch (decision.rule) {
    case 1:
      return observationSteps(input)
    case 2:
      return ['Run the gate again on the new head.']
    case 3:
      return input.gaps.map(gap =>
        gap.path === undefined ? gap.reason : `${gap.path}: ${gap.reason}`
      )
    case 4:
    case 5:
    case 6:
      return []
    case 7:
      return proofSteps(input, circumstances)
  }
}

function observationSteps(input: DecisionInput): readonly string[] {
  const open = openObservations(
    input.observations,
    input.waivers,
    input.ledger.effect_digest
  )
  return open.map(
    one =>
      `Push a change that answers the ${one.kind} of ${one.subject}, and have it approved. Or an authorised person waives it: \`/waive ${one.digest} <reason>\`.`
  )
}

function proofSteps(
  input: DecisionInput,
  circumstances: Circumstances
): readonly string[] {
  const checks = input.reports.flatMap(report => report.checks)
  const required = checks.filter(check => check.required)
  const steps = [
    ...bindingSteps(circumstances),
    ...(required.length === 0 || required.some(one => one.id === NO_CHECK_ID)
      ? [noCheckStep(circumstances)]
      : []),
    ...required
      .filter(check => check.status === 'failed')
      .flatMap(check => failureSteps(check, circumstances)),
    ...required
      .filter(
        check => check.status === 'needs_review' || check.status === 'skipped'
      )
      .flatMap(check => reviewStep(check, circumstances)),
    `Or an authorised person waives exactly this change: \`/waive ${input.ledger.effect_digest} <reason>\`.`
  ]
  return [...new Set(steps)]
}

const NO_CHECK_STEP =
  'No required check is defined: on the base branch, add a test script that a preset knows, a machine criterion to `ACCEPTANCE.md` (such as ``- [ ] kind:command assert:`make test` ``), or `checks` to `.github/completion-gate.yml`.'

const NO_PACKAGE_STEP =
  'The change reaches no package that has a required check: give the package that it touches a test, say in `.github/completion-gate.yml` which packages it concerns (`packages.depends-on`) or which are checked with every change (`packages.always`), or add a check of the policy.'

function noCheckStep({ problems = [] }: Circumstances): string {
  return problems.some(({ code }) => code === PACKAGES_NOT_REACHED)
    ? NO_PACKAGE_STEP
    : NO_CHECK_STEP
}

function failureSteps(
  check: VerificationCheck,
  { isolationLevel }: Circumstances
): readonly string[] {
  const mend = likelyMend(check, isolationLevel)
  const failure = `Make \`${check.id}\` pass: ${(check.residual_risk ?? 'it failed').replace(/\.$/, '')}.`
  return mend === undefined ? [failure] : [mend, failure]
}

/** What was not run says so itself; what binding explains already needs no step of its own. */
function reviewStep(
  check: VerificationCheck,
  circumstances: Circumstances
): readonly string[] {
  const why = check.residual_risk ?? check.description
  if (check.id === NO_CHECK_ID) return []
  if (check.status !== 'skipped')
    return [`\`${check.id}\` needs a person: ${why}`]
  return bindingSteps(circumstances).length > 0
    ? []
    : [`Have \`${check.id}\` run: ${why}`]
}

function bindingSteps(circumstances: Circumstances): readonly string[] {
  const { binding } = circumstances
  if (binding === undefined || binding.bound) return []
  const before = binding.unbound.filter(path => path.check === undefined)
  // A mend of its own is said of the change; of another commit, checking the head out comes first.
  const isChange = holdsHead(circumstances)
  const plain = before.filter(one => !isChange || one.mend === undefined)
  const mends = before.flatMap(one =>
    isChange && one.mend !== undefined ? [mendStep(one.mend, before)] : []
  )
  return [
    ...(plain.length === 0 ? [] : [checkoutStep(circumstances, plain)]),
    ...new Set(mends),
    ...byCheck(binding.unbound).map(
      ([check, paths]) =>
        `\`${check}\` touched files of the change while it ran (${listPaths(paths)}), so its result does not speak of them: make it write elsewhere. Files that it makes for itself, such as a cache, belong into \`.gitignore\` and not into the change. When it writes the very same bytes again, list them under \`generated\` in \`.github/completion-gate.yml\`.`
    ),
    ...(binding.unbound.length === 0 && binding.drift.length > 0
      ? [
          `The policy blocks drift, and checks changed tracked files (${listPaths(binding.drift)}): commit what they write, or make them write elsewhere.`
        ]
      : [])
  ]
}

function holdsHead({
  range,
  binding,
  checkedOutParents
}: Circumstances): boolean {
  return (
    binding?.checked_out === range.head ||
    isTestMerge(checkedOutParents, range.head)
  )
}

/** One sentence for all files that it mends. */
function mendStep(mend: string, paths: readonly UnboundPath[]): string {
  return `${listPaths(paths.filter(one => one.mend === mend))}: ${mend}`
}

function checkoutStep(
  { range, binding, checkedOutParents }: Circumstances,
  paths: readonly UnboundPath[]
): string {
  const named = listPaths(paths)
  const checkedOut = binding?.checked_out ?? ''
  if (checkedOut === range.head)
    return `The work tree is not clean: it differs from ${short(range.head)} at ${named}. Commit, stash or restore these files and run again, or judge uncommitted work with \`verify --worktree\`. Where git itself calls them clean, a filter that \`.gitattributes\` names wrote them: switch it off for them in \`.git/info/attributes\` (\`PATH -filter\`) and check them out again.`
  if (isTestMerge(checkedOutParents, range.head))
    return `The base has moved in the same files (${named}): merge or rebase the base branch into this one and run again.`
  if (paths.some(one => one.path === HEAD_PATH))
    return `The checkout is ${short(checkedOut)}, neither the head nor a test merge of it: run \`git checkout ${short(range.head)}\` and run again.`
  return `The checkout is ${short(checkedOut)}, not the head, and differs at ${named}: run \`git checkout ${short(range.head)}\` and run again.`
}

function byCheck(
  paths: readonly UnboundPath[]
): readonly (readonly [string, readonly UnboundPath[]])[] {
  const groups = new Map<string, UnboundPath[]>()
  for (const path of paths)
    if (path.check !== undefined)
      groups.set(path.check, [...(groups.get(path.check) ?? []), path])
  return [...groups]
}

function listPaths(paths: readonly { readonly path: string }[]): string {
  const names = [...new Set(paths.map(one => one.path))]
  const shown = names.slice(0, PATHS_SHOWN).join(', ')
  const more = names.length - PATHS_SHOWN
  return more > 0 ? `${shown} and ${String(more)} more` : shown
}

function short(commit: string): string {
  return commit.slice(0, 12)
}
