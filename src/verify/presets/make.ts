/** The preset of make: a target for the tests, where no ecosystem gives one. */
import { found, unknown } from './preset.ts'
import type { EcosystemPresets } from './preset.ts'

// Make takes the first of these that is there.
const MAKEFILES = ['GNUmakefile', 'makefile', 'Makefile']
const TARGETS = ['test', 'check']

/** Make's row of the table. */
export const MAKE: EcosystemPresets = {
  ecosystem: 'make',
  isFallback: true,
  presets: [
    {
      id: 'make:test',
      kind: 'test',
      description: 'Run the tests of the Makefile',
      required: true
    }
  ],
  find: ({ folder }) => {
    const name = MAKEFILES.find(one => folder.has(one))
    const file = name === undefined ? undefined : folder.text(name)
    if (name === undefined || file === undefined) return []
    if (file.kind === 'broken')
      return [unknown('make:test', `${name} ${file.why}`, name)]
    const targets = targetLines(file.text)
    const target = TARGETS.find(one => targets.has(one))
    return target === undefined
      ? []
      : [
          found(
            'make:test',
            `make ${target}`,
            `${name}:${String(targets.get(target) ?? 1)}`
          )
        ]
  }
}

/** The explicit targets of a Makefile, each with its first line; `.PHONY` names none. */
function targetLines(text: string): ReadonlyMap<string, number> {
  const targets = new Map<string, number>()
  text.split(/\r?\n/).forEach((line, at) => {
    const names = /^([^\s#:=.$%][^#:=$%]*?)\s*::?(?![:=])/.exec(line)?.[1]
    for (const name of names?.split(/\s+/) ?? [])
      if (!targets.has(name)) targets.set(name, at + 1)
  })
  return targets
}
