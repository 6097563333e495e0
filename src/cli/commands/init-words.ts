/** What `init` says to a person: what it found, and the files as they would be. */
import { terminalText } from '../../report/terminal-text.ts'
import type { Proposal, ProposedFile } from '../../setup/propose.ts'
import type { Survey } from '../../setup/survey.ts'

const STATES: Readonly<Record<ProposedFile['state'], string>> = {
  new: 'new',
  same: 'stands there already',
  other: 'would replace what stands there'
}

/** What was found, in a few lines. */
export function foundWords(found: Survey): string {
  const { packageManager, workspaces, gateWorkflows } = found
  const ecosystems =
    found.ecosystems.length === 0
      ? 'none with checks that are known'
      : found.ecosystems.join(', ')
  const packages = workspaces.map(
    ({ folders, source }) =>
      `${String(folders.length)} ${folders.length === 1 ? 'package' : 'packages'} (${source})`
  )
  const rows = [
    [
      'ecosystems',
      packageManager === undefined
        ? ecosystems
        : `${ecosystems} (${packageManager})`
    ],
    ...(packages.length === 0 ? [] : [['packages', packages.join(', ')]]),
    [
      'base branch',
      `${found.defaultBranch}${found.isBranchGuessed ? ' (a guess: it is checked out)' : ''}`
    ],
    ...found.presets.slice(0, 12).map(one => ['check', checkWords(one)]),
    ...(gateWorkflows.length === 0
      ? []
      : [['the gate', `runs already in ${gateWorkflows.join(', ')}`]])
  ]
  return `Found\n${rows
    .map(
      ([key = '', value = '']) => `  ${key.padEnd(12)} ${terminalText(value)}\n`
    )
    .join('')}\n`
}

function checkWords({
  id,
  command,
  required
}: Survey['presets'][number]): string {
  return `${id}: ${command}${required ? '' : ' (optional)'}`
}

/** Each file with its text, and what a person must know. */
export function proposalWords({ files, remarks }: Proposal): string {
  const shown = files.map(({ path, text, state }) => {
    const lines = text
      .split('\n')
      .map(one => (one === '' ? '' : `  ${terminalText(one)}`))
    return `${terminalText(path)} (${STATES[state]})\n\n${lines.join('\n')}\n`
  })
  const notes = remarks.map(one => `Note: ${terminalText(one)}\n`)
  return [
    ...shown,
    ...(notes.length === 0 ? [] : [`${notes.join('')}\n`])
  ].join('')
}
