/** Which packages have presets to plan, and what a reader must know of the others. */
import { familyOf, PACKAGE_MANIFESTS } from './manifest-kinds.ts'
import { reachOf } from './reach.ts'
import { packageFolders, pathIn } from '../project-files.ts'
import { presetPlaces } from '../presets/preset.ts'
import { counts, findPresets } from '../presets/find-presets.ts'
import { PACKAGES_NOT_REACHED } from '../../model/plan.ts'
import { compareBytes } from '../../model/path.ts'
import { presetSwitch } from '../../policy/preset-switch.ts'
import type { Reach, ReachReason } from './reach.ts'
import type { RowFindings } from '../presets/find-presets.ts'
import type { PresetFinding } from '../presets/preset.ts'
import type { Ecosystem } from '../../policy/preset-names.ts'
import type { GatePolicy } from '../../policy/gate-policy.ts'
import type { PlanInput } from '../plan-presets.ts'
import type { ProjectFiles } from '../project-files.ts'
import type { PlanProblem } from '../../model/plan.ts'

/** The most packages that a sentence names. */
const MOST_NAMED = 20

/** The packages to plan. */
export interface PlannedPackages {
  /** Folders of base ∪ head, sorted as bytes. */
  readonly folders: readonly string[]
  readonly problems: readonly PlanProblem[]
}

/** Every package, or those that the change reaches when the policy says so. Pure. */
export function planPackages(input: PlanInput): PlannedPackages {
  const { policy, base, head, changedPaths } = input
  const found = [base, head].map(files => {
    const place = presetPlaces(files)
    return (folder: string) => findPresets(place(folder))
  })
  const [ofBase = [], ofHead = []] = [base, head].map((files, at) =>
    packageFolders(files.folders, policy).filter(
      folder =>
        hasManifest(files, folder) ||
        found[at]?.(folder).some(({ findings }) => findings.length > 0)
    )
  )
  const packages = [...new Set([...ofBase, ...ofHead])].sort(compareBytes)
  if (!policy.packages.onlyChanged || packages.length === 0)
    return { folders: packages, problems: [] }
  const implied = found.map(find => ecosystemsThatRun(find, policy))
  const reach = reachOf({
    policy,
    base,
    head,
    changedPaths,
    packages,
    basePackages: new Set(
      ofBase.filter(isOrIsGone(new Set(ofHead), head.folders))
    ),
    undeclared: undeclared(packages, implied),
    families: folder =>
      implied.map(
        find => new Set(find(folder).flatMap(one => familyOf(one) ?? []))
      )
  })
  return {
    folders: packages.filter(folder => reach.reached.has(folder)),
    problems: problemsOf(reach)
  }
}

// The files of a package that loses its manifest are left to what lies around it.
function isOrIsGone(
  ofHead: ReadonlySet<string>,
  folders: ProjectFiles['folders']
): (folder: string) => boolean {
  return folder => ofHead.has(folder) || !folders.has(folder)
}

/** Folders that hold neither a manifest nor what implies a preset are no packages. */
function hasManifest(files: ProjectFiles, folder: string): boolean {
  return PACKAGE_MANIFESTS.some(file => files.paths.has(pathIn(folder, file)))
}

/** Ecosystems of which a preset may run: one that is off or stands aside has no say in what a package depends on. */
function ecosystemsThatRun(
  findings: (folder: string) => readonly RowFindings[],
  policy: GatePolicy
): (folder: string) => readonly Ecosystem[] {
  return folder =>
    findings(folder)
      .filter(({ row, findings: all }) =>
        all.some(one => mayRun(policy, row.ecosystem, folder, one))
      )
      .map(({ row }) => row.ecosystem)
}

function mayRun(
  policy: GatePolicy,
  ecosystem: Ecosystem,
  folder: string,
  finding: PresetFinding
): boolean {
  const keys = [finding.id, ecosystem].flatMap(key => [key, `${key}@${folder}`])
  return (
    presetSwitch(policy, ecosystem, finding.id, folder) !== 'off' &&
    (counts(finding) || keys.some(key => policy.presets.has(key)))
  )
}

function undeclared(
  packages: readonly string[],
  implied: readonly ((folder: string) => readonly string[])[]
): ReadonlyMap<string, string> {
  return new Map(
    packages.flatMap((folder): [string, string][] => {
      const ecosystem = implied
        .flatMap(find => find(folder))
        .find(one => familyOf(one) === undefined)
      return ecosystem === undefined
        ? []
        : [[folder, `the gate reads no dependencies of ${ecosystem}`]]
    })
  )
}

function problemsOf({ reached, left }: Reach): readonly PlanProblem[] {
  const outside = [...reached.values()].find(one => one.kind === 'outside')
  if (outside !== undefined)
    return [
      {
        code: 'packages-all-reached',
        message: `${outside.path} lies outside every package of the base, so the change reaches all of them (${reached.size})`
      }
    ]
  if (left.length === 0) return []
  const why = [...reached].map(
    ([folder, reason]) => `${folder} (${reasonText(reason)})`
  )
  const reaches =
    why.length === 0 ? 'no package' : listed(why.sort(compareBytes))
  return [
    {
      code: PACKAGES_NOT_REACHED,
      message: `the change reaches ${reaches}; not reached, so not planned: ${listed(left)}`
    }
  ]
}

function reasonText(reason: ReachReason): string {
  switch (reason.kind) {
    case 'changed':
      return 'changed'
    case 'always':
      return 'always'
    case 'outside':
      return `by ${reason.path}`
    case 'depends':
      return `depends on ${reason.on}`
    case 'unknown':
      return reason.why
  }
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED).join(', ')
  const more = names.length - MOST_NAMED
  return more > 0 ? `${shown} and ${more} more` : shown
}
