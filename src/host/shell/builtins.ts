/** The builtins of bash, by what they may do to the rest of a script. */

/** How a builtin is treated: it only has a status, its arguments decide, or nothing can be known after it. */
export type BuiltinKind = 'status' | 'false' | 'by-arguments' | 'unknown'

const BUILTINS: Readonly<Record<BuiltinKind, readonly string[]>> = {
  status: [
    ':',
    'true',
    'echo',
    'pwd',
    'type',
    'umask',
    'ulimit',
    'times',
    'wait',
    'jobs',
    'help',
    'dirs'
  ],
  false: ['false'],
  'by-arguments': [
    'cd',
    'set',
    'exit',
    'export',
    'printf',
    'test',
    '[',
    'command'
  ],
  // They run other scripts, end or stop the shell, rename commands, or set variables.
  unknown: [
    '.',
    'alias',
    'bg',
    'bind',
    'break',
    'builtin',
    'caller',
    'compgen',
    'complete',
    'compopt',
    'continue',
    'declare',
    'disown',
    'enable',
    'eval',
    'exec',
    'fc',
    'fg',
    'getopts',
    'hash',
    'history',
    'kill',
    'let',
    'local',
    'logout',
    'mapfile',
    'popd',
    'pushd',
    'read',
    'readarray',
    'readonly',
    'return',
    'shift',
    'shopt',
    'source',
    'suspend',
    'trap',
    'typeset',
    'unalias',
    'unset'
  ]
}

const KIND_OF: ReadonlyMap<string, BuiltinKind> = new Map(
  Object.entries(BUILTINS).flatMap(([kind, names]) =>
    names.map(name => [name, kind as BuiltinKind])
  )
)

/** How a builtin is treated; nothing for a name that is no builtin. */
export function builtinKind(name: string): BuiltinKind | undefined {
  return KIND_OF.get(name)
}
