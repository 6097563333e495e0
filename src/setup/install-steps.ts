/** The steps of the workflow that install what the presets need, one function an ecosystem. */
import { parse as parseToml } from 'smol-toml'

import { ecosystemSteps } from './ecosystem-steps.ts'
import { nodeSteps } from './node-steps.ts'
import type { RepositoryFacts } from './repository-facts.ts'
import type { Survey } from './survey.ts'

/** One file, or several of which any will do. */
export type LockFiles = readonly [string, ...string[]]

/** One step of a job, in the order in which its keys are written. */
export interface WorkflowStep {
  readonly uses?: string
  readonly with?: readonly (readonly [string, string])[]
  readonly run?: readonly string[]
  /** Files without any of which the step is left out of a run. */
  readonly needsFile?: LockFiles
  /** Files with one of which the step is left out of a run. */
  readonly unlessFile?: LockFiles
  readonly comment?: string
}

/** The steps between the checkout and the gate. Pure. */
export function installSteps(
  facts: RepositoryFacts,
  found: Survey
): readonly WorkflowStep[] {
  return [
    ...(found.packageManager === undefined
      ? []
      : nodeSteps(facts, found.packageManager)),
    ...(found.ecosystems.includes('python') ? pythonSteps(facts, found) : []),
    ...ecosystemSteps(facts, found.ecosystems)
  ]
}

function pythonSteps(
  facts: RepositoryFacts,
  found: Survey
): readonly WorkflowStep[] {
  const version: readonly [string, string] = facts.paths.has('.python-version')
    ? ['python-version-file', '.python-version']
    : ['python-version', '3.x']
  const lines = pythonInstall(facts)
  const tools = pythonTools(found)
  return [
    { uses: 'actions/setup-python@v6', with: [version] },
    {
      run: [
        ...lines,
        ...(tools.length === 0 || facts.paths.has('uv.lock')
          ? []
          : [`python -m pip install ${tools.join(' ')}`])
      ]
    }
  ].filter(step => step.run === undefined || step.run.length > 0)
}

function pythonInstall(facts: RepositoryFacts): readonly string[] {
  if (facts.paths.has('uv.lock'))
    return [
      'python -m pip install uv',
      'uv sync --frozen --all-groups --all-extras',
      'echo "$PWD/.venv/bin" >> "$GITHUB_PATH"'
    ]
  if (facts.paths.has('poetry.lock'))
    return [
      'python -m pip install poetry',
      'POETRY_VIRTUALENVS_CREATE=false python -m poetry install'
    ]
  const requirements = [
    'requirements.txt',
    'requirements-dev.txt',
    'requirements-test.txt',
    'dev-requirements.txt'
  ].filter(name => facts.paths.has(name))
  return [
    ...requirements.map(name => `python -m pip install -r ${name}`),
    ...projectInstall(facts)
  ]
}

/** The project itself, with the extras and groups that are named for its tests. */
function projectInstall(facts: RepositoryFacts): readonly string[] {
  const file = facts.texts.get('pyproject.toml')
  const toml = file?.kind === 'text' ? tomlOf(file.text) : {}
  const project = table(toml['project'])
  const names = ['test', 'tests', 'dev']
  const extras = table(project?.['optional-dependencies']) ?? {}
  const groups = table(toml['dependency-groups']) ?? {}
  const extra = names.filter(name => Object.hasOwn(extras, name)).join(',')
  return [
    ...(project === undefined && table(toml['build-system']) === undefined
      ? []
      : [`python -m pip install -e '.${extra === '' ? '' : `[${extra}]`}'`]),
    ...names
      .filter(name => Object.hasOwn(groups, name))
      .map(name => `python -m pip install --group ${name}`)
  ]
}

function pythonTools(found: Survey): readonly string[] {
  const tools = found.presets.flatMap(({ command }) => {
    const tool = /^python -m (pytest|ruff|mypy)\b/.exec(command)?.[1]
    return tool === undefined ? [] : [tool]
  })
  return [...new Set(tools)]
}

type Table = Readonly<Record<string, unknown>>

function tomlOf(text: string): Table {
  try {
    return parseToml(text)
  } catch {
    return {}
  }
}

function table(value: unknown): Table | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Table)
    : undefined
}
