/** docs/presets.md lists each preset of the table, in its order, and says whether it is required. */
import { expect, it } from '@jest/globals'

import { PRESET_TABLE } from '../../../src/verify/presets/table.ts'
import { projectFile } from '../../support/language-service/markdown-examples.ts'

it('each preset is on its page as the table has it', () => {
  const told = [
    ...projectFile('docs/presets.md').matchAll(
      /^\| `(\w+:\w+)` .*\| (required|optional) \|$/gm
    )
  ].map(([, id, counts]) => [id, counts])
  const said = PRESET_TABLE.flatMap(({ presets }) => presets).map(
    ({ id, required }) => [id, required ? 'required' : 'optional']
  )
  expect(told).toEqual(said)
})
