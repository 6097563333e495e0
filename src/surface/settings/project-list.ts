/** Lists of projects of Vitest and Jest: which folders and globs they name, and how many projects they have. */
import { readCode } from '../code/tokens.ts'
import type { Settings } from './settings.ts'

const WORKSPACE =
  /(?:^|\/)vitest\.(?:workspace|projects)\.(?:json|[cm]?[jt]s)$/i

/** Whether a file is nothing but a list of Vitest's projects. */
export function isProjectList(path: string): boolean {
  return WORKSPACE.test(path)
}

/** The names in the list and the number of projects that stand in it as objects; nothing for an empty text. Pure. */
export function listedProjects(text: string): Settings {
  const open: string[] = []
  const names: string[] = []
  let inline = 0
  for (const token of readCode(text, 'js').words.trim().split(' ')) {
    const isListed = open.at(-1) === '[' && !open.includes('{')
    if (isListed && token.startsWith('"')) names.push(token)
    if (isListed && token === '{') inline += 1
    if (/^[[({]$/.test(token)) open.push(token)
    else if (/^[\])}]$/.test(token)) open.pop()
  }
  return new Map([
    ...(names.length > 0
      ? [['projects', `[${names.join(',')}]`] as const]
      : []),
    ...(inline > 0 ? [['projects.length', String(inline)] as const] : [])
  ])
}

/** How many projects stand as objects in each list of flat settings, as `….projects.length`. Pure. */
export function projectCounts(settings: Settings): Settings {
  const counts = new Map<string, string>()
  for (const key of settings.keys()) {
    const [, list, number] = /^(.*\bprojects)\.(\d+)(?:\.|$)/.exec(key) ?? []
    if (list !== undefined)
      counts.set(`${list}.length`, String(Number(number) + 1))
  }
  return counts
}
