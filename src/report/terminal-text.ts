/** The one door of untrusted text to a terminal or a log: one line, no escape sequence, no workflow command. */
import { stripVTControlCharacters } from 'node:util'

import { harmlessLine } from '../model/harmless-line.ts'
import { shownText } from './plain-text.ts'

/**
 * Makes a text safe to print inside a line: escape sequences are removed,
 * controls and invisible characters are shown, and no runner takes any part of
 * it for a workflow command (threat D5).
 */
export function terminalText(text: string): string {
  const line = stripVTControlCharacters(text).replaceAll('\t', ' ')
  return harmlessLine(shownText(line))
}
