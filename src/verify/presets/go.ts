/** Presets of Go: a go.mod implies both. */
import { found } from './preset.ts'
import type { EcosystemPresets } from './preset.ts'

/** Go's row of the table. */
export const GO: EcosystemPresets = {
  ecosystem: 'go',
  presets: [
    {
      id: 'go:test',
      kind: 'test',
      description: 'Run Go tests',
      required: true
    },
    { id: 'go:vet', kind: 'lint', description: 'Run go vet', required: false }
  ],
  find: ({ folder }) =>
    folder.has('go.mod')
      ? [
          found('go:test', 'go test ./...', 'go.mod'),
          found('go:vet', 'go vet ./...', 'go.mod')
        ]
      : []
}
