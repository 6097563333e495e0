/** Scenes for the built action: a world of its own each, every exchange checked, and what must hold of a verdict. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeAll, expect } from '@jest/globals'

import {
  baseKey,
  externalId,
  readExternalId
} from '../../src/pull-request/standing-verdict.ts'
import { createExchangeWatch } from './github-description/exchange-watch.ts'
import { actionWorld, headOf, runAction } from './run-action.ts'
import { defaultPolicy } from '../../src/policy/parse-policy.ts'
import { baseCriteria } from '../../src/verify/base-criteria.ts'
import type {
  Account,
  App,
  CheckRun,
  EmulatedEvent,
  IssueComment
} from '../../src/emulator/index.ts'
import type {
  ProofState,
  StandingVerdict
} from '../../src/pull-request/standing-verdict.ts'
import type { ExchangeWatch } from './github-description/exchange-watch.ts'
import type { ActionRun, ActionWorld, RunOptions } from './run-action.ts'

export const CHECK_NAME = 'completion-gate'

/** Content of `product.txt` that the scene's check passes and fails. */
export const RIGHT = 'right and new\n'
export const WRONG = 'wrong\n'

/** A world, with a file outside of the checkout that tells how often its check ran. */
export interface Scene extends ActionWorld {
  readonly watch: ExchangeWatch
  /** Each run of the scene's check adds a line. */
  readonly marker: string
}

export type SceneOptions = NonNullable<Parameters<typeof actionWorld>[0]> & {
  /** YAML lines after the scene's own policy. */
  readonly morePolicy?: string
}

/**
 * Call at the top of a test file; each scene ends with its test.
 * @param ending `afterAll` for scenes that the tests of a file share
 */
export function useScenes(
  ending: typeof afterEach = afterEach
): (options?: SceneOptions) => Promise<Scene> {
  const watches: ExchangeWatch[] = []
  const ends: (() => Promise<void>)[] = []
  beforeAll(() => {
    watches.push(createExchangeWatch())
  })
  afterEach(() => {
    watches[0]?.expectNone()
  })
  ending(async () => {
    for (const end of ends.splice(0)) await end()
  })
  return async ({ morePolicy = '', ...options } = {}) => {
    const [watch] = watches
    if (watch === undefined) throw new Error('A scene needs a running test.')
    const folder = mkdtempSync(path.join(tmpdir(), 'action-scene-'))
    const marker = path.join(folder, 'ran')
    const made = await actionWorld({
      policy: scenePolicy(marker, morePolicy),
      ...options,
      onExchange: exchange => {
        watch.onExchange(exchange)
        options.onExchange?.(exchange)
      }
    })
    ends.push(async () => {
      await made.github.stop()
      rmSync(folder, { recursive: true, force: true })
    })
    return { ...made, watch, marker }
  }
}

/** A policy with one required check: `product.txt` has the word "right". */
export function scenePolicy(marker: string, more = ''): string {
  return `version: 1
checks:
  - id: unit
    kind: test
    command: echo ran >> ${marker}; grep -q right product.txt
${more}`
}

/** How often the scene's check ran. */
export function checksRan({ marker }: Scene): number {
  return existsSync(marker)
    ? readFileSync(marker, 'utf8').split('\n').length - 1
    : 0
}

/** Runs the action on an event whose payload GitHub's description allows. */
export async function act(
  scene: Scene,
  event: EmulatedEvent,
  options: RunOptions = {}
): Promise<ActionRun> {
  expect(scene.watch.eventProblems(event)).toEqual([])
  return await runAction(scene, event, options)
}

/** Runs the action as on the opening of the pull request. */
export async function judge(
  scene: Scene,
  options: RunOptions = {}
): Promise<ActionRun> {
  const { github, pull, agent } = scene
  return await act(
    scene,
    github.event.pullRequest('opened', pull, agent),
    options
  )
}

/** Writes a comment and runs the action on its event. */
export async function say(
  scene: Scene,
  author: Account,
  body: string
): Promise<{ readonly comment: IssueComment; readonly run: ActionRun }> {
  const { github, pull } = scene
  const comment = github.world.comment(pull, { author, body })
  const run = await act(scene, github.event.comment('created', comment, author))
  return { comment, run }
}

/** SHA-256 in lower-case hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Effect digest of a change that writes these files, computed apart from the product. */
export function digestOf(files: Readonly<Record<string, string>>): string {
  const lines = Object.entries(files)
    .map(([file, content]) => `write|${file}|${sha256(content)}`)
    .sort()
  return sha256(lines.join('\n'))
}

/** Effect digest of a scene's change of `product.txt`. */
export function productDigest(content: string): string {
  return digestOf({ 'product.txt': content })
}

/** The one check run of the gate's app and name on a commit. */
export function gateRun(
  { repository, token, pull }: ActionWorld,
  sha = headOf(pull)
): CheckRun {
  const runs = repository.checkRuns.filter(
    run =>
      run.headSha === sha && run.name === CHECK_NAME && run.app === token.app
  )
  expect(runs).toHaveLength(1)
  const [run] = runs
  if (run === undefined) throw new Error('No check run stands.')
  return run
}

/** What a verdict is held against. */
export interface ExpectedVerdict {
  readonly conclusion: CheckRun['conclusion']
  readonly title: string | RegExp
  /** Completion in the outputs; unchecked when left out. */
  readonly completion?: string
  /** Digest in the `external_id`; empty for none. */
  readonly digest?: string
  readonly proof?: ProofState
  /** Commit that carries it; the head when left out. */
  readonly sha?: string
  /** Exit code; follows from the conclusion when left out. */
  readonly code?: number
}

/** The check run, the outputs, the step summary and the exit code say the same. */
export function expectVerdict(
  scene: ActionWorld,
  run: ActionRun,
  wanted: ExpectedVerdict
): CheckRun {
  const { conclusion, title, completion, digest, proof } = wanted
  const standing = gateRun(scene, wanted.sha)
  expect({
    status: standing.status,
    conclusion: standing.conclusion,
    title: standing.title,
    output: run.outputs['conclusion'],
    code: run.code
  }).toEqual({
    status: 'completed',
    conclusion,
    title: expect.stringMatching(title),
    output: conclusion,
    code: wanted.code ?? (conclusion === 'success' ? 0 : 1)
  })
  expect(run.summary).toContain(standing.title ?? 'a title')
  expect(run.log).not.toMatch(/TypeError|UnhandledPromise|\bat file:/)
  if (completion !== undefined)
    expect(run.outputs['completion']).toBe(completion)
  const { effectDigest, proof: stated } = standingVerdict(standing)
  if (digest !== undefined) {
    expect(effectDigest).toBe(digest)
    expect(run.outputs['effect-digest']).toBe(digest)
  }
  if (proof !== undefined) expect(stated).toBe(proof)
  return standing
}

/** The run ended in a clear error and nothing green came of it. */
export function expectError(
  scene: ActionWorld,
  run: ActionRun,
  words: string | RegExp
): void {
  expect(run.code).toBe(1)
  expect(run.log).toMatch(words)
  expect(run.log).toMatch(/^::error::/m)
  expect(run.log).not.toMatch(/TypeError|UnhandledPromise|\bat file:/)
  const green = scene.repository.checkRuns.filter(
    ({ conclusion }) => conclusion === 'success'
  )
  expect(green).toEqual([])
}

/** The verdict that a check run's `external_id` names. */
export function standingVerdict({
  externalId: id
}: Pick<CheckRun, 'externalId'>): StandingVerdict {
  const verdict = readExternalId(id)
  if (verdict === undefined) throw new Error(`No verdict in "${id}".`)
  return verdict
}

/** By which criteria a base branch judges now. */
function criteriaOf(folder: string, ref: string): string {
  const { stdout } = spawnSync(
    'git',
    ['ls-tree', '-r', '-z', `refs/heads/${ref}`],
    { cwd: folder, encoding: 'utf8' }
  )
  const entries = stdout
    .split('\0')
    .filter(line => line !== '')
    .map(line => {
      const [facts = '', path = ''] = line.split('\t')
      const [mode = '', , objectId = ''] = facts.split(' ')
      return { path, mode, objectId }
    })
  return baseCriteria(entries, defaultPolicy())
}

/** Lets a check run stand on the head as an earlier run of the gate left it. */
export function stand(
  { github, repository, token, pull }: ActionWorld,
  verdict: Partial<StandingVerdict> & { readonly proof: ProofState },
  app?: App
): CheckRun {
  const maker = app ?? token.app
  if (maker === undefined) throw new Error('The scene’s token has no app.')
  const running = verdict.proof === 'working'
  const green = ['verified', 'narrative'].includes(verdict.proof)
  return github.world.checkRun(repository, maker, {
    name: CHECK_NAME,
    headSha: headOf(pull),
    externalId: externalId({
      pullRequest: pull.number,
      baseKey: baseKey(pull.baseRef),
      criteriaKey: criteriaOf(repository.folder, pull.baseRef),
      runId: 900,
      runAttempt: 1,
      effectDigest: '',
      ...verdict
    }),
    title: 'As an earlier run left it',
    summary: 'Earlier.',
    ...(running
      ? { status: 'in_progress' }
      : { conclusion: green ? 'success' : 'failure' })
  })
}

/** Bodies of the comments that the gate's own app wrote, oldest first. */
export function ownComments({ pull, token }: ActionWorld): readonly string[] {
  return pull.comments
    .filter(comment => comment.author === token.account)
    .map(comment => comment.body)
}

/** Reactions of the gate's own app to a comment. */
export function ownReactions(
  { token }: ActionWorld,
  comment: IssueComment
): readonly string[] {
  return comment.reactions
    .filter(reaction => reaction.account === token.account)
    .map(reaction => reaction.content)
}
