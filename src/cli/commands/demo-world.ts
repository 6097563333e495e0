/** The demonstration's GitHub: an in-memory one, with a maintainer, an agent and a pull request. */
import path from 'node:path'

import { runAction, startGitHub } from '../../emulator/index.ts'
import { AVERAGE, BASE_FILES } from './demo-files.ts'
import type {
  Account,
  CheckRun,
  EmulatedEvent,
  GitHubEmulator,
  PullRequest,
  Repository
} from '../../emulator/index.ts'
import type { CommandLine } from '../main.ts'

/** What the scenes play with. */
export interface DemoWorld {
  readonly github: GitHubEmulator
  readonly maintainer: Account
  readonly agent: Account
  readonly pull: PullRequest
  /** Pushes files to the pull request's branch. @returns the head before */
  push(
    message: string,
    files: Readonly<Record<string, string>>
  ): Promise<string>
  /** Runs the action for an event, as a runner would. @returns the check run that stands then */
  run(event: EmulatedEvent): Promise<CheckRun>
}

const BRANCH = 'agent/average'

/** Makes the world. @param line names the program, beside which the action lies */
export async function demoWorld(line: CommandLine): Promise<DemoWorld> {
  const searchPath = line.environment['PATH'] ?? ''
  const github = await startGitHub({ searchPath })
  const { world } = github
  world.organization('acme')
  const maintainer = world.user('maintainer')
  const agent = world.user('agent', { emails: ['agent@example.invalid'] })
  const repository = await world.repository('acme/calculator', {
    files: BASE_FILES
  })
  world.grant(repository, maintainer, 'maintain')
  world.grant(repository, agent, 'write')
  const author = { name: 'agent', email: 'agent@example.invalid' }
  const commit = async (
    message: string,
    files: Readonly<Record<string, string>>
  ): Promise<void> => {
    await world.commit(repository, { branch: BRANCH, files, message, author })
  }
  await commit('Add average. All tests pass!', AVERAGE)
  const draft = { head: BRANCH, author: agent, title: 'Add average' }
  const pull = await world.openPull(repository, draft)
  const run = runner(line, { github, repository, pull, searchPath })
  return {
    github,
    maintainer,
    agent,
    pull,
    run,
    push: async (message, files) => {
      const before = pull.headSha
      await commit(message, files)
      return before
    }
  }
}

function runner(
  line: CommandLine,
  place: {
    readonly github: GitHubEmulator
    readonly repository: Repository
    readonly pull: PullRequest
    readonly searchPath: string
  }
): DemoWorld['run'] {
  const { github, repository, pull, searchPath } = place
  const token = github.world.actionsToken(repository, {
    checks: 'write',
    contents: 'read',
    issues: 'write',
    pull_requests: 'write'
  })
  let runId = 0
  return async event => {
    runId += 1
    const end = await runAction({
      github,
      gitUrl: github.gitUrl(repository),
      checkout: pull.headSha,
      event,
      program: path.resolve(path.dirname(line.program), '../index.js'),
      inputs: { 'github-token': token.value, ...DEFAULT_INPUTS },
      searchPath,
      runId
    })
    const standing = repository.checkRuns
      .filter(one => one.headSha === pull.headSha)
      .at(-1)
    if (standing === undefined)
      throw new Error(`The action posted no check run: ${end.log}`)
    return standing
  }
}

// As in action.yml; a runner fills them in.
const DEFAULT_INPUTS = {
  'check-name': 'completion-gate',
  'pull-request': '',
  path: '.',
  fetch: 'true',
  isolation: '',
  'isolation-minimum': '',
  'fail-on-incomplete': 'true',
  'status-mirror': 'false'
}
