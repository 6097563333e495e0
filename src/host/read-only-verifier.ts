/** What a host must refuse its read-only verifier: tools and commands that write. */
import { lowerCase } from './host-text.ts'
import { scriptMayWrite } from './shell/script-may-write.ts'

const WRITERS: ReadonlySet<string> = new Set([
  'write',
  'edit',
  'patch',
  'download',
  // They start agents or calls that would not inherit the refusal.
  'skill',
  'task',
  'batch'
])

// Producers of checks: a program may call them without a declaration.
const CHECKERS: ReadonlySet<string> = new Set(['bash', 'git', 'program'])

// What the specification takes for a sign of writing, whatever a parser says.
const SIGNS: readonly string[] = ['>', 'rm ', 'mv ', 'tee ']

type Fields = Readonly<Record<string, unknown>>

/**
 * Whether the verifier may call the tool. Names compare in lower case. `bash`
 * needs a command that is understood and writes nothing; `git` is refused
 * `checkout`, `branch` with a name, `stash` with a message or with untracked
 * files, and `worktree create` or `remove`.
 * @param args of the call, parsed JSON of any shape
 */
export function verifierMayUse(tool: string, args: unknown): boolean {
  const name = lowerCase(tool)
  if (WRITERS.has(name)) return false
  const fields = fieldsOf(args)
  if (name === 'bash') return mayRunBash(fields)
  return name !== 'git' || mayRunGit(fields)
}

/**
 * Whether a program that the verifier runs may make this nested call: `bash`,
 * `git` and `program` by the rules above, others only when they have declared
 * that they read only.
 */
export function verifierMayCallNested(
  tool: string,
  args: unknown,
  declaredReadOnly: boolean
): boolean {
  return (
    verifierMayUse(tool, args) &&
    (CHECKERS.has(lowerCase(tool)) || declaredReadOnly)
  )
}

function mayRunBash(args: Fields): boolean {
  const command = args['command']
  if (typeof command !== 'string' || 'changed_paths' in args) return false
  return !SIGNS.some(sign => command.includes(sign)) && !scriptMayWrite(command)
}

function mayRunGit(args: Fields): boolean {
  switch (lowerCase(textOf(args['command']).trim())) {
    case 'checkout':
      return false
    case 'branch':
      return isAbsent(args['name'])
    case 'stash':
      return isAbsent(args['message']) && isOff(args['include_untracked'])
    case 'worktree':
      return !['create', 'remove'].includes(
        lowerCase(textOf(args['subcommand']).trim())
      )
    default:
      return true
  }
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null
}

function isOff(value: unknown): boolean {
  return isAbsent(value) || value === false
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}
