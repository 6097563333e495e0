/** The titles of the tests of a file, as they are written. */
import ts from 'typescript'

/** First arguments of `it` and `test`, of their `each` too, with placeholders as they stand. */
export function testTitles(source: string): ReadonlySet<string> {
  const titles = new Set<string>()
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) ? node.arguments : []
    if (
      ts.isCallExpression(node) &&
      title !== undefined &&
      ts.isStringLiteralLike(title) &&
      isTest(node.expression)
    )
      titles.add(title.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true))
  return titles
}

function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ['it', 'test'].includes(callee.text)
  if (ts.isCallExpression(callee)) return isTest(callee.expression)
  return ts.isPropertyAccessExpression(callee)
    ? callee.name.text === 'each' && isTest(callee.expression)
    : false
}
