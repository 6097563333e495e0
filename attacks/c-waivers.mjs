// C. Waivers: only a person with authority and no hand in the change accepts exactly this change.
import { executable, link } from './kit/change.mjs'
import { judge, outcome, push, say, withScene, WRONG } from './kit/scene.mjs'
import { changeWaived } from './kit/waived.mjs'

const REASON = 'known and tracked'
const NO_WAIVER = 'no host waiver'

/**
 * A play on a pull request that failed. The honest twin is the maintainer's own waiver.
 * @param play gets the scene, the waiver's text and `honest`; returns the last run
 */
const claim = (attack, play, expect, options = {}) => ({
  attack,
  play: async (gate, honest) =>
    await withScene(gate, { product: WRONG, ...options }, async scene => {
      const first = await judge(scene, { runId: 1000 })
      const text = gate.waiver(first.outputs['effect-digest'], REASON)
      return outcome(scene, await play(scene, text, honest))
    }),
  expect
})

/** The same words by somebody else. */
const saidBy = (attack, whoOf, expect, options) =>
  claim(
    attack,
    async (scene, text, honest) => {
      const { account, ...more } = whoOf(scene)
      const who = honest ? scene.maintainer : account
      return (await say(scene, who, text, honest ? {} : more)).run
    },
    expect,
    options
  )

/** The maintainer's comment in other words. */
const saidAs = (attack, wordsOf, expect) =>
  claim(
    attack,
    async (scene, text, honest) =>
      (await say(scene, scene.maintainer, honest ? text : wordsOf(text))).run,
    expect
  )

/** The maintainer's waiver holds, and then something happens. */
const afterwards = (attack, happen, expect) =>
  claim(
    attack,
    async (scene, text, honest) => {
      const { comment, run } = await say(scene, scene.maintainer, text)
      return honest ? run : await happen(scene, { comment, text })
    },
    expect
  )

const withRole = ({ world, repository }, account, role) => {
  world.grant(repository, account, role)
  return account
}

/** Two changes, one of which was accepted; the honest twin uses what was accepted. */
const another = (attack, waived, used) => ({
  attack,
  play: async (gate, honest) =>
    await changeWaived(gate, { waived: honest ? used : waived, used }),
  expect: NO_WAIVER
})

export const WAIVERS = {
  C1: {
    documented:
      'who asked an agent for the change is not known, unless the policy lists it',
    attacks: [
      saidBy(
        'the author of the pull request, who maintains the repository',
        scene => ({ account: withRole(scene, scene.agent, 'admin') }),
        'The author of the pull'
      ),
      claim(
        'a co-author of a commit',
        async (scene, text, honest) => {
          const trailer = honest
            ? ''
            : '\n\nCo-authored-by: Ann <ann@example.com>'
          await push(scene, {}, { message: `More${trailer}` })
          await judge(scene, { runId: 1001 })
          return (await say(scene, scene.maintainer, text)).run
        },
        'co-author of one of its commits'
      )
    ]
  },
  C2: {
    documented: 'a personal token in an agent’s hands is that person to GitHub',
    attacks: [
      saidBy(
        'a bot with the role of an admin',
        scene => ({
          account: withRole(scene, scene.world.bot('robot[bot]'), 'admin')
        }),
        'Only a person can waive'
      ),
      saidBy(
        'an app in a person’s name',
        scene => ({
          account: scene.maintainer,
          via: scene.world.app('assistant')
        }),
        'through an app'
      ),
      saidBy(
        'an agent whose account looks like a person’s',
        scene => ({
          account: withRole(scene, scene.world.user('Copilot'), 'admin')
        }),
        'is an agent'
      )
    ]
  },
  C3: {
    attacks: [
      claim(
        'somebody’s comment becomes a waiver',
        async (scene, text, honest) => {
          const { gate, github, world, maintainer, agent } = scene
          const { comment, run } = await say(
            scene,
            maintainer,
            honest ? text : 'Hm.'
          )
          if (honest) return run
          world.edit(comment, { editor: agent, body: text })
          return await gate.onEvent(
            scene,
            github.event.comment('edited', comment, agent)
          )
        },
        'It was edited'
      )
    ]
  },
  C4: {
    attacks: [
      claim(
        'a label by somebody with the role triage',
        async (scene, _text, honest) => {
          const { world, maintainer } = scene
          const who = honest
            ? maintainer
            : withRole(scene, world.user('sorter'), 'triage')
          return await label(scene, who)
        },
        'has the role triage'
      ),
      claim(
        'a label that outlives a push',
        async (scene, _text, honest) => {
          const run = await label(scene, scene.maintainer)
          if (honest) return run
          const { gate, github, pull, agent } = scene
          const before = pull.headSha
          await push(scene, { 'product.txt': 'worse\n' })
          return await gate.onEvent(
            scene,
            github.event.synchronize(pull, agent, before)
          )
        },
        'label is stale'
      )
    ]
  },
  C5: {
    attacks: [
      ...[7, 12, 40].map(length =>
        saidAs(
          `${length} digits of the digest`,
          text =>
            text.replace(/[0-9a-f]{64}/, digest => digest.slice(0, length)),
          new RegExp(`has ${length} digits`)
        )
      )
    ]
  },
  C6: {
    attacks: [
      {
        attack: 'one file whose name holds the line of another',
        play: injected,
        expect: NO_WAIVER
      }
    ]
  },
  C7: {
    attacks: [
      another(
        'the same bytes, and executable',
        { 'a.sh': 'x\n' },
        { 'a.sh': executable('x\n') }
      ),
      another(
        'the same bytes, as a link',
        { 'a.txt': 'b.txt' },
        { 'a.txt': link('b.txt') }
      ),
      another(
        'one more deletion',
        { 'a.txt': 'x\n' },
        { 'a.txt': 'x\n', 'product.txt': null }
      ),
      another('another name', { 'a.txt': 'x\n' }, { 'b.txt': 'x\n' })
    ]
  },
  C8: {
    documented:
      'after the base moved, the same change in the same pull request keeps its waiver',
    attacks: [
      claim(
        'the same change in another pull request',
        async (scene, text, honest) => {
          const { run } = await say(scene, scene.maintainer, text)
          if (honest) return run
          const { world, repository, agent } = scene
          await push(
            scene,
            { 'product.txt': WRONG },
            { branch: 'again', message: 'Again' }
          )
          scene.pull = await world.openPull(repository, {
            head: 'again',
            author: agent
          })
          return await judge(scene, { runId: 3000 })
        },
        NO_WAIVER
      ),
      afterwards(
        'other content after the waiver',
        async scene => {
          await push(scene, { 'product.txt': 'worse\n' })
          return await judge(scene, { runId: 3000 })
        },
        'It is stale'
      )
    ]
  },
  C9: {
    attacks: [
      ['in a quote', text => `> ${text}`],
      ['in a fence', text => `\`\`\`\n${text}\n\`\`\``],
      ['in an HTML comment', text => `<!--\n${text}\n-->`],
      ['in a later line', text => `Agreed.\n\n${text}`]
    ].map(([how, wordsOf]) => saidAs(how, wordsOf, NO_WAIVER))
  },
  C10: {
    attacks: [
      saidBy(
        'somebody with the role write',
        scene => ({
          account: withRole(scene, scene.world.user('writer'), 'write')
        }),
        'has the role write'
      ),
      afterwards(
        'a maintainer who lost the role after the waiver',
        async scene => {
          const { world, repository, maintainer } = scene
          world.grant(repository, maintainer, 'read')
          return await judge(scene, { runId: 3000 })
        },
        'has the role read'
      ),
      claim(
        'a look-up of the role that fails',
        async (scene, text, honest) => {
          if (!honest)
            scene.github.fault({
              match: { path: /\/permission$/ },
              action: { kind: 'answer', status: 403, body: { message: 'No' } }
            })
          return (await say(scene, scene.maintainer, text)).run
        },
        'could not be looked up'
      ),
      ...['triage', 'read'].map(role => ({
        attack: `a policy by which the role ${role} may waive`,
        play: async (gate, honest) =>
          await withScene(
            gate,
            {
              demand: {
                policy: `waivers: { authority: { permissions: [${honest ? 'write' : role}] } }\n`
              }
            },
            async scene => outcome(scene, await judge(scene))
          ),
        expect: 'a role that may write'
      }))
    ]
  },
  C11: {
    attacks: [
      {
        attack: 'a CODEOWNERS that names the agent',
        play: async (gate, honest) =>
          await withScene(
            gate,
            {
              files: honest
                ? { 'more.txt': 'x\n' }
                : { CODEOWNERS: '* @coder\n' }
            },
            async scene => outcome(scene, await judge(scene))
          ),
        expect: 'surface:codeowners-changed'
      }
    ]
  },
  C12: {
    documented:
      'who pushed is not read: commits under a stranger’s e-mail hide who made them',
    attacks: [
      claim(
        'the author of the pull request under a stranger’s e-mail',
        async (scene, text, honest) => {
          const { maintainer, agent } = scene
          withRole(scene, agent, 'admin')
          await push(
            scene,
            {},
            { author: { name: 'X', email: 'x@example.org' } }
          )
          await judge(scene, { runId: 1001 })
          return (await say(scene, honest ? maintainer : agent, text)).run
        },
        'The author of the pull'
      )
    ]
  },
  C13: {
    attacks: [
      saidAs(
        'no reason',
        text => text.replace(REASON, ''),
        'The reason is missing'
      ),
      saidAs(
        'a reason of one letter',
        text => text.replace(REASON, 'x'),
        /reason (is|of|needs|has)[^.]*/i
      )
    ]
  },
  C14: {
    attacks: [
      afterwards(
        'a take-back behind 120 comments',
        async (scene, { text }) => {
          const { world, pull, maintainer, agent } = scene
          for (let n = 0; n < 120; n += 1)
            world.comment(pull, { author: agent, body: `Note ${n}` })
          const back = text
            .replace('/waive', '/unwaive')
            .replace(REASON, '')
            .trim()
          world.comment(pull, { author: maintainer, body: back })
          return (await say(scene, agent, 'Ready.')).run
        },
        NO_WAIVER
      )
    ]
  },
  C15: {
    documented: 'somebody with write access can delete another’s /unwaive',
    attacks: [
      afterwards(
        'the waiver is deleted',
        async (scene, { comment }) => {
          const { gate, github, world, maintainer } = scene
          const event = github.event.comment('deleted', comment, maintainer)
          world.deleteComment(comment)
          return await gate.onEvent(scene, event)
        },
        NO_WAIVER
      )
    ]
  }
}

async function label(scene, who) {
  const { gate, github, world, pull } = scene
  const event = world.addLabel(pull, `waive: ${REASON}`, who)
  return await gate.onEvent(scene, github.event.label(pull, event))
}

// Two files a and b, against one file whose name is the first's line and the second's path.
async function injected(gate, honest) {
  const two = { a: 'one\n', b: 'two\n' }
  const digest =
    '2c8b08da5ce60398e1f19af0e5dccc744df274b826abe585eaba68c525434806'
  const one = { [`a|${digest}\nwrite|b`]: 'two\n' }
  return await changeWaived(gate, { waived: two, used: honest ? two : one })
}
