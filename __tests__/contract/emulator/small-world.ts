/** A small world for the emulator's own tests: an organization, its people, one pull request. */
import { getOctokit } from '@actions/github'
import { startGitHub } from '../../../src/emulator/index.ts'
import type {
  Account,
  GitHubEmulator,
  GitHubOptions,
  PullRequest,
  Repository,
  Token
} from '../../../src/emulator/index.ts'

/** What a test works with. */
export interface SmallWorld {
  readonly github: GitHubEmulator
  readonly acme: Account
  readonly ann: Account
  readonly bob: Account
  readonly repository: Repository
  readonly pull: PullRequest
  /** A workflow's token that may do everything the gate does. */
  readonly token: Token
}

/** Where the small repository is. */
export const WIDGETS = { owner: 'acme', repo: 'widgets' } as const

/** Ann maintains acme/widgets; Bob opened #1 from the branch `feature`. */
export async function smallWorld(
  options: GitHubOptions & { readonly private?: boolean } = {}
): Promise<SmallWorld> {
  const github = await startGitHub(options)
  const { world } = github
  const acme = world.organization('acme')
  const ann = world.user('ann', { emails: ['ann@example.com'] })
  const bob = world.user('bob', { emails: ['bob@example.com'] })
  const repository = await world.repository('acme/widgets', {
    private: options.private ?? false,
    files: { 'README.md': '# Widgets\n', 'src/a.txt': 'one\n' }
  })
  world.grant(repository, ann, 'maintain')
  world.grant(repository, bob, 'write')
  await world.commit(repository, {
    branch: 'feature',
    files: { 'src/a.txt': 'two\n', 'src/b.txt': 'new\n' },
    message: 'Second\n\nCo-authored-by: Ann <ann@example.com>',
    author: { name: 'Bob', email: 'bob@example.com' }
  })
  const draft = { head: 'feature', author: bob, title: 'Widgets, second' }
  const pull = await world.openPull(repository, draft)
  const token = world.actionsToken(repository, {
    checks: 'write',
    contents: 'read',
    issues: 'write',
    pull_requests: 'write',
    statuses: 'write'
  })
  return { github, acme, ann, bob, repository, pull, token }
}

/** GitHub's own client for the emulator. */
export function clientOf(
  github: GitHubEmulator,
  token: Token,
  baseUrl: string = github.url
): ReturnType<typeof getOctokit> {
  return getOctokit(token.value, { baseUrl })
}

/** The status and message of the refusal that a call ends with. */
export async function refusalOf(
  call: Promise<unknown>
): Promise<{ status: number; message: string }> {
  try {
    await call
  } catch (thrown) {
    const { status, message } = thrown as { status: number; message: string }
    return { status, message }
  }
  throw new Error('Expected a refusal, but the call succeeded.')
}
