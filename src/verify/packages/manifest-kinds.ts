/** The table of manifests whose dependencies the gate reads. */
import { CARGO_MANIFEST } from './cargo-manifest.ts'
import { GO_MANIFEST, GO_WORK_MANIFEST } from './go-manifest.ts'
import { NODE_MANIFEST } from './node-manifest.ts'
import { PYTHON_MANIFEST, REQUIREMENTS_MANIFESTS } from './python-manifest.ts'
import type { ManifestKind } from './manifest.ts'

/** One row each; a package may have several. */
export const MANIFEST_KINDS: readonly ManifestKind[] = [
  NODE_MANIFEST,
  CARGO_MANIFEST,
  GO_MANIFEST,
  GO_WORK_MANIFEST,
  PYTHON_MANIFEST,
  ...REQUIREMENTS_MANIFESTS
]

// Ecosystems whose packages say in these manifests what they depend on.
const DECLARE = new Set(['node', 'bun', 'rust', 'python', 'go'])

/** Whether the gate can read what packages of an ecosystem depend on. */
export function declaresDependencies(ecosystem: string): boolean {
  return DECLARE.has(ecosystem)
}
