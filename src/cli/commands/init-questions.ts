/** What `init` asks a person, each question with its default. */
import { terminalText } from '../../report/terminal-text.ts'
import { isBranchName } from '../init-flags.ts'
import { hasRequired } from '../../setup/policy-text.ts'
import type { Asker } from '../../setup-ports.ts'
import type { Choices } from '../../setup/policy-text.ts'
import type { ProposedFile } from '../../setup/propose.ts'
import type { Survey } from '../../setup/survey.ts'
import type { InitFlags } from '../init-flags.ts'

/** Asks for what no flag says. @param told what flags and the repository say */
export async function askedChoices(
  asker: Asker,
  found: Survey,
  told: Choices,
  flags: Pick<InitFlags, 'check' | 'packages'>
): Promise<Choices> {
  const packages =
    flags.packages === undefined && found.workspaces.length > 0
      ? await yesOrNo(
          asker,
          'Shall each package have checks of its own?',
          told.packages
        )
      : told.packages
  const choices = { ...told, packages }
  const isAsked =
    flags.check === undefined &&
    !found.acceptance &&
    !hasRequired(found, choices)
  return isAsked
    ? { ...choices, check: await command(asker, told.check) }
    : choices
}

/** Asks which branch is the base, where nothing but what is checked out says so. */
export async function askedBranch(
  asker: Asker,
  found: Survey
): Promise<Survey> {
  if (!found.isBranchGuessed) return found
  const { defaultBranch } = found
  for (;;) {
    const answer = await asker.ask(
      `Which branch are changes merged into? [${terminalText(defaultBranch)}] `
    )
    if (answer === '' || isBranchName(answer))
      return {
        ...found,
        defaultBranch: answer || defaultBranch,
        isBranchGuessed: false
      }
  }
}

/** Whether a file may be written. @param force what stands there may go without a question */
export async function mayWrite(
  asker: Asker,
  { path, state }: ProposedFile,
  force: boolean
): Promise<boolean> {
  const name = terminalText(path)
  return state === 'other' && !force
    ? await yesOrNo(
        asker,
        `${name} stands there with other text. Replace it?`,
        false
      )
    : await yesOrNo(asker, `Write ${name}?`, true)
}

async function command(
  asker: Asker,
  suggested: string | undefined
): Promise<string | undefined> {
  const usual =
    suggested === undefined ? 'empty for none' : `[${terminalText(suggested)}]`
  const answer = await asker.ask(
    `No test was found. Which command proves a change? ${usual} `
  )
  return answer === '' ? suggested : answer
}

async function yesOrNo(
  asker: Asker,
  question: string,
  usual: boolean
): Promise<boolean> {
  for (;;) {
    const answer = await asker.ask(`${question} ${usual ? '[Y/n]' : '[y/N]'} `)
    if (answer === '') return usual
    if (/^y(?:es)?$/i.test(answer)) return true
    if (/^no?$/i.test(answer)) return false
  }
}
