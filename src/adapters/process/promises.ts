/** What each level of isolation promises, in plain words. */
import type { IsolationLevel } from '../../model/isolation-level.ts'

/** What a promise depends on beside the level. */
export interface Circumstances {
  /** The kernel itself ends what a command leaves behind. */
  readonly pidNamespace: boolean
  /** Commands run as root. */
  readonly asRoot: boolean
}

const AS_ROOT =
  ' Commands ran as root: they can change programs on the disk that run after the gate.'

/** The promise of a level. */
export function promiseOf(
  level: IsolationLevel,
  { pidNamespace, asRoot }: Circumstances
): string {
  switch (level) {
    case 'none':
      return 'Commands ran with the gate’s own rights. A hostile pull request can forge this result.'
    case 'process':
      return promiseOfProcess(pidNamespace)
    case 'uid':
      return 'Commands ran as a user of their own, in a copy of the checkout and with an empty home: they could not read or signal the gate nor write its files, and no process is left. They saw the names of other processes, what everybody may read of the disk, and the network; the kernel was shared.'
    case 'namespace':
      return `Commands saw no process but their own, could not read or signal the gate, and end with it; .git was read-only. The rest of the disk, the network and the kernel were shared.${asRoot ? AS_ROOT : ''}`
    case 'overlay':
      return `Commands saw no process but their own, could not read or signal the gate, and end with it; the checkout was not altered, and what they wrote there is listed. The rest of the disk, the network and the kernel were shared.${asRoot ? AS_ROOT : ''}`
    case 'container':
      return 'Commands ran in a container with a file system of its own, without rights; they share the checkout, where .git was read-only, and the kernel.'
  }
}

function promiseOfProcess(pidNamespace: boolean): string {
  const survivors = pidNamespace
    ? 'no process outlives its command'
    : 'processes that a command leaves behind are searched for and ended'
  const hostile = pidNamespace ? '' : ', and hide a process from that search'
  return `Accidents are contained: time, output and log commands are bounded, no secret is passed on, and ${survivors}. A hostile command runs as the same user: it can still read the gate’s memory and environment, and write the runner’s command files${hostile}.`
}
