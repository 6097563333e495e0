/** The preset of .NET: the tests of the solution or project that stands in the folder. */
import { found, unknown } from './preset.ts'
import type { EcosystemPresets, PresetFinding } from './preset.ts'

const SOLUTION = /\.slnx?$/i
const PROJECT = /\.(?:cs|fs|vb)proj$/i

/** .NET's row of the table. */
export const DOTNET: EcosystemPresets = {
  ecosystem: 'dotnet',
  presets: [
    {
      id: 'dotnet:test',
      kind: 'test',
      description: 'Run .NET tests',
      required: true
    }
  ],
  find: ({ folder }) => {
    const names = folder.names()
    const solutions = names.filter(name => SOLUTION.test(name))
    const projects = names.filter(name => PROJECT.test(name))
    return solutions.length > 0
      ? testOf(solutions, projects.length > 0)
      : testOf(projects, false)
  }
}

/** dotnet refuses to choose between several files, and between a solution and a project (MSB1011). */
function testOf(
  files: readonly string[],
  mustName: boolean
): readonly PresetFinding[] {
  const [file, ...others] = files
  if (file === undefined) return []
  if (others.length > 0)
    return [
      unknown(
        'dotnet:test',
        `${files.slice(0, 3).join(', ')} stand side by side, and dotnet tests one; switch dotnet:test off and demand \`dotnet test\` of each file in the policy's checks`,
        file
      )
    ]
  if (!mustName) return [found('dotnet:test', 'dotnet test', file)]
  return /^[\w.+-]+$/.test(file)
    ? [found('dotnet:test', `dotnet test ${file}`, file)]
    : [found('dotnet:test', `dotnet test '${quoted(file)}'`, file)]
}

/** The inside of single quotes of a shell. */
function quoted(text: string): string {
  return text.replaceAll("'", String.raw`'\''`)
}
