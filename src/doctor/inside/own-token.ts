/** Whose token a step of the gate works with. */
import { textOf } from '../workflow-facts.ts'
import type { StepFacts } from '../workflow-facts.ts'

/** Whether the step reads with another token than the workflow's own. */
export function readsWithOwnToken(step: StepFacts): boolean {
  return isOwn(textOf(step.with['github-token']) ?? '')
}

/** Whether the step posts the verdict with another token than the workflow's own. */
export function postsWithOwnToken(step: StepFacts): boolean {
  const token = textOf(step.with['check-token']) ?? ''
  return token === '' ? readsWithOwnToken(step) : isOwn(token)
}

function isOwn(token: string): boolean {
  return token !== '' && !/github\.token|secrets\.GITHUB_TOKEN/i.test(token)
}
