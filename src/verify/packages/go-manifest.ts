/** What a go.mod depends on, and what a go.work replaces for all its modules. */
import { globsUpwards, NO_NEEDS } from './manifest.ts'
import type { Declaration, ManifestKind, Needs } from './manifest.ts'

/** The row of go.mod. */
export const GO_MANIFEST: ManifestKind = {
  family: 'go',
  file: 'go.mod',
  read: text => {
    const lines = directives(text)
    return {
      calls: lines
        .filter(([directive]) => directive === 'module')
        .flatMap(([, name]) => name ?? []),
      needs: needsOf(lines)
    }
  }
}

/** The row of go.work: `use` alone makes no module depend on another. */
export const GO_WORK_MANIFEST: ManifestKind = {
  family: 'go',
  file: 'go.work',
  read: (text): Declaration => {
    const lines = directives(text)
    const of = (wanted: string): readonly Directive[] =>
      lines.filter(([directive]) => directive === wanted)
    return {
      calls: [],
      needs: NO_NEEDS,
      silent: true,
      below: needsOf(of('replace')),
      membersOutside: globsUpwards(of('use').flatMap(([, ...rest]) => rest))
    }
  }
}

type Directive = readonly string[]

/** Each line as words, the directive first; a block's lines have it too. */
function directives(text: string): readonly Directive[] {
  const lines: Directive[] = []
  let block: string | undefined
  for (const line of text.split(/\r?\n/)) {
    const words = wordsOf(line)
    const [first, second] = words
    if (first === undefined) continue
    if (first === ')') block = undefined
    else if (block !== undefined) lines.push([block, ...words])
    else if (second === '(') block = first
    else lines.push(words)
  }
  return lines
}

function wordsOf(line: string): readonly string[] {
  const [code = ''] = line.split('//', 1)
  // The path of a module holds no `//`; `require(` needs no space.
  return code
    .replace('(', ' ( ')
    .split(/\s+/)
    .map(word => word.replace(/^["`](.*)["`]$/, '$1'))
    .filter(word => word !== '')
}

/** Any word of these lines may be a module's name; what begins with a dot is a folder. */
function needsOf(lines: readonly Directive[]): Needs {
  const words = lines
    .filter(([directive]) => /^(?:require|replace|tool)$/.test(directive ?? ''))
    .flatMap(([, ...rest]) => rest)
  const isPath = (word: string): boolean => /^\.\.?(?:\/|$)/.test(word)
  return {
    names: words.filter(word => !isPath(word)),
    paths: words.filter(isPath)
  }
}
