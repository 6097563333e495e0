/** The files in which runners of tasks and tests find what a check means: by name, with the programs that read them. */

/** How a file is read for what it means. */
export type RunnerForm =
  /** JSON or YAML: entries of the objects are tasks, and every other value counts but quiet ones. */
  | {
      readonly kind: 'entries'
      readonly objects: readonly string[]
      readonly quiet: RegExp
    }
  /** Flat settings whose keys match. */
  | { readonly kind: 'settings'; readonly keys: RegExp }
  /** Code, or lines: all words but comments. */
  | { readonly kind: 'words' }
  /** Targets of Bazel, Buck and Pants that test. */
  | { readonly kind: 'targets' }

/** A file that a runner finds by itself. */
export interface RunnerFile {
  /** Matched against the whole path, in any case. */
  readonly path: RegExp
  readonly programs: readonly string[]
  readonly form: RunnerForm
  /** A new file takes the place of another one, or goes on top of it. */
  readonly takesOver?: true
}

const WORDS: RunnerForm = { kind: 'words' }
const TARGETS: RunnerForm = { kind: 'targets' }
const BAZEL = ['bazel', 'bazelisk', 'buck', 'buck2']

function entries(objects: readonly string[], quiet = /^\$schema$/): RunnerForm {
  return { kind: 'entries', objects, quiet }
}

/** Every known file; the first that matches counts. */
export const RUNNER_FILES: readonly RunnerFile[] = [
  {
    path: /(?:^|\/)turbo\.jsonc?$/i,
    programs: ['turbo'],
    form: entries(['tasks', 'pipeline'], /^(?:\$schema|ui|tags|telemetry)$/)
  },
  {
    path: /(?:^|\/)nx\.json$/i,
    programs: ['nx', 'lerna'],
    form: entries(
      ['targetDefaults'],
      /^(?:\$schema|generators|cli|nxCloud\w+|neverConnectToCloud|tui|release|workspaceLayout)$/
    )
  },
  {
    path: /(?:^|\/)project\.json$/i,
    programs: ['nx', 'lerna'],
    form: entries(
      ['targets'],
      /^(?:\$schema|tags|generators|release|metadata)$/
    )
  },
  {
    path: /(?:^|\/)lerna\.json$/i,
    programs: ['lerna'],
    form: entries([], /^(?:\$schema|version|changelog)$/)
  },
  {
    path: /(?:^|\/)package\.json$/i,
    programs: ['wireit'],
    form: entries(['wireit'], /^/)
  },
  {
    path: /(?:^|\/)lage\.config\.[cm]?js$/i,
    programs: ['lage'],
    form: WORDS
  },
  {
    path: /(?:^|\/)(?:moon\.ya?ml|\.moon\/(?:[\w-]+\/)*[\w.-]+\.ya?ml)$/i,
    programs: ['moon'],
    form: entries(['tasks'], /^(?:\$schema|owners|docker|project|tags)$/)
  },
  {
    path: /(?:^|\/)taskfile(?:\.dist)?\.ya?ml$/i,
    programs: ['task', 'go-task'],
    form: entries(['tasks'], /^(?:\$schema|version|output|silent|interval)$/),
    takesOver: true
  },
  {
    path: /(?:^|\/)gulpfile\.(?:[\w-]+\.)?[cm]?[jt]s$/i,
    programs: ['gulp'],
    form: WORDS
  },
  {
    path: /(?:^|\/)gruntfile\.(?:[cm]?[jt]s|coffee)$/i,
    programs: ['grunt'],
    form: WORDS
  },
  {
    path: /(?:^|\/)wdio(?:\.[\w-]+)*\.[cm]?[jt]s$/i,
    programs: ['wdio'],
    form: WORDS
  },
  {
    path: /(?:^|\/)\.?cucumber\.(?:[cm]?js|json|ya?ml)$/i,
    programs: ['cucumber', 'cucumber-js'],
    form: WORDS
  },
  {
    path: /(?:^|\/)jasmine\.(?:json|[cm]?js)$/i,
    programs: ['jasmine', 'jasmine-ts'],
    form: WORDS
  },
  {
    path: /(?:^|\/)(?:docker-)?compose(?:\.[\w-]+)*\.ya?ml$/i,
    programs: ['docker-compose', 'compose', 'podman-compose'],
    form: entries(['services'], /^(?:version|name|x-.*)$/),
    takesOver: true
  },
  {
    path: /(?:^|\/)(?:nose2|unittest)\.cfg$/i,
    programs: ['nose2'],
    form: WORDS
  },
  { path: /(?:^|\/)noxfile\.py$/i, programs: ['nox'], form: WORDS },
  {
    path: /(?:^|\/)(?:tox\.ini|setup\.cfg)$/i,
    programs: ['tox'],
    form: {
      kind: 'settings',
      keys: /^(?:tox(?::tox)?|testenv)\b(?!.*\.(?:description|deps|requires|minversion|min_version|isolated_build|basepython|base_python)$)/
    }
  },
  {
    path: /(?:^|\/)tox\.toml$/i,
    programs: ['tox'],
    form: { kind: 'settings', keys: /^(?!.*\b(?:description|deps|requires)$)/ }
  },
  {
    path: /(?:^|\/)pyproject\.toml$/i,
    programs: ['tox', 'hatch', 'pdm', 'poe', 'task', 'pixi', 'rye', 'doit'],
    form: {
      kind: 'settings',
      keys: /^tool\.(?:poe\.tasks\b(?!.*\.help$)|(?:tox|hatch\.envs|pdm\.scripts|poe\.(?:env\w*|executor\w*)|taskipy|pixi\.(?:[\w-]+\.)*tasks|rye\.scripts|doit)\b(?!.*\.(?:description|help|deps|dependencies|extra-dependencies|requires)$))/
    }
  },
  {
    path: /(?:^|\/)hatch\.toml$/i,
    programs: ['hatch'],
    form: {
      kind: 'settings',
      keys: /^envs\.(?!.*\.(?:description|dependencies|extra-dependencies)$)/
    }
  },
  {
    path: /(?:^|\/)(?:BUILD|BUCK)(?:\.bazel|\.pants)?$|\.bzl$/,
    programs: [...BAZEL, 'pants'],
    form: TARGETS
  },
  {
    path: /(?:^|\/)(?:(?:\w+\.)?bazelrc|\.bazelrc|\.bazelignore|\.buckconfig|pants(?:\.\w+)*\.toml)$/i,
    programs: [...BAZEL, 'pants'],
    form: WORDS
  }
]

/** The row of a path; undefined for a file that no runner of the table finds. */
export function runnerFileOf(path: string): RunnerFile | undefined {
  return RUNNER_FILES.find(file => file.path.test(path))
}
