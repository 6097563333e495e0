/** Every known agent is recognised by each of its signs, and by no likeness of them. */
import { describe, expect, it } from '@jest/globals'

import { isAgentAccount, recogniseAgent } from '../../../src/model/agents.ts'
import { KNOWN_AGENTS } from '../../../src/model/known-agents.ts'
import type { ChangeOrigin } from '../../../src/model/agents.ts'

const human: ChangeOrigin = {
  authorLogin: 'maria',
  authorKind: 'user',
  headBranch: 'fix/cart',
  commitEmails: ['maria@example.com', '77+maria@users.noreply.github.com'],
  trailers: ['Signed-off-by: Maria <maria@example.com>', 'Refs: #12'],
  viaApp: undefined
}

type Row = readonly [string, string, Partial<ChangeOrigin>]

const rows = KNOWN_AGENTS.flatMap(({ name, ...signs }): readonly Row[] => [
  ...signs.logins.flatMap((login): readonly Row[] => [
    [name, `account ${login}`, { authorLogin: login, authorKind: 'bot' }],
    [name, `account ${login}`, { authorLogin: login.toUpperCase() }],
    [name, `commit of ${login}`, { commitEmails: [privateEmail(login)] }],
    [name, `co-author ${login}`, { trailers: [coAuthor(privateEmail(login))] }]
  ]),
  ...signs.logins
    .filter(login => login.endsWith('[bot]'))
    .flatMap((login): readonly Row[] => [
      [name, `app of ${login}`, { viaApp: login.slice(0, -5) }],
      [
        name,
        `GraphQL's ${login}`,
        { authorLogin: login.slice(0, -5), authorKind: 'bot' }
      ]
    ]),
  ...signs.branchPrefixes.map((prefix): Row => {
    return [name, `branch ${prefix}`, { headBranch: `${prefix}X-1` }]
  }),
  ...signs.emails.flatMap((email): readonly Row[] => [
    [name, email, { commitEmails: [email.toUpperCase()] }],
    [name, `co-author ${email}`, { trailers: [coAuthor(email)] }]
  ]),
  ...signs.trailers.flatMap((trailer): readonly Row[] => [
    [name, trailer, { trailers: [withValue(trailer)] }],
    [name, trailer, { trailers: [withValue(trailer).toUpperCase()] }]
  ])
])

function privateEmail(login: string): string {
  return `1234+${login}@users.noreply.github.com`
}

function coAuthor(email: string): string {
  return `Co-Authored-By: Some Name (model 1.0)  <${email}>`
}

function withValue(trailer: string): string {
  return trailer.includes(':') ? `${trailer} <a@b.c>` : `${trailer}: v <x> 1`
}

describe('an agent', () => {
  it.each(rows)('%s is recognised by %s', (name, _, sign) => {
    expect(recogniseAgent({ ...human, ...sign })).toEqual({
      agent: name,
      by: expect.stringMatching(/^the (account|app|address|trailer|branch) /)
    })
  })

  // The rows as people know them, so that a row that is lost is seen.
  it.each<Row>([
    ['GitHub Copilot', '', { authorLogin: 'Copilot', authorKind: 'bot' }],
    [
      'GitHub Copilot',
      '',
      { commitEmails: ['198982749+Copilot@users.noreply.github.com'] }
    ],
    [
      'GitHub Copilot',
      '',
      { commitEmails: ['175728472+Copilot@users.noreply.github.com'] }
    ],
    ['GitHub Copilot', '', { headBranch: 'copilot/fix-12' }],
    [
      'Copilot Autofix',
      '',
      { trailers: ['Co-authored-by: Copilot Autofix <x@y.z>'] }
    ],
    ['Copilot Autofix', '', { authorLogin: 'github-code-quality[bot]' }],
    [
      'Claude',
      '',
      { trailers: ['Co-Authored-By: Claude Opus <noreply@anthropic.com>'] }
    ],
    ['Claude', '', { trailers: ['Claude-Session: https://claude.ai/code/x'] }],
    ['Claude', '', { headBranch: 'claude/issue-1-20260101' }],
    [
      'Claude',
      '',
      { commitEmails: ['209825114+claude[bot]@users.noreply.github.com'] }
    ],
    [
      'OpenAI Codex',
      '',
      { trailers: ['Co-authored-by: Codex <codex@openai.com>'] }
    ],
    ['OpenAI Codex', '', { viaApp: 'chatgpt-codex-connector' }],
    [
      'Google Jules',
      '',
      {
        commitEmails: [
          '161369871+google-labs-jules[bot]@users.noreply.github.com'
        ]
      }
    ],
    ['Gemini', '', { authorLogin: 'gemini-code-assist[bot]' }],
    ['Cursor', '', { commitEmails: ['cursoragent@cursor.com'] }],
    ['Devin', '', { headBranch: 'devin/1-x' }],
    ['Amazon Q Developer', '', { authorLogin: 'amazon-q-developer[bot]' }],
    ['OpenHands', '', { headBranch: 'openhands-fix-issue-7-try2' }],
    ['OpenHands', '', { commitEmails: ['openhands@all-hands.dev'] }],
    [
      'Factory Droid',
      '',
      {
        trailers: [
          'Co-authored-by: factory-droid[bot] <138933559+factory-droid[bot]@users.noreply.github.com>'
        ]
      }
    ],
    ['Replit', '', { trailers: ['Replit-Commit-Author: Agent'] }],
    [
      'Aider',
      '',
      { trailers: ['Co-authored-by: aider (gpt) <noreply@aider.chat>'] }
    ],
    ['Sweep', '', { authorLogin: 'sweep-ai[bot]' }],
    ['Amp', '', { trailers: ['Co-authored-by: Amp <amp@ampcode.com>'] }],
    ['OpenCode', '', { commitEmails: ['noreply@opencode.ai'] }],
    ['Windsurf', '', { commitEmails: ['windsurf@codeium.com'] }],
    ['JetBrains Junie', '', { authorLogin: 'jetbrains-junie[bot]' }],
    ['Cline', '', { headBranch: 'cline/x' }],
    ['Continue', '', { authorLogin: 'continue[bot]' }],
    ['Cody', '', { authorLogin: 'sourcegraph-cody[bot]' }],
    ['Codebuff', '', { commitEmails: ['noreply@codebuff.com'] }],
    ['Entire', '', { trailers: ['Entire-Agent: x'] }],
    ['a workflow', '', { authorLogin: 'github-actions[bot]' }],
    ['an assistant', '', { trailers: ['Assisted-by: tool'] }]
  ])('%s has a row%s %j', (name, _, sign) => {
    expect(recogniseAgent({ ...human, ...sign })?.agent).toBe(name)
  })
})

describe('a person', () => {
  it.each<[string, Partial<ChangeOrigin>]>([
    ['without any sign', {}],
    ['with the name of an app', { authorLogin: 'claude' }],
    ['on a branch that only contains a prefix', { headBranch: 'x/claude/y' }],
    ['on a branch of the same word', { headBranch: 'claudette' }],
    [
      'with an address that only ends like one',
      { commitEmails: ['not-noreply@anthropic.com', 'x@evil-anthropic.com'] }
    ],
    [
      'with an address that only begins like one',
      { commitEmails: ['noreply@anthropic.com.evil.example'] }
    ],
    [
      'with a private address that names another',
      { commitEmails: ['1+claude[bot]@users.noreply.github.com.evil.example'] }
    ],
    ['with another trailer', { trailers: ['Claude-Sessions: x', 'Copilot'] }],
    ['with a trailer that mentions one', { trailers: ['Refs: Assisted-by'] }],
    ['on a branch that could not be read', { headBranch: undefined }]
  ])('%s is not taken for an agent', (_, facts) => {
    expect(recogniseAgent({ ...human, ...facts })).toBeUndefined()
  })

  it('is no agent account, unless a list says so', () => {
    const person = { login: 'Machine', kind: 'user' } as const
    expect(isAgentAccount(person, [])).toBe(false)
    expect(isAgentAccount(person, ['machine'])).toBe(true)
  })
})
