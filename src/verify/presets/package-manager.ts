/** Which package manager runs a package's scripts, and how. */
import type { FolderView } from './preset.ts'

const LOCKS = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
  // Last: it says which manager only where no lock file does.
  ['pnpm-workspace.yaml', 'pnpm']
] as const

/** A package manager that the gate knows how to call. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun'

const MANAGERS: readonly string[] = ['npm', 'pnpm', 'yarn', 'bun']

/** What a `packageManager` field says. */
export type DeclaredManager =
  | { readonly kind: 'manager'; readonly manager: PackageManager }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly why: string }

/** Reads a `packageManager` field: the name before the `@`. */
export function declaredManager(field: unknown): DeclaredManager {
  if (field === undefined) return { kind: 'none' }
  const name = typeof field === 'string' ? field.split('@')[0] : undefined
  return isManager(name)
    ? { kind: 'manager', manager: name }
    : {
        kind: 'unknown',
        why: `expected packageManager to begin with one of ${MANAGERS.join(', ')}, got ${JSON.stringify(field).slice(0, 100)}`
      }
}

/** The manager whose lock file, or else whose workspace file, stands in a folder. */
export function lockedManager(folder: FolderView): PackageManager | undefined {
  return LOCKS.find(([file]) => folder.has(file))?.[1]
}

/** The command that runs a script. */
export function scriptCommand(manager: PackageManager, script: string): string {
  if (manager === 'npm')
    return script === 'test' ? 'npm test' : `npm run ${script}`
  return manager === 'bun' ? `bun run ${script}` : `${manager} ${script}`
}

function isManager(name: string | undefined): name is PackageManager {
  return name !== undefined && MANAGERS.includes(name)
}
