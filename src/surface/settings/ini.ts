/** INI files: `.npmrc`, pytest.ini, tox.ini, setup.cfg, .coveragerc. */
import type { Settings } from './settings.ts'

/** How a tool reads its file. */
export interface IniForm {
  /** What stands between a key and its value; the first of them that a line has counts. */
  readonly separators: readonly RegExp[]
  /** An indented line goes on with the value above. */
  readonly continues: boolean
}

/** As npm reads, and the old yarn with `key "value"`: each line by itself. */
export const NPM_FORM: IniForm = { separators: [/=/, / /], continues: false }

/** As Python reads. */
export const PYTHON_FORM: IniForm = { separators: [/[=:]/], continues: true }

/**
 * Reads sections, keys and values. Keys are `section.key`, or `key` before any
 * section; a key without a value is `true`.
 */
export function iniSettings(text: string, form: IniForm): Settings {
  const settings = new Map<string, string>()
  let section = ''
  let open: string | undefined
  for (const raw of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    const line = raw.trim()
    if (line === '' || /^[#;]/.test(line)) continue
    const header = /^\[([^\]]+)\]/.exec(line)?.[1]
    if (open !== undefined && form.continues && /^\s/.test(raw))
      settings.set(open, `${settings.get(open) ?? ''} ${line}`.trim())
    else if (header === undefined) {
      const [key, value] = pairOf(line, form)
      open = `${section}${key}`
      settings.set(open, value)
    } else {
      section = `${header.trim()}.`
      open = undefined
    }
  }
  return settings
}

function pairOf(
  line: string,
  { separators }: IniForm
): readonly [string, string] {
  const at = separators
    .map(separator => line.search(separator))
    .find(found => found > 0)
  if (at === undefined) return [unquoted(line), 'true']
  return [unquoted(line.slice(0, at)), unquoted(line.slice(at + 1))]
}

function unquoted(text: string): string {
  return text.trim().replace(/^(["'])(.*)\1$/, '$2')
}
