/** The script that `npm init` writes where a package has no test. */

const NO_TEST = /^echo "Error: no test specified" && exit 1$/

/** Whether a script is npm's stand-in for a test: it can only fail, and says that there is none. */
export function isNoTest(script: string): boolean {
  return NO_TEST.test(script.trim())
}
