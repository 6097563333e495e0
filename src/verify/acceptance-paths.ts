/** Which files hold acceptance criteria: the root's, those of loops, and the policy's globs. */
import { matchesAny } from './matches-any.ts'

/** The acceptance file that every repository may have. */
export const ROOT_ACCEPTANCE = 'ACCEPTANCE.md'

const LOOP_FILE = /^\.a3s\/loops\/([^/]+)\/(ACCEPTANCE|STATE)\.md$/

/** The loop that a file belongs to, or undefined. */
export function loopOf(path: string): string | undefined {
  return LOOP_FILE.exec(path)?.[1]
}

/** Whether a file says how far a loop is. */
export function isLoopState(path: string): boolean {
  return LOOP_FILE.exec(path)?.[2] === 'STATE'
}

/** The acceptance file of a loop. */
export function loopAcceptance(loop: string): string {
  return `.a3s/loops/${loop}/ACCEPTANCE.md`
}

/** The file that says how far a loop is. */
export function loopState(loop: string): string {
  return `.a3s/loops/${loop}/STATE.md`
}

/** Makes the test whether a path may hold criteria; whether a loop is active is told apart later. */
export function isAcceptancePath(
  globs: readonly string[]
): (path: string) => boolean {
  const isListed = matchesAny(globs)
  return path =>
    path === ROOT_ACCEPTANCE ||
    LOOP_FILE.exec(path)?.[2] === 'ACCEPTANCE' ||
    isListed(path)
}
