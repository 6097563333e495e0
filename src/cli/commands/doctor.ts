/** `doctor`: looks a set-up over from the inside, and from the outside where a token is given. */
import { statSync } from 'node:fs'

import { openWorkTree } from '../../adapters/git/work-tree.ts'
import { countFindings, doctorWords } from '../../doctor/doctor-words.ts'
import { insideFindings } from '../../doctor/inside/table.ts'
import { insideSetup } from '../../doctor/inside-setup.ts'
import { GateError } from '../../errors.ts'
import { terminalText } from '../../report/terminal-text.ts'
import { readRepositoryFacts } from '../../setup/repository-facts.ts'
import { readBasePolicy } from '../base-policy.ts'
import { EXIT } from '../exit-codes.ts'
import { doctorFlags } from '../doctor-flags.ts'
import { print, printJson } from '../print.ts'
import type { Finding } from '../../doctor/finding.ts'
import type { InsideSetup } from '../../doctor/inside-setup.ts'
import type { DoctorFlags } from '../doctor-flags.ts'
import type { CommandLine } from '../main.ts'

/** Runs `doctor`. @returns 0 when nothing must be mended, else 1 */
export async function runDoctor(
  args: readonly string[],
  line: CommandLine
): Promise<number> {
  const flags = doctorFlags(
    args,
    path => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  )
  const { environment } = line
  const tree = await openWorkTree({ dir: flags.dir, environment })
  const base = await readBasePolicy({
    dir: flags.dir,
    named: flags.branch,
    usual: tree.defaultBranch,
    environment
  })
  const setup = insideSetup(await readRepositoryFacts(tree), base)
  const findings = [
    ...insideFindings(setup),
    ...(await askGitHub(flags, setup, line))
  ]
  const counts = countFindings(findings)
  if (flags.json)
    printJson(line, {
      schema: 'completion-gate.doctor.v1',
      ...counts,
      outside: flags.github !== undefined,
      findings
    })
  else print(line, doctorWords(findings, notes(flags, setup), terminalText))
  return counts.must === 0 ? EXIT.complete : EXIT.incomplete
}

async function askGitHub(
  { github, tokenEnv, branch }: DoctorFlags,
  setup: InsideSetup,
  { environment }: CommandLine
): Promise<readonly Finding[]> {
  if (github === undefined) return []
  const token = environment[tokenEnv] ?? ''
  if (token.trim() === '')
    throw new GateError(
      'USAGE',
      `A token was expected in ${tokenEnv}, to ask GitHub about ${github.owner}/${github.name}; the variable is empty.`,
      {
        hint: `${tokenEnv}=$(gh auth token) completion-gate doctor --repo ${github.owner}/${github.name}`
      }
    )
  const { createGitHubClient } = await import('../../adapters/github/client.ts')
  const { protectionReader } =
    await import('../../adapters/github/protection.ts')
  const { readOutside } = await import('../../doctor/outside/outside-setup.ts')
  const { outsideFindings } = await import('../../doctor/outside/table.ts')
  const apiUrl = environment['GITHUB_API_URL'] ?? 'https://api.github.com'
  const client = createGitHubClient({
    token,
    owner: github.owner,
    repo: github.name,
    apiUrl,
    graphqlUrl: environment['GITHUB_GRAPHQL_URL'] ?? `${apiUrl}/graphql`
  })
  return outsideFindings(
    await readOutside(setup, protectionReader(client), branch)
  )
}

function notes(
  { github }: DoctorFlags,
  { facts }: InsideSetup
): readonly string[] {
  return github === undefined
    ? [
        `Only the checkout was looked at. GitHub knows the rest: GITHUB_TOKEN=$(gh auth token) completion-gate doctor --repo ${facts.remoteName ?? 'OWNER/NAME'}`
      ]
    : []
}
