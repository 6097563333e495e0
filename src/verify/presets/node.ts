/** Presets of JavaScript: the scripts that package.json declares. */
import { isNoTest } from '../../policy/no-test-script.ts'
import {
  declaredManager,
  lockedManager,
  scriptCommand
} from './package-manager.ts'
import { jsonFile, lineUnder } from './json-file.ts'
import { found, unknown } from './preset.ts'
import type { DeclaredManager } from './package-manager.ts'
import type { EcosystemPresets, FolderView, PresetPlace } from './preset.ts'

const MANIFEST = 'package.json'

const SCRIPTS = [
  ['node:test', 'test'],
  ['node:typecheck', 'typecheck'],
  ['node:lint', 'lint']
] as const

/** What the gate reads of a package.json. */
type Manifest =
  | {
      readonly kind: 'manifest'
      readonly text: string
      readonly scripts: Readonly<Record<string, unknown>>
      readonly packageManager: unknown
    }
  | { readonly kind: 'broken'; readonly why: string }

/** JavaScript's row of the table. */
export const NODE: EcosystemPresets = {
  ecosystem: 'node',
  presets: [
    {
      id: 'node:test',
      kind: 'test',
      description: 'Run JavaScript tests',
      required: true
    },
    {
      id: 'node:typecheck',
      kind: 'type_check',
      description: 'Run JavaScript type checks',
      required: false
    },
    {
      id: 'node:lint',
      kind: 'lint',
      description: 'Run JavaScript lint checks',
      required: false
    }
  ],
  find: place => {
    const manifest = readManifest(place.folder)
    if (manifest === undefined) return []
    if (manifest.kind === 'broken')
      return SCRIPTS.map(([id]) => unknown(id, manifest.why, MANIFEST))
    const manager = managerOf(manifest.packageManager, place)
    return SCRIPTS.filter(([, script]) =>
      declares(manifest.scripts, script)
    ).map(([id, script]) => {
      const source = `${MANIFEST}:${lineUnder(manifest.text, 'scripts', script)}`
      return manager.kind === 'unknown'
        ? unknown(id, `${MANIFEST}: ${manager.why}`, source)
        : found(id, scriptCommand(manager.manager, script), source)
    })
  }
}

/** Whether a package.json has a test script, or may have one: a broken file hides it. */
export function mayRunTests(folder: FolderView): boolean {
  const manifest = readManifest(folder)
  return (
    manifest !== undefined &&
    (manifest.kind === 'broken' || declares(manifest.scripts, 'test'))
  )
}

/** The manager that runs a package's scripts; undefined without a package.json that says it. */
export function managerName(place: PresetPlace): string | undefined {
  const manifest = readManifest(place.folder)
  if (manifest?.kind !== 'manifest') return undefined
  const manager = managerOf(manifest.packageManager, place)
  return manager.kind === 'manager' ? manager.manager : undefined
}

// In a monorepo the root says it for its packages.
function managerOf(
  field: unknown,
  { folder, root }: PresetPlace
): Exclude<DeclaredManager, { kind: 'none' }> {
  const own = declaredManager(field)
  if (own.kind !== 'none') return own
  const locked = lockedManager(folder)
  if (locked !== undefined) return { kind: 'manager', manager: locked }
  const manifest = readManifest(root)
  const above =
    manifest?.kind === 'manifest'
      ? declaredManager(manifest.packageManager)
      : undefined
  return above !== undefined && above.kind !== 'none'
    ? above
    : { kind: 'manager', manager: lockedManager(root) ?? 'npm' }
}

function readManifest(folder: FolderView): Manifest | undefined {
  const file = jsonFile(folder, MANIFEST)
  if (file?.kind !== 'object') return file
  const scripts = file.value['scripts'] ?? {}
  return isRecord(scripts)
    ? {
        kind: 'manifest',
        text: file.text,
        scripts,
        packageManager: file.value['packageManager']
      }
    : { kind: 'broken', why: `${MANIFEST} has scripts that are no object` }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// A blank script does nothing and exits with 0, and npm's stand-in says that there is no test: neither declares one.
function declares(
  scripts: Readonly<Record<string, unknown>>,
  name: string
): boolean {
  const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined
  return typeof script === 'string' && script.trim() !== '' && !isNoTest(script)
}
