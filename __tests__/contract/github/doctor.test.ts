/** `doctor` from the outside, on the in-memory GitHub: what a branch demands, of whom, and who may go past it. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import { gitRepository } from '../../support/git-repository.ts'
import { initialised } from '../../support/proposed-files.ts'
import { runMain } from '../../support/run-main.ts'
import { PROJECTS } from '../../support/setup-projects.ts'
import { worlds } from './connected.ts'
import type { Finding } from '../../../src/doctor/finding.ts'
import type { GitRepository } from '../../support/git-repository.ts'
import type { MainRun } from '../../support/run-main.ts'
import type { Token } from '../../../src/emulator/index.ts'

const WORKFLOW = '.github/workflows/completion-gate.yml'
const POLICY = '.github/completion-gate.yml'
const CHECK = 'completion-gate'

const { small } = worlds()
const scene = {} as { checkout: GitRepository; chief: Token }

beforeEach(() => {
  const checkout = gitRepository()
  for (const [path, text] of Object.entries(initialised(PROJECTS.npm)))
    checkout.write(path, text)
  const { github, repository } = small()
  const chief = github.world.user('chief')
  github.world.grant(repository, chief, 'admin')
  scene.checkout = checkout
  scene.chief = github.world.personalToken(chief)
})

afterEach(() => {
  scene.checkout.dispose()
})

async function doctor(
  token: Token = scene.chief,
  ...args: readonly string[]
): Promise<MainRun> {
  const { github } = small()
  return await runMain(
    [
      'doctor',
      ...['--repo', scene.checkout.dir, '--repo', 'acme/widgets'],
      ...args
    ],
    {
      environment: {
        GITHUB_TOKEN: token.value,
        GITHUB_API_URL: github.url,
        GITHUB_GRAPHQL_URL: github.graphqlUrl
      }
    }
  )
}

async function findings(token?: Token): Promise<readonly Finding[]> {
  const { stdout } = await doctor(token, '--json')
  const document = JSON.parse(stdout) as {
    readonly findings: readonly Finding[]
  }
  return document.findings
}

/** The findings that are not fine, as `level rule`. */
async function faults(token?: Token): Promise<readonly string[]> {
  return (await findings(token))
    .filter(({ level }) => level !== 'fine')
    .map(({ level, rule }) => `${level} ${rule}`)
}

function edit(name: string, from: string, to: string): void {
  const text = initialised(PROJECTS.npm)[name] ?? ''
  expect(text).toContain(from)
  scene.checkout.write(name, text.replace(from, to))
}

function own(): void {
  const text = initialised(PROJECTS.npm)[WORKFLOW] ?? ''
  scene.checkout.write(
    WORKFLOW,
    `${text}        with:\n          github-token: \${{ steps.app.outputs.token }}\n`
  )
}

/** A branch as it should be: an app of one's own, and owners of the workflow. */
function protect(appId = 4711): void {
  const { github, repository } = small()
  own()
  scene.checkout.write(
    '.github/CODEOWNERS',
    '* @acme/all\n/.github/ @acme/leads\n'
  )
  github.world.requireCheck(repository, 'main', { context: CHECK, appId })
  github.world.setRules(repository, 'main', [
    ...(repository.rules.get('main') ?? []),
    {
      type: 'pull_request',
      ruleset_source_type: 'Repository',
      ruleset_source: 'acme/widgets',
      ruleset_id: 77,
      parameters: {
        dismiss_stale_reviews_on_push: false,
        require_code_owner_review: true,
        require_last_push_approval: false,
        required_approving_review_count: 1,
        required_review_thread_resolution: false
      }
    }
  ])
}

describe('a branch as it should be', () => {
  it('is fine in every way, by exit 0, in a handful of requests', async () => {
    protect()
    small().github.forgetRequests()
    const { code, stdout } = await doctor()
    expect(stdout).toMatch(/^Nothing must be mended; 0 should be, \d+ fine\.$/m)
    expect(stdout).toContain('the check must come from the app 4711')
    expect(code).toBe(0)
    expect(small().github.requests()).toHaveLength(4)
  })
})

describe('the required check', () => {
  it('must be required: the mend is a ruleset to post', async () => {
    const { code, stdout } = await doctor()
    expect(code).toBe(1)
    expect(stdout).toMatch(
      /^must +required +"completion-gate" is not required on main/m
    )
    expect(stdout).toContain(
      "gh api --method POST 'repos/{owner}/{repo}/rulesets'"
    )
  })

  it('must be named to the letter', async () => {
    const { github, repository } = small()
    github.world.requireCheck(repository, 'main', {
      context: 'Completion-Gate'
    })
    const found = await findings()
    expect(found.find(({ rule }) => rule === 'required')).toMatchObject({
      level: 'must',
      message: expect.stringContaining('"Completion-Gate" is required')
    })
  })

  it('must have a source', async () => {
    const { github, repository } = small()
    github.world.requireCheck(repository, 'main', { context: CHECK })
    expect(await faults()).toEqual(['must source', 'should workflow-files'])
  })

  it('should not come from any workflow, and must not when the gate posts by an app', async () => {
    const { github, repository } = small()
    github.world.requireCheck(repository, 'main', {
      context: CHECK,
      appId: 15368
    })
    expect(await faults()).toEqual(['should source', 'should workflow-files'])
    own()
    expect(await faults()).toEqual(['must source', 'should workflow-files'])
  })

  it('is found in classic protection too, which administrators go past', async () => {
    const { github, repository } = small()
    github.world.setProtection(repository, 'main', {
      url: `${github.url}/repos/acme/widgets/branches/main/protection`,
      required_status_checks: {
        url: `${github.url}/x`,
        strict: false,
        contexts: [CHECK],
        contexts_url: `${github.url}/x`,
        checks: [{ context: CHECK, app_id: null }]
      },
      enforce_admins: { url: `${github.url}/x`, enabled: false }
    })
    expect(await faults()).toEqual([
      'must source',
      'should bypass',
      'should workflow-files'
    ])
  })

  it('is not the job: that may be skipped, and with a matrix has other names', async () => {
    const { github, repository } = small()
    github.world.requireCheck(repository, 'main', { context: 'gate', appId: 1 })
    expect(await faults()).toContain('should required-jobs')
    edit(
      WORKFLOW,
      '    runs-on:',
      '    strategy:\n      matrix:\n        os: [a]\n    runs-on:'
    )
    expect(await faults()).toContain('must required-jobs')
  })

  it('is said to be unknown where the token cannot tell', async () => {
    const { token } = small()
    expect(await faults(token)).toEqual([
      'should required',
      'should workflow-files'
    ])
  })
})

describe('who may go past it', () => {
  it('should be nobody', async () => {
    protect()
    const { github, repository } = small()
    github.world.setBypass(repository, 'main', [
      { actor_type: 'RepositoryRole', actor_id: 5, bypass_mode: 'pull_request' }
    ])
    const found = (await findings()).filter(({ rule }) => rule === 'bypass')
    expect(found).toMatchObject([
      {
        level: 'should',
        message: 'the role admin (pull request) may go past protect main'
      }
    ])
  })

  it('is unknown to those who may not edit the ruleset', async () => {
    protect()
    const { token } = small()
    expect(await faults(token)).toEqual(['should bypass'])
  })
})

describe('the workflow', () => {
  it.each([
    ['an owner of everything', '* @acme/leads\n', true],
    ['an owner of the folder', '.github/workflows/ @acme/leads\n', true],
    ['an owner of its ending', '*.yml @acme/leads # all\n', true],
    ['no owner by a later line', '* @acme/leads\n/.github/workflows/\n', false],
    [
      'an owner of the first folder’s files alone',
      '/.github/* @acme/leads\n',
      false
    ],
    ['an owner of something else', '/src/ @acme/leads\n', false],
    ['nobody', '# nobody\n', false]
  ])('is protected by %s: %s', async (_what, owners, expected) => {
    protect()
    scene.checkout.write('.github/CODEOWNERS', owners)
    expect(await faults()).toEqual(expected ? [] : ['should workflow-files'])
  })

  it('must hear of a merge queue that there is', async () => {
    protect()
    const { github, repository } = small()
    github.world.setRules(repository, 'main', [
      ...(repository.rules.get('main') ?? []),
      {
        type: 'merge_queue',
        ruleset_source_type: 'Repository',
        ruleset_source: 'acme/widgets',
        ruleset_id: 77
      }
    ])
    expect(await faults()).toEqual([])
    edit(WORKFLOW, '  merge_group:\n', '')
    expect(await faults()).toContain('must merge-queue')
  })
})

describe('the teams of the policy', () => {
  it('are read with a token that can, and said when they cannot be', async () => {
    protect()
    scene.checkout.write(
      POLICY,
      'version: 1\nwaivers:\n  authority:\n    teams: [acme/leads, gone]\n'
    )
    const { github, acme } = small()
    const { world } = github
    world.team(acme, 'leads')
    const chief = [...github.store.accounts.values()].find(
      ({ login }) => login === 'chief'
    )
    if (chief !== undefined) world.addMember(acme, chief)
    const found = (await findings()).filter(({ rule }) => rule === 'teams')
    expect(found).toMatchObject([
      { level: 'should', message: expect.stringContaining('the team gone') }
    ])
  })
})

describe('asking', () => {
  it('needs a token, in a variable that can be named', async () => {
    const args = [
      'doctor',
      '--repo',
      scene.checkout.dir,
      '--repo',
      'acme/widgets'
    ]
    const { code, stderr } = await runMain([...args, '--token-env', 'MY_TOKEN'])
    expect(code).toBe(2)
    expect(stderr).toContain('A token was expected in MY_TOKEN')
  })

  it('ends with exit 3 or 2 where GitHub does not answer, never with 0', async () => {
    const { github } = small()
    github.world.revoke(scene.chief)
    const { code, stderr } = await doctor()
    expect(code).toBe(2)
    expect(stderr).toContain('GitHub does not accept the token')
  })

  it('can be about another branch', async () => {
    protect()
    const { github, repository } = small()
    await github.world.commit(repository, { branch: 'release' })
    const { stdout } = await doctor(scene.chief, '--branch', 'release')
    expect(stdout).toContain('"completion-gate" is not required on release')
  })

  it.each([
    ['neither a folder nor owner/name', ['--repo', 'nowhere']],
    ['two names', ['--repo', 'a/b', '--repo', 'c/d']]
  ])('is refused for %s', async (_what, args) => {
    const { code, stderr } = await runMain(['doctor', ...args])
    expect(code).toBe(2)
    expect(stderr).toContain('--repo expects')
  })
})
