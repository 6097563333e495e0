/** The files of a step: what a runner hands in, and what it reads back. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const NAMES = ['event', 'output', 'summary', 'env', 'path', 'state'] as const

/** Paths of the files of one step. */
export type JobFiles = Readonly<Record<(typeof NAMES)[number], string>> & {
  /** Folder that holds them, for `RUNNER_TEMP`. */
  readonly folder: string
  /** Where the checkout goes. */
  readonly workspace: string
}

/** Makes the files in a folder of their own. @param payload content of the event file */
export async function makeJobFiles(payload: unknown): Promise<JobFiles> {
  const folder = await mkdtemp(path.join(tmpdir(), 'completion-gate-job-'))
  const files = Object.fromEntries(
    NAMES.map(name => [name, path.join(folder, name)])
  ) as Record<(typeof NAMES)[number], string>
  for (const file of Object.values(files)) await writeFile(file, '')
  await writeFile(files.event, JSON.stringify(payload))
  return { ...files, folder, workspace: path.join(folder, 'work') }
}

/** Removes everything. */
export async function removeJobFiles({ folder }: JobFiles): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}

/** The outputs of a step: `name<<delimiter`, lines, the delimiter (actions/runner, FileCommandManager). */
export async function readOutputs({
  output
}: JobFiles): Promise<Readonly<Record<string, string>>> {
  const lines = (await readFile(output, 'utf8')).split('\n')
  const outputs: Record<string, string> = {}
  for (let at = 0; at < lines.length; at += 1) {
    const [name, delimiter] = (lines[at] ?? '').split('<<')
    if (name === undefined || delimiter === undefined) continue
    const end = lines.indexOf(delimiter, at + 1)
    outputs[name] = lines.slice(at + 1, end).join('\n')
    at = end
  }
  return outputs
}
