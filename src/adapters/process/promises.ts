/** What each level of isolation promises, in plain words. */

/** What a promise depends on beside the level. */
export interface Circumstances {
  /** The kernel itself ends what a command leaves behind. */
  readonly pidNamespace: boolean
  /** Commands run as root. */
  readonly asRoot: boolean
}

/** Level `none`: bounded, and nothing else. */
export function promiseOfNone(): string {
  return 'Commands ran with the gate’s own rights. A hostile pull request can forge this result.'
}

/** Level `process`: accidents are contained, attacks are not. */
export function promiseOfProcess({ pidNamespace }: Circumstances): string {
  const survivors = pidNamespace
    ? 'no process outlives its command'
    : 'processes that a command leaves behind are searched for and ended'
  const hostile = pidNamespace ? '' : ', and hide a process from that search'
  return `Accidents are contained: time, output and log commands are bounded, no secret is passed on, and ${survivors}. A hostile command runs as the same user: it can still read the gate’s memory and environment, and write the runner’s command files${hostile}.`
}

/** Level `namespace`: the gate is out of reach, the disk and the kernel are shared. */
export function promiseOfNamespace({ asRoot }: Circumstances): string {
  const root = asRoot
    ? ' Commands ran as root: they can change programs on the disk that run after the gate.'
    : ''
  return `Commands saw no process but their own, could not read or signal the gate, and end with it; .git was read-only. The rest of the disk, the network and the kernel were shared.${root}`
}
