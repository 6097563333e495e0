/** Variables that a script may set without changing what a check means. */

// Everything else may defang a check: PATH, BASH_ENV, LD_PRELOAD, NODE_OPTIONS,
// npm_config_*, CARGO_*, GOFLAGS, PYTEST_ADDOPTS, POSIXLY_CORRECT, and so on.
const HARMLESS: ReadonlySet<string> = new Set([
  'CI',
  'RUST_BACKTRACE',
  'RUST_LOG',
  'CARGO_TERM_COLOR',
  'NO_COLOR',
  'FORCE_COLOR',
  'CLICOLOR',
  'COLUMNS',
  'TERM',
  'TZ',
  'LANG',
  'LC_ALL',
  'PYTHONUNBUFFERED',
  'PYTHONDONTWRITEBYTECODE',
  'PYTHONHASHSEED'
])
// No brackets: a value that is a subscript could assign through `test -v`.
const HARMLESS_VALUE = /^[\w.,:=@/+-]*$/
// A short lower-case name is nobody's setting.
const LOOP_NAME = /^[a-z][a-z0-9]{0,15}$/

/** Whether setting the variable to this text changes nothing but looks. */
export function isHarmlessAssignment(
  name: string,
  value: string | undefined
): boolean {
  return isHarmlessName(name) && HARMLESS_VALUE.test(value ?? '[')
}

/** Whether the variable may be set or exported. */
export function isHarmlessName(name: string): boolean {
  return HARMLESS.has(name)
}

/** Whether a loop may count in this variable. */
export function isLoopName(name: string): boolean {
  return LOOP_NAME.test(name)
}
