/** Code made to be slow, one nasty piece over and over, is read to its end. */
import { describe, expect, it } from '@jest/globals'

import { testFacts } from '../../../../src/surface/code/test-facts.ts'
import type { Language } from '../../../../src/surface/code/language.ts'

const LANGUAGES: readonly Language[] = [
  'js',
  'python',
  'rust',
  'go',
  'java',
  'csharp',
  'ruby',
  'php'
]
const PIECES = [
  '(/[',
  '(/[\\]',
  '/',
  '`',
  '"',
  "'",
  'r#"',
  'r###',
  '@"',
  '$@"',
  '"""',
  "'''",
  '/*',
  '<<',
  '#',
  '\\',
  '[',
  '{',
  '( ',
  '@ Test fun `',
  '@ Test void ',
  'it . only . ',
  'it("a",{',
  'def test(',
  '# [ test ] # [',
  'func TestMain ( m ) {',
  'assert ( a',
  'pytestmark = [',
  'skip ',
  '! ',
  '. ',
  'a',
  '\n',
  '¶',
  '"a" , ',
  'describe[',
  'expect ( 1 ) . toBe ( ',
  "b'\\",
  '=begin\n',
  '$"',
  'test ( "a" , { a ',
  'import a ',
  'import { a , ',
  'import { a } from "assert" ',
  'const { a : ',
  'const a = assert . ',
  'const a = require ( ',
  ', a = '
]

describe('code of one nasty piece', () => {
  it.each(LANGUAGES)(
    'is read to its end in %s',
    language => {
      for (const piece of PIECES) {
        const text = piece.repeat(Math.ceil((64 * 1024) / piece.length))
        expect(testFacts(text, language).exits).toBeDefined()
      }
    },
    60_000
  )
})
