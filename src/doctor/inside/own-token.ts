/** Whose token a step of the gate works with. */
import { textOf } from '../workflow-facts.ts'
import type { StepFacts } from '../workflow-facts.ts'

/** Whether the step is given another token than the workflow's own. */
export function hasOwnToken(step: StepFacts): boolean {
  const token = textOf(step.with['github-token'])
  return (
    token !== undefined && !/github\.token|secrets\.GITHUB_TOKEN/i.test(token)
  )
}
