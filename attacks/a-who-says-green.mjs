// A. Who may say green: on GitHub, a required check is a name; these attacks try to have it without the proof.
import {
  demandOf,
  judge,
  mergeable,
  outcome,
  push,
  RIGHT,
  withScene,
  wordsOf,
  WRONG
} from './kit/scene.mjs'

const LAX = { checks: ['test -d .git'] }
const STRICT = { checks: ['grep -q strict product.txt'] }
const FAILED = 'Incomplete: 1 required check failed'

/** A play in a scene whose product is wrong, and right in the honest twin. */
const withProduct = (options, play) => async (gate, honest) =>
  await withScene(
    gate,
    { product: honest ? RIGHT : WRONG, ...options },
    async scene => await play(scene, honest)
  )

/** A play in a scene whose product is right in both; the play knows what it is. */
const withRight = (options, play) => async (gate, honest) =>
  await withScene(gate, options, async scene => await play(scene, honest))

/** A check run of the gate's name that a job of the pull request makes with its own token. */
function forge({ gate, world, repository, pull }, conclusion = 'success') {
  world.checkRun(repository, world.app('github-actions'), {
    name: gate.CHECK_NAME,
    headSha: pull.headSha,
    conclusion,
    title: 'Verified: 9 required checks passed'
  })
}

export const WHO_SAYS_GREEN = {
  A1: {
    documented:
      'a rule that does not pin the check to a source takes any check of that name',
    attacks: [
      {
        attack: 'a workflow with a job of the gate’s name is added',
        play: withRight({}, async (scene, honest) => {
          const path = honest ? 'docs/ci.txt' : '.github/workflows/mine.yml'
          const text = `on: pull_request\njobs:\n  x:\n    name: ${scene.gate.CHECK_NAME}\n`
          await push(scene, { [path]: text })
          return outcome(scene, await judge(scene))
        }),
        expect: 'surface:workflow-changed'
      },
      {
        attack:
          'its check run comes last, where a rule pins the gate’s own App',
        play: withProduct({ app: true }, async (scene, honest) => {
          const run = await judge(scene)
          forge(scene, honest ? 'failure' : 'success')
          return outcome(scene, run, { pinned: 'gate-keeper' })
        }),
        expect: FAILED
      }
    ]
  },
  A2: {
    documented:
      'under pull_request alone, GitHub runs the workflow as the pull request has it',
    attacks: [
      '.github/workflows/gate.yml',
      '.github/actions/gate/action.yml'
    ].map(path => ({
      attack: `${path} is edited`,
      play: withRight(
        { base: { [path]: 'name: gate\n' } },
        async (scene, honest) => {
          await push(
            scene,
            honest ? { 'more.txt': 'x\n' } : { [path]: 'name: none\n' }
          )
          return outcome(scene, await judge(scene))
        }
      ),
      expect: 'surface:workflow-changed'
    }))
  },
  A3: {
    documented:
      'before the gate has run, a status of that name satisfies a rule without a source',
    attacks: [
      {
        attack: 'a status by the agent beside a red check',
        play: withProduct({}, async (scene, honest) => {
          const run = await judge(scene)
          scene.world.status(scene.repository, {
            sha: scene.pull.headSha,
            state: 'success',
            context: scene.gate.CHECK_NAME,
            creator: honest ? scene.token.account : scene.agent
          })
          return outcome(scene, run)
        }),
        expect: FAILED
      }
    ]
  },
  A4: {
    attacks: [
      {
        attack: 'green by an old policy, judged again by a stricter one',
        play: withRight({}, async (scene, honest) => {
          await judge(scene, { runId: 1000 })
          await demandOf(scene, honest ? LAX : STRICT)
          const run = await judge(scene, { runId: 2000 })
          return {
            ...outcome(scene, run),
            green: anyGreen(scene) || run.code === 0
          }
        }),
        expect: FAILED
      }
    ]
  },
  A5: {
    attacks: [
      {
        attack: 'a second pull request of the same head into a lax branch',
        play: withProduct({}, async scene => {
          await lax(scene)
          const sibling = await scene.world.openPull(scene.repository, {
            head: 'feature',
            base: 'lax',
            author: scene.agent
          })
          await judge(scene, { runId: 1000 })
          const run = await judge({ ...scene, pull: sibling }, { runId: 2000 })
          return outcome(scene, run)
        }),
        expect: FAILED
      }
    ]
  },
  A6: {
    attacks: [
      {
        attack: 'green for a lax base, then pointed at the strict one',
        play: withProduct({}, async scene => {
          const { gate, github, world, repository, agent } = scene
          await lax(scene)
          await world.changeBase(scene.pull, 'lax')
          await judge(scene, { runId: 1000 })
          const from = {
            ref: 'lax',
            sha: repository.refs.get('refs/heads/lax')
          }
          await world.changeBase(scene.pull, 'main')
          const event = github.event.baseChanged(scene.pull, agent, from)
          return outcome(
            scene,
            await gate.onEvent(scene, event, { runId: 2000 })
          )
        }),
        expect: FAILED
      }
    ]
  },
  A7: {
    attacks: [
      ['a policy that cannot be read', { raw: 'version: 7\n' }],
      ['no check at all', { checks: [] }]
    ].map(([how, demand]) => ({
      attack: how,
      play: async (gate, honest) =>
        await withScene(gate, { demand: honest ? {} : demand }, async scene =>
          outcome(scene, await judge(scene))
        ),
      expect: /Not judged: |Incomplete: /
    }))
  },
  A8: {
    documented:
      'a job that never runs cannot speak; require the check run, and no filters'
  },
  A9: {
    attacks: [
      {
        attack: 'a late run of an older state, which was green',
        play: withRight({}, async (scene, honest) => {
          const { world, repository } = scene
          const before = repository.refs.get('refs/heads/main')
          await demandOf(scene, STRICT)
          await judge(scene, { runId: 2000 })
          await world.moveBranch(repository, 'main', before)
          return outcome(
            scene,
            await judge(scene, { runId: honest ? 3000 : 1000 })
          )
        }),
        expect: 'A later run'
      }
    ]
  },
  A10: {
    attacks: [
      {
        attack: 'a push while the checks of the right head run',
        play: movesWhileJudged,
        expect: 'were not observed'
      }
    ]
  },
  A11: {
    attacks: [
      {
        attack: 'two green pull requests whose merge is wrong',
        play: queuedTogether,
        expect: FAILED
      },
      {
        attack: 'a group that the queue no longer holds, with a right product',
        play: queuedAway,
        expect: 'are not all known'
      }
    ]
  },
  A12: {
    attacks: [
      {
        attack: 'workflow_dispatch with the number of a closed pull request',
        play: withRight({}, async (scene, honest) => {
          const { gate, github, world, repository, pull, agent } = scene
          if (!honest) world.close(pull)
          const event = github.event.workflowDispatch(repository, agent, {})
          const inputs = { 'pull-request': String(pull.number) }
          return outcome(scene, await gate.onEvent(scene, event, { inputs }))
        }),
        expect: 'only an open one is judged'
      },
      {
        attack:
          'a comment’s event with another pull request’s right commit checked out',
        play: withRight({ product: WRONG }, async (scene, honest) => {
          const { gate, github, agent } = scene
          const right = await push(
            scene,
            { 'product.txt': RIGHT },
            { branch: honest ? 'feature' : 'right', parents: ['main'] }
          )
          const event = github.event.pullRequest('opened', scene.pull, agent)
          return outcome(
            scene,
            await gate.onEvent(scene, event, { checkout: right })
          )
        }),
        expect: /expected the head|found /
      }
    ]
  },
  A13: {
    documented:
      'what lies in .a3s and .a3s-code is the harness’s own, and no part of the ledger',
    attacks: [
      {
        attack: 'no check demanded, and something changed',
        play: async (gate, honest) =>
          await withScene(
            gate,
            { demand: honest ? {} : { checks: [] } },
            async scene => outcome(scene, await judge(scene))
          ),
        expect: /no required check|has no bound Passed verification/i
      },
      demanding(
        'the only check demanded can never fail',
        { checks: ['echo all tests passed'] },
        'can never fail'
      ),
      demanding(
        'the check demanded is for paths that the scope leaves out',
        {
          raw: "version: 1\nchecks: [{ id: unit, command: make, paths: ['src/**'] }]\nscope: { exclude: ['src/**'] }\n"
        },
        'leaves out every path'
      ),
      demanding(
        'the check demanded is to run in a container that nothing names',
        { policy: 'isolation: container\n' },
        'cannot be had without the key'
      )
    ]
  }
}

/** A base branch that demands something void; the twin demands what the scene does. */
function demanding(attack, demand, expect) {
  return {
    attack,
    play: async (gate, honest) =>
      await withScene(gate, { demand: honest ? {} : demand }, async scene =>
        outcome(scene, await judge(scene))
      ),
    expect
  }
}

function anyGreen({ gate, repository, pull }) {
  return repository.checkRuns.some(
    run =>
      run.headSha === pull.headSha &&
      run.name === gate.CHECK_NAME &&
      ['success', 'neutral', 'skipped'].includes(run.conclusion)
  )
}

/** A branch `lax` beside the default one that demands nothing worth the name. */
async function lax(scene) {
  const { world, repository } = scene
  await world.moveBranch(
    repository,
    'lax',
    repository.refs.get('refs/heads/main')
  )
  await demandOf(scene, LAX, 'lax')
}

async function movesWhileJudged(gate, honest) {
  const state = { moved: false }
  const beforeRequest = async ({ method, path }) => {
    if (honest || state.moved || state.scene === undefined) return
    if (method !== 'POST' || !path.endsWith('/check-runs')) return
    state.moved = true
    await push(state.scene, { 'product.txt': WRONG })
  }
  return await withScene(gate, { gitHub: { beforeRequest } }, async scene => {
    state.scene = scene
    const run = await judge(scene)
    return { green: mergeable(scene), words: wordsOf(scene, run) }
  })
}

async function queuedAway(gate, honest) {
  return await withScene(gate, {}, async scene => {
    const { github, world, maintainer, pull } = scene
    await world.enqueue([pull], maintainer)
    const event = github.event.mergeGroup(pull)
    if (!honest) world.dequeue(pull)
    const run = await gate.onEvent(scene, event, {
      checkout: event.sha,
      runId: 2000
    })
    return outcome(scene, run, { sha: event.sha })
  })
}

async function queuedTogether(gate, honest) {
  const demand = {
    checks: [honest ? 'test -d .git' : '! test -f a.txt || ! test -f b.txt']
  }
  const options = { demand, files: { 'a.txt': 'a\n' } }
  return await withScene(gate, options, async scene => {
    const { github, world, repository, agent, maintainer } = scene
    await push(scene, { 'b.txt': 'b\n' }, { branch: 'second' })
    const second = await world.openPull(repository, {
      head: 'second',
      author: agent
    })
    await judge(scene, { runId: 1000 })
    await judge({ ...scene, pull: second }, { runId: 1001 })
    await world.enqueue([scene.pull, second], maintainer)
    const event = github.event.mergeGroup(second)
    const run = await gate.onEvent(scene, event, {
      checkout: event.sha,
      runId: 2000
    })
    return outcome(scene, run, { sha: event.sha })
  })
}
