/** What a repository is made of, as `init` sees it: presets, packages, and what stands there already. */
import { MISNAMED_POLICY_PATH, POLICY_PATH } from '../policy/gate-policy.ts'
import { counts, findPresets } from '../verify/presets/find-presets.ts'
import { folderView, presetPlaces } from '../verify/presets/preset.ts'
import { lockedManager } from '../verify/presets/package-manager.ts'
import { isWorkflowPath } from './repository-facts.ts'
import { workspacesOf } from './workspace-members.ts'
import type { Ecosystem } from '../policy/preset-names.ts'
import type { RepositoryFacts } from './repository-facts.ts'
import type { Workspace } from './workspace-members.ts'

/** Where `init` puts the workflow. */
export const WORKFLOW_PATH = '.github/workflows/completion-gate.yml'

/** A preset that a folder has. */
export interface FoundPreset {
  readonly id: string
  readonly ecosystem: Ecosystem
  readonly command: string
  readonly required: boolean
  /** Empty for the root. */
  readonly folder: string
}

/** What a repository is made of. */
export interface Survey {
  readonly presets: readonly FoundPreset[]
  /** Sentences about files that could not be understood. */
  readonly unknown: readonly string[]
  readonly ecosystems: readonly Ecosystem[]
  /** How the root runs scripts: `npm`, `pnpm`, `yarn` or `bun`; undefined without a package.json. */
  readonly packageManager: string | undefined
  readonly workspaces: readonly Workspace[]
  readonly defaultBranch: string
  /** Whether nothing but the branch that is checked out says so. */
  readonly isBranchGuessed: boolean
  /** Paths of other workflows, sorted. */
  readonly workflows: readonly string[]
  /** Those of them that run the gate already. */
  readonly gateWorkflows: readonly string[]
  /** A policy under a name that the gate refuses. */
  readonly misnamedPolicy: boolean
  readonly acceptance: boolean
}

/** A step that uses the gate, by its `uses`. */
export function usesGate(uses: string): boolean {
  return /^[\w.-]+\/completion-gate@/.test(uses)
}

/** Surveys a repository. Pure. */
export function survey(facts: RepositoryFacts): Survey {
  const workspaces = workspacesOf(facts)
  const folders = ['', ...new Set(workspaces.flatMap(one => one.folders))]
  const found = folders.map(folder => presetsOf(facts, folder))
  const presets = found.flatMap(one => one.presets)
  const workflows = [...facts.paths]
    .filter(path => isWorkflowPath(path) && path !== WORKFLOW_PATH)
    .sort()
  return {
    presets,
    unknown: found.flatMap(one => one.unknown),
    ecosystems: [...new Set(presets.map(one => one.ecosystem))],
    packageManager: packageManagerOf(facts),
    workspaces,
    defaultBranch: facts.defaultBranch,
    isBranchGuessed: facts.isBranchGuessed,
    workflows,
    gateWorkflows: workflows.filter(path => runsGate(facts, path)),
    misnamedPolicy:
      facts.paths.has(MISNAMED_POLICY_PATH) && !facts.paths.has(POLICY_PATH),
    acceptance: facts.paths.has('ACCEPTANCE.md')
  }
}

function presetsOf(
  facts: RepositoryFacts,
  folder: string
): Pick<Survey, 'presets' | 'unknown'> {
  const presets: FoundPreset[] = []
  const unknown: string[] = []
  for (const { row, findings } of findPresets(presetPlaces(facts)(folder)))
    for (const finding of findings.filter(counts)) {
      const preset = row.presets.find(one => one.id === finding.id)
      const id = folder === '' ? finding.id : `${finding.id}@${folder}`
      if (finding.kind === 'unknown')
        unknown.push(`${id} cannot be known: ${finding.why}.`)
      else
        presets.push({
          id,
          ecosystem: row.ecosystem,
          command: finding.command,
          required: preset?.required === true,
          folder
        })
    }
  return { presets, unknown }
}

function packageManagerOf(facts: RepositoryFacts): string | undefined {
  const file = facts.texts.get('package.json')
  if (file?.kind !== 'text') return undefined
  const declared = /"packageManager"\s*:\s*"([a-z]+)@/.exec(file.text)?.[1]
  return declared ?? lockedManager(folderView(facts, '')) ?? 'npm'
}

function runsGate(facts: RepositoryFacts, path: string): boolean {
  const file = facts.texts.get(path)
  return (
    file?.kind === 'text' &&
    [...file.text.matchAll(/^\s*-?\s*uses:\s*['"]?([^\s'"#]+)/gm)].some(
      ([, uses = '']) => usesGate(uses)
    )
  )
}
