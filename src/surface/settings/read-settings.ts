/** Reads a configuration file of any of the known forms. */
import { parse as parseToml } from 'smol-toml'

import { codeSettings } from './code-settings.ts'
import { iniSettings, NPM_FORM, PYTHON_FORM } from './ini.ts'
import { boundedYaml } from '../../policy/bounded-yaml.ts'
import { flatSettings } from './settings.ts'
import type { Settings } from './settings.ts'

const NOTHING: Settings = new Map()

/**
 * Reads by the file's name; nothing for an empty text.
 * @returns undefined when it cannot be parsed
 */
export function readSettings(path: string, text: string): Settings | undefined {
  if (text.trim() === '') return NOTHING
  const source = text.replace(/^\uFEFF/, '')
  try {
    // The old form is the channel and nothing else.
    if (/rust-toolchain$/i.test(path) && !source.includes('['))
      return new Map([['toolchain.channel', source.trim()]])
    if (/\.toml$|rust-toolchain$|\.cargo\/config$/i.test(path))
      return flatSettings(parseToml(source))
    if (/\.jsonc?$/i.test(path)) return flatSettings(JSON.parse(source))
    if (/\.ya?ml$/i.test(path)) return yamlSettings(source)
    if (/\.[cm]?[jt]s$/i.test(path)) return codeSettings(source)
    // JSON or YAML without an ending: .mocharc, .nycrc.
    if (/rc$/i.test(path) && !/(?:npm|yarn|coverage)rc$/i.test(path))
      return yamlSettings(source)
    const isNpm = /\.(?:npmrc|yarnrc)$/i.test(path)
    return iniSettings(source, isNpm ? NPM_FORM : PYTHON_FORM)
  } catch {
    return undefined
  }
}

function yamlSettings(text: string): Settings {
  return flatSettings(boundedYaml(text))
}
