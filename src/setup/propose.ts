/** From what was found and chosen to the files that `init` writes and what it says beside them. */
import { POLICY_PATH } from '../policy/gate-policy.ts'
import { installSteps } from './install-steps.ts'
import { hasRequired, policyText, unprovenWorkspaces } from './policy-text.ts'
import { WORKFLOW_PATH } from './survey.ts'
import { workflowText } from './workflow-text.ts'
import type { Choices } from './policy-text.ts'
import type { RepositoryFacts } from './repository-facts.ts'
import type { Survey } from './survey.ts'

/** A file to write. */
export interface ProposedFile {
  readonly path: string
  readonly text: string
  /** What stands there: nothing, the very same text, or something else. */
  readonly state: 'new' | 'same' | 'other'
}

/** What `init` would do. */
export interface Proposal {
  readonly files: readonly ProposedFile[]
  /** Sentences that a person must know before. */
  readonly remarks: readonly string[]
  /** What to do once the files are written. */
  readonly nextSteps: readonly string[]
}

/** The choices that need no person. Pure. */
export function defaultChoices(found: Survey): Choices {
  return {
    packages: unprovenWorkspaces(found).length > 0,
    check: undefined
  }
}

/** The proposal. Pure. */
export function propose(
  facts: RepositoryFacts,
  found: Survey,
  choices: Choices
): Proposal {
  const texts = [
    [WORKFLOW_PATH, workflowText(installSteps(facts, found))],
    [POLICY_PATH, policyText(found, choices)]
  ] as const
  return {
    files: texts.map(([path, text]) => ({
      path,
      text,
      state: stateOf(facts, path, text)
    })),
    remarks: remarks(found, choices),
    nextSteps: nextSteps(found)
  }
}

function stateOf(
  { paths, texts }: RepositoryFacts,
  path: string,
  text: string
): ProposedFile['state'] {
  if (!paths.has(path)) return 'new'
  const standing = texts.get(path)
  return standing?.kind === 'text' && standing.text === text ? 'same' : 'other'
}

function remarks(found: Survey, choices: Choices): readonly string[] {
  const proven =
    choices.check !== undefined ||
    hasRequired(found, choices) ||
    found.acceptance
  return [
    ...found.unknown,
    ...(found.isBranchGuessed
      ? [
          `No origin/HEAD, main or master says which branch changes are merged into: ${found.defaultBranch} is taken, which is only the one that is checked out. Name another with --branch NAME.`
        ]
      : []),
    ...(proven
      ? []
      : [
          'Nothing in this repository proves a change yet: no test was found. Name a command with --check COMMAND, or every change stays incomplete.'
        ]),
    ...(found.workflows.length === 0
      ? []
      : [`Other workflows stay as they are: ${found.workflows.join(', ')}.`])
  ]
}

function nextSteps(found: Survey): readonly string[] {
  return [
    `Commit both files and merge them into ${found.defaultBranch}: the policy counts from there. Their pull request needs a person: they say what a check means.`,
    'Run `completion-gate doctor`, and again with `--repo OWNER/NAME` and a token in GITHUB_TOKEN.',
    `Require the check "completion-gate" for ${found.defaultBranch}, with an expected source.`
  ]
}
