/** The table of manifests whose dependencies the gate reads. */
import { CARGO_MANIFEST } from './cargo-manifest.ts'
import { GO_MANIFEST, GO_WORK_MANIFEST } from './go-manifest.ts'
import { NODE_MANIFEST } from './node-manifest.ts'
import { PNPM_WORKSPACE } from './pnpm-workspace.ts'
import {
  PYTHON_MANIFEST,
  REQUIREMENTS_MANIFESTS,
  SETUP_CFG
} from './python-manifest.ts'
import { TSCONFIG_MANIFESTS } from './tsconfig.ts'
import type { ManifestKind } from './manifest.ts'

/** One row each; a package may have several. */
export const MANIFEST_KINDS: readonly ManifestKind[] = [
  NODE_MANIFEST,
  PNPM_WORKSPACE,
  ...TSCONFIG_MANIFESTS,
  CARGO_MANIFEST,
  GO_MANIFEST,
  GO_WORK_MANIFEST,
  PYTHON_MANIFEST,
  ...REQUIREMENTS_MANIFESTS,
  SETUP_CFG
]

/** Manifests that make a folder a package; the others only say more of one. */
export const PACKAGE_MANIFESTS: readonly string[] = [
  NODE_MANIFEST,
  CARGO_MANIFEST,
  GO_MANIFEST,
  PYTHON_MANIFEST
].map(({ file }) => file)

// Ecosystems whose packages say in manifests of a family what they depend on.
const FAMILIES: ReadonlyMap<string, ManifestKind['family']> = new Map([
  ['node', 'node'],
  ['bun', 'node'],
  ['rust', 'rust'],
  ['python', 'python'],
  ['go', 'go']
])

/** The family of an ecosystem's manifests; undefined when the gate cannot read what its packages depend on. */
export function familyOf(
  ecosystem: string
): ManifestKind['family'] | undefined {
  return FAMILIES.get(ecosystem)
}
