/** What the manifests of a package leave open: then it may depend on anything. */
import type { Standing } from './declared-needs.ts'
import type { ManifestKind } from './manifest.ts'
import type { UnreadManifest } from './unread-manifests.ts'

/** Why a family's dependencies are not all known. */
export interface Gap {
  /** A sentence without its full stop. */
  readonly why: string
  /** No manifest that is read says how others call the package either. */
  readonly isNameless: boolean
}

const FAMILIES = ['node', 'rust', 'python', 'go'] as const

/** The gap of each family that has one. Pure. */
export function gapsOf(
  own: readonly Standing[],
  above: readonly Standing[],
  unread: Readonly<Record<'own' | 'above', readonly UnreadManifest[]>>
): ReadonlyMap<ManifestKind['family'], Gap> {
  return new Map(
    FAMILIES.flatMap((family): readonly [typeof family, Gap][] => {
      const isOf = (one: Standing): boolean => one.kind.family === family
      const said = own.filter(isOf)
      const file = [...unread.own, ...unread.above].find(
        one => one.family === family
      )
      const why =
        file === undefined
          ? (partOf([...said, ...above.filter(isOf)]) ?? silence(family, said))
          : `the gate does not read ${file.path}`
      return why === undefined
        ? []
        : [[family, { why, isNameless: !said.some(hasName) }]]
    })
  )
}

function partOf(standing: readonly Standing[]): string | undefined {
  for (const one of standing)
    if ('says' in one && one.says.partial !== undefined)
      return `${one.folder === '' ? '' : `${one.folder}: `}${one.says.partial}`
  return undefined
}

function silence(family: string, own: readonly Standing[]): string | undefined {
  const speaks = own.some(one => 'why' in one || one.says.silent !== true)
  return speaks ? undefined : `no manifest of ${family} says what it depends on`
}

function hasName(one: Standing): boolean {
  return 'says' in one && one.says.calls.length > 0
}
