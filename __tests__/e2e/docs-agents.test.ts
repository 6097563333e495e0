/** Every command of `docs/agents.md` runs as written and explains what it promises, and its table says the exit codes that there are. */
import { expect, it } from '@jest/globals'

import { EXIT } from '../../src/cli/exit-codes.ts'
import { judge, RIGHT, useScenes } from '../support/action-scenes.ts'
import { projectFile } from '../support/language-service/markdown-examples.ts'
import { commandPlace, pageCommands } from '../support/page-commands.ts'
import type { Explanation } from '../../src/model/explanation.ts'

const PAGE = projectFile('docs/agents.md')
const COMMANDS = pageCommands(PAGE)

const scenes = useScenes()

it('every command runs to its end, in this order', async () => {
  expect(COMMANDS.length).toBeGreaterThan(5)
  const scene = await scenes({ product: RIGHT })
  await judge(scene)
  const environment = {
    GITHUB_TOKEN: scene.token.value,
    GITHUB_API_URL: scene.github.url,
    GITHUB_GRAPHQL_URL: scene.github.graphqlUrl
  }
  const explained: Explanation[] = []
  const place = commandPlace(scene.token.value)
  try {
    for (const command of COMMANDS) {
      const { code, stdout, stderr } = await place.run(command, environment)
      expect({ command, code, stderr }).toMatchObject({ command, code: 0 })
      if (/ explain .*--json/.test(command))
        explained.push(JSON.parse(stdout) as Explanation)
    }
  } finally {
    place.dispose()
  }
  expect(
    explained.map(({ source, verdict, uncommitted }) => [
      source,
      verdict,
      uncommitted
    ])
  ).toEqual([
    ['record', 'verified', true],
    ['pull_request', 'verified', false]
  ])
  for (const explanation of explained)
    for (const key of Object.keys(explanation).filter(
      name => !['schema', 'source'].includes(name)
    ))
      expect(PAGE).toContain(`\`${key}\``)
}, 120_000)

it('the exit codes are those of the program', () => {
  const codes = [...PAGE.matchAll(/^\| (\d) /gm)].map(([, code]) =>
    Number(code)
  )
  expect(codes).toEqual(Object.values(EXIT))
})
