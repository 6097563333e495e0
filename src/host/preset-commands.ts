/** Presets and criteria of a workspace as commands, for hosts that read the files themselves. */
import { readAcceptance } from '../verify/acceptance.ts'
import { counts, findPresets } from '../verify/presets/find-presets.ts'
import { presetPlaces } from '../verify/presets/preset.ts'
import { foldersOf } from '../verify/project-files.ts'
import type { VerificationCommand } from '../model/check.ts'
import type { ProjectText } from '../verify/project-files.ts'

// Milliseconds; the default of the policy (design.md section 3).
const TIMEOUT_MS = 15 * 60 * 1000

/** The commands that the ecosystems of a workspace imply. */
export interface WorkspaceFiles {
  /** Every file, relative to the root. */
  readonly paths: Iterable<string>
  /** Texts of `package.json`, `pyproject.toml` and such, by path. */
  readonly texts: ReadonlyMap<string, string>
}

/** A preset or a criterion that no command can be made of: the host must show it, never drop it. */
export interface UnreadableCommand {
  readonly id: string
  /** A sentence without its full stop. */
  readonly why: string
}

/** Commands, and what could not be read. */
export interface CommandsFound {
  readonly commands: readonly VerificationCommand[]
  readonly unreadable: readonly UnreadableCommand[]
}

/** The presets of the workspace's root, in the table's order. */
export function presetCommands(files: WorkspaceFiles): CommandsFound {
  const paths = new Set(files.paths)
  const texts = new Map<string, ProjectText>(
    [...files.texts].map(([path, text]) => [path, { kind: 'text', text }])
  )
  const root = presetPlaces({ paths, folders: foldersOf(paths), texts })('')
  const found = findPresets(root).flatMap(({ row, findings }) =>
    findings.filter(counts).map(finding => ({
      finding,
      preset: row.presets.find(one => one.id === finding.id)
    }))
  )
  return {
    commands: found.flatMap(({ finding, preset }) =>
      finding.kind === 'command' && preset !== undefined
        ? [
            {
              ...preset,
              command: finding.command,
              timeoutMs: TIMEOUT_MS,
              expectExit: 0
            }
          ]
        : []
    ),
    unreadable: found.flatMap(({ finding }) =>
      finding.kind === 'unknown' ? [{ id: finding.id, why: finding.why }] : []
    )
  }
}

/**
 * The machine criteria of an acceptance file; a `file_exists` becomes `test -f`.
 * @param name the loop or the file, as in `acceptance:<name>:<line>`
 */
export function criterionCommands(text: string, name: string): CommandsFound {
  const reading = readAcceptance({ kind: 'text', text })
  if (reading.kind === 'unusable')
    return {
      commands: [],
      unreadable: [{ id: `acceptance:${name}`, why: `the file ${reading.why}` }]
    }
  const commands: VerificationCommand[] = []
  const unreadable: UnreadableCommand[] = []
  for (const criterion of reading.criteria) {
    const id = `acceptance:${name}:${String(criterion.line)}`
    const shared = { id, required: true, timeoutMs: TIMEOUT_MS }
    if (criterion.kind === 'unreadable')
      unreadable.push({ id, why: criterion.why })
    if (criterion.kind === 'command')
      commands.push({
        ...shared,
        kind: 'acceptance_command',
        description: `ACCEPTANCE kind:command (${name})`,
        command: criterion.command,
        expectExit: criterion.expect_exit
      })
    if (criterion.kind === 'file_exists')
      commands.push({
        ...shared,
        kind: 'acceptance_file_exists',
        description: `ACCEPTANCE kind:file_exists (${name})`,
        command: `test -f ${quoted(criterion.path)}`,
        expectExit: 0
      })
  }
  return { commands, unreadable }
}

/** One word of a shell, whatever it holds. */
function quoted(word: string): string {
  return /^[\w./-]+$/.test(word)
    ? word
    : `'${word.replaceAll("'", String.raw`'\''`)}'`
}
