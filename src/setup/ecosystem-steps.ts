/** The steps of the workflow for ecosystems beside JavaScript and Python: the tool, then what the project depends on. */
import { pinned } from './pinned-actions.ts'
import type { Ecosystem } from '../policy/preset-names.ts'
import type { WorkflowStep } from './install-steps.ts'
import type { RepositoryFacts } from './repository-facts.ts'

type Steps = (facts: RepositoryFacts) => readonly WorkflowStep[]

const BUNDLE: WorkflowStep = {
  run: ['bundle install'],
  needsFile: ['Gemfile']
}

// Rust, Go, .NET, PHP, Swift and make are on GitHub's runners; a version that a file names is not.
const STEPS: Partial<Readonly<Record<Ecosystem, Steps>>> = {
  deno: () => [
    { uses: pinned('denoland/setup-deno'), with: [['deno-version', 'v2.x']] }
  ],
  maven: javaSteps,
  gradle: javaSteps,
  dotnet: facts =>
    facts.paths.has('global.json')
      ? [
          {
            uses: 'actions/setup-dotnet@v5',
            with: [['global-json-file', 'global.json']]
          }
        ]
      : [],
  ruby: facts => [
    {
      uses: pinned('ruby/setup-ruby'),
      with: [
        facts.paths.has('.ruby-version') || facts.paths.has('.tool-versions')
          ? ['ruby-version', 'default']
          : ['ruby-version', "'3.4'"]
      ]
    },
    ...(facts.paths.has('Gemfile') ? [BUNDLE] : [])
  ],
  php: () => [
    {
      run: ['composer install --no-interaction --no-progress --no-scripts'],
      needsFile: ['composer.json']
    }
  ],
  elixir: facts => [
    {
      uses: pinned('erlef/setup-beam'),
      with: facts.paths.has('.tool-versions')
        ? [
            ['version-file', '.tool-versions'],
            ['version-type', 'strict']
          ]
        : [
            ['otp-version', "'27'"],
            ['elixir-version', "'1.18'"]
          ]
    },
    { run: ['mix deps.get'], needsFile: ['mix.exs'] }
  ],
  just: () => [{ uses: pinned('extractions/setup-just') }]
}

/** The steps of every found ecosystem, each step once. Pure. */
export function ecosystemSteps(
  facts: RepositoryFacts,
  ecosystems: readonly Ecosystem[]
): readonly WorkflowStep[] {
  const steps = ecosystems.flatMap(one => STEPS[one]?.(facts) ?? [])
  return [...new Map(steps.map(one => [JSON.stringify(one), one])).values()]
}

function javaSteps(facts: RepositoryFacts): readonly WorkflowStep[] {
  return [
    {
      uses: 'actions/setup-java@v5',
      with: [
        ['distribution', 'temurin'],
        facts.paths.has('.java-version')
          ? ['java-version-file', '.java-version']
          : ['java-version', "'21'"]
      ]
    }
  ]
}
