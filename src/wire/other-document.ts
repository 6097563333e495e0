/** Says what a document is when it is another than was asked for, and what reads it. */
import { GateError } from '../errors.ts'
import { withArticle } from './json-text.ts'

interface Known {
  readonly what: string
  /** What a reader does with it. */
  readonly hint: string
}

const EVIDENCE: Known = {
  what: 'an evidence record',
  hint: 'It is read by: completion-gate explain FILE'
}
const RECEIPT: Known = {
  what: 'a receipt',
  hint: 'It is read by: completion-gate verify-receipt FILE. The evidence record is `evidence.json` beside it.'
}

function printedBy(command: string): string {
  return `\`completion-gate ${command} --json\` prints it, and no command reads it. An evidence record comes by: completion-gate verify --json`
}

const KNOWN: ReadonlyMap<string, Known> = new Map([
  ['completion-gate.evidence.v1', EVIDENCE],
  ['completion-gate.receipt.v1', RECEIPT],
  [
    'completion-gate.error.v1',
    {
      what: 'the error of a run that ended without a verdict',
      hint: 'There is nothing to explain: mend what its `error.message` and `error.hint` say, and run it again.'
    }
  ],
  [
    'completion-gate.ledger.v1',
    { what: 'the ledger of a change', hint: printedBy('digest') }
  ],
  [
    'completion-gate.plan.v1',
    { what: 'the plan of a run', hint: printedBy('plan') }
  ],
  [
    'completion-gate.explanation.v1',
    { what: 'an explanation', hint: printedBy('explain') }
  ],
  [
    'completion-gate.receipt-check.v1',
    {
      what: 'what came of checking a receipt',
      hint: printedBy('verify-receipt')
    }
  ]
])

/**
 * Lets every value pass but another known document.
 * @param schema the schema name of the one that is asked for
 * @param what names that one in messages
 * @throws GateError INPUT_INVALID
 */
export function refuseOtherDocument(
  value: unknown,
  schema: string,
  what: string
): void {
  const is = schemaOf(value)
  const known = is === schema ? undefined : KNOWN.get(is)
  if (known === undefined) return
  throw new GateError(
    'INPUT_INVALID',
    `Expected ${withArticle(what)}, and the file is ${known.what}.`,
    { hint: known.hint }
  )
}

/** Statements, envelopes, bundles and bare predicates of a receipt are told by their own marks. */
function schemaOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  if ('schema' in value && typeof value.schema === 'string') return value.schema
  const marks = ['_type', 'payloadType', 'dsseEnvelope', 'completionGate']
  return marks.some(mark => Object.hasOwn(value, mark))
    ? 'completion-gate.receipt.v1'
    : ''
}
