/** Which packages have presets to plan, and what a reader must know of the others. */
import { declaresDependencies, MANIFEST_KINDS } from './manifest-kinds.ts'
import { reachOf } from './reach.ts'
import { packageFolders, pathIn } from '../project-files.ts'
import { presetPlaces } from '../presets/preset.ts'
import { PRESET_TABLE } from '../presets/table.ts'
import { PACKAGES_NOT_REACHED } from '../../model/plan.ts'
import { compareBytes } from '../../model/path.ts'
import type { Reach, ReachReason } from './reach.ts'
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
  const ofBase = packagesOf(base, input)
  const ofHead = packagesOf(head, input)
  const packages = [...new Set([...ofBase, ...ofHead])].sort(compareBytes)
  if (!policy.packages.onlyChanged || packages.length === 0)
    return { folders: packages, problems: [] }
  const reach = reachOf({
    policy,
    base,
    head,
    changedPaths,
    packages,
    basePackages: new Set(
      ofBase.filter(isOrIsGone(new Set(ofHead), head.folders))
    ),
    undeclared: undeclared(packages, [base, head])
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

/** Folders that the policy names and that hold a manifest or imply a preset: others are no packages. */
function packagesOf(
  files: ProjectFiles,
  { policy }: PlanInput
): readonly string[] {
  return packageFolders(files.folders, policy).filter(
    folder =>
      MANIFEST_KINDS.some(({ file }) =>
        files.paths.has(pathIn(folder, file))
      ) || ecosystemsOf(files, folder).length > 0
  )
}

function ecosystemsOf(files: ProjectFiles, folder: string): readonly string[] {
  const place = presetPlaces(files)(folder)
  return PRESET_TABLE.filter(({ find }) => find(place).length > 0).map(
    ({ ecosystem }) => ecosystem
  )
}

function undeclared(
  packages: readonly string[],
  sides: readonly ProjectFiles[]
): ReadonlyMap<string, string> {
  return new Map(
    packages.flatMap((folder): [string, string][] => {
      const ecosystem = sides
        .flatMap(side => ecosystemsOf(side, folder))
        .find(one => !declaresDependencies(one))
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
