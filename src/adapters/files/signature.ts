/** The one form of what a look notes about an entry, whoever did the looking. */

/** A look while it is made. */
export interface LookDraft {
  readonly signatures: Map<string, string>
  readonly movedFolders: Map<string, string>
  /** The newest ctime that was seen, as seconds with ten decimals. */
  newest: string
}

/** The fields of a signature, as `find -printf` prints them. */
export const FIND_FIELDS = '%y %m %D %i %s %T@ %C@'

/** An empty look. */
export function lookDraft(): LookDraft {
  return { signatures: new Map(), movedFolders: new Map(), newest: '' }
}

/**
 * Adds an entry. Of a folder, type, mode and identity count: its times change
 * with every entry of it, which are looked at themselves.
 * @param fields type, mode, device, inode, size, mtime and ctime
 */
export function addEntry(
  look: LookDraft,
  bytePath: string,
  fields: string
): void {
  const ctime = fields.slice(fields.lastIndexOf(' ') + 1)
  if (ctime > look.newest) look.newest = ctime
  if (!fields.startsWith('d')) {
    look.signatures.set(bytePath, fields)
    return
  }
  const [type, mode, device, inode, , mtime] = fields.split(' ')
  look.signatures.set(bytePath, [type, mode, device, inode].join(' '))
  // Entries come and go with both times; a move or a new mode of the folder itself with one.
  if (mtime !== ctime) look.movedFolders.set(bytePath, ctime)
}
