/** The preset of Bun: its own runner, where no script of package.json runs the tests. */
import { managerName, mayRunTests } from './node.ts'
import { asideIf, found } from './preset.ts'
import type { EcosystemPresets } from './preset.ts'

// https://bun.sh/docs/cli/test: what `bun test` looks for.
const TEST_FILE = /(?:^|\/)[^/]*[._](?:test|spec)\.(?:[cm]?[jt]s|[jt]sx)$/

/** Bun's row of the table. */
export const BUN: EcosystemPresets = {
  ecosystem: 'bun',
  presets: [
    {
      id: 'bun:test',
      kind: 'test',
      description: 'Run Bun tests',
      required: true
    }
  ],
  find: place => {
    const { folder } = place
    return managerName(place) === 'bun' && folder.holds(TEST_FILE)
      ? [
          asideIf(
            mayRunTests(folder),
            found('bun:test', 'bun test', 'package.json')
          )
        ]
      : []
  }
}
