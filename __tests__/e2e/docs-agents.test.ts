/** Every command of `docs/agents.md` runs as written, and its table says the exit codes that there are. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterEach, beforeEach, expect, it } from '@jest/globals'

import { EXIT } from '../../src/cli/exit-codes.ts'
import { judge, RIGHT, useScenes } from '../support/action-scenes.ts'
import { gitRepository, temporaryFolder } from '../support/git-repository.ts'
import type { GitRepository } from '../support/git-repository.ts'
import type { Explanation } from '../../src/model/explanation.ts'

const PROGRAM = fileURLToPath(
  new URL('../../dist/cli/index.js', import.meta.url)
)
const PAGE = readFileSync(
  fileURLToPath(new URL('../../docs/agents.md', import.meta.url)),
  'utf8'
)
const COMMANDS = [...PAGE.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(
  ([, block = '']) => block.trim().split('\n')
)

const scenes = useScenes()
const place = {} as { repository: GitRepository; folder: string }

beforeEach(() => {
  place.folder = temporaryFolder()
  const bin = path.join(place.folder, 'bin')
  mkdirSync(bin)
  writeFileSync(
    path.join(bin, 'completion-gate'),
    `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`,
    { mode: 0o755 }
  )
  const repository = gitRepository()
  place.repository = repository
  repository.write('ACCEPTANCE.md', '- [ ] kind:command assert:`true`\n')
  repository.commit('base')
  repository.branch('agent')
  repository.write('product.txt', 'new\n')
})

afterEach(() => {
  place.repository.dispose()
  rmSync(place.folder, { recursive: true })
})

interface Run {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

async function run(
  command: string,
  environment: Readonly<Record<string, string>>
): Promise<Run> {
  const child = spawn('bash', ['-c', command], {
    cwd: place.repository.dir,
    env: {
      PATH: `${path.join(place.folder, 'bin')}:${process.env['PATH'] ?? ''}`,
      HOME: place.folder,
      TMPDIR: place.folder,
      ...environment
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const said = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.stderr += chunk.toString()))
  const code = await new Promise<number | null>(resolve => {
    child.once('close', resolve)
  })
  return { code, ...said }
}

it('every command runs to its end, in this order', async () => {
  expect(COMMANDS.length).toBeGreaterThan(5)
  const scene = await scenes({ product: RIGHT })
  await judge(scene)
  const environment = {
    GITHUB_TOKEN: scene.token.value,
    GITHUB_API_URL: scene.github.url,
    GITHUB_GRAPHQL_URL: scene.github.graphqlUrl
  }
  const explained: Explanation[] = []
  for (const command of COMMANDS) {
    const { code, stdout, stderr } = await run(command, environment)
    expect({ command, code, stderr }).toMatchObject({ command, code: 0 })
    if (/ explain .*--json/.test(command))
      explained.push(JSON.parse(stdout) as Explanation)
  }
  expect(
    explained.map(({ source, verdict, uncommitted }) => [
      source,
      verdict,
      uncommitted
    ])
  ).toEqual([
    ['record', 'verified', true],
    ['pull_request', 'verified', false]
  ])
  for (const explanation of explained)
    for (const key of Object.keys(explanation).filter(
      name => !['schema', 'source'].includes(name)
    ))
      expect(PAGE).toContain(`\`${key}\``)
}, 120_000)

it('the exit codes are those of the program', () => {
  const codes = [...PAGE.matchAll(/^\| (\d) /gm)].map(([, code]) =>
    Number(code)
  )
  expect(codes).toEqual(Object.values(EXIT))
})
