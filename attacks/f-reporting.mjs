// F. Reporting: what people read says what was decided, whatever text the pull request puts into it.
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
import { demandOf } from './kit/scene.mjs'

const FAILED = 'Incomplete: 1 required check failed'
const RUNS_CODE = { checks: ['for file in c*.sh; do sh "$file"; done'] }
const CODE = { 'code.sh': 'true\n' }
// Made of two parts, so that no scanner takes this file for a leak.
const SECRET = ['ghp', 'A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8'].join('_')

/** A change whose text must not get through to the page of the check. */
const throughThePage = (attack, { files, options = {}, got, expect }) => ({
  attack,
  play: async (gate, honest) =>
    await withScene(
      gate,
      {
        base: CODE,
        ...options,
        files: honest ? { 'code.sh': 'true # right\n' } : files
      },
      async scene => {
        const run = await judge(scene)
        if (honest) return outcome(scene, run)
        const [page] = scene.repository.checkRuns
        const text = [page.title, page.summary, page.text, run.summary].join(
          '\n'
        )
        return { green: got(text), words: wordsOf(scene, run) }
      }
    ),
  expect
})

export const REPORTING = {
  F1: {
    attacks: [
      throughThePage('a path of markup, an image and a mention', {
        files: { '# Verified <img src=x> @ann ![x](http:y).txt': 'x\n' },
        got: text =>
          /^# Verified|<img|(?<!`)[\s(]@ann|!\[x\]\(/m.test(withoutCode(text)),
        expect: 'img src'
      }),
      throughThePage('output that closes its frame and writes a heading', {
        options: { demand: RUNS_CODE },
        files: {
          'code.sh':
            "printf '````\\n</details>\\n# Verified\\n<img src=x>\\n'; exit 1\n"
        },
        got: text => /^# Verified|<img/m.test(withoutCode(text)),
        expect: FAILED
      })
    ]
  },
  F2: {
    documented:
      'a secret in a shape that nobody knows is not taken out: keep secrets out of the job',
    attacks: [
      throughThePage('a token in the output', {
        options: { demand: RUNS_CODE },
        files: {
          'code.sh': `echo ${SECRET.slice(0, 9)}${SECRET.slice(9)}; exit 1\n`
        },
        got: text => text.includes(SECRET),
        expect: FAILED
      })
    ]
  },
  F3: {
    attacks: [
      {
        attack: 'a megabyte of output and a thousand files',
        play: async (gate, honest) => {
          const many = Object.fromEntries(
            Array.from({ length: 1000 }, (_, n) => [
              `many/${'long'.repeat(20)}-${n}.txt`,
              `${n}\n`
            ])
          )
          const code =
            'i=0; while [ $i -lt 20000 ]; do echo "𝒘𝒓𝒐𝒏𝒈 <b>&amp; `````` $i"; i=$((i+1)); done; exit 1\n'
          const files = { ...many, 'code.sh': honest ? 'true # right\n' : code }
          return await withScene(
            gate,
            { base: CODE, demand: RUNS_CODE, files },
            async scene => outcome(scene, await judge(scene))
          )
        },
        expect: FAILED
      }
    ]
  },
  F4: {
    attacks: [
      {
        attack: 'the agent copies the gate’s record of a waiver by label',
        play: async (gate, honest) =>
          await withScene(gate, { product: WRONG }, async scene => {
            const { github, world, pull, maintainer, agent, token } = scene
            await judge(scene, { runId: 1000 })
            const event = world.addLabel(
              pull,
              'waive: known and tracked',
              maintainer
            )
            await gate.onEvent(scene, github.event.label(pull, event))
            const own = pull.comments.find(
              ({ author }) => author === token.account
            )
            if (!honest) world.deleteComment(own)
            const { run } = await say(scene, agent, own.body)
            return outcome(scene, run)
          }),
        expect: 'No record of the gate says'
      }
    ]
  },
  F5: {
    attacks: [
      {
        attack: 'the API refuses the end of a run, after an old green',
        play: async (gate, honest) =>
          await withScene(gate, { product: RIGHT }, async scene => {
            await judge(scene, { runId: 1000 })
            await demandOf(scene, {
              checks: [honest ? 'test -d .git' : 'false']
            })
            if (!honest)
              scene.github.fault({
                match: { method: 'PATCH', path: /\/check-runs\// },
                action: { kind: 'answer', status: 403, body: { message: 'No' } }
              })
            return outcome(scene, await judge(scene, { runId: 2000 }))
          }),
        expect: /403|refused|could not/
      },
      {
        attack: 'nothing can be read any more, on a new head',
        play: async (gate, honest) =>
          await withScene(gate, { product: RIGHT }, async scene => {
            await judge(scene, { runId: 1000 })
            await push(scene, { 'more.txt': 'x\n' })
            if (!honest)
              scene.github.fault({
                match: { path: /\/graphql$/ },
                action: { kind: 'answer', status: 403, body: { message: 'No' } }
              })
            return outcome(scene, await judge(scene, { runId: 2000 }))
          }),
        expect: /403|refused|could not/
      }
    ]
  },
  F6: {
    documented:
      'the evidence record says all that was decided; keep it as an artifact'
  }
}

/** The page without blocks and spans of code, where markup is only text. */
function withoutCode(text) {
  return text
    .replaceAll(/^(`{3,})[^\n]*\n[^]*?^\1$/gm, '')
    .replaceAll(/<pre>[^]*?<\/pre>/g, '')
    .replaceAll(/(`+)(?!`)[^]*?\1(?!`)/g, '')
}
