/** The coding agents that the gate knows by name, as data: the signs by which each shows itself. */

/** The signs of one agent. Any of them is enough; all are compared whole and without regard to case. */
export interface KnownAgent {
  readonly name: string
  /** Accounts as REST writes them: an app's account ends in `[bot]`. */
  readonly logins: readonly string[]
  /** What a head branch begins with. */
  readonly branchPrefixes: readonly string[]
  /** Addresses of commit authors, committers and trailers. */
  readonly emails: readonly string[]
  /** Commit trailers: `Key` for any value, or `Key: value`; an address after the value does not matter. */
  readonly trailers: readonly string[]
}

/**
 * Collected from the agents' documents and public commits in December 2026.
 * An account's address `<id>+<login>@users.noreply.github.com` follows from its
 * login and is not listed. A3S Code leaves no sign.
 */
export const KNOWN_AGENTS: readonly KnownAgent[] = [
  agent('GitHub Copilot', {
    logins: ['Copilot', 'copilot-swe-agent[bot]'],
    branchPrefixes: ['copilot/']
  }),
  agent('Copilot Autofix', {
    logins: ['github-code-quality[bot]'],
    trailers: ['Co-authored-by: Copilot Autofix']
  }),
  agent('Claude', {
    logins: [
      'claude[bot]',
      'claude-code[bot]',
      'anthropic-claude[bot]',
      'claude-code-action[bot]'
    ],
    branchPrefixes: ['claude/'],
    emails: ['noreply@anthropic.com'],
    trailers: ['Claude-Session']
  }),
  agent('OpenAI Codex', {
    logins: ['chatgpt-codex-connector[bot]', 'openai-codex[bot]'],
    branchPrefixes: ['codex/'],
    emails: ['codex@openai.com']
  }),
  agent('Google Jules', { logins: ['google-labs-jules[bot]'] }),
  agent('Gemini', {
    logins: ['gemini-code-assist[bot]'],
    branchPrefixes: ['gemini/']
  }),
  agent('Cursor', {
    logins: ['cursor[bot]'],
    branchPrefixes: ['cursor/'],
    emails: ['cursoragent@cursor.com']
  }),
  agent('Devin', {
    logins: ['devin-ai-integration[bot]'],
    branchPrefixes: ['devin/']
  }),
  agent('Amazon Q Developer', { logins: ['amazon-q-developer[bot]'] }),
  agent('OpenHands', {
    branchPrefixes: ['openhands-fix-issue-'],
    emails: ['openhands@all-hands.dev', 'opendevin@all-hands.dev']
  }),
  agent('Factory Droid', { logins: ['factory-droid[bot]'] }),
  agent('Replit', {
    emails: ['agent@replit.com'],
    trailers: ['Replit-Commit-Author', 'Replit-Commit-Session-Id']
  }),
  agent('Aider', {
    branchPrefixes: ['aider/'],
    emails: ['noreply@aider.chat', 'aider@aider.chat']
  }),
  agent('Sweep', { logins: ['sweep-ai[bot]'], branchPrefixes: ['sweep/'] }),
  agent('Amp', { emails: ['amp@ampcode.com'] }),
  agent('OpenCode', {
    branchPrefixes: ['opencode/'],
    emails: ['noreply@opencode.ai']
  }),
  agent('Windsurf', { emails: ['windsurf@codeium.com'] }),
  agent('JetBrains Junie', {
    logins: ['jetbrains-junie[bot]', 'jetbrains-ai[bot]']
  }),
  agent('Cline', { logins: ['cline[bot]'], branchPrefixes: ['cline/'] }),
  agent('Continue', { logins: ['continue[bot]'] }),
  agent('Cody', { logins: ['sourcegraph-cody[bot]'] }),
  agent('Codebuff', {
    emails: ['noreply@codebuff.com', 'noreply@freebuff.com']
  }),
  agent('Entire', {
    trailers: ['Entire-Checkpoint', 'Entire-Session', 'Entire-Agent']
  }),
  // GitHub Agentic Workflows write as the workflow's own account.
  agent('a workflow', { logins: ['github-actions[bot]'] }),
  agent('an assistant', { trailers: ['Assisted-by'] })
]

function agent(
  name: string,
  signs: Partial<Omit<KnownAgent, 'name'>>
): KnownAgent {
  return {
    name,
    logins: [],
    branchPrefixes: [],
    emails: [],
    trailers: [],
    ...signs
  }
}
