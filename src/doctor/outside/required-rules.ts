/** Rules over the required check: it is required, its source is pinned, and nobody goes past it unseen. */
import { must, should } from '../finding.ts'
import { decidingJobs } from '../inside-setup.ts'
import { hasMatrix, jobCheckName } from '../inside/name-rules.ts'
import { postsWithOwnToken } from '../inside/own-token.ts'
import { demands, requiredChecks, unread } from './outside-setup.ts'
import type { Remark, Rule } from '../finding.ts'
import type { OutsideSetup } from './outside-setup.ts'
import type { RequiredCheck } from '../../protection-ports.ts'

/** Id of the app whose token every workflow has. */
const ACTIONS_APP = 15368

/** The share of what is required. */
export const REQUIRED_RULES: readonly Rule<OutsideSetup>[] = [
  {
    id: 'required',
    fine: setup =>
      `"${names(setup).join(', ')}" is required on ${setup.branch}`,
    find: notRequired
  },
  {
    id: 'required-jobs',
    fine: () => 'no job that may be skipped or renamed is required',
    find: requiredJobs
  },
  {
    id: 'source',
    fine: (setup: OutsideSetup): string => {
      const ids = required(setup).map(({ appId }) => String(appId))
      return ids.length === 0
        ? 'no required check has a source to look at'
        : `the check must come from the app ${[...new Set(ids)].join(', ')}`
    },
    find: sources
  },
  {
    id: 'bypass',
    fine: setup =>
      required(setup).length === 0
        ? 'there is no required check to go past'
        : 'nobody may go past the required check',
    find: bypassing
  }
]

/** The names of the verdict; the usual one where no workflow says it. */
function names({ inside }: OutsideSetup): readonly string[] {
  const stated = decidingJobs(inside)
    .map(({ checkName }) => checkName)
    .filter(name => !name.includes('${{'))
  return stated.length === 0 ? ['completion-gate'] : [...new Set(stated)]
}

function required(setup: OutsideSetup): readonly RequiredCheck[] {
  const wanted = names(setup)
  return requiredChecks(setup).filter(({ name }) => wanted.includes(name))
}

function notRequired(setup: OutsideSetup): readonly Remark[] {
  const standing = requiredChecks(setup).map(({ name }) => name)
  return names(setup)
    .filter(name => !standing.includes(name))
    .flatMap(name => {
      const other = standing.find(
        one => one.toLowerCase() === name.toLowerCase()
      )
      const why = unread(setup)
      if (why.length > 0)
        return [
          should(
            `whether "${name}" is required on ${setup.branch} cannot be told: ${why.join(' ')}`,
            'Give a token with `administration: read`.'
          )
        ]
      return [
        must(
          other === undefined
            ? `"${name}" is not required on ${setup.branch}: an incomplete change can be merged`
            : `"${other}" is required on ${setup.branch}, and the verdict is called "${name}": names must be the same to the letter`,
          requireCommand(setup.branch, name)
        )
      ]
    })
}

/** A command that makes the ruleset; nobody bypasses it. */
function requireCommand(branch: string, name: string): string {
  const ruleset = {
    name: 'completion-gate',
    target: 'branch',
    enforcement: 'active',
    conditions: {
      ref_name: { include: [`refs/heads/${branch}`], exclude: [] }
    },
    rules: [
      {
        type: 'required_status_checks',
        parameters: {
          strict_required_status_checks_policy: false,
          required_status_checks: [
            { context: name, integration_id: ACTIONS_APP }
          ]
        }
      }
    ]
  }
  return `gh api --method POST 'repos/{owner}/{repo}/rulesets' --input - <<'JSON'\n${JSON.stringify(ruleset, null, 2)}\nJSON`
}

/** A job of the gate's that is required in the verdict's place. */
function requiredJobs(setup: OutsideSetup): readonly Remark[] {
  const standing = requiredChecks(setup).map(({ name }) => name)
  const wanted = names(setup)
  return setup.inside.gates.flatMap(({ job }) => {
    const name = jobCheckName(job)
    if (!standing.includes(name) || wanted.includes(name)) return []
    return [
      hasMatrix(job)
        ? must(
            `the job "${name}" is required, and with a matrix no check has that name: it stays pending`,
            `Require "${wanted.join('", "')}" in its place.`
          )
        : should(
            `the job "${name}" is required: where it is skipped it counts as passed`,
            `Require "${wanted.join('", "')}" in its place.`
          )
    ]
  })
}

function sources(setup: OutsideSetup): readonly Remark[] {
  const own = decidingJobs(setup.inside).some(({ step }) =>
    postsWithOwnToken(step)
  )
  return required(setup).flatMap(({ name, appId }) => {
    if (appId === undefined)
      return [
        must(
          `"${name}" may come from any source: whoever can write can post it`,
          own
            ? 'Choose your GitHub App as the expected source of the check, in the ruleset.'
            : `In the ruleset, choose "GitHub Actions" (integration_id ${String(ACTIONS_APP)}) as the expected source, or a GitHub App of your own.`
        )
      ]
    if (appId !== ACTIONS_APP) return []
    return own
      ? [
          must(
            `"${name}" must come from GitHub Actions, and the gate posts it by another app: it stays pending`,
            'Choose your GitHub App as the expected source of the check, in the ruleset.'
          )
        ]
      : [
          should(
            `"${name}" must come from GitHub Actions, and so any workflow of the repository can post it`,
            'Make a GitHub App with `checks: write`, pass its token as `check-token`, and choose it as the expected source.'
          )
        ]
  })
}

function bypassing(setup: OutsideSetup): readonly Remark[] {
  if (!demands(setup, ({ checks }) => checks.length > 0)) return []
  const wanted = names(setup)
  const ofClassic =
    setup.classic.kind === 'known' &&
    setup.classic.value.demands.checks.some(({ name }) => wanted.includes(name))
      ? [{ kind: 'known' as const, value: setup.classic.value.bypasses }]
      : []
  return [...setup.bypasses, ...ofClassic].flatMap(answer =>
    answer.kind === 'unknown'
      ? [
          should(
            `who may go past it cannot be told: ${answer.why}`,
            'Ask with the token of somebody who may edit the ruleset.'
          )
        ]
      : answer.value.map(({ who, of }) =>
          should(
            `${who} may go past ${of}`,
            of === 'branch protection'
              ? 'Choose "Do not allow bypassing the above settings".'
              : `Take it off the bypass list of the ruleset ${of}; a waiver is the way that leaves a trace.`
          )
        )
  )
}
