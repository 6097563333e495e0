/** INI files: `.npmrc`, pytest.ini, tox.ini, setup.cfg, .coveragerc. */
import type { Settings } from './settings.ts'

/**
 * Reads sections, keys and values; an indented line goes on with the value
 * above. Keys are `section.key`, or `key` before any section.
 */
export function iniSettings(text: string): Settings {
  const settings = new Map<string, string>()
  let section = ''
  let open: string | undefined
  for (const raw of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    const line = raw.trim()
    if (line === '' || /^[#;]/.test(line)) continue
    if (/^\s/.test(raw) && open !== undefined) {
      settings.set(open, `${settings.get(open) ?? ''} ${line}`.trim())
      continue
    }
    const header = /^\[([^\]]+)\]/.exec(line)?.[1]
    if (header !== undefined) {
      section = `${header.trim()}.`
      open = undefined
      continue
    }
    const split = /^(.*?)\s*(?:[=:]\s*(.*))?$/.exec(line)
    open = `${section}${unquoted(split?.[1] ?? line)}`
    settings.set(open, unquoted(split?.[2] ?? 'true'))
  }
  return settings
}

function unquoted(text: string): string {
  return text.trim().replace(/^(["'])(.*)\1$/, '$2')
}
