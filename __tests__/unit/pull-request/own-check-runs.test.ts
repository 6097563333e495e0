/** Which check runs are the gate's own, which one a run may write to, and which are taken away. */
import { describe, expect, it } from '@jest/globals'

import {
  adoptable,
  isOvertaken,
  leaveTheWord,
  newestFirst,
  ownCheckRuns,
  retireEnded,
  retireOthers,
  withOwn
} from '../../../src/pull-request/own-check-runs.ts'
import { externalId } from '../../../src/pull-request/standing-verdict.ts'
import { CHECK_NAME } from '../../support/action-scenes.ts'
import {
  MEMORY_HEAD,
  memoryPorts,
  readingOf,
  standingFacts
} from '../../support/memory-ports.ts'
import type { CheckRunFacts } from '../../../src/github-ports.ts'
import type { Opened } from '../../../src/pull-request/place.ts'
import type { Standing } from '../../../src/pull-request/publish.ts'
import type { ProofState } from '../../../src/pull-request/standing-verdict.ts'
import type { PullRequestWorld } from '../../../src/pull-request/world.ts'

function facts(
  id: number,
  [runId, runAttempt]: readonly [number, number],
  proof: ProofState = 'failed',
  other: Partial<CheckRunFacts> = {}
): CheckRunFacts {
  return standingFacts({
    id,
    externalId: externalId({
      pullRequest: 1,
      baseKey: '0'.repeat(16),
      runId,
      runAttempt,
      proof,
      effectDigest: ''
    }),
    ...(proof === 'working' ? { status: 'in_progress' } : {}),
    ...other
  })
}

function standing(run: CheckRunFacts): Standing {
  const [one] = newestFirst([run])
  if (one === undefined) throw new Error('Expected an id of the gate.')
  return one
}

function opened(
  runs: readonly CheckRunFacts[],
  own: CheckRunFacts | undefined,
  headSha = MEMORY_HEAD
): Opened {
  return {
    reading: readingOf(runs),
    headSha,
    standing: own === undefined ? undefined : standing(own),
    notPosted: undefined
  }
}

function world(runs: CheckRunFacts[]): PullRequestWorld {
  return {
    run: {
      runId: 10,
      runAttempt: 1,
      checkName: CHECK_NAME,
      owner: 'acme',
      url: undefined,
      statusMirror: false,
      secrets: []
    },
    github: memoryPorts(runs),
    openRange: () => Promise.reject(new Error('Expected no range.')),
    onCheckRun: () => undefined
  }
}

const namesOf = (runs: readonly CheckRunFacts[]): readonly string[] =>
  runs.map(one => one.name)
const AWAY = `${CHECK_NAME} (superseded)`

describe('the gate’s own check runs', () => {
  it('come newest run first, then latest made, and no other id counts', () => {
    const runs = [
      facts(1, [10, 1]),
      facts(2, [9, 3]),
      facts(3, [10, 2]),
      facts(4, [10, 1]),
      standingFacts({ id: 5, externalId: 'a job of Actions' })
    ]
    expect(newestFirst(runs).map(({ run }) => run.id)).toEqual([3, 4, 1, 2])
  })

  it('are of our own app alone', () => {
    const other = facts(1, [10, 1], 'verified', { appSlug: 'another' })
    const runs = [other, facts(2, [9, 1])]
    expect(ownCheckRuns(readingOf(runs)).map(({ run }) => run.id)).toEqual([2])
  })
})

describe('a run may write to', () => {
  const run = { runId: 10, runAttempt: 2 }

  it.each<[string, readonly [number, number], ProofState, boolean]>([
    ['its own at work', [10, 2], 'working', true],
    ['its own that is closed', [10, 2], 'failed', true],
    ['an earlier attempt’s that is closed', [10, 1], 'verified', true],
    ['no earlier attempt’s at work', [10, 1], 'working', false],
    ['no other run’s at work', [9, 1], 'working', false],
    ['no other run’s that is closed', [9, 1], 'verified', false],
    ['no later attempt’s', [10, 3], 'failed', false]
  ])('%s', (_, identity, proof, may) => {
    const one = standing(facts(1, identity, proof))
    expect(adoptable(one, run)).toBe(may ? one : undefined)
  })
})

describe('a run', () => {
  const run = { runId: 10, runAttempt: 1 }

  it('finds its own check run when the answer to its making was lost', () => {
    const runs = [facts(1, [9, 1]), facts(2, [10, 1], 'working')]
    const own = withOwn(opened(runs, undefined), readingOf(runs), run)
    expect(own.standing?.run.id).toBe(2)
  })

  it('takes none of another run or another head for its own', () => {
    const runs = [facts(1, [9, 1])]
    const open = opened(runs, undefined)
    expect(withOwn(open, readingOf(runs), run)).toBe(open)
    const elsewhere = opened([], undefined, 'e'.repeat(40))
    const now = readingOf([facts(2, [10, 1])])
    expect(withOwn(elsewhere, now, run)).toBe(elsewhere)
  })

  it.each<[readonly [number, number], boolean]>([
    [[9, 7], false],
    [[10, 1], false],
    [[10, 2], true],
    [[11, 1], true]
  ])('beside %j is overtaken: %s', (identity, overtaken) => {
    const now = readingOf([facts(1, identity), facts(2, [8, 1])])
    expect(isOvertaken(now, run)).toBe(overtaken)
  })
})

describe('what is taken away', () => {
  it('is the older run’s when a verdict was posted', async () => {
    const runs = [facts(1, [9, 1]), facts(2, [10, 1])]
    const open = opened(runs, runs[1])
    expect(await retireOthers(readingOf(runs), open, world(runs))).toEqual([])
    expect(namesOf(runs)).toEqual([AWAY, CHECK_NAME])
    expect(runs[0]?.conclusion).toBe('cancelled')
  })

  it('is our own when a later run has the word on the head', async () => {
    const runs = [facts(1, [10, 1], 'working'), facts(2, [11, 1], 'working')]
    const where = { open: opened(runs, runs[0]), posted: false }
    const judged = await leaveTheWord(readingOf(runs), where, world(runs))
    expect(namesOf(runs)).toEqual([AWAY, CHECK_NAME])
    expect(judged.draft.conclusion).toBe('cancelled')
  })

  it('is nothing when the later attempt took our own over', async () => {
    const own = facts(1, [10, 1])
    const runs = [facts(1, [10, 2], 'working')]
    const where = { open: opened(runs, own), posted: true }
    await leaveTheWord(readingOf(runs), where, world(runs))
    expect(namesOf(runs)).toEqual([CHECK_NAME])
  })

  it('is a closed one as soon as ours is open, and none at work', async () => {
    for (const [proof, name] of [
      ['verified', AWAY],
      ['working', CHECK_NAME]
    ] as const) {
      const runs = [facts(1, [9, 1], proof), facts(2, [10, 1], 'working')]
      const [older, ours] = runs.map(standing)
      await retireEnded(older, ours, world(runs))
      expect(namesOf(runs)).toEqual([name, CHECK_NAME])
    }
  })
})
