/** Builds the receipts of a run: in-toto statements about its checks and its verdict. Unsigned. */
import {
  RECEIPT_SCHEMA,
  STATEMENT_TYPE,
  TEST_RESULT_TYPE,
  VERDICT_PROPERTY,
  VERDICT_TYPE,
  VERIFIER
} from '../model/receipt.ts'
import { acceptedReports } from '../model/verification-report.ts'
import type { CompletionKind } from '../model/completion.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type {
  PolicyDescriptor,
  ReceiptFacts,
  ReceiptSubject,
  TestResultPredicate,
  TestResultStatement,
  VerdictStatement
} from '../model/receipt.ts'

/** What a receipt says beside the evidence. */
export interface ReceiptParts {
  /** What was told in the end: incomplete where something beside the evidence stood in the way. */
  readonly completion: CompletionKind
  /** SHA-256 of the bytes of the evidence record's file. */
  readonly evidenceDigest: string
  /** RFC 3339, UTC. */
  readonly createdAt: string
  /** Version of the gate. */
  readonly version: string
  /** Page of the workflow run. */
  readonly url?: string | undefined
}

/** The statement about the checks. */
export function testResultStatement(
  evidence: EvidenceRecord,
  parts: Omit<ReceiptParts, 'createdAt' | 'version'>
): TestResultStatement {
  const lists = checkLists(evidence)
  return {
    _type: STATEMENT_TYPE,
    subject: subjectsOf(evidence),
    predicateType: TEST_RESULT_TYPE,
    predicate: {
      result: resultOf(parts.completion, lists),
      configuration: [policyOf(evidence)],
      ...(parts.url === undefined ? {} : { url: parts.url }),
      ...lists,
      completionGate: factsOf(evidence, parts)
    }
  }
}

/** The statement about the verdict. */
export function verdictStatement(
  evidence: EvidenceRecord,
  parts: ReceiptParts
): VerdictStatement {
  return {
    _type: STATEMENT_TYPE,
    subject: subjectsOf(evidence),
    predicateType: VERDICT_TYPE,
    predicate: {
      verifier: {
        id: `${VERIFIER}@v${parts.version}`,
        policies: [policyOf(evidence)]
      },
      timeCreated: parts.createdAt,
      properties: propertiesOf(parts.completion),
      completionGate: factsOf(evidence, parts)
    }
  }
}

/** What a verdict lets a receipt list; nothing for an incomplete one. */
export function propertiesOf(completion: CompletionKind): readonly string[] {
  const property = VERDICT_PROPERTY[completion]
  return property === '' ? [] : [property]
}

type CheckLists = Pick<
  TestResultPredicate,
  'passedTests' | 'warnedTests' | 'failedTests'
>

/**
 * The word for the checks of a run. An incomplete one failed, whatever its
 * checks say; one that ran nothing has not passed.
 */
export function resultOf(
  completion: CompletionKind,
  { passedTests, warnedTests, failedTests }: CheckLists
): TestResultPredicate['result'] {
  if (completion === 'incomplete' || completion === 'distinct') return 'FAILED'
  if (failedTests.length > 0) return 'FAILED'
  return warnedTests.length > 0 || passedTests.length === 0
    ? 'WARNED'
    : 'PASSED'
}

/** The commit and the change. An empty ledger has no digest to name. */
function subjectsOf({ ledger }: EvidenceRecord): readonly ReceiptSubject[] {
  const head = { name: 'head', digest: { gitCommit: ledger.head } }
  return ledger.effect_digest === ''
    ? [head]
    : [head, { name: 'effect', digest: { sha256: ledger.effect_digest } }]
}

function policyOf({ ledger, policy }: EvidenceRecord): PolicyDescriptor {
  return {
    name: 'base',
    digest: { gitCommit: ledger.base },
    annotations: { policy }
  }
}

function factsOf(
  { ledger }: EvidenceRecord,
  {
    completion,
    evidenceDigest
  }: Pick<ReceiptParts, 'completion' | 'evidenceDigest'>
): ReceiptFacts {
  return {
    schema: RECEIPT_SCHEMA,
    completion,
    effect_digest: ledger.effect_digest,
    base: ledger.base,
    merge_base: ledger.merge_base,
    head: ledger.head,
    evidence_digest: evidenceDigest
  }
}

/**
 * The ids of the checks by what they prove. Passes count only when a report
 * bound to exactly this change; a check with two ends has the worse one.
 */
function checkLists({ ledger, reports }: EvidenceRecord): CheckLists {
  const accepted = acceptedReports(reports)
  const bound =
    ledger.effect_digest !== '' &&
    accepted.some(report => report.effect_digest === ledger.effect_digest)
  const checks = accepted.flatMap(report => report.checks)
  const short = checks.filter(check => !bound || check.status !== 'passed')
  const failed = new Set(
    short.filter(check => check.required).map(check => check.id)
  )
  const warned = new Set(
    short.map(check => check.id).filter(id => !failed.has(id))
  )
  const passed = new Set(
    checks
      .map(check => check.id)
      .filter(id => !failed.has(id) && !warned.has(id))
  )
  return {
    passedTests: [...passed],
    warnedTests: [...warned],
    failedTests: [...failed]
  }
}
