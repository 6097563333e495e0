/** Ends running commands when the gate dies, however it dies. */
import { spawn } from 'node:child_process'

/** Told which process groups there are to end. */
export interface Watchdog {
  watch(group: number): void
  forget(group: number): void
}

// Reads group ids until the pipe from the gate closes; the gate alone holds its other end,
// so it closes when the gate is gone, SIGKILL included. Then everything marked is killed.
const SCRIPT = `
while IFS= read -r line; do
  case $line in
    +*) groups="$groups \${line#+} " ;;
    -*) groups="\${groups/ \${line#-} /}" ;;
  esac
done
for round in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
  found=
  for group in $groups; do kill -KILL -- "-$group" 2>/dev/null && found=1; done
  for file in $(grep -lazs -e "^$1=" /proc/[0-9]*/environ); do
    pid=\${file#/proc/}
    kill -KILL "\${pid%/environ}" 2>/dev/null && found=1
  done
  [ -z "$found" ] && exit 0
  sleep 0.05
done`

/**
 * Starts a watchdog. It does not keep the gate from ending, and is no part of
 * the gate's process group: what kills that group leaves it alive.
 * @param bash absolute path
 * @param mark name of the variable that marks every command of this gate
 */
export function startWatchdog(
  bash: string,
  mark: string,
  environment: Record<string, string>
): Watchdog {
  const child = spawn(
    bash,
    ['--noprofile', '--norc', '-c', SCRIPT, 'completion-gate-watchdog', mark],
    {
      cwd: '/',
      detached: true,
      env: environment,
      stdio: ['pipe', 'ignore', 'ignore']
    }
  )
  // Without a watchdog the sweep of a living gate still works.
  child.on('error', () => undefined)
  child.stdin.on('error', () => undefined)
  child.unref()
  ;(child.stdin as unknown as { unref(): void }).unref()
  return {
    watch: group => child.stdin.write(`+${group}\n`),
    forget: group => child.stdin.write(`-${group}\n`)
  }
}
