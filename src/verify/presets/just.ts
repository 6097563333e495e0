/** The preset of just: a recipe for the tests, where no ecosystem and no Makefile gives one. */
import { found, unknown } from './preset.ts'
import type { EcosystemPresets } from './preset.ts'

// https://just.systems/man/en/: the name in any case, and one with a dot.
const JUSTFILE = /^\.?justfile$/i
const ALIAS = /^alias\s+test\s*:=/
const RECIPE = /^@?test((?:\s+[^:\n]*)?):(?!=)/

/** Just's row of the table. */
export const JUST: EcosystemPresets = {
  ecosystem: 'just',
  isFallback: true,
  presets: [
    {
      id: 'just:test',
      kind: 'test',
      description: 'Run the tests of the justfile',
      required: true
    }
  ],
  find: ({ folder }) => {
    const name = folder.names().find(one => JUSTFILE.test(one))
    const file = name === undefined ? undefined : folder.text(name)
    if (name === undefined || file === undefined) return []
    if (file.kind === 'broken')
      return [unknown('just:test', `${name} ${file.why}`, name)]
    const at = file.text.split(/\r?\n/).findIndex(isTestRecipe)
    return at < 0
      ? []
      : [found('just:test', 'just test', `${name}:${String(at + 1)}`)]
  }
}

/** A recipe that needs an argument cannot be called without one. */
function isTestRecipe(line: string): boolean {
  if (ALIAS.test(line)) return true
  const recipe = RECIPE.exec(line)
  const parameters = (recipe?.[1] ?? '')
    .replace(/=\s*(?:'[^']*'|"[^"]*"|\S+)/g, '=')
    .split(/\s+/)
  return (
    recipe !== null &&
    parameters.every(
      one => one === '' || one.startsWith('*') || one.includes('=')
    )
  )
}
