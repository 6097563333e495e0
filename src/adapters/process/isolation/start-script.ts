/** How a command is started behind tools: its folder, its environment, and the sign that it was started. */

/** The shell line of a start; the command's own arguments are put behind it. */
export type StartLine = (bash: string, cwd: string) => readonly string[]

const FLAGS = ['--noprofile', '--norc', '-c']

// The folder is entered inside, since a folder opened outside has no name there. The byte on
// descriptor 3 tells a command that was started from a tool that failed before it.
const BY_DESCRIPTOR = `cd -P -- "$1" && shift && unset OLDPWD && echo >&3 && exec "$@" 3>&-`

/** A byte on descriptor 3 is the sign; the environment is there already. */
export const startByDescriptor: StartLine = (bash, cwd) => [
  bash,
  ...FLAGS,
  BY_DESCRIPTOR,
  'bash',
  cwd
]

// sudo closes the descriptors and has an environment of its own: NAME=value ends with NUL on the
// input instead, and never stands in arguments, which every user may read.
const BY_OUTPUT = `
cd -P -- "$1" || exit 125
shift
for __gate_one in $(compgen -e); do unset -v "$__gate_one"; done
while IFS= read -r -d '' __gate_one; do export "$__gate_one"; done
unset __gate_one OLDPWD
printf %s "$1"
shift
exec "$@" </dev/null`

/**
 * The sign is the first output, and the environment is read from standard input.
 * @param sign not to be guessed before the start
 */
export function startByOutput(sign: string): StartLine {
  return (bash, cwd) => [bash, ...FLAGS, BY_OUTPUT, 'bash', cwd, sign]
}

// The image's own variables stay, its PATH above all. The bash that runs this is named by its
// path: without one, a file `bash` of the checkout could be taken for it.
const IN_CONTAINER = `
cd -P -- "$1" || exit 125
while IFS= read -r -d '' __gate_one; do export "$__gate_one"; done
unset __gate_one OLDPWD
printf %s "$2"
shift 2
exec "$BASH" "$@" </dev/null`

/**
 * The arguments of a container's bash; those of the command's bash are put behind them.
 * @param sign as for `startByOutput`
 */
export function startInContainer(sign: string, cwd: string): readonly string[] {
  return [...FLAGS, IN_CONTAINER, 'bash', cwd, sign]
}

/** The environment as `startByOutput` and `startInContainer` read it. */
export function environmentInput(
  environment: Readonly<Record<string, string>>
): string {
  return Object.entries(environment)
    .filter(([name]) => /^[A-Za-z_]\w*$/.test(name))
    .map(([name, value]) => `${name}=${value}\0`)
    .join('')
}

/** Takes the sign off an output. */
export interface SignedOutput {
  readonly add: (chunk: Buffer) => void
  /** The output ended: what was held back, waiting for the sign, is no sign. */
  finish(): void
  readonly seen: () => boolean
}

/** @param onData receives what comes behind the sign, or everything when the sign never comes */
export function signedOutput(
  sign: string,
  onData: (chunk: Buffer) => void
): SignedOutput {
  const expected = Buffer.from(sign)
  let held: Buffer | undefined = Buffer.alloc(0)
  let seen = false
  return {
    add: chunk => {
      if (held === undefined) {
        onData(chunk)
        return
      }
      held = Buffer.concat([held, chunk])
      if (held.length < expected.length) return
      seen = held.subarray(0, expected.length).equals(expected)
      const rest = seen ? held.subarray(expected.length) : held
      held = undefined
      if (rest.length > 0) onData(rest)
    },
    finish: () => {
      if (held !== undefined && held.length > 0) onData(held)
      held = undefined
    },
    seen: () => seen
  }
}
