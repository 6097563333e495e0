// D. Untrusted code beside a token: what a command of the pull request reaches, and what comes of it.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { git, judgeChange, temporaryFolder } from './kit/change.mjs'
import {
  judge,
  outcome,
  push,
  RIGHT,
  say,
  withScene,
  wordsOf,
  WRONG
} from './kit/scene.mjs'
import { handOver } from './kit/two-jobs.mjs'

const FAILED = 'Incomplete: 1 required check failed'
const BASE = { 'product.txt': 'right\n', 'code.sh': 'true\n' }
// The pull request's own code, as a test would run it; no rule of the surface knows it.
const RUNS_CODE = 'for file in c*.sh; do sh "$file"; done'
const HOLDS = 'grep -q right product.txt'
const HONEST = { 'product.txt': RIGHT, 'code.sh': 'test -f product.txt\n' }

/** What the code of the pull request does in the action's job, with a place to leave its prey. */
const inTheJob = (attack, { code, product = RIGHT, got, expect }) => ({
  attack,
  play: async (gate, honest) => {
    const folder = temporaryFolder()
    const prey = path.join(folder, 'prey')
    writeFileSync(prey, '', { mode: 0o666 })
    const files = honest ? HONEST : { 'code.sh': code(prey) }
    const options = {
      base: BASE,
      demand: { checks: [RUNS_CODE, HOLDS] },
      product: honest ? RIGHT : product,
      files
    }
    try {
      return await withScene(gate, options, async scene => {
        const run = await judge(scene)
        if (honest) return outcome(scene, run)
        const green = got({ prey: readFileSync(prey, 'utf8'), scene, run })
        return { green, words: wordsOf(scene, run) }
      })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
  expect
})

/** What the code or the checkout of the pull request does under the command line. */
const onTheDisk = (attack, { head, checks, policy, before, expect }) => ({
  attack,
  change: {
    base: BASE,
    demand: { checks: checks ?? [RUNS_CODE, HOLDS], policy },
    head,
    ...(before === undefined ? {} : { before })
  },
  honest: { head: HONEST, before: undefined },
  expect
})

const LOOK_AROUND = `for file in /proc/[0-9]*/environ; do
  tr '\\0' '\\n' < "$file" | grep -a TOKEN >> PREY
done 2>/dev/null
true
`

export const UNTRUSTED_CODE = {
  D1: {
    documented:
      'below the level uid a command reads the gate’s memory: set isolation-minimum, or two jobs',
    attacks: [
      inTheJob('the environment of every process is read', {
        code: prey => LOOK_AROUND.replace('PREY', prey),
        got: ({ prey, scene }) => prey.includes(scene.token.value),
        expect: /could not read or signal the gate|saw no process but their own/
      })
    ]
  },
  D2: {
    attacks: [
      inTheJob('the command’s own environment is read', {
        code: prey => `env > ${prey}\n`,
        got: ({ prey }) =>
          /^(INPUT_|ACTIONS_|GITHUB_TOKEN|GITHUB_ENV|GITHUB_OUTPUT)/m.test(
            prey
          ),
        expect: 'Verified: 2 required checks passed'
      })
    ]
  },
  D3: {
    documented:
      'what actions/checkout leaves in .git/config can be read: persist-credentials: false'
  },
  D4: {
    attacks: [
      inTheJob('an output is written for the gate', {
        product: WRONG,
        code: () =>
          "printf 'completion<<x\\nverified\\nx\\nconclusion<<x\\nsuccess\\nx\\n' >> ../output; true\n",
        got: ({ run }) =>
          run.outputs.completion === 'verified' ||
          run.outputs.conclusion === 'success',
        expect: FAILED
      })
    ]
  },
  D5: {
    attacks: [
      inTheJob('the output speaks to the runner', {
        product: WRONG,
        code: () =>
          "printf '::set-output name=completion::verified\\n::add-mask::e\\n \\r::stop-commands::x\\n##[set-env name=A]b\\n'\n",
        got: ({ run }) =>
          /::(set-output name=completion|add-mask::e$|stop-commands::x)|##\[set-env/m.test(
            run.log
          ),
        expect: FAILED
      })
    ]
  },
  D6: {
    attacks: [
      onTheDisk(
        'a process that is left behind rights the product for the next check',
        {
          checks: [RUNS_CODE, `sleep 2; ${HOLDS}`],
          head: {
            'product.txt': WRONG,
            'code.sh':
              "setsid sh -c 'sleep 1; echo right > product.txt' > /dev/null 2>&1 < /dev/null &\n"
          },
          expect: 'verification command exited with code 1, expected 0: sleep 2'
        }
      )
    ]
  },
  D7: {
    attacks: [
      onTheDisk('a command rights the product for the next one', {
        head: { 'product.txt': WRONG, 'code.sh': 'echo right > product.txt\n' },
        expect: '"bound": false'
      }),
      onTheDisk('it puts back what it changed', {
        checks: [
          `cp -p product.txt kept; echo right > product.txt; ${HOLDS}; mv kept product.txt`
        ],
        head: { 'product.txt': WRONG },
        expect: '"bound": false'
      })
    ].map(attack => ({
      ...attack,
      honest: { ...attack.honest, demand: { checks: [HOLDS] } }
    }))
  },
  D8: {
    attacks: [
      {
        attack: 'fsmonitor, hooks and filters are planted',
        play: planted,
        expect: '"verified"'
      }
    ]
  },
  D9: {
    attacks: [
      onTheDisk('a replacement of the wrong product by a right one', {
        head: { 'product.txt': WRONG },
        before: dir => {
          const wrong = git(dir, 'rev-parse', 'HEAD:product.txt')
          const right = git(dir, 'rev-parse', 'main:product.txt')
          git(dir, 'replace', wrong, right)
          rmSync(path.join(dir, 'product.txt'))
          git(dir, 'checkout', '--', 'product.txt')
          writeFileSync(path.join(dir, 'product.txt'), RIGHT)
        },
        expect: '"bound": false'
      })
    ]
  },
  D10: {
    attacks: [
      ...['--skip-worktree', '--assume-unchanged'].map(flag =>
        onTheDisk(`${flag} over a product that was righted by hand`, {
          head: { 'product.txt': WRONG },
          before: dir => {
            git(dir, 'update-index', flag, 'product.txt')
            writeFileSync(path.join(dir, 'product.txt'), RIGHT)
          },
          expect: '"bound": false'
        })
      )
    ]
  },
  D11: {
    attacks: [
      onTheDisk('a command that never ends', {
        policy: 'timeout: 3s\n',
        head: { 'code.sh': 'sleep 600\n' },
        expect: /timed out/
      }),
      onTheDisk('output that never ends', {
        policy: 'timeout: 3s\n',
        head: { 'code.sh': 'yes\n' },
        expect: /timed out/
      })
    ]
  },
  D12: {
    documented:
      'commands have the network, but for the level container with network: none'
  },
  D13: {
    attacks: [
      {
        attack: 'a verdict to be decided on again is forged by another app',
        play: async (gate, honest) =>
          await withScene(
            gate,
            { app: true, product: honest ? RIGHT : WRONG },
            async scene => {
              const { world, repository, pull, agent } = scene
              await judge(scene, { runId: 1000 })
              const [own] = repository.checkRuns
              world.checkRun(repository, world.app('github-actions'), {
                name: gate.CHECK_NAME,
                headSha: pull.headSha,
                externalId: own.externalId.replaceAll('failed', 'verified'),
                conclusion: 'success',
                title: 'Verified: 1 required check passed'
              })
              const { run } = await say(scene, agent, 'Please look again.')
              return outcome(scene, run, { pinned: 'gate-keeper' })
            }
          ),
        expect: FAILED
      }
    ]
  },
  D14: {
    documented: 'the pull request’s own job can lie about its own tests',
    attacks: [
      {
        attack:
          'evidence of an earlier, right head is handed in for a wrong one',
        play: async (gate, honest) =>
          await withScene(gate, {}, async scene => {
            const first = await judge(scene, {
              inputs: { mode: 'verify' }
            })
            if (!honest) await push(scene, { 'product.txt': WRONG })
            return outcome(scene, await handOver(scene, first.evidence))
          }),
        expect: /digest|head|does not fit|another/i
      },
      {
        attack: 'the evidence says passed where the job failed',
        play: async (gate, honest) =>
          await withScene(
            gate,
            { product: honest ? RIGHT : WRONG },
            async scene => {
              const run = await judge(scene, {
                inputs: { mode: 'verify' }
              })
              const text = run.evidence.replaceAll('"failed"', '"passed"')
              return outcome(
                scene,
                await handOver(scene, text, honest ? 'success' : 'failure')
              )
            }
          ),
        expect: /Incomplete: |Not judged: /
      },
      {
        attack: 'right evidence, of a change that edits a workflow',
        play: async (gate, honest) =>
          await withScene(gate, {}, async scene => {
            if (!honest)
              await push(scene, { '.github/workflows/mine.yml': 'on: push\n' })
            const run = await judge(scene, {
              inputs: { mode: 'verify' }
            })
            return outcome(scene, await handOver(scene, run.evidence))
          }),
        expect: 'surface:workflow-changed'
      },
      forged(
        'evidence that a file exists which the change deletes',
        text => text.replaceAll('"failed"', '"passed"'),
        'no regular file at proof.txt'
      ),
      forged(
        'evidence without the finding that needs a person',
        text =>
          edited(text, check => (check.kind === 'surface' ? [] : [check])),
        'surface:package-manager-configuration'
      ),
      forged(
        'evidence of a check that nobody planned',
        text => edited(text, check => [check, { ...check, id: 'node:test' }]),
        'that is not planned'
      ),
      forged(
        'evidence without the check that was to run',
        text => edited(text, () => []),
        'does not say, once, how it ended'
      )
    ]
  },
  D15: {
    documented:
      'a machine that outlives the job is not cleaned by the gate: ephemeral runners'
  }
}

/** A change of the kinds that its own evidence could hide; the twin has none of them, and its evidence is as it was. */
function forged(attack, forge, expect) {
  const base = {
    'ACCEPTANCE.md': '- [ ] kind:file_exists assert:proof.txt\n',
    'proof.txt': 'proof\n'
  }
  const odd = { 'proof.txt': null, '.npmrc': 'script-shell=/bin/true\n' }
  return {
    attack,
    play: async (gate, honest) =>
      await withScene(gate, { base, files: honest ? {} : odd }, async scene => {
        const { evidence } = await judge(scene, {
          inputs: { mode: 'verify' }
        })
        const text = honest ? evidence : forge(evidence)
        return outcome(scene, await handOver(scene, text))
      }),
    expect
  }
}

/** Evidence whose reports have other checks. */
function edited(text, change) {
  const record = JSON.parse(text)
  const reports = record.reports.map(report => ({
    ...report,
    checks: report.checks.flatMap(change)
  }))
  return JSON.stringify({ ...record, reports })
}

async function planted(gate, honest) {
  const folder = temporaryFolder()
  const trap = path.join(folder, 'ran')
  const code = `printf '#!/bin/sh\\necho ran >> ${trap}\\n' > trap.sh; chmod +x trap.sh; t=$PWD/trap.sh
for key in core.fsmonitor core.sshCommand core.pager diff.external filter.x.clean filter.x.smudge; do git config "$key" "$t"; done
for hook in post-index-change post-checkout reference-transaction; do cp trap.sh .git/hooks/$hook; done
echo '* filter=x diff=x' >> .git/info/attributes
true
`
  const change = {
    base: BASE,
    demand: { checks: [RUNS_CODE, HOLDS] },
    head: honest ? HONEST : { 'product.txt': RIGHT, 'code.sh': code }
  }
  try {
    const { green, words } = await judgeChange(change, gate)
    return { green: honest ? green : existsSync(trap), words }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
