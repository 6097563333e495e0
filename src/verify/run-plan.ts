/** Runs the plan in order: setup, commands, then the criteria that the gate settles itself. */
import {
  checksOfOutcome,
  checksThatCouldNotRun,
  residualRisk
} from './outcome.ts'
import { watchTree } from './tree-watch.ts'
import { encodePath } from '../model/path.ts'
import { normalPath } from '../policy/normal-path.ts'
import type { VerificationCheck } from '../model/check.ts'
import type { MutationLedger } from '../model/ledger.ts'
import type {
  CheckPlan,
  PlannedCommand,
  PlannedFileCriterion
} from '../model/plan.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'
import type { Checkout, CommandRunner, GatePorts } from '../ports.ts'
import type { CommandMoves } from './command-moves.ts'
import type { TreeWatch } from './tree-watch.ts'

/** What the run gave. */
export interface PlanRun {
  /** In the order of the plan. */
  readonly checks: readonly VerificationCheck[]
  readonly tree: TreeWatch
}

/** What is to be proven, and by what. */
export interface VerifyRequest {
  readonly plan: CheckPlan
  readonly ledger: MutationLedger
  readonly policy: GatePolicy
  /** Full id of the change's head. */
  readonly head: string
}

/** What runs the commands, and what hears them. */
export interface RunningPlan {
  readonly runner: CommandRunner
  readonly moves: CommandMoves
}

/** Runs everything. Nothing is run when no result could bind (docs/decisions/0004). */
export async function runPlan(
  request: VerifyRequest,
  { runner, moves }: RunningPlan,
  ports: GatePorts
): Promise<PlanRun> {
  const { plan } = request
  const tree = await watchTree({ ...request, moves }, ports)
  if (!tree.isBound()) return { checks: skipped(plan), tree }
  const broken = await runSetup(plan, tree, runner, ports)
  if (!tree.isBound()) return { checks: skipped(plan), tree }
  const commands =
    broken === undefined
      ? await runCommands(plan, tree, runner, ports)
      : [broken, ...unrun(plan, broken)]
  const files = await settleFiles(plan.fileCriteria, ports.checkout)
  return { checks: [...commands, ...files], tree }
}

async function runCommands(
  plan: CheckPlan,
  tree: TreeWatch,
  runner: CommandRunner,
  { progress }: GatePorts
): Promise<readonly VerificationCheck[]> {
  const all: VerificationCheck[] = []
  for (const [at, planned] of plan.commands.entries()) {
    const { id } = planned.checks[0]
    progress.checkStarted(id, at + 1, plan.commands.length)
    const outcome = await runner.run(planned, line => {
      progress.outputLine(line)
    })
    await tree.after(id)
    const checks = checksOfOutcome(planned, outcome)
    for (const check of checks) progress.checkFinished(check)
    all.push(...checks)
  }
  return all
}

/** @returns a failed check for the first setup command that did not end well */
async function runSetup(
  plan: CheckPlan,
  tree: TreeWatch,
  runner: CommandRunner,
  { progress }: GatePorts
): Promise<VerificationCheck | undefined> {
  for (const [at, { command, timeoutMs }] of plan.setup.entries()) {
    const id = `setup:${String(at + 1)}`
    progress.checkStarted(id, at + 1, plan.setup.length)
    const planned = setupCommand(id, command, timeoutMs)
    const outcome = await runner.run(planned, line => {
      progress.outputLine(line)
    })
    await tree.afterSetup(id)
    const [check] = checksOfOutcome(planned, outcome)
    if (check !== undefined) progress.checkFinished(check)
    if (residualRisk(planned, outcome) !== undefined) return check
  }
  return undefined
}

function setupCommand(
  id: string,
  command: string,
  timeoutMs: number
): PlannedCommand {
  return {
    command,
    cwd: '',
    timeoutMs,
    expectExit: 0,
    checks: [
      {
        id,
        kind: 'setup',
        description: 'Set-up of the policy',
        required: true,
        declaredBy: 'policy',
        declaredIn: 'base'
      }
    ]
  }
}

function unrun(
  plan: CheckPlan,
  broken: VerificationCheck
): readonly VerificationCheck[] {
  return plan.commands.flatMap(planned =>
    checksThatCouldNotRun(planned, `the setup failed (${broken.id})`)
  )
}

/** Threat B2: a link must not lead the criterion out of the workspace. */
async function settleFiles(
  criteria: readonly PlannedFileCriterion[],
  checkout: Checkout
): Promise<readonly VerificationCheck[]> {
  const checks: VerificationCheck[] = []
  for (const { check, path } of criteria) {
    const exists = (await checkout.state(diskPath(path))).kind === 'file'
    checks.push({
      ...declared(check),
      status: exists ? 'passed' : 'failed',
      ...(exists
        ? {}
        : { residual_risk: `there is no regular file at ${path}` })
    })
  }
  return checks
}

/** As the checkout knows paths: `./a/../b` is `b`, and odd characters are encoded. */
function diskPath(written: string): string {
  return encodePath(new TextEncoder().encode(normalPath(written)))
}

function skipped(plan: CheckPlan): readonly VerificationCheck[] {
  const planned = [
    ...plan.commands.flatMap(command => command.checks),
    ...plan.fileCriteria.map(criterion => criterion.check)
  ]
  return planned.map(check => ({
    ...declared(check),
    status: 'skipped',
    residual_risk:
      'It was not run: the checkout differs from the change, so no result could bind.'
  }))
}

function declared(
  check: PlannedFileCriterion['check']
): Omit<VerificationCheck, 'status'> {
  const { id, kind, description, required, source } = check
  const origin = `${check.declaredBy}:${check.declaredIn}`
  return {
    id,
    kind,
    description,
    required,
    evidence: { origin, ...(source === undefined ? {} : { source }) }
  }
}
