/** Holds a receipt against a change that was computed again, and against the evidence it was made of. */
import { canonicalJson } from '../model/canonical-json.ts'
import { isComplete } from '../model/completion.ts'
import { RECEIPT_CHECK_SCHEMA, VERDICT_TYPE } from '../model/receipt.ts'
import {
  propertiesOf,
  resultOf,
  testResultStatement,
  verdictStatement
} from './receipt.ts'
import type { Problem } from '../errors.ts'
import type { EvidenceRecord, LedgerDocument } from '../model/evidence.ts'
import type {
  PolicyDescriptor,
  ReceiptCheck,
  ReceiptEnvelope,
  ReceiptStatement,
  ReceiptSubject
} from '../model/receipt.ts'

/** The evidence record's file. */
export interface GivenEvidence {
  readonly record: EvidenceRecord
  /** SHA-256 of the file's bytes. */
  readonly digest: string
}

/**
 * What a receipt says, what the repository says, and whether that is the same.
 * @param ledger the change between the receipt's own commits, computed again
 */
export function checkReceipt(
  receipt: {
    readonly statement: ReceiptStatement
    readonly envelope: ReceiptEnvelope
  },
  ledger: LedgerDocument,
  evidence: GivenEvidence | undefined
): ReceiptCheck {
  const { statement, envelope } = receipt
  const facts = statement.predicate.completionGate
  const ofEvidence =
    evidence === undefined ? [] : evidenceDifferences(statement, evidence)
  const differences = [
    ...changeDifferences(statement, ledger),
    ...ownDifferences(statement),
    ...ofEvidence
  ]
  const matches = differences.length === 0
  const { completion, effect_digest, base, merge_base, head } = facts
  return {
    schema: RECEIPT_CHECK_SCHEMA,
    matches,
    complete: matches && isComplete({ kind: completion }),
    completion,
    predicate_type: statement.predicateType,
    effect_digest,
    base,
    merge_base,
    head,
    differences,
    evidence: evidenceWord(evidence, ofEvidence),
    envelope,
    signature: 'not_checked'
  }
}

function evidenceWord(
  evidence: GivenEvidence | undefined,
  differences: readonly Problem[]
): ReceiptCheck['evidence'] {
  if (evidence === undefined) return 'not_given'
  return differences.length === 0 ? 'matches' : 'differs'
}

const PLACE = 'predicate.completionGate'

function changeDifferences(
  statement: ReceiptStatement,
  ledger: LedgerDocument
): readonly Problem[] {
  const facts = statement.predicate.completionGate
  return (['base', 'merge_base', 'head', 'effect_digest'] as const).flatMap(
    name =>
      differs(`${PLACE}.${name}`, facts[name], ledger[name], 'the repository')
  )
}

/** A receipt must not say one thing in the words of in-toto and another in its own. */
function ownDifferences(statement: ReceiptStatement): readonly Problem[] {
  const facts = statement.predicate.completionGate
  const nothingChanged = facts.completion === 'narrative'
  return [
    ...statement.subject.flatMap((subject, at) =>
      subjectDifferences(subject, at, statement)
    ),
    ...policiesOf(statement).flatMap(({ digest }) =>
      differs('base of the policy', digest.gitCommit, facts.base, PLACE)
    ),
    ...(isComplete({ kind: facts.completion }) &&
    nothingChanged !== (facts.effect_digest === '')
      ? [
          {
            path: `${PLACE}.completion`,
            message: `${facts.completion} and an effect digest of ${facts.effect_digest || 'nothing'} contradict each other`
          }
        ]
      : []),
    ...wordDifferences(statement)
  ]
}

function policiesOf(statement: ReceiptStatement): readonly PolicyDescriptor[] {
  return statement.predicateType === VERDICT_TYPE
    ? statement.predicate.verifier.policies
    : statement.predicate.configuration
}

function subjectDifferences(
  { name, digest }: ReceiptSubject,
  at: number,
  { predicate }: ReceiptStatement
): readonly Problem[] {
  const facts = predicate.completionGate
  const expected: Readonly<Record<string, string>> = {
    head: `gitCommit:${facts.head}`,
    effect: `sha256:${facts.effect_digest}`,
    evidence: `sha256:${facts.evidence_digest}`
  }
  const said =
    'gitCommit' in digest
      ? `gitCommit:${digest.gitCommit}`
      : `sha256:${digest.sha256}`
  return differs(`subject[${String(at)}]`, said, expected[name], PLACE)
}

function wordDifferences(statement: ReceiptStatement): readonly Problem[] {
  const { completion } = statement.predicate.completionGate
  if (statement.predicateType === VERDICT_TYPE)
    return differs(
      'predicate.properties',
      statement.predicate.properties.join(', '),
      propertiesOf(completion).join(', '),
      PLACE
    )
  return differs(
    'predicate.result',
    statement.predicate.result,
    resultOf(completion, statement.predicate),
    'the rest of the receipt'
  )
}

function evidenceDifferences(
  statement: ReceiptStatement,
  { record, digest }: GivenEvidence
): readonly Problem[] {
  const { evidence_digest, completion } = statement.predicate.completionGate
  const expected = predicateOf(statement, record)
  // The verdict told may be worse than the evidence's: something beside it stood in the way.
  const kind = completion === 'incomplete' ? completion : record.completion.kind
  return [
    ...differs(
      `${PLACE}.evidence_digest`,
      evidence_digest,
      digest,
      'the evidence'
    ),
    ...differs(`${PLACE}.completion`, completion, kind, 'the evidence'),
    ...(record.handover === undefined
      ? []
      : [
          {
            path: 'evidence',
            message:
              'it was handed over to be decided by another job, and no receipt is made of that'
          }
        ]),
    ...(canonicalJson(statement.predicate) === canonicalJson(expected)
      ? []
      : [
          {
            path: 'predicate',
            message: 'it is not the one that the evidence gives'
          }
        ])
  ]
}

function predicateOf(
  { predicateType, predicate }: ReceiptStatement,
  record: EvidenceRecord
): ReceiptStatement['predicate'] {
  const { completion, evidence_digest } = predicate.completionGate
  const parts = { completion, evidenceDigest: evidence_digest }
  return predicateType === VERDICT_TYPE
    ? verdictStatement(record, {
        ...parts,
        createdAt: predicate.timeCreated,
        version: predicate.verifier.id.split('@v').at(-1) ?? ''
      }).predicate
    : testResultStatement(record, { ...parts, url: predicate.url }).predicate
}

function differs(
  path: string,
  said: string,
  expected: string | undefined,
  by: string
): readonly Problem[] {
  return said === expected
    ? []
    : [
        {
          path,
          message: `the receipt says ${said || 'nothing'}, ${by} says ${expected ?? 'nothing'}`
        }
      ]
}
