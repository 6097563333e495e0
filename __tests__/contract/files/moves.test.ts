/** The watch of moves: what it loses, and what it leaves behind. */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { afterEach, describe, expect, test } from '@jest/globals'

import { MOST_FOLDERS, watchMoves } from '../../../src/adapters/files/moves.ts'
import { commandMoves } from '../../../src/verify/command-moves.ts'
import { temporaryFolder } from '../../support/git-repository.ts'
import type { MoveWatch } from '../../../src/ports.ts'

const roots: string[] = []
const opened: MoveWatch[] = []
afterEach(() => {
  for (const watch of opened.splice(0)) watch.close()
  for (const root of roots.splice(0)) fs.rmSync(root, { recursive: true })
})

/** A folder with `src/file`, watched. */
const watching = (
  ...paths: readonly string[]
): { readonly root: string; readonly watch: MoveWatch } => {
  const root = temporaryFolder('moves')
  roots.push(root)
  fs.mkdirSync(path.join(root, 'src'))
  fs.writeFileSync(path.join(root, 'src/file'), '')
  const watch = watchMoves(root, new Set(paths))
  if (watch === undefined) throw new Error('this system watches no moves')
  opened.push(watch)
  return { root, watch }
}
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 2; turn += 1)
    await new Promise(resolve => setImmediate(resolve))
}
const FLOOD = `
  const { writeFileSync, rmSync } = require('node:fs')
  for (let at = 0; at < 10000; at += 1) {
    writeFileSync('src/a', '')
    rmSync('src/a')
  }
  writeFileSync('src/late', '')
  rmSync('src/late')`
const watches = (): number =>
  fs
    .readdirSync('/proc/self/fdinfo')
    .map(fd => {
      try {
        return fs.readFileSync(`/proc/self/fdinfo/${fd}`, 'utf8')
      } catch {
        return ''
      }
    })
    .join('')
    .split('inotify wd:').length - 1
const ownFolders = (): readonly string[] =>
  fs
    .readdirSync(os.tmpdir())
    .filter(name => name.startsWith('completion-gate-moves-'))

describe('the watch of moves', () => {
  test('names a path or the folder above it, once, and forgets it', async () => {
    const { root, watch } = watching('src/file')
    execFileSync(
      'bash',
      ['-c', 'mv src a; mv a src; mv src/file b; mv b src/file'],
      { cwd: root }
    )
    expect(await watch.moved()).toEqual(new Set(['src', 'src/file']))
    expect(await watch.moved()).toEqual(new Set())
  })

  test('a flood that fills the queue of the system is a loss, also when its end is heard', async () => {
    const { root, watch } = watching('src/file', 'src/late')
    // The loop stands still meanwhile, as under a flood that it cannot follow.
    execFileSync(process.execPath, ['-e', FLOOD], { cwd: root })
    await turns()
    expect(await watch.moved()).toBe('lost')
  })

  test('many events that the loop follows are no loss', async () => {
    const { root, watch } = watching('src/file')
    for (let round = 0; round < 40; round += 1) {
      for (let at = 0; at < 250; at += 1)
        fs.writeFileSync(path.join(root, 'src', `${round}-${at}`), 'x')
      await turns()
    }
    expect(await watch.moved()).toEqual(new Set())
  })

  test('a sentinel that cannot be made is a loss', async () => {
    const before = new Set(ownFolders())
    const { watch } = watching('src/file')
    for (const name of ownFolders().filter(one => !before.has(one)))
      fs.rmSync(path.join(os.tmpdir(), name), { recursive: true })
    expect(await watch.moved()).toBe('lost')
  })

  test('closing ends every watch and leaves no folder', () => {
    const before = { watches: watches(), folders: ownFolders() }
    const { watch } = watching('src/file', 'absent/file')
    // The root, `src`, and the folder of the sentinel.
    expect(watches() - before.watches).toBe(3)
    watch.close()
    expect({ watches: watches(), folders: ownFolders() }).toEqual(before)
  })

  test('too many folders are not watched at all', () => {
    const paths = Array.from({ length: MOST_FOLDERS }, (_, at) => `${at}/file`)
    expect(watchMoves('/nowhere', new Set(paths))).toBeUndefined()
  })
})

describe('the watch of a run', () => {
  const none = { isWatched: false, heard: new Set() }
  const answers = async (
    ...given: readonly (MoveWatch | undefined)[]
  ): Promise<unknown> => {
    const left = given.values()
    const moves = commandMoves({
      watchMoves: () => Promise.resolve(left.next().value)
    })
    await moves.start(new Set())
    await moves.start(new Set())
    return { isWatched: moves.isWatched(), heard: await moves.heard() }
  }
  const some: MoveWatch = {
    moved: () => Promise.resolve(new Set(['a'])),
    close: () => undefined
  }

  test('a system that cannot watch is no loss', async () => {
    expect(await answers(undefined, undefined)).toEqual(none)
  })

  test('a watch that cannot be started over is a loss', async () => {
    expect(await answers(some, undefined)).toEqual({
      isWatched: true,
      heard: 'lost'
    })
  })
})
