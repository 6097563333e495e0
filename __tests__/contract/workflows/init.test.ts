/** What `init` proposes, held against GitHub's language service and actionlint. */
import { beforeAll, describe, expect, it } from '@jest/globals'

import { held } from '../../support/github-description/held.ts'
import { actionMetadata } from '../../support/language-service/action-metadata.ts'
import { findProblems } from '../../support/language-service/find-problems.ts'
import { PROJECTS } from '../../support/setup-projects.ts'
import { proposedWorkflow } from '../../support/proposed-files.ts'
import type { Finding } from '../../support/language-service/find-problems.ts'
import type { Files } from '../../support/setup-projects.ts'

/** Every way in which steps are written, beside the usual projects. */
const REPOSITORIES: Readonly<Record<string, Files>> = {
  ...PROJECTS,
  'npm without a lock file': {
    'package.json': '{"scripts":{"test":"x"},"dependencies":{"a":"1"}}',
    '.nvmrc': '22\n'
  },
  'yarn, the first': { 'package.json': '{}', 'yarn.lock': '' },
  'yarn, a later one': {
    'package.json': '{"packageManager":"yarn@4.1.0"}',
    'yarn.lock': '',
    '.yarnrc.yml': ''
  },
  bun: { 'package.json': '{"scripts":{"test":"x"}}', 'bun.lock': '' },
  uv: {
    'pyproject.toml': '[tool.pytest]\n',
    'uv.lock': '',
    '.python-version': '3.12\n'
  },
  poetry: { 'pyproject.toml': '[tool.pytest]\n', 'poetry.lock': '' },
  requirements: {
    'pyproject.toml': '[dependency-groups]\ndev = []\n[tool.pytest]\n',
    'requirements.txt': '',
    'requirements-dev.txt': ''
  }
}

const findings = held<ReadonlyMap<string, readonly Finding[]>>()

beforeAll(async () => {
  const names = Object.keys(REPOSITORIES)
  const found = await findProblems(
    names.map(name => ({
      kind: 'workflow',
      text: proposedWorkflow(REPOSITORIES[name] ?? {})
    })),
    { 'completion-gate/completion-gate': actionMetadata() }
  )
  findings.set(new Map(names.map((name, at) => [name, found[at] ?? []])))
})

describe('the workflow that init writes', () => {
  it.each(Object.keys(REPOSITORIES))('is valid for %s', name => {
    expect(findings.get().get(name)).toEqual([])
  })
})

describe('its install steps', () => {
  it.each([
    [
      'npm without a lock file',
      'npm install --ignore-scripts --no-package-lock'
    ],
    ['npm without a lock file', 'node-version-file: .nvmrc'],
    ['yarn, the first', 'yarn install --frozen-lockfile --ignore-scripts'],
    ['yarn, a later one', 'yarn install --immutable --mode=skip-build'],
    ['bun', 'bun install --frozen-lockfile --ignore-scripts'],
    ['uv', 'uv sync --frozen'],
    ['uv', 'python-version-file: .python-version'],
    ['poetry', 'python -m poetry install'],
    ['requirements', 'python -m pip install -r requirements-dev.txt'],
    ['requirements', 'python -m pip install --group dev']
  ])('for %s have %s', (name, words) => {
    expect(proposedWorkflow(REPOSITORIES[name] ?? {})).toContain(words)
  })
})
