/** Trees of commits, each listed once a run: a list of a large tree is much of what a plan costs. */
import type { TreeEntry, TreeFiles } from './ports.ts'

/** The same files, which remember each commit's list. */
export function listedOnce(files: TreeFiles): TreeFiles {
  const lists = new Map<string, Promise<readonly TreeEntry[]>>()
  return {
    list: commit => {
      const list = lists.get(commit) ?? files.list(commit)
      lists.set(commit, list)
      return list
    },
    has: (commit, path) => files.has(commit, path),
    read: (entry, limit) => files.read(entry, limit)
  }
}
