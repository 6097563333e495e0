/** Policy text in, `GatePolicy` or every problem at once out. */
import { GateError } from '../errors.ts'
import { ownPage } from '../model/own-page.ts'
import type { Problem } from '../errors.ts'
import { POLICY_PATH } from './gate-policy.ts'
import type { GatePolicy } from './gate-policy.ts'
import { normalisePolicy } from './normalise.ts'
import { readYaml } from './read-yaml.ts'
import { ruleProblems } from './rules.ts'
import { placedProblems, writtenProblem } from './schema-problems.ts'
import type { PlacedProblem } from './schema-problems.ts'
import { writtenPolicySchema } from './schema.ts'

/** The policy of a repository that has no file: every key at its default. */
export function defaultPolicy(): GatePolicy {
  return normalisePolicy(writtenPolicySchema.parse({}))
}

/**
 * Parses a policy.
 * @param text the whole file
 * @throws GateError POLICY_INVALID with every problem, its path and its line
 */
export function parsePolicy(text: string): GatePolicy {
  const reading = readYaml(text)
  if (reading.kind === 'problems') throw policyInvalid(reading.problems)
  if (reading.data === null || reading.data === undefined)
    throw policyInvalid([
      {
        path: '',
        message: 'expected at least "version: 1", the file holds nothing'
      }
    ])
  const parsed = writtenPolicySchema.safeParse(reading.data)
  const found = [
    ...placedProblems(parsed.error?.issues ?? []),
    ...ruleProblems(reading.data)
  ]
  if (!parsed.success || found.length > 0)
    throw policyInvalid(inOrderOfLines(found, reading.lineOf))
  return normalisePolicy(parsed.data)
}

function inOrderOfLines(
  problems: readonly PlacedProblem[],
  lineOf: (path: readonly PropertyKey[]) => number | undefined
): readonly Problem[] {
  return problems
    .map(problem => ({ problem, line: lineOf(problem.keys) }))
    .sort((left, right) => (left.line ?? 0) - (right.line ?? 0))
    .map(({ problem, line }) => writtenProblem(problem, line))
}

/** The error for a policy that cannot be used; its message lists every problem. */
export function policyInvalid(problems: readonly Problem[]): GateError {
  const lines = problems.map(({ path, message }) =>
    path === '' ? message : `${path}: ${message}`
  )
  const [first] = lines
  const message =
    lines.length === 1 && first !== undefined
      ? `${POLICY_PATH} of the base branch is not a valid policy: ${first}`
      : `${POLICY_PATH} of the base branch is not a valid policy:\n${lines.map(line => `- ${line}`).join('\n')}`
  return new GateError('POLICY_INVALID', message, {
    hint: `Mend ${POLICY_PATH} on the base branch; ${ownPage('docs/policy.md')} lists every key. A change of it in the pull request has no effect, so somebody who may bypass the check merges the mend: ${ownPage('docs/tune-the-policy.md')} says how.`,
    problems
  })
}
