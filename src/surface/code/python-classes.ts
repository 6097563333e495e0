/** Tests of Python that stand where pytest does not collect them. */
import type { NamedTest, SkipMark } from './test-facts.ts'
import type { Code } from './tokens.ts'

interface Block {
  readonly indent: number
  /** Why nothing in it is collected; undefined where it may be. */
  readonly why: string | undefined
}

// https://docs.pytest.org/en/stable/explanation/goodpractices.html#test-discovery
const OPENS =
  /^(?:class\s+(\w+)\s*(\([^)]*)?|(?:async\s+)?def\s+(\w+)|(if\s+(?:0|False|None|not\s+True)\s*:))/

/**
 * One mark for each test in a class of another name than `Test…` and without a base,
 * in a function, or under a condition that never holds. Pure, linear in the text.
 */
export function uncollected(
  text: string,
  { code, tests }: { readonly code: Code; readonly tests: readonly NamedTest[] }
): readonly SkipMark[] {
  const names = new Map(tests.map(({ at, name }) => [code.lineAt(at), name]))
  const marks: SkipMark[] = []
  let open: Block[] = []
  text.split('\n').forEach((raw, index) => {
    const line = raw.trimStart()
    const opens = OPENS.exec(line)
    const test = names.get(index + 1)
    if (opens === null && test === undefined) return
    const indent = raw.length - line.length
    open = open.filter(block => block.indent < indent)
    const why = open.find(block => block.why !== undefined)?.why
    if (test !== undefined && why !== undefined)
      marks.push({ line: index + 1, text: why, test })
    if (opens !== null) open.push({ indent, why: whyNot(opens) })
  })
  return marks
}

function whyNot([all, name, bases, isDef]: RegExpExecArray):
  string | undefined {
  if (name !== undefined)
    return name.startsWith('Test') || /\w/.test(bases ?? '')
      ? undefined
      : `class ${name}`
  return isDef === undefined ? all : `def ${isDef}`
}
