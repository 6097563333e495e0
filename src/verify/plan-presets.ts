/** Presets of base ∪ head: what the head implies runs, what it lost or hides needs review (threat B13). */
import { planPackages } from './packages/plan-packages.ts'
import { counts, findPresets } from './presets/find-presets.ts'
import { presetPlaces } from './presets/preset.ts'
import {
  atLevel,
  commandPart,
  joinParts,
  NOTHING_PLANNED,
  reviewPart
} from './plan-part.ts'
import { presetSwitch } from '../policy/preset-switch.ts'
import type { PlanPart } from './plan-part.ts'
import type {
  EcosystemPresets,
  Preset,
  PresetFinding
} from './presets/preset.ts'
import type { ProjectFiles } from './project-files.ts'
import type { DeclaredIn, PlannedCheck } from '../model/plan.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'

/** What a plan is made of. */
export interface PlanInput {
  readonly policy: GatePolicy
  readonly base: ProjectFiles
  readonly head: ProjectFiles
  /** What the change began from; absent: the base. Only it says what the change took away. */
  readonly mergeBase?: ProjectFiles
  /** Encoded paths of the ledger. */
  readonly changedPaths: readonly string[]
}

/** The most folders with presets of their own. */
export const MOST_PACKAGES = 500

type Command = Extract<PresetFinding, { kind: 'command' }>

/** One preset in one folder, as each side has it. */
interface Sides {
  readonly preset: Preset
  readonly folder: string
  readonly base: PresetFinding | undefined
  readonly head: PresetFinding | undefined
  readonly required: boolean
}

/** The share of the presets: the root's in the order of the table, then each package's. */
export function planPresets(input: PlanInput): PlanPart {
  const { folders, problems } = planPackages(input)
  if (folders.length > MOST_PACKAGES) return tooManyPackages(folders.length)
  const places = {
    base: presetPlaces(input.base),
    head: presetPlaces(input.head)
  }
  return joinParts([
    ...['', ...folders].flatMap(folder => {
      const base = findPresets(places.base(folder))
      const head = findPresets(places.head(folder))
      return base.flatMap(({ row, findings }, at) =>
        planEcosystem(input.policy, row, folder, {
          base: findings,
          head: head[at]?.findings ?? []
        })
      )
    }),
    { ...NOTHING_PLANNED, problems }
  ])
}

function planEcosystem(
  policy: GatePolicy,
  ecosystem: EcosystemPresets,
  folder: string,
  found: Readonly<Record<'base' | 'head', readonly PresetFinding[]>>
): readonly PlanPart[] {
  return ecosystem.presets.map(preset => {
    const switched = presetSwitch(
      policy,
      ecosystem.ecosystem,
      preset.id,
      folder
    )
    if (switched === 'off') return NOTHING_PLANNED
    const [onBase, onHead] = [found.base, found.head].map(side =>
      side.find(one => one.id === preset.id)
    )
    // What stands aside counts where the policy asks for it, and on the head where the base counts it.
    const isAsked = isNamed(policy, ecosystem, preset, folder)
    const base = isAsked || isCounted(onBase) ? onBase : undefined
    const head =
      isAsked || isCounted(onHead) || base?.kind === 'command'
        ? onHead
        : undefined
    const required =
      switched === 'on' ? preset.required : switched === 'required'
    return planPreset({ preset, folder, base, head, required }, policy)
  })
}

/** Whether the policy means just this preset; a whole ecosystem is meant only where nothing in it stands in for another. */
function isNamed(
  { presets }: GatePolicy,
  { ecosystem, isFallback }: EcosystemPresets,
  { id }: Preset,
  folder: string
): boolean {
  const keys = isFallback === true ? [id, ecosystem] : [id]
  return keys.some(
    key => presets.has(key) || presets.has(`${key}@${folder || '.'}`)
  )
}

function isCounted(finding: PresetFinding | undefined): boolean {
  return finding !== undefined && counts(finding)
}

function planPreset(sides: Sides, policy: GatePolicy): PlanPart {
  const { base, head } = sides
  if (head?.kind === 'command') return runs(sides, head, policy)
  if (base?.kind === 'command') return lost(sides, base, policy)
  const hidden = head ?? base
  return hidden === undefined ? NOTHING_PLANNED : cannotBeKnown(sides, hidden)
}

/** The head's command runs: the base's own could not, when the head changed its package manager. */
function runs(sides: Sides, head: Command, policy: GatePolicy): PlanPart {
  const { base } = sides
  const declaredIn = base?.kind === 'command' ? 'both' : 'head'
  const check = plannedCheck(sides, declaredIn, head.source, sides.required)
  const { minimumTests } = policy
  const part = commandPart(
    check.kind === 'test' && minimumTests > 0
      ? { ...check, minimumTests }
      : check,
    {
      command: head.command,
      cwd: sides.folder,
      timeoutMs: policy.timeoutMs,
      expectExit: 0
    }
  )
  if (base?.kind !== 'command' || base.command === head.command) return part
  const message = `${presetId(sides)} runs "${head.command}", on the base it is "${base.command}"`
  const where = place(sides, head.source)
  return {
    ...part,
    problems: [{ code: 'preset-command-changed', message, ...where }],
    surface: atLevel(policy, 'preset-command-changed', {
      message,
      ...where,
      before: base.command,
      after: head.command
    })
  }
}

/** A required check, unless the policy says that a loss is only shown. */
function lost(sides: Sides, base: Command, policy: GatePolicy): PlanPart {
  const why =
    sides.head?.kind === 'unknown'
      ? `what the head has in its place cannot be known: ${sides.head.why}`
      : 'the head no longer has it'
  const message = `the base has the preset ${presetId(sides)} ("${base.command}"), and ${why}`
  const where = place(sides, base.source)
  const check = plannedCheck(sides, 'base', base.source, true)
  const problem = { code: 'preset-lost', message, ...where }
  const part =
    policy.surface['preset-lost'] === 'block'
      ? reviewPart(check, problem)
      : { ...NOTHING_PLANNED, problems: [problem] }
  const found = { message, ...where, before: base.command }
  return { ...part, surface: atLevel(policy, 'preset-lost', found) }
}

/** A broken file hides what it declares: for a required preset that needs review. */
function cannotBeKnown(
  sides: Sides,
  hidden: Extract<PresetFinding, { kind: 'unknown' }>
): PlanPart {
  const inHead = sides.head !== undefined
  const declaredIn = !inHead
    ? 'base'
    : sides.base === undefined
      ? 'head'
      : 'both'
  const where = place(sides, hidden.source)
  const folder = sides.folder === '' ? '' : ` in ${sides.folder}`
  const problem = {
    code: 'preset-unknown',
    message: `on the ${inHead ? 'head' : 'base'}${folder}, ${hidden.why}; so ${sides.preset.id} cannot be planned`,
    ...where
  }
  return sides.required
    ? reviewPart(plannedCheck(sides, declaredIn, hidden.source, true), problem)
    : { ...NOTHING_PLANNED, problems: [problem] }
}

function plannedCheck(
  sides: Sides,
  declaredIn: DeclaredIn,
  source: string,
  required: boolean
): PlannedCheck {
  const { preset, folder } = sides
  return {
    id: presetId(sides),
    kind: preset.kind,
    description:
      folder === '' ? preset.description : `${preset.description} in ${folder}`,
    required,
    declaredBy: 'preset',
    declaredIn,
    source: inFolder(folder, source)
  }
}

function presetId({ preset, folder }: Sides): string {
  return folder === '' ? preset.id : `${preset.id}@${folder}`
}

function inFolder(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`
}

/** The path and line of a source such as `package.json:7`. */
function place(
  { folder }: Sides,
  source: string
): { readonly path: string; readonly line?: number } {
  const [name = '', line] = source.split(':')
  const path = inFolder(folder, name)
  return line === undefined ? { path } : { path, line: Number(line) }
}

function tooManyPackages(count: number): PlanPart {
  const message = `the policy's packages match ${count} folders, more than ${MOST_PACKAGES}; no preset is planned`
  return reviewPart(
    {
      id: 'gate:packages',
      kind: 'review',
      description: 'The presets of every package',
      required: true,
      declaredBy: 'policy',
      declaredIn: 'base'
    },
    { code: 'packages-too-many', message }
  )
}
