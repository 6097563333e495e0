/** INI files: `.npmrc`, pytest.ini, tox.ini, setup.cfg, .coveragerc. */
import type { Settings } from './settings.ts'

/** How a tool reads its file. */
export interface IniForm {
  /** What stands between a key and its value; the first of them that a line has counts. */
  readonly separators: readonly RegExp[]
  /** An indented line goes on with the value above. */
  readonly continues: boolean
  /** Quoted keys and values are JSON where they can be, as npm's own reader has it. */
  readonly quotesJson?: true
}

/** As npm reads, and the old yarn with `key "value"`: each line by itself. */
export const NPM_FORM: IniForm = {
  separators: [/=/, / /],
  continues: false,
  quotesJson: true
}

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
  { separators, quotesJson }: IniForm
): readonly [string, string] {
  const plain = quotesJson === true ? npmText : unquoted
  const at = separators
    .map(separator => line.search(separator))
    .find(found => found > 0)
  if (at === undefined) return [plain(line), 'true']
  return [plain(line.slice(0, at)), plain(line.slice(at + 1))]
}

function unquoted(text: string): string {
  return text.trim().replace(/^(["'])(.*)\1$/, '$2')
}

// https://github.com/npm/ini, `unsafe`: single quotes fall off, then JSON where it is; `\\` hides a mark elsewhere.
function npmText(text: string): string {
  const trimmed = text.trim()
  if (!/^(["'])[^]*\1$/.test(trimmed))
    return trimmed.replace(/\\([\\;#])/g, '$1').trim()
  const inner = trimmed.startsWith("'") ? trimmed.slice(1, -1) : trimmed
  try {
    const value: unknown = JSON.parse(inner)
    return typeof value === 'string' ? value.trim() : JSON.stringify(value)
  } catch {
    return unquoted(inner)
  }
}
