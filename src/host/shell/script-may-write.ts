/** Whether a script may write, as far as its own words tell; in doubt it may. */
import { forEachChild } from 'unbash'
import type { Command, SyntaxNode } from 'unbash'

import { parseScript } from './parse-script.ts'
import { staticArgument, staticWord } from './static-word.ts'

const WRITERS: ReadonlySet<string> = new Set([
  'rm',
  'rmdir',
  'unlink',
  'shred',
  'mv',
  'cp',
  'dd',
  'ln',
  'link',
  'tee',
  'touch',
  'truncate',
  'mkdir',
  'mkfifo',
  'mknod',
  'mktemp',
  'install',
  'chmod',
  'chown',
  'chgrp',
  'patch',
  'ed',
  'ex',
  'vi',
  'vim',
  'nano',
  'rsync',
  'scp',
  'tar',
  'unzip',
  'wget',
  // They run scripts that are not read here.
  'sh',
  'bash',
  'dash',
  'ksh',
  'zsh',
  'fish'
])

// Builtins that run texts or other scripts; as plain arguments these words mean nothing.
const RUNNERS: ReadonlySet<string> = new Set([
  'eval',
  'source',
  '.',
  'exec',
  'builtin',
  'command',
  'trap',
  'alias',
  'mapfile',
  'readarray'
])

// Options by which a reader writes, or runs a program that is not read here.
const WRITING_OPTIONS: ReadonlyMap<string, RegExp> = new Map([
  ['python', /^-[a-zA-Z]*c/],
  ['python3', /^-[a-zA-Z]*c/],
  ['node', /^-[a-zA-Z]*[ep]|^--(?:eval|print)/],
  ['ruby', /^-[a-zA-Z]*[ei]/],
  ['php', /^-[a-zA-Z]*r/],
  ['sed', /^-[a-zA-Z]*i|^--in-place/],
  ['perl', /^-[a-zA-Z]*[ie]/],
  ['find', /^-(?:delete|exec|execdir|ok|okdir|fprint.*|fls)$/],
  ['curl', /^-[a-zA-Z]*[oO]|^--output|^--remote-name/],
  ['sort', /^-[a-zA-Z]*o|^--output/]
])

const READING_GIT: ReadonlySet<string> = new Set([
  'status',
  'diff',
  'log',
  'show',
  'blame',
  'grep',
  'describe',
  'rev-parse',
  'rev-list',
  'merge-base',
  'ls-files',
  'ls-tree',
  'cat-file',
  'shortlog'
])

/** Whether the script redirects output, names a known writer anywhere, or is not understood. */
export function scriptMayWrite(text: string): boolean {
  const script = parseScript(text)
  if (script === undefined) return true
  const open: SyntaxNode[] = [script]
  while (open.length > 0) {
    const node = open.pop()
    if (node === undefined) break
    if (nodeMayWrite(node)) return true
    forEachChild(node, child => {
      open.push(child)
    })
  }
  return false
}

function nodeMayWrite(node: SyntaxNode): boolean {
  if (node.type === 'Command') return commandMayWrite(node)
  if (node.type === 'Redirect') return node.operator.includes('>')
  if (node.type === 'Script') return (node.errors ?? []).length > 0
  if (node.type === 'CommandExpansion') return node.script === undefined
  return (
    node.type === 'ProcessSubstitution' &&
    (node.script === undefined || node.operator === '>')
  )
}

function commandMayWrite(node: Command): boolean {
  if (node.name === undefined) return false
  const name = staticWord(node.name)
  if (name === undefined) return true
  if (RUNNERS.has(name) && !isLookUp(node)) return true
  const words = [name, ...node.args.map(word => staticArgument(word) ?? '')]
  // Anywhere, since `env`, `xargs`, `sudo` and their like run what they are given.
  if (words.some(word => WRITERS.has(baseName(word)))) return true
  const git = words.findIndex(word => baseName(word) === 'git')
  if (git >= 0) return gitMayWrite(words.slice(git + 1))
  return words.some((word, at) => {
    const writing = WRITING_OPTIONS.get(baseName(word))
    return (
      writing !== undefined &&
      words.slice(at + 1).some(one => writing.test(one))
    )
  })
}

/** `command -v NAME` runs nothing. */
function isLookUp(node: Command): boolean {
  const [option] = node.args.map(staticArgument)
  return node.name?.value === 'command' && option === '-v'
}

function gitMayWrite(args: readonly string[]): boolean {
  const [command, ...rest] = args.filter(word => word !== '--no-pager')
  return (
    command === undefined ||
    !READING_GIT.has(command) ||
    rest.some(word =>
      /^--(?:output|ext-diff|textconv|open-files-in-pager)|^-O/.test(word)
    )
  )
}

function baseName(word: string): string {
  return word.slice(word.lastIndexOf('/') + 1)
}
