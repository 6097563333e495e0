/** The usage of one command. */
import { USAGE } from './usage.ts'

/** What `--help` prints after a command, ending with one LF; undefined for a word that is none. */
export function commandUsage(name: string): string | undefined {
  const paragraphs = USAGE.trimEnd().split('\n\n')
  const list = paragraphs.flatMap(one => one.split('\n'))
  const at = list.findIndex(line => line.startsWith(`  ${name} `))
  if (at < 0 || !/^[a-z-]+$/.test(name)) return undefined
  const next = list.findIndex((line, i) => i > at && !/^ {4}/.test(line))
  const flags = paragraphs.filter(one => flagsOf(one).includes(name))
  const parts = [
    `Usage: completion-gate ${name} [flags]`,
    list.slice(at, next).join('\n'),
    ...flags,
    paragraphs.at(-1) ?? ''
  ]
  return `${parts.join('\n\n')}\n`
}

/** The commands that a paragraph of flags is about. */
function flagsOf(paragraph: string): readonly string[] {
  const [, names = ''] = /^Flags of ([^(:]*)/.exec(paragraph) ?? []
  return names.trim().split(/, | and /)
}
