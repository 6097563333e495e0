/** Checks whose `paths` the scope leaves out: nothing could ever ask for them. */
import { Minimatch } from 'minimatch'

import { definesChecks } from './defines-checks.ts'
import { PRESET_FILES } from './preset-names.ts'
import type { GatePolicy } from './gate-policy.ts'

// As every glob of the policy.
const OPTIONS = { dot: true, nonegate: true, nocomment: true } as const
const MOST_ALTERNATIVES = 50
// How many folders a `**` stands for in a sample, and what `*` and `?` do.
const DEPTHS = [0, 1, 2, 6]
const NAMES = ['q', 'qzqzqz']

/** Which required checks of a policy no change can ask for, by their place in its list. */
export function leftOutChecks({
  checks,
  scope
}: GatePolicy): readonly number[] {
  const excluded = scope.exclude.map(glob => new Minimatch(glob, OPTIONS))
  const isLeftOut = (path: string): boolean =>
    excluded.some(glob => glob.match(path)) && !alwaysCounts(path)
  return checks.flatMap(({ required, paths }, at) =>
    required &&
    paths.length > 0 &&
    paths.every(glob => isWhollyOut(glob, isLeftOut))
      ? [at]
      : []
  )
}

function alwaysCounts(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return definesChecks(path) || PRESET_FILES.includes(name)
}

/**
 * Whether every path of a glob is left out, told from samples with names that
 * no policy writes: such a name is matched by wildcards alone. A glob with a
 * class such as `[a-c]` is never said to be.
 */
function isWhollyOut(
  glob: string,
  isLeftOut: (path: string) => boolean
): boolean {
  const alternatives = new Minimatch(glob, OPTIONS).braceExpand()
  return (
    !/[[\]\\]/.test(glob) &&
    alternatives.length <= MOST_ALTERNATIVES &&
    alternatives.flatMap(samplesOf).every(isLeftOut)
  )
}

function samplesOf(glob: string): readonly string[] {
  const names = glob.split('/')
  return DEPTHS.flatMap(depth =>
    NAMES.map(name =>
      names
        .flatMap((part, at) =>
          part === '**'
            ? folders(name, Math.max(depth, at === names.length - 1 ? 1 : 0))
            : [part.replaceAll('*', name).replaceAll('?', 'q')]
        )
        .join('/')
    )
  )
}

function folders(name: string, depth: number): readonly string[] {
  return Array.from({ length: depth }, () => name)
}
