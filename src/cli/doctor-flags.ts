/** The flags of `doctor`. */
import { parseArgs } from 'node:util'

import { OPTIONS } from './command-options.ts'
import { understood, usage } from './understood.ts'

/** What `doctor` takes. */
export interface DoctorFlags {
  /** Folder of the checkout. */
  readonly dir: string
  /** The repository on GitHub to ask about; undefined looks at the checkout alone. */
  readonly github: { readonly owner: string; readonly name: string } | undefined
  /** Name of the variable that holds the token. */
  readonly tokenEnv: string
  /** Undefined takes the default branch. */
  readonly branch: string | undefined
  readonly json: boolean
}

/**
 * Reads the flags of `doctor`. `--repo` names the repository: a folder, or
 * `owner/name` on GitHub, or each once.
 * @param isFolder whether there is such a folder
 * @throws GateError USAGE
 */
export function doctorFlags(
  args: readonly string[],
  isFolder: (path: string) => boolean
): DoctorFlags {
  const { values } = understood('doctor', () =>
    parseArgs({
      args: [...args],
      options: OPTIONS.doctor,
      strict: true
    })
  )
  const { repo = [] } = values
  const folders = repo.filter(isFolder)
  const names = repo.filter(one => !isFolder(one))
  const [name] = names
  const [, owner, repository] =
    /^([\w-][\w.-]*)\/([\w.-]+)$/.exec(name ?? '') ?? []
  if (folders.length > 1 || names.length > 1)
    throw usage(
      'doctor',
      '--repo expects one folder and one owner/name at most.'
    )
  if (name !== undefined && (owner === undefined || repository === undefined))
    throw usage(
      'doctor',
      `--repo expects a folder or owner/name, and "${name}" is neither.`
    )
  return {
    dir: folders[0] ?? '.',
    github:
      owner === undefined || repository === undefined
        ? undefined
        : { owner, name: repository },
    tokenEnv: values['token-env'],
    branch: values.branch,
    json: values.json
  }
}
