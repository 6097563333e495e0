/** JSON for a log that obeys: no line of it holds a command of a workflow run. */

// The runner obeys `##[command]` anywhere in a line (threat D5), and compares by culture, which skips ignorable characters.
const COMMAND_MARK =
  /#(?=[\p{Cf}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]*(?:#|\[|vso\[))/giu

/**
 * The value as JSON. A number sign stands only inside strings, where it may be
 * written as an escape, so parsing gives the same value.
 * @param indent spaces a level; 0 for a single line
 */
export function jsonText(value: unknown, indent: number): string {
  return JSON.stringify(value, undefined, indent).replace(
    COMMAND_MARK,
    String.raw`\u0023`
  )
}
