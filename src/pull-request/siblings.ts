/** Other open pull requests of the same head: one check run serves them all, so each must be complete (threat A5). */
import { asGateError } from '../errors.ts'
import { concludeChange, observeChange, proveChange } from '../gate.ts'
import { isComplete } from '../model/completion.ts'
import { headline } from '../report/headline.ts'
import { answerSignals } from './answers.ts'
import { withGaps } from './gaps.ts'
import type { PullRequestReading } from '../github-ports.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { PullRequestWorld } from './world.ts'

/** What became of them. */
export interface Siblings {
  readonly complete: boolean
  /** A sentence for each. */
  readonly notes: readonly string[]
}

/** Judges each sibling against its own base. */
export async function judgeSiblings(
  reading: PullRequestReading,
  headSha: string,
  world: PullRequestWorld
): Promise<Siblings> {
  const notes: string[] = []
  let complete = true
  for (const { number, baseRef } of reading.siblings) {
    const verdict = await judgeSibling(number, headSha, world)
    complete &&= verdict.complete
    notes.push(
      `Pull request #${String(number)} into ${baseRef} has the same head and was judged too: ${verdict.words}.`
    )
  }
  return { complete, notes }
}

/** The verdict of the whole where a sibling is what keeps it from being green; undefined otherwise. */
export function siblingsWord(
  { completion }: EvidenceRecord,
  siblings: Siblings
): string | undefined {
  return siblings.complete || !isComplete(completion)
    ? undefined
    : 'Incomplete: another pull request of the same head is incomplete'
}

async function judgeSibling(
  number: number,
  headSha: string,
  world: PullRequestWorld
): Promise<{ readonly complete: boolean; readonly words: string }> {
  try {
    const reading = await world.github.pullRequests.read(
      number,
      world.run.checkName
    )
    const ports = await world.openRange({
      base: reading.pullRequest.base.sha,
      head: headSha
    })
    const observed = withGaps(await observeChange(ports), reading.gaps)
    const proof = await (world.prove ?? proveChange)(observed, ports)
    const answers = await answerSignals(reading, proof, undefined, world)
    const evidence = concludeChange(proof, {
      ...answers,
      openWriters: []
    })
    return {
      complete: isComplete(evidence.completion),
      words: headline(evidence)
    }
  } catch (thrown) {
    return { complete: false, words: asGateError(thrown).message }
  }
}
