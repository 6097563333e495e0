/** What a pnpm-workspace.yaml puts in the place of dependencies, for all packages below it. */
import { globsUpwards, isTable, NO_NEEDS } from './manifest.ts'
import { replacedBy } from './node-manifest.ts'
import { boundedYaml } from '../../policy/bounded-yaml.ts'
import type { Declaration, ManifestKind } from './manifest.ts'

/** The row of pnpm-workspace.yaml: to be its member makes no package depend on another. */
export const PNPM_WORKSPACE: ManifestKind = {
  family: 'node',
  file: 'pnpm-workspace.yaml',
  read: readWorkspace
}

function readWorkspace(text: string): Declaration | undefined {
  const data = parsed(text)
  // An empty file is a workspace of its folder alone.
  if (data === null) return { calls: [], needs: NO_NEEDS, silent: true }
  if (!isTable(data)) return undefined
  const { packages, ...rest } = data
  return {
    calls: [],
    needs: NO_NEEDS,
    below: replacedBy(rest),
    silent: true,
    membersOutside: globsUpwards(packages)
  }
}

function parsed(text: string): unknown {
  try {
    return boundedYaml(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
