/** The ways to an overlay: how its stage is made, and the namespaces of its commands. */
import {
  rootWay,
  userWay,
  withoutRights,
  type MissingWay,
  type NamespaceWay,
  type WayParts
} from '../namespace-ways.ts'
import { rootRights } from './root-rights.ts'
import type { StageWay } from './overlay-stage.ts'

/** One way to an overlay. */
export interface OverlayWay {
  readonly name: string
  readonly stage: StageWay
  /** The namespace of each command. @param onStage what starts a tool on the stage */
  readonly way: (
    parts: WayParts,
    onStage: readonly string[]
  ) => NamespaceWay | MissingWay
}

const MOUNTS = ['--mount', '--propagation', 'slave', '--']
// Folders then cannot be moved, so that what stands in one was always there (`foldersStay`).
const STAYING = 'redirect_dir=off'

/** The ways, in the order in which they are tried. */
export function overlayWays(
  parts: WayParts
): readonly (OverlayWay | MissingWay)[] {
  const { unshare, nsenter } = parts.tools
  if (unshare === undefined || nsenter === undefined)
    return [{ name: 'overlay', missing: 'unshare or nsenter is not installed' }]
  const found = { unshare, nsenter }
  return [userOverlay(parts, found), rootOverlay(parts, found)]
}

function userOverlay(
  { identity }: WayParts,
  found: { readonly unshare: string; readonly nsenter: string }
): OverlayWay | MissingWay {
  const name = 'unprivileged unshare'
  // Root keeps its rights over its files only outside of a user namespace.
  if (identity.uid === 0) return { name, missing: 'the gate is root' }
  const user = ['--user', '--preserve-credentials']
  return {
    name,
    stage: {
      holder: [found.unshare, '--map-root-user', ...MOUNTS],
      enter: [found.nsenter, ...user, '--mount'],
      // It implies redirect_dir=off, and is what an unprivileged overlay keeps its marks in.
      options: ['userxattr'],
      window: []
    },
    way: (parts, onStage) => userWay(parts, found, onStage)
  }
}

function rootOverlay(
  { tools: { sudo, setpriv }, identity }: WayParts,
  found: { readonly unshare: string; readonly nsenter: string }
): OverlayWay | MissingWay {
  const name = 'unshare as root'
  const rights = rootRights(identity, sudo)
  if (rights === undefined)
    return { name, missing: 'the gate is not root, and there is no sudo' }
  if (setpriv === undefined)
    return { name, missing: 'setpriv is not installed' }
  return {
    name: rights.bySudo ? 'unshare by sudo' : name,
    stage: {
      holder: [...rights.prefix, found.unshare, ...MOUNTS],
      enter: [...rights.prefix, found.nsenter, '--mount'],
      options: [STAYING],
      window: rights.bySudo ? withoutRights(setpriv, identity, true) : []
    },
    way: (parts, onStage) => rootWay(parts, found, onStage)
  }
}
