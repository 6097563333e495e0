/** What Makefiles and scripts that a change leaves alone run or take in by themselves (threat B9). */
import { minimatch } from 'minimatch'

import { languageOf } from '../code/language.ts'
import { folderOf, inFolder, nameOf, textOf } from '../change.ts'
import { MAKEFILES } from '../named-files.ts'
import { calledCommands } from '../shell-script.ts'
import { normalPath } from '../../policy/normal-path.ts'
import { makeReach } from './makefile.ts'
import type { SurfaceCommand, SurfaceInput } from '../change.ts'
import type { MakeReach } from './makefile.ts'

/** The commands, with those of recipes that they reach. */
export function withInner(input: SurfaceInput): readonly SurfaceCommand[] {
  return [
    ...input.commands,
    ...reachesOf(input).flatMap(({ cwd, reach }) =>
      reach.recipes.map(command => ({ command, cwd }))
    )
  ]
}

/** Why a new file decides what a check does; undefined where it does not. */
export function pickedUp(
  path: string,
  input: SurfaceInput
): string | undefined {
  for (const { cwd, reach } of reachesOf(input)) {
    const isMade =
      languageOf(path) === undefined && reach.files.includes(nameOf(path))
    if (isMade && folderOf(path) === cwd)
      return 'has the name of what make is to make: it may count as made'
    const isTaken = reach.includes.some(pattern =>
      minimatch(path, inFolder(cwd, pattern))
    )
    if (isTaken) return 'the Makefile takes it in'
  }
  const scripts = [...input.kept]
    .filter(([file]) => /\.(?:sh|bash)$/i.test(file))
    .flatMap(([file, command]) => [
      { command, cwd: '' },
      { command, cwd: folderOf(file) }
    ])
  return [...withInner(input), ...scripts].some(one => sources(one, path))
    ? 'a command takes it in'
    : undefined
}

function sources({ command, cwd }: SurfaceCommand, path: string): boolean {
  return calledCommands(command).some(
    ({ words: [name, file] }) =>
      (name === '.' || name === 'source') &&
      file !== undefined &&
      normalPath(inFolder(cwd, file)) === path
  )
}

function reachesOf({ commands, changes, kept }: SurfaceInput): readonly {
  readonly cwd: string
  readonly reach: MakeReach
}[] {
  return [...new Set(commands.map(({ cwd }) => cwd))].flatMap(cwd => {
    const called = commands
      .filter(one => one.cwd === cwd && /\bg?make\b/.test(one.command))
      .map(({ command }) => command)
    const text = MAKEFILES.map(name => inFolder(cwd, name))
      .map(
        path =>
          kept.get(path) ??
          textOf(changes.find(one => one.path === path)?.after)
      )
      .find(one => one !== undefined && one !== '')
    return called.length === 0 || text === undefined
      ? []
      : [{ cwd, reach: makeReach(text, called) }]
  })
}
