/** Folders and paths that a script names, relative to where it began. */

/** Where a script runs. */
export interface ScriptPlace {
  /** Absolute path of the folder it begins in, when absolute paths below it count too. */
  readonly root?: string
}

/**
 * A path as a script names it in a folder, relative to where the script began
 * and without `.` and doubled slashes; nothing when it may lead out of there.
 */
export function pathBelow(
  folder: string,
  path: string,
  place: ScriptPlace
): string | undefined {
  const relative = path.startsWith('/') ? below(path, place.root) : path
  if (relative === undefined || relative === '') return undefined
  const from = path.startsWith('/') ? '' : folder
  const parts = `${from}/${relative}`
    .split('/')
    .filter(part => part !== '' && part !== '.')
  return parts.includes('..') ? undefined : parts.join('/')
}

function below(path: string, root: string | undefined): string | undefined {
  if (root?.startsWith('/') !== true) return undefined
  const folder = root.replace(/\/+$/, '')
  if (path === folder) return '.'
  return path.startsWith(`${folder}/`)
    ? path.slice(folder.length + 1)
    : undefined
}
