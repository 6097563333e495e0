/** Presets of Ruby: RSpec, the tests of Rake or Rails, and RuboCop. */
import { found } from './preset.ts'
import type { EcosystemPresets, FolderView, PresetFinding } from './preset.ts'

const RAKEFILES = ['Rakefile', 'rakefile', 'Rakefile.rb', 'rakefile.rb']
const RUBOCOP = '.rubocop.yml'
const SPEC = /^spec\/(?:[^/]+\/)*[^/]+_spec\.rb$/
const TEST = /^test\/(?:[^/]+\/)*(?:[^/]+_test|test_[^/]+)\.rb$/

/** Ruby's row of the table. */
export const RUBY: EcosystemPresets = {
  ecosystem: 'ruby',
  presets: [
    {
      id: 'ruby:rspec',
      kind: 'test',
      description: 'Run RSpec examples',
      required: true
    },
    {
      id: 'ruby:test',
      kind: 'test',
      description: 'Run Ruby tests',
      required: true
    },
    {
      id: 'ruby:rubocop',
      kind: 'lint',
      description: 'Run RuboCop lint checks',
      required: false
    }
  ],
  find: ({ folder }) => {
    const bundled = folder.has('Gemfile') ? 'bundle exec ' : ''
    const hasSpecs = folder.has('.rspec') || folder.holds(SPEC)
    return [
      ...(hasSpecs
        ? [found('ruby:rspec', `${bundled}rspec`, specSource(folder))]
        : []),
      ...tests(folder, bundled),
      ...(folder.has(RUBOCOP)
        ? [found('ruby:rubocop', `${bundled}rubocop`, RUBOCOP)]
        : [])
    ]
  }
}

function specSource(folder: FolderView): string {
  return ['.rspec', 'Gemfile'].find(name => folder.has(name)) ?? 'spec'
}

/** The test task, where there is a file that it would run. */
function tests(folder: FolderView, bundled: string): readonly PresetFinding[] {
  const rakefile = RAKEFILES.find(name => folder.has(name))
  if (rakefile === undefined || !folder.holds(TEST)) return []
  // A Rails application has a program of its own for it.
  return folder.has('bin/rails')
    ? [found('ruby:test', 'bin/rails test', 'bin/rails')]
    : [found('ruby:test', `${bundled}rake test`, rakefile)]
}
