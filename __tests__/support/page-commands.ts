/** The shell commands of the project's pages, and a place where they can be run as written. */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { codeBlocks } from './language-service/markdown-examples.ts'
import {
  gitEnvironment,
  gitRepository,
  temporaryFolder
} from './git-repository.ts'
import type { GitRepository } from './git-repository.ts'

const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
const PROGRAM = path.join(PROJECT, 'dist/cli/index.js')

/** The commands of a page's `sh` blocks, one a line, less the words after ` #`. */
export function pageCommands(markdown: string): readonly string[] {
  return codeBlocks(markdown)
    .filter(({ lang }) => lang === 'sh')
    .flatMap(({ value }) => value.split('\n'))
    .map(line => line.replace(/(^|\s)#.*$/, '').trim())
    .filter(line => line !== '')
}

/** What a command said. */
export interface CommandEnd {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A repository with an agent's change that is not committed, and the program on PATH. */
export interface CommandPlace {
  readonly repository: GitRepository
  run(
    command: string,
    environment: Readonly<Record<string, string>>
  ): Promise<CommandEnd>
  dispose(): void
}

/** Makes the place. `gh` stands in it too, and knows one token. */
export function commandPlace(token: string): CommandPlace {
  const folder = temporaryFolder()
  const bin = path.join(folder, 'bin')
  mkdirSync(bin)
  const tool = (name: string, script: string): void => {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${script}\n`, {
      mode: 0o755
    })
  }
  tool('completion-gate', `exec '${process.execPath}' '${PROGRAM}' "$@"`)
  tool('gh', `test "$*" = 'auth token' && echo '${token}'`)
  const repository = gitRepository()
  repository.write('ACCEPTANCE.md', '- [ ] kind:command assert:`true`\n')
  repository.commit('base')
  repository.branch('agent')
  repository.write('product.txt', 'new\n')
  return {
    repository,
    run: async (command, environment) =>
      await runIn(repository.dir, placed(command, repository.dir), {
        ...gitEnvironment(),
        PATH: `${bin}:${process.env['PATH'] ?? ''}`,
        HOME: folder,
        TMPDIR: folder,
        ...environment
      }),
    dispose: () => {
      repository.dispose()
      rmSync(folder, { recursive: true })
    }
  }
}

/** A command with the places that a reader fills in; where there is no terminal, `init` takes the defaults. */
function placed(command: string, repository: string): string {
  return command
    .replaceAll('/path/to/completion-gate/', PROJECT)
    .replaceAll('/path/to/it', repository)
    .replaceAll('OWNER/NAME', 'acme/widgets')
    .replace(/ init\b/, ' init --yes')
    .replaceAll(/(^|\s)node dist\//g, `$1node ${PROJECT}dist/`)
}

async function runIn(
  cwd: string,
  command: string,
  env: NodeJS.ProcessEnv
): Promise<CommandEnd> {
  const child = spawn('bash', ['-c', command], {
    cwd,
    env,
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
