/** What GitHub itself reads: workflows, settings and owners; and other CI systems. */
import { POLICY_PATH } from '../../policy/gate-policy.ts'
import type { Found, SurfaceChange, SurfaceInput } from '../change.ts'
import type { SurfaceRuleId } from '../../policy/surface-rules.ts'

// Any case: a file system that ignores case reads them too. First match wins.
const PLACES: readonly (readonly [RegExp, SurfaceRuleId, string])[] = [
  [
    /^(?:(?:\.github|docs)\/)?codeowners$/i,
    'codeowners-changed',
    'it says who must review which files'
  ],
  [
    /^\.github\/(?:workflows|actions)\//i,
    'workflow-changed',
    'it says what runs on GitHub, and with which rights'
  ],
  [
    /^\.github\/(?:issue_template|discussion_template|pull_request_template)(?:\/|\.|$)|^\.github\/(?:.*\.(?:md|txt|png|jpe?g|gif|svg|webp)|(?:funding|dependabot|labeler|stale|release)\.ya?ml)$/i,
    'github-text-changed',
    'people read it'
  ],
  [
    /^\.github\//i,
    'github-changed',
    'it may steer what runs on GitHub or who reviews'
  ],
  [
    /^(?:\.gitlab-ci\.yml|jenkinsfile|azure-pipelines\.ya?ml|\.travis\.yml|appveyor\.yml|bitbucket-pipelines\.yml|\.drone\.yml|\.cirrus\.yml)$|^\.(?:circleci|buildkite|gitlab|woodpecker)\//i,
    'ci-changed',
    'it says what another CI system runs'
  ],
  [
    /(?:^|\/)action\.ya?ml$/i,
    'ci-changed',
    'it is an action that workflows may use'
  ]
]

/** Each changed path of these places. The policy has rules of its own. */
export function githubChanges({ changes }: SurfaceInput): readonly Found[] {
  return changes
    .filter(({ path }) => path !== POLICY_PATH)
    .flatMap(change => {
      const place = PLACES.find(([pattern]) => pattern.test(change.path))
      return place === undefined ? [] : [changed(change, place[1], place[2])]
    })
}

function changed(
  { path, before, after }: SurfaceChange,
  rule: SurfaceRuleId,
  why: string
): Found {
  const verb =
    before === undefined ? 'added' : after === undefined ? 'deleted' : 'changed'
  return { rule, message: `${path} is ${verb}: ${why}`, path }
}
