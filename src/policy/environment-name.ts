/** Which variables a policy may pass on to commands: never a credential, never one that bends the shell. */

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/

// Threats D1, D2 and D4: with these a pull request's own code could act as the gate.
const CREDENTIALS =
  /^(INPUT_.*|STATE_.*|ACTIONS_.*|(GITHUB|GH)(_ENTERPRISE)?_TOKEN|GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY))$/i

// These make a shell, a loader, Node or npm run something else than the command says (threat B4).
const BENDERS =
  /^(NODE_OPTIONS|PROMPT_COMMAND|BASH_ENV|ENV|SHELLOPTS|BASHOPTS|PS4|IFS|LD_.*|DYLD_.*|GIT_.*|NPM_CONFIG_(SCRIPT_SHELL|IF_PRESENT|NODE_OPTIONS))$|^BASH_FUNC/i

/** Why a variable's name is refused, or undefined when it may be passed on. */
export function environmentNameProblem(name: string): string | undefined {
  if (CREDENTIALS.test(name))
    return `"${name}" carries a credential or a file of the runner and is never passed to a command`
  if (BENDERS.test(name))
    return `"${name}" changes what a command does and is never passed on`
  if (!NAME.test(name) || name.length > 128)
    return 'expected the name of a variable: letters, digits and underscores, not its value'
  return undefined
}
