/** Which paths a namespace shows read-only and which it hides. */
import * as fs from 'node:fs'
import * as path from 'node:path'

/** One change of what the commands see of the disk. */
export interface MountRule {
  /** `read-only-mount`: the path is a mount already. */
  readonly kind: 'read-only' | 'read-only-mount' | 'hide-folder' | 'hide-file'
  /** Absolute path. */
  readonly path: string
  /** Mount options for a read-only one; those of the mount that it lies on may not be dropped. */
  readonly options: string
}

/** What a face knows of paths that commands must not write or see. */
export interface GuardedPaths {
  readonly readOnly: readonly string[]
  readonly hidden: readonly string[]
}

// Doors to services that run programs outside of the namespace for whoever asks.
const SERVICE_DOORS = [
  '/run/docker.sock',
  '/run/docker',
  '/run/containerd',
  '/run/podman',
  '/run/crio',
  '/run/libvirt',
  '/run/user',
  '/run/dbus',
  '/run/systemd/private',
  '/run/snapd.socket'
]

// Root may write these whatever its capabilities: some make the kernel run a program outside.
const KERNEL_DOORS = [
  '/proc/sys',
  '/proc/sysrq-trigger',
  '/proc/irq',
  '/proc/bus'
]

/**
 * The rules for a checkout.
 * @param root absolute path of the checkout: its `.git` is read-only, a linked work tree's too
 * @param asRoot commands have user id 0: kernel settings and disks are closed as well
 */
export function mountRules(
  root: string,
  guarded: GuardedPaths,
  asRoot: boolean
): readonly MountRule[] {
  const mounts = parseMountInfo(readText('/proc/self/mountinfo'))
  const readOnly = [...gitFolders(root), ...guarded.readOnly]
  const rules = [
    ...readOnly.flatMap(one => readOnlyRule(one, mounts)),
    ...[...SERVICE_DOORS, ...guarded.hidden]
      .flatMap(hideRule)
      .filter(rule => !isWithin(root, rule.path))
  ]
  return unique(asRoot ? [...rules, ...rootRules(mounts)] : rules)
}

interface Mount {
  readonly point: string
  readonly options: readonly string[]
}

/** Parses the lines of /proc/self/mountinfo (proc(5)); odd bytes in paths are octal escapes. */
export function parseMountInfo(text: string): readonly Mount[] {
  return text.split('\n').flatMap(line => {
    const [, , , , point, options] = line.split(' ')
    if (point === undefined || options === undefined) return []
    const plain = point.replace(/\\([0-7]{3})/g, (_, octal: string) =>
      String.fromCharCode(Number.parseInt(octal, 8))
    )
    return [{ point: plain, options: options.split(',') }]
  })
}

function readOnlyRule(
  file: string,
  mounts: readonly Mount[]
): readonly MountRule[] {
  const real = realPath(file)
  if (real === undefined) return []
  const below = mounts.filter(({ point }) => isWithin(real, point))
  const nearest = below.reduce<Mount | undefined>(
    (best, one) =>
      best === undefined || one.point.length >= best.point.length ? one : best,
    undefined
  )
  return [{ kind: 'read-only', path: real, options: readOnlyOptions(nearest) }]
}

function readOnlyOptions(mount: Mount | undefined): string {
  const kept = (mount?.options ?? []).filter(one => !/^r[ow]$/.test(one))
  return ['ro', ...kept].join(',')
}

function hideRule(file: string): readonly MountRule[] {
  const real = realPath(file)
  if (real === undefined) return []
  const kind = fs.statSync(real).isDirectory() ? 'hide-folder' : 'hide-file'
  return [{ kind, path: real, options: '' }]
}

function rootRules(mounts: readonly Mount[]): readonly MountRule[] {
  const kernel = KERNEL_DOORS.filter(one => fs.existsSync(one)).map(
    (one): MountRule => ({
      kind: 'read-only',
      path: one,
      options: 'ro,nosuid,nodev,noexec'
    })
  )
  const system = mounts
    .filter(({ point }) => isWithin(point, '/sys'))
    .map((mount): MountRule => ({
      kind: 'read-only-mount',
      path: mount.point,
      options: readOnlyOptions(mount)
    }))
  // A device of no size, such as a free loop device, holds nothing.
  const disks = fs
    .readdirSync('/dev', { withFileTypes: true })
    .filter(entry => entry.isBlockDevice())
    .filter(({ name }) => readText(`/sys/class/block/${name}/size`) !== '0\n')
    .map(({ name }) => `/dev/${name}`)
  return [...kernel, ...system, ...disks.flatMap(hideRule)]
}

/** The git folder of a checkout; of a linked work tree its own and the common one. */
function gitFolders(root: string): readonly string[] {
  const entry = path.join(root, '.git')
  const [, linked] = /^gitdir: (.+)/.exec(readText(entry)) ?? []
  if (linked === undefined) return [entry]
  const own = path.resolve(root, linked)
  const common = readText(path.join(own, 'commondir')).trim()
  return common === '' ? [entry, own] : [entry, own, path.resolve(own, common)]
}

function unique(rules: readonly MountRule[]): readonly MountRule[] {
  return [...new Map(rules.map(rule => [rule.path, rule])).values()]
}

function isWithin(file: string, folder: string): boolean {
  return file === folder || file.startsWith(folder === '/' ? '/' : `${folder}/`)
}

function realPath(file: string): string | undefined {
  try {
    return fs.realpathSync(file)
  } catch {
    return undefined
  }
}

function readText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
