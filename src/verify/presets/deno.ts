/** Presets of Deno: the test task of deno.json, or its test files. */
import { jsonFile, lineUnder, objectUnder } from './json-file.ts'
import { mayRunTests } from './node.ts'
import { asideIf, found, unknown } from './preset.ts'
import type { EcosystemPresets, FolderView, PresetFinding } from './preset.ts'

// https://docs.deno.com/runtime/fundamentals/configuration/: the first that is there counts.
const CONFIGURATIONS = ['deno.json', 'deno.jsonc']

// https://docs.deno.com/runtime/fundamentals/testing/: what `deno test` looks for.
const TEST_FILE =
  /(?:^|\/)(?:(?:[^/]*[._])?test|__tests__\/(?:[^/]+\/)*[^/]+)\.(?:[cm]?[jt]s|[jt]sx)$/

/** Deno's row of the table. */
export const DENO: EcosystemPresets = {
  ecosystem: 'deno',
  presets: [
    {
      id: 'deno:task',
      kind: 'test',
      description: 'Run the test task of Deno',
      required: true
    },
    {
      id: 'deno:test',
      kind: 'test',
      description: 'Run Deno tests',
      required: true
    },
    {
      id: 'deno:fmt',
      kind: 'format',
      description: 'Check Deno formatting',
      required: false
    },
    {
      id: 'deno:lint',
      kind: 'lint',
      description: 'Run Deno lint checks',
      required: false
    }
  ],
  find: ({ folder }) => {
    const source = CONFIGURATIONS.find(name => folder.has(name))
    return source === undefined
      ? []
      : [
          ...tests(folder, source),
          found('deno:fmt', 'deno fmt --check', source),
          found('deno:lint', 'deno lint', source)
        ]
  }
}

/** The permissions that tests need stand in the task, so the task comes first. */
function tests(folder: FolderView, source: string): readonly PresetFinding[] {
  const configuration = jsonFile(folder, source, 'with comments')
  if (configuration?.kind === 'broken')
    return [unknown('deno:test', configuration.why, source)]
  const hasTask =
    configuration !== undefined &&
    Object.hasOwn(objectUnder(configuration.value, 'tasks'), 'test')
  const line = hasTask ? lineUnder(configuration.text, 'tasks', 'test') : 1
  return [
    ...(hasTask
      ? [found('deno:task', 'deno task test', `${source}:${String(line)}`)]
      : []),
    ...(folder.holds(TEST_FILE)
      ? [
          asideIf(
            hasTask || mayRunTests(folder),
            found('deno:test', 'deno test', source)
          )
        ]
      : [])
  ]
}
