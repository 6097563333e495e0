/** The one form of what a look notes about an entry, whoever did the looking. */

/** A look while it is made. */
export interface LookDraft {
  readonly signatures: Map<string, string>
  readonly movedFolders: Map<string, string>
  /** Fields of the file with the newest ctime. */
  newest: string
}

/**
 * The fields of a signature, as `find -printf` prints them: type, ctime, mode,
 * device, inode, size and mtime. Type and ctime come first, so that files
 * compare by ctime as they stand; that is done for every file of a tree.
 */
export const FIND_FIELDS = '%y%C@ %m %D %i %s %T@'

const FOLDER = 'd'.charCodeAt(0)
const FILE = 'f'.charCodeAt(0)
const POINT = '.'.charCodeAt(0)
// Ten digits of seconds after the type: ctimes from 2001 to 2286.
const POINT_AT = 11

/** An empty look. */
export function lookDraft(): LookDraft {
  return { signatures: new Map(), movedFolders: new Map(), newest: '' }
}

/**
 * Adds an entry. Of a folder, type, mode and identity count: its times change
 * with every entry of it, which are looked at themselves.
 * @param fields in the order of `FIND_FIELDS`
 */
export function addEntry(
  look: LookDraft,
  bytePath: string,
  fields: string
): void {
  const type = fields.charCodeAt(0)
  if (type !== FOLDER) {
    look.signatures.set(bytePath, fields)
    const comparable = type === FILE && fields.charCodeAt(POINT_AT) === POINT
    if (comparable && fields > look.newest) look.newest = fields
    return
  }
  const [typeAndCtime = '', mode, device, inode, , mtime] = fields.split(' ')
  const ctime = typeAndCtime.slice(1)
  look.signatures.set(bytePath, ['d', mode, device, inode].join(' '))
  // Entries come and go with both times; a move or a new mode of the folder itself with one.
  if (mtime !== ctime) look.movedFolders.set(bytePath, ctime)
}

/** The newest ctime that was seen, in milliseconds since 1970; 0 for none. */
export function newestCtimeMs({ newest }: LookDraft): number {
  return newest === '' ? 0 : Number(newest.slice(1, newest.indexOf(' '))) * 1000
}
