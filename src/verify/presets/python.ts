/** Presets of Python: tests by pytest, and the linters that the project configures. */
import { parse } from 'smol-toml'

import { found, unknown } from './preset.ts'
import type { EcosystemPresets, FolderView, PresetFinding } from './preset.ts'
import type { PresetId } from '../../policy/preset-names.ts'
import type { ProjectText } from '../project-files.ts'

const PROJECT = 'pyproject.toml'

/** Which tools a pyproject.toml configures, or why that cannot be known. */
type Tools =
  | { readonly kind: 'tools'; readonly names: ReadonlySet<string> }
  | { readonly kind: 'broken'; readonly why: string }

/** Python's row of the table. */
export const PYTHON: EcosystemPresets = {
  ecosystem: 'python',
  presets: [
    {
      id: 'python:test',
      kind: 'test',
      description: 'Run Python tests',
      required: true
    },
    {
      id: 'python:ruff',
      kind: 'lint',
      description: 'Run Ruff lint checks',
      required: false
    },
    {
      id: 'python:mypy',
      kind: 'type_check',
      description: 'Run mypy type checking',
      required: false
    }
  ],
  find: ({ folder }) => {
    const tools = configuredTools(folder.text(PROJECT))
    return [
      ...tests(folder, tools),
      ...tool(
        { id: 'python:ruff', command: 'python -m ruff check .', name: 'ruff' },
        tools,
        ['ruff.toml', '.ruff.toml'].find(name => folder.has(name))
      ),
      ...tool(
        { id: 'python:mypy', command: 'python -m mypy .', name: 'mypy' },
        tools,
        ['mypy.ini', '.mypy.ini'].find(name => folder.has(name))
      )
    ]
  }
}

function tests(folder: FolderView, tools: Tools): readonly PresetFinding[] {
  const isProject = folder.has(PROJECT)
  const source = folder.has('pytest.ini')
    ? 'pytest.ini'
    : isProject && folder.hasFolder('tests')
      ? PROJECT
      : undefined
  return tool(
    { id: 'python:test', command: 'python -m pytest', name: 'pytest' },
    tools,
    source
  )
}

/** A tool that a file of its own or a section of pyproject.toml configures. */
function tool(
  wanted: {
    readonly id: PresetId
    readonly command: string
    readonly name: string
  },
  tools: Tools,
  ownFile: string | undefined
): readonly PresetFinding[] {
  if (ownFile !== undefined) return [found(wanted.id, wanted.command, ownFile)]
  if (tools.kind === 'broken') return [unknown(wanted.id, tools.why, PROJECT)]
  return tools.names.has(wanted.name)
    ? [found(wanted.id, wanted.command, PROJECT)]
    : []
}

function configuredTools(file: ProjectText | undefined): Tools {
  if (file === undefined) return { kind: 'tools', names: new Set() }
  if (file.kind === 'broken')
    return { kind: 'broken', why: `${PROJECT} ${file.why}` }
  try {
    const { tool: section } = parse(file.text.replace(/^\uFEFF/, ''))
    const isTable = typeof section === 'object' && !Array.isArray(section)
    return {
      kind: 'tools',
      names: new Set(isTable ? Object.keys(section) : [])
    }
  } catch {
    return { kind: 'broken', why: `${PROJECT} is not valid TOML` }
  }
}
