/** Which files and folders the words of a command name: what it runs, loads or reads its settings from. */
import { inFolder } from './change.ts'
import type { CalledCommand, CalledWords } from './shell-script.ts'

// Programs that run the command after their own options.
const WRAPPERS =
  /^(?:timeout|env|nice|ionice|nohup|time|exec|command|sudo|stdbuf|xvfb-run|setsid|cross-env|dotenv|npx|c8|nyc)$/
const INTERPRETERS =
  /^(?:node|nodejs|bun|deno|tsx|ts-node|bash|sh|zsh|dash|python3?(?:\.\d+)?|pypy3?|ruby|perl|php|source|\.)$/
const SHELLS = /^(?:bash|sh|zsh|dash)$/
const PYTHONS = /^(?:python|pypy)/

// Options of interpreters whose next word belongs to them.
const TAKES_WORD =
  /^(?:-r|--require|--import|--loader|--experimental-loader|-C|--conditions|--env-file|-W|-X|-I|--tsconfig|--project|-P)$/
const LOADS =
  /^(?:-r|--require|--import|--loader|--experimental-loader|--env-file|--config|-c|--project|-p|--file|-f|--makefile|--rcfile|--setupFiles|--globalSetup|--preload)$/
const LOADS_HERE =
  /^--(?:require|import|loader|experimental-loader|env-file|config|project|file|makefile|rcfile|preload)=(.+)$/

// What these are given is data: whether it is there, what it says, or where it goes.
const LOOKS =
  /^(?:test|\[|ls|stat|wc|cut|diff|cmp|[ef]?grep|rg|du|touch|mkdir|chmod|rm|cp|mv|ln)$/

/** Files that a command may run or load, relative to its folder; they need not exist. */
export function namedFiles(called: CalledCommand): readonly string[] {
  const words = unwrapped(called.words)
  if (LOOKS.test(words[0] ?? '')) return patternFiles(words)
  return [
    ...called.hints.filter(looksLikeFile),
    ...programs(words),
    ...loaded(words),
    ...interpreted(words),
    ...buildFiles(words)
  ]
}

/** Folders that a command goes to, for itself or for what comes after it. */
export function namedFolders(words: CalledWords): readonly string[] {
  const [name, ...rest] = words
  if (name === 'cd' || name === 'pushd')
    return rest.slice(0, 1).flatMap(word => word ?? [])
  return []
}

/** The words without the programs that only start others, and their options. */
function unwrapped(words: CalledWords): CalledWords {
  let rest = words
  while (WRAPPERS.test(rest[0] ?? '')) {
    const own = rest.slice(1)
    const from = own.findIndex(
      word => word === undefined || !/^(?:-.*|[\d.]+[smhd]?|\w+=.*)$/.test(word)
    )
    if (from < 0) return []
    rest = own.slice(from)
  }
  return rest
}

function programs(words: CalledWords): readonly string[] {
  const [name] = words
  return name?.includes('/') === true ? [name] : []
}

/** Patterns decide what a search finds. */
function patternFiles(words: CalledWords): readonly string[] {
  return /grep$|^rg$/.test(words[0] ?? '')
    ? words.flatMap((word, at) =>
        words[at - 1] === '-f' && word !== undefined ? [word] : []
      )
    : []
}

function loaded(words: CalledWords): readonly string[] {
  // `-c` of a shell and of Python is code.
  const isCode = INTERPRETERS.test(words[0] ?? '')
  return words.flatMap((word, at) => {
    const option = words[at - 1] ?? ''
    const here = LOADS_HERE.exec(word ?? '')?.[1]
    if (here !== undefined) return [here]
    return word !== undefined &&
      LOADS.test(option) &&
      !(isCode && /^-[cpf]$/.test(option))
      ? [word]
      : []
  })
}

/** What an interpreter runs: its first word that is no option and belongs to none. */
function interpreted(words: CalledWords): readonly string[] {
  const at = words.findIndex(word => INTERPRETERS.test(word ?? ''))
  if (at < 0) return []
  const program = words[at] ?? ''
  const rest = words.slice(at + 1)
  const module = PYTHONS.test(program) ? moduleOf(rest) : undefined
  if (module !== undefined) return module
  const isValue = (word: string): boolean =>
    TAKES_WORD.test(word) ||
    // `bash -euo pipefail`: the letter o takes a word, and comes last.
    (SHELLS.test(program) && /^[-+]\w*[oO]$/.test(word))
  const first = rest.find(
    (word, index) =>
      word !== undefined &&
      !/^[-+]|^run$/.test(word) &&
      !isValue(rest[index - 1] ?? '')
  )
  return first === undefined ? [] : [first]
}

/** `-m tools.ci` runs one of two files. */
function moduleOf(words: CalledWords): readonly string[] | undefined {
  const at = words.indexOf('-m')
  const name = at < 0 ? undefined : words[at + 1]
  if (name === undefined) return undefined
  const path = name.replaceAll('.', '/')
  return [`${path}.py`, `${path}/__main__.py`]
}

/** Names that make looks for; it takes the first that is there. */
export const MAKEFILES = ['GNUmakefile', 'makefile', 'Makefile']

/** The files of make, just and others that a tool finds by itself. */
function buildFiles(words: CalledWords): readonly string[] {
  const [name] = words
  if (words.some(word => word === 'make' || word === 'gmake'))
    return foldersOf(words).flatMap(folder =>
      MAKEFILES.map(file => inFolder(folder, file))
    )
  if (name === 'just') return ['justfile', 'Justfile', '.justfile']
  if (name === 'rake') return ['Rakefile', 'rakefile']
  return name === 'nox' ? ['noxfile.py'] : []
}

function foldersOf(words: CalledWords): readonly string[] {
  const named = words.flatMap((word, at) => {
    if (words[at - 1] === '-C' || words[at - 1] === '--directory')
      return word === undefined ? [] : [word]
    const here = /^(?:-C|--directory=)(.+)$/.exec(word ?? '')?.[1]
    return here === undefined ? [] : [here]
  })
  return ['', ...named]
}

function looksLikeFile(text: string): boolean {
  return /^[^-\s][^\s]*$/.test(text) && /[./]/.test(text)
}
