/** The table of rules in `docs/surface.md`, made from the rules themselves. */
import { SURFACE_RULE_IDS, SURFACE_RULES } from './surface-rules.ts'

/** The rows of the table, one a rule. */
export function renderSurfaceTable(): string {
  return [
    '| rule | level | what it finds |',
    '| --- | --- | --- |',
    ...SURFACE_RULE_IDS.map(id => {
      const { level, about } = SURFACE_RULES[id]
      return `| \`${id}\` | ${level} | ${about} |`
    })
  ].join('\n')
}
