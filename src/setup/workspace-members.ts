/** The packages of a monorepo, as each ecosystem's own files name them. */
import { parse as parseToml } from 'smol-toml'

import { matchesAny } from '../verify/matches-any.ts'
import { boundedYaml } from '../policy/bounded-yaml.ts'
import { globProblem } from '../policy/glob.ts'
import { compareBytes } from '../model/path.ts'
import type { Ecosystem } from '../policy/preset-names.ts'
import type { RepositoryFacts } from './repository-facts.ts'

/** The most folders that are listed one by one. */
const MOST_FOLDERS = 50

/** What one ecosystem says of the packages. */
export interface Workspace {
  readonly ecosystem: Ecosystem
  /** The file that says so. */
  readonly source: string
  /** Globs for the policy's `packages`, as short as they can be. */
  readonly globs: readonly string[]
  /** The folders that they match and that hold a manifest, in the order of their bytes. */
  readonly folders: readonly string[]
}

interface Source {
  readonly ecosystem: Ecosystem
  readonly file: string
  readonly manifest: string
  /** Globs of the file; `!` before one takes away. Whatever is no text is left out. */
  readonly read: (text: string) => unknown
}

// The order counts: pnpm ignores `workspaces` of package.json where its own file stands.
const SOURCES: readonly Source[] = [
  {
    ecosystem: 'node',
    file: 'pnpm-workspace.yaml',
    manifest: 'package.json',
    read: text => field(boundedYaml(text), 'packages')
  },
  {
    ecosystem: 'node',
    file: 'package.json',
    manifest: 'package.json',
    read: text => {
      const declared = field(JSON.parse(text), 'workspaces')
      return Array.isArray(declared) ? declared : field(declared, 'packages')
    }
  },
  {
    ecosystem: 'rust',
    file: 'Cargo.toml',
    manifest: 'Cargo.toml',
    read: text => {
      const workspace = field(parseToml(text), 'workspace')
      return [
        ...texts(field(workspace, 'members')),
        ...texts(field(workspace, 'exclude')).map(glob => `!${glob}`)
      ]
    }
  },
  {
    ecosystem: 'go',
    file: 'go.work',
    manifest: 'go.mod',
    read: text =>
      [
        ...text.matchAll(/^\s*(?:use\s+)?"?\.\/([^\s"]+)"?\s*(?:\/\/.*)?$/gm)
      ].map(([, folder]) => folder)
  },
  {
    ecosystem: 'python',
    file: 'pyproject.toml',
    manifest: 'pyproject.toml',
    read: text => {
      const uv = field(field(parseToml(text), 'tool'), 'uv')
      const workspace = field(uv, 'workspace')
      return [
        ...texts(field(workspace, 'members')),
        ...texts(field(workspace, 'exclude')).map(glob => `!${glob}`)
      ]
    }
  }
]

/** The workspaces that the root declares, at most one an ecosystem; several pyprojects without a root make one too. */
export function workspacesOf(facts: RepositoryFacts): readonly Workspace[] {
  const found = new Map<Ecosystem, Workspace>()
  for (const source of SOURCES) {
    const workspace = declared(facts, source)
    if (workspace !== undefined && !found.has(source.ecosystem))
      found.set(source.ecosystem, workspace)
  }
  return [...found.values(), ...loosePythons(facts, found)]
}

function declared(
  facts: RepositoryFacts,
  { ecosystem, file, manifest, read }: Source
): Workspace | undefined {
  const text = facts.texts.get(file)
  if (text?.kind !== 'text') return undefined
  const globs = texts(tried(() => read(text.text)))
    .map(glob => glob.replace(/^(!?)(?:\.\/)?(.*?)\/*$/, '$1$2'))
    .filter(glob => globProblem(glob.replace(/^!/, '')) === undefined)
  const folders = matching(facts, globs, manifest)
  return folders.length === 0
    ? undefined
    : { ecosystem, source: file, globs: shortest(globs, folders), folders }
}

function matching(
  facts: RepositoryFacts,
  globs: readonly string[],
  manifest: string
): readonly string[] {
  const isMember = matchesAny(globs.filter(glob => !glob.startsWith('!')))
  const isLeftOut = matchesAny(
    globs.filter(glob => glob.startsWith('!')).map(glob => glob.slice(1))
  )
  return [...facts.folders]
    .filter(folder => facts.paths.has(`${folder}/${manifest}`))
    .filter(folder => isMember(folder) && !isLeftOut(folder))
    .sort(compareBytes)
}

/** The globs themselves when they match no folder below a package, else the folders. */
function shortest(
  globs: readonly string[],
  folders: readonly string[]
): readonly string[] {
  const isExact = globs.every(
    glob => !glob.startsWith('!') && !glob.includes('**')
  )
  return isExact || folders.length > MOST_FOLDERS
    ? globs.filter(glob => !glob.startsWith('!'))
    : folders
}

/** Several pyprojects below a root that has none. */
function loosePythons(
  facts: RepositoryFacts,
  found: ReadonlyMap<Ecosystem, Workspace>
): readonly Workspace[] {
  if (found.has('python') || facts.paths.has('pyproject.toml')) return []
  const folders = [...facts.folders]
    .filter(folder => facts.paths.has(`${folder}/pyproject.toml`))
    .filter(folder => globProblem(folder) === undefined)
    .sort(compareBytes)
    .slice(0, MOST_FOLDERS)
  return folders.length === 0
    ? []
    : [
        {
          ecosystem: 'python',
          source: `${folders[0] ?? ''}/pyproject.toml`,
          globs: folders,
          folders
        }
      ]
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string')
    : []
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined
}

/** A broken file says nothing of packages; the presets say that it is broken. */
function tried<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
