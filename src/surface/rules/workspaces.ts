/** Workspaces that leave out a member: what runs everywhere no longer runs there. */
import { Minimatch } from 'minimatch'
import { parse as parseToml } from 'smol-toml'

import { boundedYaml } from '../../policy/bounded-yaml.ts'
import { globProblem } from '../../policy/glob.ts'
import { folderOf, inFolder, nameOf, textsOf } from '../change.ts'
import { isRecord } from '../manifest.ts'
import type { Found, SurfaceChange, SurfaceInput } from '../change.ts'

/** One file that lists members. */
interface MemberList {
  /** What makes a folder a member. */
  readonly manifest: string
  /** Globs as the tool takes them, `!` first for what is left out; whatever is no text is dropped. */
  readonly read: (text: string) => unknown
}

// Cargo has a rule of its own.
const LISTS: Readonly<Record<string, MemberList>> = {
  'package.json': {
    manifest: 'package.json',
    read: text => {
      const declared = at(JSON.parse(text), 'workspaces')
      return Array.isArray(declared) ? declared : at(declared, 'packages')
    }
  },
  'pnpm-workspace.yaml': {
    manifest: 'package.json',
    read: text => at(boundedYaml(text), 'packages')
  },
  'go.work': {
    manifest: 'go.mod',
    read: text =>
      [
        ...text.matchAll(
          /^\s*(?:use\s+)?"?(\.{1,2}\/[^\s"]*|\.)"?\s*(?:\/\/.*)?$/gm
        )
      ].map(([, folder]) => folder)
  },
  'pyproject.toml': {
    manifest: 'pyproject.toml',
    read: text => {
      const uv = at(at(parseToml(text), 'tool'), 'uv')
      const workspace = at(uv, 'workspace')
      return [
        ...listOf(at(workspace, 'members')),
        ...listOf(at(workspace, 'exclude')).map(glob => `!${String(glob)}`)
      ]
    }
  }
}

// More globs than a person writes; later ones match nothing, which is found.
const MOST_GLOBS = 200
// A finding names at most this many folders.
const FOLDERS_SHOWN = 5

/** Members that the head no longer lists although they stand there. */
export function workspaceChanges(input: SurfaceInput): readonly Found[] {
  return input.changes.flatMap(change => {
    const list = LISTS[nameOf(change.path)]
    return list === undefined ? [] : leftOut(change, list, input)
  })
}

function leftOut(
  change: SurfaceChange,
  { manifest, read }: MemberList,
  { basePaths, headPaths }: SurfaceInput
): readonly Found[] {
  const texts = textsOf(change)
  if (texts === undefined || texts.before === '') return []
  const before = globsOf(read, texts.before)
  const after = globsOf(read, texts.after)
  if (before.length === 0 || before.join('\n') === after.join('\n')) return []
  const root = folderOf(change.path)
  const [was, is] = [memberTest(root, before), memberTest(root, after)]
  // Only what both sides have: the head cannot make this test long.
  const dropped = [...basePaths]
    .filter(path => nameOf(path) === manifest && headPaths.has(path))
    .map(folderOf)
    .filter(folder => was(folder) && !is(folder))
  if (dropped.length === 0) return []
  const shown = dropped.slice(0, FOLDERS_SHOWN).join(', ')
  const more = dropped.length - FOLDERS_SHOWN
  return [
    {
      rule: 'workspace-member-dropped',
      message: `${change.path} no longer lists ${shown}${more > 0 ? ` and ${more} more` : ''}: what runs in every member leaves it out`,
      path: change.path,
      before: before.join(', '),
      after: after.join(', ')
    }
  ]
}

/** A file that cannot be parsed lists nothing. */
function globsOf(read: MemberList['read'], text: string): readonly string[] {
  if (text.trim() === '') return []
  try {
    return listOf(read(text.replace(/^\uFEFF/, '')))
      .filter((one): one is string => typeof one === 'string')
      .map(glob => glob.replace(/^(!?)(?:\.\/)?(.*?)\/*$/, '$1$2'))
      .filter(glob => globProblem(glob.replace(/^!/, '')) === undefined)
      .slice(0, MOST_GLOBS)
  } catch {
    return []
  }
}

function memberTest(
  root: string,
  globs: readonly string[]
): (folder: string) => boolean {
  const compiled = (isOut: boolean): readonly Minimatch[] =>
    globs
      .filter(glob => glob.startsWith('!') === isOut)
      .map(
        glob =>
          new Minimatch(inFolder(root, glob.replace(/^!/, '')), {
            dot: true,
            nonegate: true,
            nocomment: true
          })
      )
  const [inside, outside] = [compiled(false), compiled(true)]
  return folder =>
    inside.some(glob => glob.match(folder)) &&
    !outside.some(glob => glob.match(folder))
}

function at(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
