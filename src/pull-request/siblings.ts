/** Other open pull requests of the same head: one check run serves them all, so each must be complete (threat A5). */
import { asGateError } from '../errors.ts'
import { concludeChange, observeChange, proveChange } from '../gate.ts'
import { isComplete } from '../model/completion.ts'
import { unjudgedDraft } from '../report/check-run.ts'
import { headline } from '../report/headline.ts'
import { answerSignals } from './answers.ts'
import { withGaps } from './gaps.ts'
import { applicability } from './origin.ts'
import { sameCriteria } from './standing-verdict.ts'
import type { Proof } from '../gate.ts'
import type {
  PullRequestFacts,
  PullRequestReading,
  Sibling
} from '../github-ports.ts'
import type { CheckRunDraft } from '../report/check-run.ts'
import type { PullRequestWorld } from './world.ts'

/** A sibling's checks, run once; its claims are answered anew at each decision. */
export interface ProvenSibling extends Sibling {
  /** Undefined where its policy does not gate it; a sentence where it could not be judged. */
  readonly proof: Proof | string | undefined
  /** Its base as it was judged; undefined where it could not be. */
  readonly base: PullRequestFacts['base'] | undefined
}

/** What became of them. */
export interface Siblings {
  readonly complete: boolean
  /** A sentence for each. */
  readonly notes: readonly string[]
  readonly proven: readonly ProvenSibling[]
}

/**
 * Judges each sibling against its own base, on what GitHub says of it now.
 * @param known siblings whose checks ran already; any other's are run
 */
export async function judgeSiblings(
  siblings: readonly Sibling[],
  known: readonly ProvenSibling[],
  headSha: string,
  world: PullRequestWorld
): Promise<Siblings> {
  const proven: ProvenSibling[] = []
  const notes: string[] = []
  let complete = true
  for (const sibling of siblings) {
    const before = known.find(one => isSame(one, sibling))
    const { words, ...judged } = await judgeSibling(
      before ?? sibling,
      headSha,
      world
    )
    complete &&= judged.complete
    proven.push(judged.proven)
    notes.push(
      `Pull request #${String(sibling.number)} into ${sibling.baseRef} has the same head and was judged too: ${words}.`
    )
  }
  return { complete, notes, proven }
}

/** The verdict of the whole where a sibling is what keeps it from being green. */
export const SIBLING_INCOMPLETE =
  'Incomplete: another pull request of the same head is incomplete'

const SHARED =
  'Incomplete: another open pull request has the same head, run the checks again'

/** What a run that ran no checks says of a head that another open pull request shares. */
export const SHARED_NOTE =
  'Another open pull request has the same head: run the checks again, so that both are judged.'

/** A page that would be green, where what runs no checks cannot speak for the sibling. */
export function neverGreenWhenShared(
  draft: CheckRunDraft,
  { siblings }: Pick<PullRequestReading, 'siblings'>
): CheckRunDraft {
  return siblings.length === 0 || draft.conclusion !== 'success'
    ? draft
    : {
        ...unjudgedDraft('failure', SHARED, [SHARED_NOTE]),
        decided: SHARED
      }
}

function isSame(one: Sibling, other: Sibling): boolean {
  return one.number === other.number && one.baseRef === other.baseRef
}

interface JudgedSibling {
  readonly complete: boolean
  readonly words: string
  readonly proven: ProvenSibling
}

async function judgeSibling(
  sibling: Sibling | ProvenSibling,
  headSha: string,
  world: PullRequestWorld
): Promise<JudgedSibling> {
  const { number, baseRef } = sibling
  try {
    const { github, run } = world
    const reading = await github.pullRequests.read(number, run.checkName)
    const proof =
      'proof' in sibling
        ? sibling.proof
        : await proveSibling(reading, headSha, world)
    const now = reading.pullRequest.base
    const base = 'proof' in sibling ? sibling.base : now
    const proven = { number, baseRef, proof, base }
    if (typeof proof === 'string')
      return { complete: false, words: proof, proven }
    if (base === undefined || !sameCriteria(base, now))
      return {
        complete: false,
        words: `Incomplete: the policy of ${baseRef} changed while the checks ran, run them again`,
        proven
      }
    if (proof === undefined)
      return { complete: true, words: 'Not gated', proven }
    const known = withGaps(proof, reading.gaps)
    const answers = await answerSignals(reading, known, undefined, world)
    const evidence = concludeChange(known, { ...answers, openWriters: [] })
    return {
      complete: isComplete(evidence.completion),
      words: headline(evidence),
      proven
    }
  } catch (thrown) {
    const words = asGateError(thrown).message
    const base = undefined
    return {
      complete: false,
      words,
      proven: { number, baseRef, proof: words, base }
    }
  }
}

async function proveSibling(
  reading: PullRequestReading,
  headSha: string,
  world: PullRequestWorld
): Promise<Proof | undefined> {
  const ports = await world.openRange({
    base: reading.pullRequest.base.sha,
    head: headSha
  })
  const observed = withGaps(await observeChange(ports), reading.gaps)
  if (!applicability(observed.policy, reading).gated) return undefined
  return await (world.prove ?? proveChange)(observed, ports)
}
