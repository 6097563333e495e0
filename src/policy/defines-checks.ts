/** Paths that define checks: no policy can take them out of the ledger (threat B2). */

// Any case, since a file system that ignores case would read them too.
const DEFINES_CHECKS = /^\.github\/|(?:^|\/)acceptance\.md$|^\.a3s\/loops\//i

/** Whether an encoded path counts as changed whatever the scope leaves out. */
export function definesChecks(path: string): boolean {
  return DEFINES_CHECKS.test(path)
}
