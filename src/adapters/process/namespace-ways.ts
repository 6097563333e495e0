/** The ways to a namespace, in the order in which they are tried. */
import type { MountRule } from './namespace-mounts.ts'

/** Absolute paths of the tools that are there. */
export interface NamespaceTools {
  readonly bash: string
  readonly unshare: string | undefined
  readonly nsenter: string | undefined
  readonly setpriv: string | undefined
  readonly bwrap: string | undefined
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

/** The ways of level `namespace`; a way without a user namespace needs root. */
export function isolatingWays(
  tools: NamespaceTools,
  identity: Identity,
  mounts: readonly MountRule[]
): readonly (NamespaceWay | MissingWay)[] {
  const { nsenter, unshare } = tools
  const names = ['bwrap', 'unprivileged unshare', 'unshare as root']
  if (nsenter === undefined || unshare === undefined)
    return names.map(name => ({
      name,
      missing: 'unshare or nsenter is not installed'
    }))
  return [
    bwrapWay(tools, nsenter, identity, mounts),
    userWay(unshare, nsenter, identity, mounts),
    rootWay(tools, { unshare, nsenter }, identity, mounts)
  ]
}

function bwrapWay(
  { bwrap }: NamespaceTools,
  nsenter: string,
  { uid }: Identity,
  mounts: readonly MountRule[]
): NamespaceWay | MissingWay {
  const name = 'bwrap'
  if (bwrap === undefined) return { name, missing: 'it is not installed' }
  if (uid === 0) return { name, missing: 'root keeps its rights in it' }
  const binds = mounts.flatMap(({ kind, path }) => {
    if (kind.startsWith('read-only')) return ['--ro-bind', path, path]
    if (kind === 'hide-folder') return ['--tmpfs', path]
    return ['--dev-bind', '/dev/null', path]
  })
  const spaces = ['--unshare-user', '--unshare-pid', '--unshare-ipc']
  const disk = ['--dev-bind', '/', '/', '--proc', '/proc', ...binds]
  return {
    name,
    holder: [bwrap, '--die-with-parent', ...spaces, ...disk, '--'],
    mounts: [],
    enter: enterUser(nsenter),
    inside: []
  }
}

function userWay(
  unshare: string,
  nsenter: string,
  { uid, gid }: Identity,
  mounts: readonly MountRule[]
): NamespaceWay {
  // A second user namespace inside gives the user id back and drops the rights over the mounts.
  const own =
    uid === 0
      ? ['--map-root-user']
      : [`--map-user=${uid}`, `--map-group=${gid}`]
  return {
    name: 'unprivileged unshare',
    holder: [unshare, '--map-root-user', '--ipc', ...HOLD, ...TIED],
    mounts,
    enter: enterUser(nsenter),
    inside: [unshare, ...own, '--']
  }
}

function rootWay(
  { setpriv }: NamespaceTools,
  { unshare, nsenter }: { unshare: string; nsenter: string },
  { uid }: Identity,
  mounts: readonly MountRule[]
): NamespaceWay | MissingWay {
  const name = 'unshare as root'
  if (uid !== 0) return { name, missing: 'the gate is not root' }
  if (setpriv === undefined)
    return { name, missing: 'setpriv is not installed' }
  const rights = ['--inh-caps=-all', `--bounding-set=${KEPT_RIGHTS}`]
  return {
    name,
    holder: [unshare, '--ipc', ...HOLD, ...TIED],
    mounts,
    enter: [nsenter, '--mount', '--pid', '--ipc'],
    inside: [setpriv, '--no-new-privs', ...rights, '--']
  }
}

function enterUser(nsenter: string): readonly string[] {
  const user = ['--user', '--preserve-credentials']
  return [nsenter, ...user, '--mount', '--pid', '--ipc']
}
