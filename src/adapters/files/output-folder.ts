/** Finds the folder that files of the gate go into: made where it is missing, and reached through no link of a checkout. */
import { lstat, mkdir, realpath } from 'node:fs/promises'
import * as path from 'node:path'

import { reasonOf } from './replace-file.ts'

/** A folder for output, or why there is none. */
export type OutputFolder =
  | { readonly kind: 'folder'; readonly real: string }
  | { readonly kind: 'refused'; readonly why: string }

/**
 * Looks at each folder on the way. A link is refused inside of a checkout, where
 * a commit or a checked command may have put it; a machine's own links are not.
 * @param missing whether missing folders are made; each by itself, since Node's
 *   recursive call spins for ever where none can be made, as in `/proc`
 */
export async function outputFolder(
  folder: string,
  missing: 'make' | 'refuse'
): Promise<OutputFolder> {
  const whole = path.resolve(folder)
  const { root } = path.parse(whole)
  let at = root
  let inCheckout = await holdsRepository(at)
  for (const name of whole.slice(root.length).split(path.sep)) {
    if (name === '') continue
    at = path.join(at, name)
    const why = await whyNoFolder(at, { inCheckout, missing })
    if (why !== undefined) return { kind: 'refused', why }
    inCheckout ||= await holdsRepository(at)
  }
  try {
    return { kind: 'folder', real: await realpath(whole) }
  } catch (cause) {
    return { kind: 'refused', why: `${whole}: ${reasonOf(cause)}` }
  }
}

interface Way {
  readonly inCheckout: boolean
  readonly missing: 'make' | 'refuse'
}

async function whyNoFolder(
  place: string,
  { inCheckout, missing }: Way
): Promise<string | undefined> {
  try {
    const found = await lstat(place).catch((cause: unknown) => {
      if (reasonOf(cause) === 'ENOENT') return undefined
      throw cause
    })
    if (found === undefined) {
      if (missing === 'refuse') return `there is no folder ${place}`
      await mkdir(place)
      return undefined
    }
    if (found.isDirectory()) return undefined
    if (!found.isSymbolicLink()) return `${place} is no folder`
    if (inCheckout) return `${place} is a symbolic link inside of a checkout`
    const target = await lstat(await realpath(place))
    return target.isDirectory() ? undefined : `${place} is no folder`
  } catch (cause) {
    return `${place}: ${reasonOf(cause)}`
  }
}

async function holdsRepository(folder: string): Promise<boolean> {
  const entry = path.join(folder, '.git')
  return (await lstat(entry).catch(() => undefined)) !== undefined
}
