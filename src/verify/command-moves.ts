/** What was moved while commands ran, as far as the system can tell. */
import type { Checkout, MoveWatch } from '../ports.ts'

/** The watch of one run; closed by whoever made it. */
export interface CommandMoves {
  /** Whether the system can watch moves. */
  isWatched(): boolean
  /** Starts, or starts over on the folders that stand now. @param paths byte paths */
  start(paths: ReadonlySet<string>): Promise<void>
  /** What was made, removed or moved since it was last asked. */
  heard(): Promise<ReadonlySet<string> | 'lost'>
  close(): void
}

const NOTHING: ReadonlySet<string> = new Set()

/** Makes the watch; nothing is watched before `start`. */
export function commandMoves({
  watchMoves
}: Pick<Checkout, 'watchMoves'>): CommandMoves {
  let watch: MoveWatch | undefined
  let watched: boolean | undefined
  const close = (): void => {
    watch?.close()
    watch = undefined
  }
  return {
    isWatched: () => watched === true,
    start: async paths => {
      close()
      if (watched !== false) watch = await watchMoves(paths)
      watched ??= watch !== undefined
    },
    heard: async () => {
      if (watch !== undefined) return watch.moved()
      // Commands may have used up what a watch takes: that must not turn it off.
      return watched === true ? 'lost' : NOTHING
    },
    close
  }
}
