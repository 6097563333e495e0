/** Turns settings that differ into findings. */
import { changedSettings, lineOfSetting } from '../settings/settings.ts'
import { readSettings } from '../settings/read-settings.ts'
import { textsOf } from '../change.ts'
import type { Found, SurfaceChange } from '../change.ts'
import type { ChangedSetting } from '../settings/settings.ts'
import type { SurfaceRuleId } from '../../policy/surface-rules.ts'

/** Which rule a differing setting breaks; undefined for none. */
export type SettingRule = (setting: ChangedSetting) => SurfaceRuleId | undefined

/**
 * One finding for each setting of a changed file that breaks a rule.
 * @param broken the rule for a head that cannot be parsed
 */
export function settingFindings(
  change: SurfaceChange,
  ruleOf: SettingRule,
  broken: SurfaceRuleId
): readonly Found[] {
  const { path } = change
  const texts = textsOf(change)
  if (texts === undefined) return []
  const before = readSettings(path, texts.before) ?? new Map<string, string>()
  const after = readSettings(path, texts.after)
  if (after === undefined)
    return [
      {
        rule: broken,
        message: `${path} cannot be parsed, so nobody knows what its tool makes of it`,
        path
      }
    ]
  const broke = changedSettings(before, after).flatMap(setting => {
    const rule = ruleOf(setting)
    return rule === undefined ? [] : [{ rule, setting }]
  })
  return broke.map(({ rule, setting }, index) =>
    // Looking for a line takes the whole text; later findings are only counted.
    index < MOST_LINES
      ? settingFinding(change, setting, rule)
      : { rule, message: `${path} changes ${setting.key}`, path }
  )
}

const MOST_LINES = 51

/** The finding of one setting. */
export function settingFinding(
  change: SurfaceChange,
  { key, before, after }: ChangedSetting,
  rule: SurfaceRuleId
): Found {
  const { path } = change
  const verb =
    before === undefined ? 'sets' : after === undefined ? 'drops' : 'changes'
  const texts = textsOf(change)
  return {
    rule,
    message: `${path} ${verb} ${key}${said(before, after)}`,
    path,
    line: lineOfSetting(
      (after === undefined ? texts?.before : texts?.after) ?? '',
      key
    ),
    before,
    after
  }
}

function said(before: string | undefined, after: string | undefined): string {
  const short = (text: string): string =>
    text.length > 80 ? `${text.slice(0, 79)}…` : text
  if (after === undefined) return ` (it was ${short(before ?? '')})`
  return before === undefined
    ? ` to ${short(after)}`
    : ` from ${short(before)} to ${short(after)}`
}
