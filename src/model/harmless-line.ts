/** Makes one line of untrusted output harmless for the log of a workflow run and for a terminal. */

// CSI, then OSC and the other string sequences, then the short escapes (ECMA-48).
const ESCAPE_SEQUENCES =
  // eslint-disable-next-line no-control-regex
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]/g
// Control characters but the tab, line separators, and what turns text around (bidi).
const CONTROLS =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g
// The runner compares by culture, and ICU skips these: `:`, a soft hyphen and `:` are `::` to it.
const IGNORED_BY_COMPARISON =
  /[\p{Cf}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]/gu
// `::cmd::` counts after any Unicode white space, `##[cmd]` anywhere in a line.
// A tab inside may be skipped too.
const COLON_COMMAND = /^(\s*):(?=\t*:)/
const BRACKET_COMMAND = /#(?=\t*#\t*(?:v\t*s\t*o\t*)?\[)/gi

/**
 * Strips terminal escape sequences and control characters, and parts the marks
 * of workflow commands with a space, so that no runner takes the line for a
 * command (threat D5). The input is one line: it ends before the first CR or LF.
 */
export function harmlessLine(line: string): string {
  const plain = line.replace(ESCAPE_SEQUENCES, '').replace(CONTROLS, '')
  const compared = plain.replace(IGNORED_BY_COMPARISON, '')
  const parted = compared
    .replace(COLON_COMMAND, '$1: ')
    .replace(BRACKET_COMMAND, '# ')
  return parted === compared ? plain : parted
}
