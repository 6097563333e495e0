/** A mount namespace where an overlay lies on the checkout: what commands write goes into a folder of its own. */
import * as fs from 'node:fs'
import * as path from 'node:path'

import { temporaryFolder } from '../../temporary-folder.ts'
import { openKeeper, type Keeper, type KeeperWorld } from './keeper.ts'

/** How the stage is made and entered. */
export interface StageWay {
  /** Arguments in front of the shell that keeps the stage. */
  readonly holder: readonly string[]
  /** nsenter and its flags, without the target; a program is put behind it. */
  readonly enter: readonly string[]
  /** Mount options of the overlay beside its folders. */
  readonly options: readonly string[]
  /** What makes a program inside one that the gate's own user may look through; empty when the keeper is that. */
  readonly window: readonly string[]
}

/** The stage, for as long as the gate wants it. */
export interface OverlayStage {
  /** What to put in front of a tool so that it starts on the stage. */
  readonly onStage: readonly string[]
  /** Absolute path where the gate reads the overlay. */
  readonly view: string
  /** The folder that holds what was written; commands must not see it. */
  readonly folder: string
  /** Paths below the checkout that were written, sorted, at most `most`; new folders as one, with a slash. */
  written(most: number): readonly string[]
  close(): Promise<void>
}

/** What a stage needs beside its way. */
export interface StageWorld extends KeeperWorld {
  readonly bash: string
  /** Absolute path of the checkout. */
  readonly root: string
}

// The lower folder is "." so that no path needs quoting; nothing but the overlay is mounted, so
// that removing the folder can never reach the checkout. A killed gate closes the input.
const SCRIPT = `
set -e
tidy() {
  set +e
  cd /
  umount -n -l -- "$root" 2>/dev/null
  for round in 1 2 3 4 5 6 7 8 9 10; do
    rm -rf --one-file-system -- "$folder" 2>/dev/null && break
    sleep 0.1
  done
}
folder=$1 root=$2 options=$3
trap tidy EXIT
trap '' HUP INT TERM
chown --reference="$root" -- "$folder/upper" 2>/dev/null || :
chmod --reference="$root" -- "$folder/upper"
cd -P -- "$root"
mount -n -t overlay -o "lowerdir=.,upperdir=$folder/upper,workdir=$folder/work,$options" overlay "$root"
cd /
echo ready
while read -r _; do :; done`

const WINDOW = 'echo ready; while read -r _; do :; done'
const ODD = /[:,\\\s]/

/**
 * Makes the stage.
 * @throws Error with what the tools said
 */
export async function openOverlayStage(
  way: StageWay,
  world: StageWorld
): Promise<OverlayStage> {
  const folder = fs.realpathSync(temporaryFolder('completion-gate-overlay-'))
  const keepers: Keeper[] = []
  try {
    if (ODD.test(folder))
      throw new Error(`the folder "${folder}" cannot be named in mount options`)
    for (const name of ['upper', 'work'])
      fs.mkdirSync(path.join(folder, name), { mode: 0o755 })
    const keeper = await openKeeper(
      [
        ...way.holder,
        ...shell(world.bash, SCRIPT),
        folder,
        world.root,
        way.options.join(',')
      ],
      world
    )
    keepers.push(keeper)
    const [nsenter = '', ...flags] = [...way.enter]
    const onStage = [nsenter, ...flags, '--target', String(keeper.pid), '--']
    let reader = keeper
    if (way.window.length > 0) {
      const inside = [...way.window, ...shell(world.bash, WINDOW)]
      reader = await openKeeper([...onStage, ...inside], world)
      keepers.push(reader)
    }
    const view = `/proc/${String(reader.pid)}/root${world.root}`
    fs.readdirSync(view)
    return {
      onStage,
      view,
      folder,
      written: most => writtenPaths(folder, world.root, most),
      close: () => closeAll(keepers, folder)
    }
  } catch (error) {
    await closeAll(keepers, folder)
    throw error
  }
}

async function closeAll(
  keepers: readonly Keeper[],
  folder: string
): Promise<void> {
  for (const keeper of [...keepers].reverse()) await keeper.close()
  // The keeper removes it with its rights; this is for one that never came up.
  fs.rmSync(folder, { recursive: true, force: true })
}

function shell(bash: string, script: string): readonly string[] {
  return [bash, '--noprofile', '--norc', '-c', script, 'bash']
}

function writtenPaths(
  folder: string,
  root: string,
  most: number
): readonly string[] {
  const found: string[] = []
  const walk = (below: string): void => {
    for (const entry of entriesOf(path.join(folder, 'upper', below))) {
      if (found.length >= most) return
      const name = path.join(below, entry.name)
      if (!entry.isDirectory()) found.push(name)
      else if (isFolder(path.join(root, name))) walk(name)
      else found.push(`${name}/`)
    }
  }
  walk('')
  return found.sort()
}

function entriesOf(folder: string): readonly fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

function isFolder(file: string): boolean {
  return fs.lstatSync(file, { throwIfNoEntry: false })?.isDirectory() === true
}
