/** What a pyproject.toml or a requirements file depends on: by name, or by path. */
import { parse } from 'smol-toml'

import {
  globsUpwards,
  isTable,
  pathsUpwards,
  tableAt,
  textsOf,
  textsWithin,
  valueAt,
  valuesWithin
} from './manifest.ts'
import type { Declaration, ManifestKind, Table } from './manifest.ts'

/** The row of pyproject.toml. */
export const PYTHON_MANIFEST: ManifestKind = {
  family: 'python',
  file: 'pyproject.toml',
  read: readPyproject
}

const REQUIREMENTS = [
  'requirements.txt',
  'requirements-dev.txt',
  'requirements-test.txt',
  'requirements_dev.txt',
  'requirements_test.txt',
  'dev-requirements.txt',
  'test-requirements.txt',
  'requirements.in',
  'requirements-dev.in',
  'constraints.txt'
]

/** Rows of requirements files by their usual names. */
export const REQUIREMENTS_MANIFESTS: readonly ManifestKind[] = REQUIREMENTS.map(
  file => ({ family: 'python', file, read: readRequirements })
)

/** The row of setup.cfg: it has its own rules for lists, so what it declares is not read. */
export const SETUP_CFG: ManifestKind = {
  family: 'python',
  file: 'setup.cfg',
  read: text => ({
    calls: [],
    needs: { names: [], paths: pathsUpwards(text) },
    ...(/^\s*(?:\[metadata\]|\[options|install_requires|requires|extras_require|tests_require|setup_requires)/im.test(
      text
    )
      ? { partial: 'setup.cfg declares the package, and is not read' }
      : { silent: true as const })
  })
}

function readPyproject(text: string): Declaration | undefined {
  const data = parsed(text)
  if (data === undefined) return undefined
  const tool = tableAt(data, 'tool')
  const own = [
    valueAt(data, 'project', 'name'),
    valueAt(tool, 'poetry', 'name')
  ]
  // Tools share one environment in a workspace: what the root wants, all get.
  const wanted = {
    names: requirements(data).flatMap(requiredName),
    paths: sourcePaths(data)
  }
  return {
    calls: own.flatMap(name =>
      typeof name === 'string' ? requiredName(name) : []
    ),
    needs: {
      names: wanted.names,
      paths: [...wanted.paths, ...textsWithin(data).flatMap(pathsUpwards)]
    },
    below: wanted,
    membersOutside: globsUpwards(valueAt(tool, 'uv', 'workspace', 'members')),
    ...howMuch(data)
  }
}

/** Whether the file leaves dependencies to other files, or to code. */
function howMuch(data: Table): Pick<Declaration, 'partial' | 'silent'> {
  const dynamic = textsOf(valueAt(data, 'project', 'dynamic'))
  if (dynamic.some(field => field.endsWith('dependencies')))
    return { partial: 'pyproject.toml has dynamic dependencies' }
  const says = [['project'], ['tool', 'poetry'], ['tool', 'flit', 'metadata']]
  return says.some(keys => valueAt(data, ...keys) !== undefined)
    ? {}
    : { silent: true }
}

function readRequirements(text: string): Declaration {
  const lines = text.split(/\r?\n/)
  const included = lines
    .flatMap(
      line =>
        /^\s*(?:-r|-c|--requirement|--constraint)[\s=]*(\S+)/.exec(line)?.[1] ??
        []
    )
    .find(file => !REQUIREMENTS.includes(file.replace(/^\.\//, '')))
  return {
    calls: [],
    needs: {
      names: lines.flatMap(requiredName),
      paths: lines.flatMap(pathsUpwards)
    },
    ...(included === undefined
      ? {}
      : { partial: `requirements include ${included}, which is not read` })
  }
}

function parsed(text: string): Table | undefined {
  try {
    return parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

// A table or a list by such a name holds requirements, whichever tool's it is.
const REQUIRES = /depend|require|sources|overrides|constraint/i

/** Every key and text below a key that is named for requirements. */
function requirements(data: Table): readonly string[] {
  return valuesWithin(data).flatMap(value =>
    isTable(value)
      ? Object.entries(value)
          .filter(([key]) => REQUIRES.test(key))
          .flatMap(([, held]) => [
            ...valuesWithin(held).flatMap(one =>
              isTable(one) ? Object.keys(one) : []
            ),
            ...textsWithin(held)
          ])
      : []
  )
}

/** Folders of `{ path = "…" }`, as the sources of uv and poetry write them. */
function sourcePaths(data: Table): readonly string[] {
  return valuesWithin(data).flatMap(value => {
    const path = valueAt(value, 'path')
    return typeof path === 'string' ? [path] : []
  })
}

/** The name in front of a requirement, normalised as PEP 503 says; none where there is none. */
function requiredName(requirement: string): readonly string[] {
  const name = /^\s*([A-Za-z0-9][\w.-]*)/.exec(requirement)?.[1]
  return name === undefined ? [] : [name.replace(/[-_.]+/g, '-').toLowerCase()]
}
