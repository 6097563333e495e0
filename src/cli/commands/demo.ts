/** `demo`: five scenes in a temporary repository; no network, nothing is left behind. */
import { scratchRepository } from '../../adapters/git/scratch-repository.ts'
import { decideAgain } from '../../explain.ts'
import { runGate } from '../../gate.ts'
import { mutationLedger } from '../../model/ledger.ts'
import { renderVerdict } from '../../report/terminal.ts'
import { EXIT } from '../exit-codes.ts'
import { demoFlags } from '../flags.ts'
import { openGate } from '../world.ts'
import {
  AVERAGE,
  BASE_FILES,
  BROKEN_AVERAGE,
  REPAIRED_AVERAGE
} from './demo-files.ts'
import type { ScratchRepository } from '../../adapters/git/scratch-repository.ts'
import type { EvidenceRecord } from '../../model/evidence.ts'
import type { WaiverClaim } from '../../model/waiver.ts'
import type { CommandLine } from '../main.ts'

interface Scene {
  readonly title: string
  readonly says: string
  readonly evidence: EvidenceRecord
}

/** Runs `demo`. @returns 0 when every scene ended as told */
export async function runDemo(
  args: readonly string[],
  line: CommandLine
): Promise<number> {
  const { json } = demoFlags(args)
  const repository = await scratchRepository(line.environment)
  const scenes: Scene[] = []
  try {
    for await (const scene of play(repository, line)) {
      scenes.push(scene)
      if (!json) line.stdout.write(words(scene, scenes.length, line))
    }
  } finally {
    await repository.remove()
  }
  if (json)
    line.stdout.write(
      `${JSON.stringify(
        scenes.map(({ title, evidence }) => ({ title, evidence })),
        undefined,
        2
      )}\n`
    )
  else line.stdout.write(ENDING)
  return EXIT.complete
}

async function* play(
  repository: ScratchRepository,
  line: CommandLine
): AsyncGenerator<Scene> {
  const judge = (
    claims: readonly WaiverClaim[] = []
  ): Promise<EvidenceRecord> => judgeBranch(repository, line, claims)
  await repository.commit('A calculator with its tests', BASE_FILES)
  await repository.branch('agent')
  await repository.commit('Add average. All tests pass!', AVERAGE)
  const first = await judge()
  yield {
    title: 'An agent adds a function and says that all tests pass',
    says: 'The gate does not take its word: it runs the base branch’s checks on exactly this content.',
    evidence: first
  }

  await repository.commit('Make average faster. Still passes!', BROKEN_AVERAGE)
  const second = await judge()
  const voided = decideAgain(first, mutationLedger(second.ledger.records))
  yield {
    title: 'The agent changes the function after that',
    says: `The earlier proof names another digest, so it is void (${voided.completion.kind}, rule ${String(voided.rule)}). The checks run again, and one fails.`,
    evidence: second
  }

  const waiver = {
    effect_digest: second.ledger.effect_digest,
    reason: 'Known and accepted for the release, see #12',
    by: 'maintainer'
  }
  yield {
    title: 'A maintainer waives exactly this change',
    says: 'The waiver names the whole digest and gives a reason. Waived is never shown as verified.',
    evidence: await judge([waiver])
  }

  await repository.commit('One more tweak', { 'notes.txt': 'tweak\n' })
  yield {
    title: 'The agent adds one more file under the waiver',
    says: 'The change is another one now. The waiver is stale and says so.',
    evidence: await judge([waiver])
  }

  await repository.commit('Mend average', REPAIRED_AVERAGE)
  yield {
    title: 'The agent mends the function',
    says: 'Proven again, on the content as it is now.',
    evidence: await judge()
  }
}

async function judgeBranch(
  repository: ScratchRepository,
  line: CommandLine,
  claims: readonly WaiverClaim[]
): Promise<EvidenceRecord> {
  const ports = await openGate(
    {
      base: 'main',
      head: 'agent',
      repo: repository.dir,
      fetch: false,
      json: false,
      waivers: undefined,
      verifier: undefined,
      isolation: 'process',
      quiet: true
    },
    line
  )
  return runGate(claims, ports)
}

function words(scene: Scene, at: number, line: CommandLine): string {
  const verdict = renderVerdict(scene.evidence, {
    color: line.stdout.isTTY === true
  })
  return `${String(at)}. ${scene.title}\n   ${scene.says}\n\n${indented(verdict)}\n`
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '   ')
}

const ENDING =
  'That is the gate: done is proven on exactly this content, or waived for exactly this content.\n'
