/** The rule that decided, in plain words: a number tells only those who know the list. */
import type { EvidenceRecord } from '../model/evidence.ts'
import type { GateRule } from '../model/verdict.ts'

type Decided = Pick<EvidenceRecord, 'rule' | 'message'>

/** A clause in lower case, without an end mark. */
export function ruleWords(rule: GateRule): string {
  return WORDS[rule]
}

/** Which demand, writer or gap it is, where the rule's words cannot tell; may quote untrusted text. */
export function decidingFact({ rule, message }: Decided): string | undefined {
  return rule <= 3 ? message.replace(/^completion gate: /, '') : undefined
}

/** The words with their place in the list, for who looks it up, and the fact. */
export function decidedBy(decided: Decided): string {
  const words = `${ruleWords(decided.rule)} (rule ${String(decided.rule)} of 7)`
  const fact = decidingFact(decided)
  return fact === undefined ? words : `${words}: ${fact}`
}

const WORDS: Readonly<Record<GateRule, string>> = {
  1: 'a demand from outside, such as a review, is not answered',
  2: 'the change went on while it was judged, and nothing closes what was not seen',
  3: 'the change could not be seen whole, and nothing closes what was not seen',
  4: 'nothing changed, so there is nothing to prove',
  5: 'a person answers for exactly this change, it is not proven',
  6: 'every required check passed on exactly this change',
  7: 'nothing proves exactly this change yet'
}
