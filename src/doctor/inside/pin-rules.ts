/** The rule over the actions beside the gate: whoever can move their ref runs code with its token. */
import { must, should } from '../finding.ts'
import type { Place, Remark, Rule } from '../finding.ts'
import type { InsideSetup } from '../inside-setup.ts'

/** The share of pins. */
export const PIN_RULES: readonly Rule<InsideSetup>[] = [
  {
    id: 'pins',
    fine: () => 'every action beside the gate is pinned',
    find: ({ gates }) =>
      [...new Set(gates.map(gate => gate.job))].flatMap(job => [
        ...job.steps.flatMap(({ uses, place }) =>
          uses === undefined ? [] : pinOf(uses, place)
        )
      ])
  }
]

/** Whose tags are trusted as much as the machine the job runs on. */
const TRUSTED = /^(?:actions|github|[\w.-]+\/completion-gate)(?:\/|@)/

function pinOf(uses: string, place: Place): readonly Remark[] {
  if (/^\.{1,2}\//.test(uses) || uses === '.') return []
  if (uses.startsWith('docker://'))
    return uses.includes('@sha256:')
      ? []
      : [
          should(
            `${uses} is pinned by no digest`,
            `uses: ${uses.split(':').slice(0, 2).join(':')}@sha256:…`,
            place
          )
        ]
  const [name = '', ref = ''] = uses.split('@')
  if (/^[0-9a-f]{40}$|^[0-9a-f]{64}$/.test(ref)) return []
  const mend = `uses: ${name}@<40 hex digits of the commit> # ${ref === '' ? 'v1' : ref}`
  if (!/^v?\d+(?:\.\d+)*(?:-[\w.]+)?$/.test(ref))
    return [
      must(
        `${uses} follows a branch: whatever lands there runs beside the gate's token`,
        mend,
        place
      )
    ]
  return TRUSTED.test(uses)
    ? []
    : [
        should(
          `${uses} is pinned by a tag, which its owner can move`,
          mend,
          place
        )
      ]
}
