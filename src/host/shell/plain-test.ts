/** Which `[[ … ]]` only look: the others evaluate arithmetic, which can run and assign anything. */
import type { TestExpression } from 'unbash'

const LOOKS = /^-[abcdefghknoprstuwxzLNOGS]$/
const COMPARES: ReadonlySet<string> = new Set(['=', '==', '!=', '<', '>'])

/** Whether the expression tests files and texts alone. */
export function isPlainTest(expression: TestExpression): boolean {
  switch (expression.type) {
    case 'TestUnary':
      return LOOKS.test(expression.operator)
    case 'TestBinary':
      return COMPARES.has(expression.operator)
    case 'TestLogical':
      return expression.operands.every(isPlainTest)
    case 'TestNot':
      return isPlainTest(expression.operand)
    case 'TestGroup':
      return isPlainTest(expression.expression)
  }
}
