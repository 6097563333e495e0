/** Removes a temporary folder when the gate is gone, however it went. */
import { spawn } from 'node:child_process'

// Waits for the end of the pipe from the gate, which alone holds its other end: SIGKILL closes it, too.
const SCRIPT = 'while read -r line; do :; done; rm -rf -- "$1"'

/**
 * Starts what waits for the gate's end. It does not keep the gate from ending,
 * and is no part of its process group: Ctrl-C on a terminal leaves it alive.
 * @param folder absolute path of a folder of the gate's own
 * @returns ends it; a folder that is still there is removed then
 */
export function removeWhenGone(folder: string): () => void {
  const child = spawn(
    '/bin/sh',
    ['-c', SCRIPT, 'completion-gate-removal', folder],
    {
      cwd: '/',
      detached: true,
      env: { PATH: '/usr/bin:/bin' },
      stdio: ['pipe', 'ignore', 'ignore'],
      windowsHide: true
    }
  )
  // Without it a gate that ends by itself still removes the folder.
  child.on('error', () => undefined)
  child.stdin.on('error', () => undefined)
  child.unref()
  ;(child.stdin as unknown as { unref(): void }).unref()
  return () => {
    child.stdin.end()
  }
}
