/** `init`: looks at a repository, shows the workflow and the policy that it would have, and writes them. */
import { workTreeWriter } from '../../adapters/files/write-work-file.ts'
import { openWorkTree } from '../../adapters/git/work-tree.ts'
import { askerOn } from '../../adapters/terminal/ask.ts'
import { GateError } from '../../errors.ts'
import { terminalText } from '../../report/terminal-text.ts'
import { constantExit } from '../../policy/constant-script.ts'
import { defaultChoices, propose } from '../../setup/propose.ts'
import { readRepositoryFacts } from '../../setup/repository-facts.ts'
import { refusal } from '../../setup/refusal.ts'
import { survey } from '../../setup/survey.ts'
import { EXIT } from '../exit-codes.ts'
import { initFlags } from '../init-flags.ts'
import { print, printJson } from '../print.ts'
import { askedBranch, askedChoices, mayWrite } from './init-questions.ts'
import { foundWords, proposalWords } from './init-words.ts'
import type { Asker } from '../../setup-ports.ts'
import type { Choices } from '../../setup/policy-text.ts'
import type { RepositoryFacts } from '../../setup/repository-facts.ts'
import type { ProposedFile, Proposal } from '../../setup/propose.ts'
import type { Survey } from '../../setup/survey.ts'
import type { InitFlags } from '../init-flags.ts'
import type { CommandLine } from '../main.ts'

/** Runs `init`. @returns 0 when every file stands as shown, or when it only showed */
export async function runInit(
  args: readonly string[],
  line: CommandLine
): Promise<number> {
  const flags = initFlags(args)
  const asker = askerFor(flags, line)
  try {
    return await proposeAndWrite(flags, line, asker)
  } finally {
    asker?.close()
  }
}

async function proposeAndWrite(
  flags: InitFlags,
  line: CommandLine,
  asker: Asker | undefined
): Promise<number> {
  const tree = await openWorkTree({
    dir: flags.repo,
    environment: line.environment
  })
  const facts = factsOf(await readRepositoryFacts(tree), flags)
  const found = await withBranch(survey(facts), asker)
  if (!flags.json) print(line, foundWords(found))
  const choices = await choicesOf(flags, found, asker)
  refuseConstant(choices)
  const proposal = propose(facts, found, choices)
  if (!flags.json) print(line, proposalWords(proposal))
  const problem = flags.dryRun
    ? undefined
    : refusal(found, proposal, flags.force || asker !== undefined)
  if (problem !== undefined) throw problem
  const files = flags.dryRun ? [] : await chosenFiles(flags, proposal, asker)
  const writer = workTreeWriter(tree.root)
  for (const { path, text, state } of files)
    await writer.write(path, text, state === 'other')
  if (flags.json) printJson(line, documentOf(proposal, files))
  else print(line, ending(flags, proposal, files))
  return EXIT.complete
}

/** What a flag says of the base branch is no guess. */
function factsOf(
  facts: RepositoryFacts,
  { branch }: InitFlags
): RepositoryFacts {
  return branch === undefined
    ? facts
    : { ...facts, defaultBranch: branch, isBranchGuessed: false }
}

async function withBranch(
  found: Survey,
  asker: Asker | undefined
): Promise<Survey> {
  return asker === undefined ? found : await askedBranch(asker, found)
}

/** The gate would refuse a policy that demands such a command (threat A13). */
function refuseConstant({ check = '' }: Choices): void {
  if (check.trim() === '' || constantExit(check) !== 0) return
  throw new GateError(
    'USAGE',
    `Expected a command that fails when the work is wrong; ${JSON.stringify(check.slice(0, 80))} never fails.`,
    { hint: 'Name one with --check COMMAND, such as --check "make test".' }
  )
}

/** Somebody to ask, on a terminal that is not told to go without. */
function askerFor(flags: InitFlags, line: CommandLine): Asker | undefined {
  if (flags.yes || flags.dryRun) return undefined
  const { stdin, stdout } = line
  if (!flags.json && stdout.isTTY === true && stdin?.isTTY === true)
    return askerOn(stdin, stdout)
  throw new GateError(
    'USAGE',
    'init asks before it writes, and there is no terminal to ask on.',
    {
      hint: '`--yes` takes every default; `--dry-run` shows and writes nothing.'
    }
  )
}

async function choicesOf(
  flags: InitFlags,
  found: Survey,
  asker: Asker | undefined
): Promise<Choices> {
  const suggested = defaultChoices(found)
  const told = {
    check: flags.check ?? suggested.check,
    packages: flags.packages ?? suggested.packages
  }
  return asker === undefined
    ? told
    : await askedChoices(asker, found, told, flags)
}

async function chosenFiles(
  flags: InitFlags,
  { files }: Proposal,
  asker: Asker | undefined
): Promise<readonly ProposedFile[]> {
  const open = files.filter(({ state }) => state !== 'same')
  if (asker === undefined) return open
  const chosen: ProposedFile[] = []
  for (const file of open)
    if (await mayWrite(asker, file, flags.force)) chosen.push(file)
  return chosen
}

function documentOf(
  { files, remarks, nextSteps }: Proposal,
  written: readonly ProposedFile[]
): unknown {
  return {
    schema: 'completion-gate.init.v1',
    files: files.map(file => ({
      path: file.path,
      state: file.state,
      written: written.includes(file),
      text: file.text
    })),
    remarks,
    next_steps: nextSteps
  }
}

function ending(
  { dryRun }: InitFlags,
  { files, nextSteps }: Proposal,
  written: readonly ProposedFile[]
): string {
  const paths = written.map(({ path }) => terminalText(path))
  const left = files.filter(
    file => file.state !== 'same' && !written.includes(file)
  )
  return [
    ...(dryRun ? ['Nothing was written.'] : []),
    ...(paths.length === 0 ? [] : [`Written: ${paths.join(', ')}`]),
    ...(dryRun || left.length === 0
      ? []
      : [`Left as they are: ${left.map(({ path }) => path).join(', ')}`]),
    ...(files.every(({ state }) => state === 'same')
      ? ['Both files stand there already, as shown.']
      : []),
    '',
    'Next:',
    ...nextSteps.map(
      (step, at) => `  ${String(at + 1)}. ${terminalText(step)}`
    ),
    ''
  ].join('\n')
}
