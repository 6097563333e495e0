/** The closed table of surface rules: their ids, default levels and what each finds. */

/** What a finding of a rule does: it needs a person, it is shown, or it is not looked for. */
export const SURFACE_LEVELS = ['block', 'warn', 'off'] as const

/** The level of a rule. */
export type SurfaceLevel = (typeof SURFACE_LEVELS)[number]

/** One row: the level without a policy's word, and one sentence. */
interface SurfaceRule {
  readonly level: SurfaceLevel
  readonly about: string
}

/**
 * Every rule. `block` is what can make a check pass that should fail, or takes a
 * person's demand away; `warn` is usually honest and needs an eye.
 */
export const SURFACE_RULES = {
  'policy-changed': {
    level: 'block',
    about:
      "The gate's policy is added, changed, renamed or deleted; the finding names the keys that differ and those that weaken it."
  },
  'criterion-dropped': {
    level: 'block',
    about:
      'A machine criterion of an acceptance file is dropped or reads otherwise. It still runs as the base wrote it.'
  },
  'criterion-manual-dropped': {
    level: 'warn',
    about: 'A criterion that only a person can judge is dropped or changed.'
  },
  'workflow-changed': {
    level: 'block',
    about: 'A workflow or an action under `.github` is changed.'
  },
  'github-changed': {
    level: 'block',
    about:
      'Another file under `.github` is changed that may steer what runs or who reviews, such as a settings file of an app.'
  },
  'github-text-changed': {
    level: 'warn',
    about: 'A file under `.github` that people read is changed.'
  },
  'ci-changed': {
    level: 'warn',
    about: 'A definition of another CI system, or an `action.yml`, is changed.'
  },
  'codeowners-changed': {
    level: 'block',
    about: 'A CODEOWNERS file is changed: it says who must review.'
  },
  'script-changed': {
    level: 'block',
    about:
      'A script of a package.json that a check runs, a hook of it or a script it calls means something else.'
  },
  'script-added': {
    level: 'warn',
    about: 'A package.json has a `test` script that it did not have.'
  },
  'install-script-changed': {
    level: 'block',
    about:
      'A script that an install runs by itself (`preinstall`, `install`, `postinstall`, `prepare`) is added or changed.'
  },
  'check-file-changed': {
    level: 'block',
    about:
      "A file that a check's command or script names directly, such as `node scripts/test.js` or `make test`, means something else."
  },
  'preset-lost': {
    level: 'block',
    about: 'A preset of the base has nothing in its place on the head.'
  },
  'preset-command-changed': {
    level: 'warn',
    about: 'A preset runs by another command than on the base.'
  },
  'package-manager-configuration': {
    level: 'block',
    about:
      'A setting of npm, pnpm, yarn or bun that bends how scripts run is changed, such as `script-shell` or `if-present`.'
  },
  'package-registry-changed': {
    level: 'warn',
    about: 'Packages come from another registry.'
  },
  'workspace-member-dropped': {
    level: 'block',
    about:
      'A workspace of npm, pnpm, yarn, bun, Go or uv no longer lists a member that is still there, so that what runs in every member leaves it out.'
  },
  'cargo-configuration': {
    level: 'block',
    about:
      'A setting of cargo that bends what a build or a test runs is changed, such as `runner`, an alias of `test`, or a tool chain by path.'
  },
  'cargo-tests-off': {
    level: 'block',
    about:
      'A Cargo.toml switches tests off (`test = false`, `harness = false`, `autotests = false`) or leaves members out.'
  },
  'pytest-configuration': {
    level: 'block',
    about:
      'A setting of pytest that chooses, skips or steers tests is changed, such as `addopts` or `testpaths`.'
  },
  'pytest-conftest': {
    level: 'block',
    about:
      'A conftest.py takes hold of collection, outcomes or the exit of pytest.'
  },
  'tool-shadowed': {
    level: 'block',
    about:
      'A new file stands where a tool of the checks is looked for first, such as `pytest.py` or `node_modules/.bin`.'
  },
  'js-runner-configuration': {
    level: 'block',
    about:
      'The configuration of a JavaScript runner chooses other tests, or lets a run without tests pass.'
  },
  'js-runner-setup': {
    level: 'warn',
    about:
      'A JavaScript runner loads other setup, environments, aliases or reporters.'
  },
  'build-tests-off': {
    level: 'block',
    about:
      'A build of Maven, Gradle, .NET, PHP or Ruby leaves tests out or ignores that they fail.'
  },
  'coverage-lowered': {
    level: 'block',
    about: 'A coverage threshold is lowered or taken away.'
  },
  'lockfile-without-manifest': {
    level: 'warn',
    about:
      'A lock file is changed and no manifest that it locks; the first one beside a manifest is silent where its packages come from the usual places.'
  },
  'manifest-without-lockfile': {
    level: 'warn',
    about:
      'Dependencies of a package.json are changed and its lock file is not.'
  },
  'runner-replaced': {
    level: 'block',
    about:
      'A test runner, a build tool or a locked package comes from another place than before, or is overridden.'
  },
  'dependency-source-changed': {
    level: 'warn',
    about: 'A dependency comes from another place than before.'
  },
  'test-deleted': {
    level: 'block',
    about: 'A test file is deleted, and nothing takes its place.'
  },
  'test-deleted-with-source': {
    level: 'warn',
    about: 'A test, or a file of tests, is deleted together with what it tests.'
  },
  'test-renamed-away': {
    level: 'block',
    about:
      'A test file gets a name or a place where no runner finds it, or falls out of a module.'
  },
  'test-removed': {
    level: 'block',
    about: 'A test file has fewer tests, and they went nowhere else.'
  },
  'tests-merged': {
    level: 'warn',
    about: 'A test file has fewer tests, and a table of cases came.'
  },
  'test-skipped': {
    level: 'block',
    about: 'A test that ran is skipped, or ends before it has begun.'
  },
  'test-skipped-conditionally': {
    level: 'warn',
    about: 'A skip is added that depends on a condition, or to a new test.'
  },
  'test-focused': {
    level: 'block',
    about: 'A focused test (`only`) keeps all others from running.'
  },
  'test-exits': {
    level: 'block',
    about: 'A test file ends the process by itself.'
  },
  'assertions-emptied': {
    level: 'block',
    about:
      'A test file, or a test of it, asserted something and no longer does.'
  },
  'assertions-removed': {
    level: 'warn',
    about: 'A test file has half of its assertions or fewer.'
  },
  'attributes-hide': {
    level: 'block',
    about:
      'A .gitattributes hides source files from a review, as binary, without a diff, or as generated.'
  },
  'submodule-changed': {
    level: 'block',
    about:
      'A submodule is added, moved or removed: its content is not in the ledger.'
  },
  'names-collide': {
    level: 'block',
    about:
      'A file is added whose name differs from another only in case or Unicode form: on some disks one hides the other.'
  },
  'surface-unreadable': {
    level: 'block',
    about:
      'A file of the surface is too large, no regular file, or cannot be read, so no rule can look at it.'
  }
} as const satisfies Readonly<Record<string, SurfaceRule>>

/** A rule's id. */
export type SurfaceRuleId = keyof typeof SURFACE_RULES

/** All ids, in the order of the table. */
export const SURFACE_RULE_IDS = Object.keys(
  SURFACE_RULES
) as readonly SurfaceRuleId[]
