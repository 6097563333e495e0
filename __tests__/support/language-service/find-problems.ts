/** What GitHub's own language service and actionlint find in workflows and in action.yml. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('./check-documents.mjs', import.meta.url))

/** A file to look at. */
export interface CheckedDocument {
  readonly kind: 'workflow' | 'action'
  readonly text: string
}

/** One finding; lines count from 1 in the document. */
export interface Finding {
  readonly tool: 'language service' | 'actionlint'
  readonly line: number
  readonly message: string
}

/** Data of an action.yml, by `owner/name`: the language service holds steps against it. */
export type KnownActions = Readonly<Record<string, unknown>>

/**
 * Checks all documents in one process, for both tools are slow to start, and
 * the language service needs a load hook that the test's process must not have.
 * @returns the findings of each document, in the order of the documents
 */
export async function findProblems(
  documents: readonly CheckedDocument[],
  actions: KnownActions
): Promise<readonly (readonly Finding[])[]> {
  const answer = await new Promise<string>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [PROGRAM],
      { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (error === null) resolve(stdout)
        else
          reject(new Error(`The linters failed: ${stderr}`, { cause: error }))
      }
    )
    child.stdin?.end(JSON.stringify({ documents, actions }))
  })
  return JSON.parse(answer) as readonly (readonly Finding[])[]
}
