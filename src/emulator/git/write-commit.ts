/** Writes a commit straight into a bare repository, with any tree, author and parents, and moves a branch to it. */
import type { Signature } from '../entities/repository.ts'
import { runGit } from './run-git.ts'
import type { GitPlace } from './run-git.ts'

/** New content of a path; null removes it. A text or bytes alone is a plain file. */
export type FileContent =
  | string
  | Uint8Array
  | null
  | {
      readonly mode: '100644' | '100755' | '120000'
      readonly content: string | Uint8Array
    }
  /** A submodule: the id of a commit elsewhere. */
  | { readonly mode: '160000'; readonly commit: string }

/** A commit to write. */
export interface CommitDraft {
  readonly branch: string
  readonly files: Readonly<Record<string, FileContent>>
  readonly message: string
  readonly author: Signature
  readonly committer: Signature
  /** The first parent's tree is what the files change; none makes a root commit. */
  readonly parents: readonly string[]
}

/**
 * Writes the commit and moves the branch, also when that is no fast-forward.
 * @throws GateError GIT_FAILED
 */
export async function writeCommit(
  place: GitPlace,
  folder: string,
  draft: CommitDraft
): Promise<void> {
  const ref = `refs/heads/${draft.branch}`
  const [first, ...merged] = draft.parents
  const parts: Uint8Array[] = [line('feature done')]
  // Without a reset fast-import would go on from where the branch stands.
  if (first === undefined) parts.push(line(`reset ${ref}`), line(''))
  parts.push(
    line(`commit ${ref}`),
    line(`author ${signature(draft.author)}`),
    line(`committer ${signature(draft.committer)}`),
    data(draft.message)
  )
  if (first !== undefined) parts.push(line(`from ${first}`))
  for (const parent of merged) parts.push(line(`merge ${parent}`))
  for (const [path, content] of Object.entries(draft.files)) {
    parts.push(...change(path, content))
  }
  parts.push(line(''), line('done'))
  const args = ['--git-dir', folder, 'fast-import', '--quiet', '--force']
  await runGit(place, args, { input: Buffer.concat(parts) })
}

function change(path: string, content: FileContent): Uint8Array[] {
  if (content === null) return [line(`D ${quoted(path)}`)]
  if (typeof content === 'string' || content instanceof Uint8Array) {
    return [line(`M 100644 inline ${quoted(path)}`), data(content)]
  }
  if (content.mode === '160000') {
    return [line(`M 160000 ${content.commit} ${quoted(path)}`)]
  }
  return [
    line(`M ${content.mode} inline ${quoted(path)}`),
    data(content.content)
  ]
}

function line(text: string): Buffer {
  return Buffer.from(`${text}\n`)
}

function data(content: string | Uint8Array): Buffer {
  const bytes = Buffer.from(content)
  return Buffer.concat([line(`data ${bytes.length}`), bytes, line('')])
}

function quoted(path: string): string {
  const escaped = path
    .replaceAll('\\', '\\\\')
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`)
  return `"${escaped}"`
}

function signature({ name, email, date }: Signature): string {
  const seconds = Math.floor(Date.parse(date) / 1000)
  return `${name} <${email}> ${seconds} +0000`
}
