/** A user id that nobody has, and a copy of the checkout that belongs to it. */
import { randomInt } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'

import { temporaryFolder } from '../../temporary-folder.ts'
import { openKeeper, type Keeper, type KeeperWorld } from './keeper.ts'
import type { RootRights } from './root-rights.ts'

/** What is set up for the user id. */
export interface UidCopy {
  readonly uid: number
  /** Absolute path of the copy. */
  readonly root: string
  /** Absolute path of the user's own home folder. */
  readonly home: string
  readonly temp: string
  /** Asks every process of the user id to end. */
  terminate(): Promise<void>
  /** Kills every process of the user id. @throws Error when some are left */
  sweep(): Promise<void>
  close(): Promise<void>
}

/** What setting up needs. */
export interface UidWorld extends KeeperWorld {
  readonly bash: string
  readonly setpriv: string
  readonly rights: RootRights
  /** Absolute path of the checkout. */
  readonly root: string
}

// A process that kills "every process" as the user id reaches that user's alone, and all of them at
// once: nothing can fork away from it. The keeper does it when asked, and when the gate is gone.
const SCRIPT = `
folder=$1 root=$2 uid=$3 setpriv=$4 bash=$5
all() {
  "$setpriv" --reuid="$uid" --regid="$uid" --clear-groups "$bash" --noprofile --norc -c "kill -$1 -1" 2>/dev/null
}
left() {
  for status in $(grep -lsE "^Uid:[[:space:]]+$uid[[:space:]]" /proc/[0-9]*/status); do
    grep -qsE '^State:[[:space:]]+[ZX]' "$status" || return 0
  done
  return 1
}
sweep() {
  for round in $(seq 200); do
    left || return 0
    all KILL
    sleep 0.01
  done
  return 1
}
tidy() {
  set +e
  cd /
  sweep
  rm -rf --one-file-system -- "$folder"
}
trap tidy EXIT
trap '' HUP INT TERM
set -e
cp -a -- "$root" "$folder/tree"
mkdir -m 700 -- "$folder/home" "$folder/temp"
chown -Rh -- "$uid:$uid" "$folder/tree" "$folder/home" "$folder/temp"
chmod -R go+rX -- "$folder/tree"
set +e
echo ready
while read -r line; do
  case $line in
    terminate) all TERM; echo asked ;;
    sweep) if sweep; then echo none; else echo some; fi ;;
  esac
done`

/**
 * Copies the checkout for a fresh user id.
 * @throws Error with what the tools said
 */
export async function openUidCopy(world: UidWorld): Promise<UidCopy> {
  const uid = freshUid()
  const folder = fs.realpathSync(temporaryFolder('completion-gate-uid-'))
  // The user id must get through; it cannot list what is there.
  fs.chmodSync(folder, 0o711)
  let keeper: Keeper
  try {
    keeper = await openKeeper(keeperLine(world, uid, folder), world)
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true })
    throw error
  }
  return {
    uid,
    root: path.join(folder, 'tree'),
    home: path.join(folder, 'home'),
    temp: path.join(folder, 'temp'),
    terminate: async () => {
      await keeper.ask('terminate')
    },
    sweep: async () => {
      if ((await keeper.ask('sweep')) !== 'none')
        throw new Error('processes of the command could not be ended')
    },
    close: () => keeper.close()
  }
}

function keeperLine(
  { rights, bash, setpriv, root }: UidWorld,
  uid: number,
  folder: string
): readonly string[] {
  const shell = [bash, '--noprofile', '--norc', '-c', SCRIPT, 'bash']
  return [...rights.prefix, ...shell, folder, root, String(uid), setpriv, bash]
}

const HIGHEST = 2 ** 31 - 2
const SPREAD = 2 ** 30

/** Far above the ids of people and services, and one that this user namespace has. */
function freshUid(): number {
  const map = fs.readFileSync('/proc/self/uid_map', 'utf8').trim()
  const [first = '0', , length = '0'] =
    map.split('\n').at(-1)?.trim().split(/\s+/) ?? []
  const last = Math.min(Number(first) + Number(length) - 1, HIGHEST)
  return (
    last -
    randomInt(2, Math.max(3, Math.min(SPREAD, Math.floor(Number(length) / 2))))
  )
}
