/** Which paths are the harness's own, and so not part of the change (design.md section 2). */

const HARNESS_FOLDERS: ReadonlySet<string> = new Set([
  '.git',
  '.a3s',
  '.a3s-code'
])
// The gate reads these as policy, so changing them is an effect.
const LOOP_POLICY = /^\.a3s\/loops\/[^/]+\/(?:ACCEPTANCE|STATE)\.md$/

/** Whether a path relative to the checkout is the harness's own. Names compare exactly: `.GIT` is an ordinary name. */
export function isHarnessPath(path: string): boolean {
  return (
    path.split('/').some(component => HARNESS_FOLDERS.has(component)) &&
    !LOOP_POLICY.test(path)
  )
}
