/** Presets of Elixir: a mix.exs implies its tests, a .formatter.exs that its form is checked. */
import { found } from './preset.ts'
import type { EcosystemPresets } from './preset.ts'

const PROJECT = 'mix.exs'
const FORMATTER = '.formatter.exs'

/** Elixir's row of the table. */
export const ELIXIR: EcosystemPresets = {
  ecosystem: 'elixir',
  presets: [
    {
      id: 'elixir:test',
      kind: 'test',
      description: 'Run Elixir tests',
      required: true
    },
    {
      id: 'elixir:format',
      kind: 'format',
      description: 'Check Elixir formatting',
      required: false
    }
  ],
  find: ({ folder }) =>
    folder.has(PROJECT)
      ? [
          found('elixir:test', 'mix test', PROJECT),
          ...(folder.has(FORMATTER)
            ? [
                found(
                  'elixir:format',
                  'mix format --check-formatted',
                  FORMATTER
                )
              ]
            : [])
        ]
      : []
}
