/** Ends running commands when the gate dies, however it dies. */
import { spawn } from 'node:child_process'

/** Told which process groups there are to end, and the lock limit that marks each one's processes. */
export interface Watchdog {
  watch(group: number, lockLimit: string): void
  forget(group: number, lockLimit: string): void
}

// Reads `group:limit` until the pipe from the gate closes; the gate alone holds its other end,
// so it closes when the gate is gone, SIGKILL included. Then everything marked is killed.
const SCRIPT = `
while IFS= read -r line; do
  case $line in
    +*) watched="$watched \${line#+} " ;;
    -*) watched="\${watched/ \${line#-} /}" ;;
  esac
done
limits=none
for one in $watched; do limits="$limits|\${one#*:}"; done
marked() {
  grep -lazs -e "^$1=" /proc/[0-9]*/environ
  grep -lEs -e "^Max file locks.* ($limits) " /proc/[0-9]*/limits
}
for round in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
  found=
  for one in $watched; do kill -KILL -- "-\${one%:*}" 2>/dev/null && found=1; done
  for file in $(marked "$1"); do
    pid=\${file#/proc/}
    kill -KILL "\${pid%/*}" 2>/dev/null && found=1
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
    watch: (group, limit) => child.stdin.write(`+${group}:${limit}\n`),
    forget: (group, limit) => child.stdin.write(`-${group}:${limit}\n`)
  }
}
