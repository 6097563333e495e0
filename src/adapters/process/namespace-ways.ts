/** The ways to a namespace, in the order in which they are tried. */
import { rootRights } from './isolation/root-rights.ts'
import type { MountRule } from './namespace-mounts.ts'

/** Absolute paths of the tools that are there. */
export interface NamespaceTools {
  readonly bash: string
  readonly unshare: string | undefined
  readonly nsenter: string | undefined
  readonly setpriv: string | undefined
  readonly bwrap: string | undefined
  readonly sudo: string | undefined
}

/** Who the gate is. */
export interface Identity {
  readonly uid: number
  readonly gid: number
}

/** One way: how the namespace is held open, and how a command gets in. */
export interface NamespaceWay {
  /** Its name in messages. */
  readonly name: string
  /** Arguments that start the holder, up to the shell that waits inside. */
  readonly holder: readonly string[]
  /** Mounts that the holder's shell makes before it says that it is ready. */
  readonly mounts: readonly MountRule[]
  /** nsenter's flags, without the target. */
  readonly enter: readonly string[]
  /** What is put in front of the command inside, to give rights up. */
  readonly inside: readonly string[]
  /** The gate is not root, and sudo stands in front of the tools. */
  readonly bySudo?: true
}

/** A way that cannot even be tried, and why. */
export interface MissingWay {
  readonly name: string
  readonly missing: string
}

const HOLD = ['--pid', '--mount-proc', '--propagation', 'slave']
const TIED = ['--fork', '--kill-child', '--']

// What stays of root's rights: no mounts, no modules, no devices, no tracing of the holder.
const KEPT_RIGHTS = [
  '-all',
  '+chown',
  '+dac_override',
  '+fowner',
  '+fsetid',
  '+kill',
  '+setgid',
  '+setuid',
  '+net_bind_service',
  '+net_raw',
  '+sys_chroot',
  '+audit_write',
  '+setfcap'
].join(',')

/**
 * A PID namespace alone: nothing but process numbers, /proc and mounts of the
 * command's own changes for the command. Only real root can make one.
 */
export function pidNamespace(
  tools: NamespaceTools,
  { uid }: Identity
): NamespaceWay | MissingWay {
  const name = 'PID namespace'
  const { unshare, nsenter } = tools
  if (uid !== 0) return { name, missing: 'the gate is not root' }
  if (unshare === undefined || nsenter === undefined)
    return { name, missing: 'unshare or nsenter is not installed' }
  return {
    name,
    holder: [unshare, ...HOLD, ...TIED],
    mounts: [],
    enter: [nsenter, '--mount', '--pid'],
    inside: []
  }
}

/** What the ways of one level share. */
export interface WayParts {
  readonly tools: NamespaceTools
  readonly identity: Identity
  readonly mounts: readonly MountRule[]
}

/** The ways of level `namespace`; a way without a user namespace needs root's rights. */
export function isolatingWays(
  parts: WayParts
): readonly (NamespaceWay | MissingWay)[] {
  const { nsenter, unshare } = parts.tools
  const names = ['bwrap', 'unprivileged unshare', 'unshare as root']
  if (nsenter === undefined || unshare === undefined)
    return names.map(name => ({
      name,
      missing: 'unshare or nsenter is not installed'
    }))
  return [
    bwrapWay(parts, nsenter),
    userWay(parts, { unshare, nsenter }),
    rootWay(parts, { unshare, nsenter }),
    rootBwrapWay(parts, nsenter)
  ]
}

function bwrapWay(
  { tools: { bwrap }, identity, mounts }: WayParts,
  nsenter: string
): NamespaceWay | MissingWay {
  const name = 'bwrap'
  if (bwrap === undefined) return { name, missing: 'it is not installed' }
  if (identity.uid === 0)
    return { name, missing: 'root keeps its rights in it' }
  const spaces = ['--unshare-user', '--unshare-pid', '--unshare-ipc']
  return {
    name,
    holder: [bwrap, '--die-with-parent', ...spaces, ...bwrapDisk(mounts), '--'],
    mounts: [],
    enter: enterUser(nsenter),
    inside: []
  }
}

/** bwrap by sudo: where the kernel's rules let it alone make user namespaces, or none at all. */
function rootBwrapWay(
  { tools, identity, mounts }: WayParts,
  nsenter: string
): NamespaceWay | MissingWay {
  const name = 'bwrap by sudo'
  const { bwrap, setpriv, sudo } = tools
  const rights = rootRights(identity, sudo)
  if (bwrap === undefined) return { name, missing: 'bwrap is not installed' }
  if (setpriv === undefined || rights?.bySudo !== true)
    return { name, missing: 'there is no sudo, or no need of it' }
  const spaces = ['--unshare-pid', '--unshare-ipc']
  return {
    name,
    holder: [...rights.prefix, bwrap, ...spaces, ...bwrapDisk(mounts), '--'],
    mounts: [],
    enter: [...rights.prefix, nsenter, '--mount', '--pid', '--ipc'],
    inside: withoutRights(setpriv, identity, true),
    bySudo: true
  }
}

function bwrapDisk(mounts: readonly MountRule[]): readonly string[] {
  const binds = mounts.flatMap(({ kind, path }) => {
    if (kind.startsWith('read-only')) return ['--ro-bind', path, path]
    if (kind === 'hide-folder') return ['--tmpfs', path]
    return ['--dev-bind', '/dev/null', path]
  })
  return ['--dev-bind', '/', '/', '--proc', '/proc', ...binds]
}

/** The way without rights. @param stage what stands in front to start on an overlay's stage, which has the user namespace already */
export function userWay(
  { identity: { uid, gid }, mounts }: WayParts,
  { unshare, nsenter }: { unshare: string; nsenter: string },
  stage?: readonly string[]
): NamespaceWay {
  // A second user namespace inside gives the user id back and drops the rights over the mounts.
  const own =
    uid === 0
      ? ['--map-root-user']
      : [`--map-user=${uid}`, `--map-group=${gid}`]
  const outer = stage === undefined ? ['--map-root-user'] : []
  return {
    name: 'unprivileged unshare',
    holder: [...(stage ?? []), unshare, ...outer, '--ipc', ...HOLD, ...TIED],
    mounts,
    enter: enterUser(nsenter),
    inside: [unshare, ...own, '--']
  }
}

/** The way with root's rights, the gate's own or by sudo. @param stage see `userWay` */
export function rootWay(
  { tools: { setpriv, sudo }, identity, mounts }: WayParts,
  { unshare, nsenter }: { unshare: string; nsenter: string },
  stage: readonly string[] = []
): NamespaceWay | MissingWay {
  const name = 'unshare as root'
  const rights = rootRights(identity, sudo)
  if (rights === undefined)
    return { name, missing: 'the gate is not root, and there is no sudo' }
  if (setpriv === undefined)
    return { name, missing: 'setpriv is not installed' }
  const front = stage.length > 0 ? stage : rights.prefix
  return {
    name: rights.bySudo ? 'unshare by sudo' : name,
    holder: [...front, unshare, '--ipc', ...HOLD, ...TIED],
    mounts,
    enter: [...rights.prefix, nsenter, '--mount', '--pid', '--ipc'],
    inside: withoutRights(setpriv, identity, rights.bySudo),
    ...(rights.bySudo ? { bySudo: true } : {})
  }
}

/** What gives root's rights up: root stays root without those that reach out, sudo's caller is itself again. */
export function withoutRights(
  setpriv: string,
  { uid, gid }: Identity,
  bySudo: boolean
): readonly string[] {
  const bounds = bySudo ? '-all' : KEPT_RIGHTS
  const user = bySudo
    ? [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
    : []
  const rights = ['--inh-caps=-all', `--bounding-set=${bounds}`]
  return [setpriv, '--no-new-privs', ...user, ...rights, '--']
}

function enterUser(nsenter: string): readonly string[] {
  const user = ['--user', '--preserve-credentials']
  return [nsenter, ...user, '--mount', '--pid', '--ipc']
}
