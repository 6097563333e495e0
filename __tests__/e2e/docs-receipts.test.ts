/** docs/receipts.md runs as written, and the example signs what `verify-receipt` then holds against the repository. */
import { execFile, execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'

import { EXIT } from '../../src/cli/exit-codes.ts'
import {
  TEST_RESULT_TYPE,
  VERDICT_PROPERTY,
  VERDICT_TYPE
} from '../../src/model/receipt.ts'
import { RIGHT, useScenes, WRONG } from '../support/action-scenes.ts'
import { gitRepository, temporaryFolder } from '../support/git-repository.ts'
import { projectFile } from '../support/language-service/markdown-examples.ts'
import { jsonOf, runCli } from '../support/run-cli.ts'
import { runWorkflow } from '../support/run-workflow.ts'
import type { ReceiptCheck } from '../../src/model/receipt.ts'
import type { GitRepository } from '../support/git-repository.ts'

const PROGRAM = fileURLToPath(
  new URL('../../dist/cli/index.js', import.meta.url)
)
const PAGE = projectFile('docs/receipts.md')
const COMMANDS = [...PAGE.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(
  ([, block = '']) => block.trim().split('\n')
)

// Stands in for `gh`: no signature is made or checked here. It knows the flags, and gives the bundle.
const GH = `#!/usr/bin/env node
const { parseArgs } = require('node:util')
const { readFileSync, writeFileSync } = require('node:fs')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    repo: { type: 'string' },
    'predicate-type': { type: 'string' },
    'signer-workflow': { type: 'string' }
  }
})
const [attestation, verb, file] = positionals
readFileSync(file)
if (attestation !== 'attestation' || !values.repo) process.exit(1)
if (verb === 'download') {
  const payload = readFileSync('../receipt/verdict.json').toString('base64')
  const payloadType = 'application/vnd.in-toto+json'
  const bundle = { dsseEnvelope: { payload, payloadType, signatures: [] } }
  writeFileSync('sha256:0.jsonl', JSON.stringify(bundle) + '\\n')
} else if (verb !== 'verify') process.exit(1)
`

const place = {} as { repository: GitRepository; folder: string }

beforeEach(() => {
  place.folder = temporaryFolder('receipts')
  const bin = path.join(place.folder, 'bin')
  mkdirSync(bin)
  const gate = `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`
  writeFileSync(path.join(bin, 'completion-gate'), gate, { mode: 0o755 })
  writeFileSync(path.join(bin, 'gh'), GH, { mode: 0o755 })
  const repository = gitRepository()
  place.repository = repository
  repository.write('ACCEPTANCE.md', '- [ ] kind:command assert:`true`\n')
  repository.commit('base')
  repository.branch('agent')
  repository.write('product.txt', 'new\n')
  repository.commit('the change')
})

afterEach(() => {
  place.repository.dispose()
  rmSync(place.folder, { recursive: true })
})

describe('the page', () => {
  it('has commands that all run, in this order', () => {
    expect(COMMANDS.length).toBeGreaterThan(5)
    // The page writes beside the checkout.
    const dir = path.join(place.folder, 'checkout')
    cpSync(place.repository.dir, dir, { recursive: true })
    const env = {
      PATH: `${path.join(place.folder, 'bin')}:${process.env['PATH'] ?? ''}`,
      HOME: place.folder
    }
    for (const command of COMMANDS)
      execFileSync('bash', ['-c', command], { cwd: dir, env, stdio: 'pipe' })
    const check = JSON.parse(
      readFileSync(path.join(place.folder, 'check.json'), 'utf8')
    ) as ReceiptCheck
    expect(check.complete).toBe(true)
    for (const key of Object.keys(check)) expect(PAGE).toContain(key)
    for (const name of readdirSync(path.join(place.folder, 'receipt')))
      expect(PAGE).toContain(`\`${name}\``)
  })

  it('tells the exit codes, the types and the properties that there are', () => {
    const codes = [...PAGE.matchAll(/^\| (\d) /gm)].map(([, code]) =>
      Number(code)
    )
    expect(codes).toEqual(Object.values(EXIT))
    const words = [
      TEST_RESULT_TYPE,
      VERDICT_TYPE,
      ...Object.values(VERDICT_PROPERTY).filter(one => one !== '')
    ]
    for (const word of words) expect(PAGE).toContain(`\`${word}\``)
  })
})

const scene = useScenes()

/** Runs both workflows, and the checks of what was signed against a clone. */
async function signed(product: string): Promise<readonly unknown[]> {
  const world = await scene({ product })
  const { folder } = place
  const run = { world, runId: 501, runAttempt: 1, folder }
  const { github, pull, agent } = world
  await runWorkflow('verify.yml', {
    ...run,
    event: github.event.pullRequest('opened', pull, agent)
  })
  await runWorkflow('receipt.yml', {
    ...run,
    runId: 502,
    event: github.event.workflowRun({
      action: 'completed',
      pull,
      sender: agent,
      workflow: 'completion-gate-verify',
      runId: 501,
      runAttempt: 1
    })
  })
  const clone = path.join(folder, 'clone')
  await promisify(execFile)('git', [
    'clone',
    '--quiet',
    github.gitUrl(world.repository),
    clone
  ])
  const kept = path.join(folder, 'artifacts/502/completion-gate-evidence')
  const [evidence = ''] = readdirSync(kept)
  return ['1.json', '2.json'].map(name => {
    const bundle = path.join(folder, 'attestations', name)
    const args = ['--repo', clone, '--evidence', path.join(kept, evidence)]
    const end = runCli(['verify-receipt', bundle, ...args, '--json'])
    const check = jsonOf(end) as ReceiptCheck
    return [
      end.code,
      check.predicate_type,
      check.completion,
      check.evidence,
      check.envelope
    ]
  })
}

describe('the example workflow', () => {
  it('signs the receipt of a verified change, and the repository agrees', async () => {
    expect(await signed(RIGHT)).toEqual([
      [0, TEST_RESULT_TYPE, 'verified', 'matches', 'sigstore-bundle'],
      [0, VERDICT_TYPE, 'verified', 'matches', 'sigstore-bundle']
    ])
  })

  it('signs the receipt of an incomplete change too, as one that failed', async () => {
    expect(await signed(WRONG)).toEqual([
      [1, TEST_RESULT_TYPE, 'incomplete', 'matches', 'sigstore-bundle'],
      [1, VERDICT_TYPE, 'incomplete', 'matches', 'sigstore-bundle']
    ])
  })
})
