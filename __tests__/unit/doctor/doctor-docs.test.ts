/** docs/set-up.md lists the rules that there are, in their order. */
import { expect, it } from '@jest/globals'

import { INSIDE_RULE_IDS } from '../../../src/doctor/inside/table.ts'
import { OUTSIDE_RULE_IDS } from '../../../src/doctor/outside/table.ts'
import { projectFile } from '../../support/language-service/markdown-examples.ts'

it('lists every rule of doctor once, inside before outside', () => {
  const [, doctor = ''] = projectFile('docs/set-up.md').split('\n## doctor\n')
  const listed = [...doctor.matchAll(/^\| `([a-z-]+)`/gm)].map(([, id]) => id)
  expect(listed).toEqual([...INSIDE_RULE_IDS, ...OUTSIDE_RULE_IDS])
})
