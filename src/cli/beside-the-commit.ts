/** What lies beside the judged commit: untracked files, those that the checks made, and uncommitted work. */
import { terminalText } from '../report/terminal-text.ts'
import { openChange } from './open-change.ts'
import type { EvidenceRecord } from '../model/evidence.ts'
import type { VerifyFlags } from './flags.ts'
import type { CommandLine } from './main.ts'
import type { GateWorld } from './world.ts'

// So many names tell what it is about.
const NAMES_SHOWN = 5

/** What lay there before the first check. */
export interface BesideBefore {
  /** Untracked paths that no commit has; none where the work tree itself is judged. */
  readonly paths: readonly string[]
  readonly files: ReadonlySet<string>
  /** Encoded paths of the submodules of the commit that are not checked out. */
  readonly submodules: readonly string[]
}

type Beside = Pick<GateWorld, 'untracked' | 'presentFiles' | 'worktree'>
type Submodules = Pick<GateWorld, 'checkout' | 'files'>

/** To be asked before any check runs. @throws GateError GIT_FAILED */
export async function besideBefore(
  world: Beside & Submodules
): Promise<BesideBefore> {
  const judged = world.worktree !== undefined
  return {
    paths: judged ? [] : await world.untracked(),
    files: new Set(await world.presentFiles()),
    submodules: await notCheckedOut(world)
  }
}

async function notCheckedOut({
  checkout,
  files
}: Submodules): Promise<readonly string[]> {
  const { id } = await checkout.commit()
  // What cannot be listed is the gate's to say.
  const entries = await files.list(id).catch(() => [])
  const absent: string[] = []
  for (const { path } of entries.filter(one => one.mode === '160000')) {
    const { kind } = await checkout.state(path)
    if (kind === 'absent' || kind === 'empty_folder') absent.push(path)
  }
  return absent
}

/** To be asked after the last check: paragraphs, each after a blank line; empty when there is nothing to say. */
export async function besideWords(
  { paths, files, submodules }: BesideBefore,
  world: Beside
): Promise<string> {
  // A check may have broken the repository: this informs, and decides nothing.
  const after = await world.presentFiles().catch(() => [])
  const made = after.filter(file => !files.has(file))
  return [
    withoutSubmodules(submodules),
    besideTheCommit(paths),
    madeByChecks(made)
  ]
    .filter(words => words !== '')
    .map(words => `\n${words}\n`)
    .join('')
}

/** git calls such a checkout clean, and a check may have had nothing to look at. */
function withoutSubmodules(paths: readonly string[]): string {
  if (paths.length === 0) return ''
  const which = paths.length === 1 ? 'Submodule' : 'Submodules'
  return `${which} not checked out: ${named(paths)}. Before the first check there was nothing there, so a check that needs it may have had nothing to look at: \`git submodule update --init\` gets it.`
}

/** A pass may rest on files that nobody else will have. */
function besideTheCommit(paths: readonly string[]): string {
  return paths.length === 0
    ? ''
    : `Beside the commit: ${named(paths)}. No commit has this, so a check that uses it passes only here: commit it, ignore it or take it away.`
}

function madeByChecks(made: readonly string[]): string {
  const [first] = made
  if (first === undefined) return ''
  const many = made.length === 1 ? 'a file that is' : 'files that are'
  const count = made.length === 1 ? '' : `${String(made.length)} `
  return `The checks created ${count}${many} not ignored (first: ${terminalText(first)}). The next \`verify --worktree\` takes what is left there for a change: name it in \`.gitignore\`, or take it away.`
}

function named(paths: readonly string[]): string {
  const names = paths.slice(0, NAMES_SHOWN).map(terminalText).join(', ')
  const more = paths.length - NAMES_SHOWN
  return more > 0 ? `${names} and ${String(more)} more` : names
}

/**
 * The files that `--worktree` would judge, where commits alone left nothing to
 * prove; undefined where that is not the question, or cannot be told.
 */
export async function uncommittedBeside(
  { completion }: EvidenceRecord,
  flags: VerifyFlags,
  line: CommandLine
): Promise<readonly string[] | undefined> {
  if (
    completion.kind !== 'narrative' ||
    flags.worktree ||
    flags.head !== 'HEAD'
  )
    return undefined
  const asked = { ...flags, fetch: false, worktree: true }
  try {
    const change = await openChange(asked, line)
    change.close()
    await change.worktree?.remove()
    return change.worktree?.uncommitted
  } catch {
    // The verdict stands without it.
    return undefined
  }
}
