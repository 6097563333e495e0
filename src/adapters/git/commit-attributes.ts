/** Attributes as the files of a commit give them: no work tree, no setting and no file of `.git` has a word in it. */
import * as fs from 'node:fs'
import * as path from 'node:path'

import { temporaryFolder } from '../temporary-folder.ts'
import { gitFailed, runGit, type Git } from './run-git.ts'

/**
 * Gives git an empty repository and a work tree of the gate's own, with the
 * objects of the real one and the commit as its index: nothing but the commit's
 * own attribute files is there. What stands in `info/attributes`, in an untracked
 * `.gitattributes` or in the configuration could else hide an edit (threat D8).
 * @param objectsDir absolute path of the repository's folder of objects
 * @throws GateError GIT_FAILED
 */
export async function withCommitAttributes<Value>(
  git: Git,
  {
    objectsDir,
    commit
  }: { readonly objectsDir: string; readonly commit: string },
  use: (git: Git) => Promise<Value>
): Promise<Value> {
  const own = temporaryFolder('gate-attributes-')
  try {
    const seeing = emptyRepository(own, git, objectsDir, commit)
    await answer(seeing, commit, ['read-tree', commit])
    await writeAttributeFiles(seeing, commit)
    return await use(seeing)
  } finally {
    fs.rmSync(own, { recursive: true, force: true })
  }
}

/** Not every call of git asks the index: the attribute files alone are written out. */
async function writeAttributeFiles(git: Git, commit: string): Promise<void> {
  const listed = await answer(git, commit, [
    ...['ls-files', '--stage', '-z', '--', ':(glob)**/.gitattributes']
  ])
  // git follows no link there either.
  const files = listed
    .split('\0')
    .filter(line => line.startsWith('100'))
    .map(line => line.slice(line.indexOf('\t') + 1))
  if (files.length === 0) return
  const input = Buffer.from(files.map(one => `${one}\0`).join(''), 'latin1')
  await answer(git, commit, ['checkout-index', '-z', '--stdin'], input)
}

async function answer(
  git: Git,
  commit: string,
  args: readonly string[],
  input: string | Buffer = ''
): Promise<string> {
  const end = await runGit(git, args, { input })
  if (end.exitCode === 0) return end.stdout.toString('latin1')
  throw gitFailed(`The attributes of commit ${commit} cannot be read`, end)
}

function emptyRepository(
  own: string,
  git: Git,
  objectsDir: string,
  commit: string
): Git {
  for (const folder of ['objects', 'refs', 'tree'])
    fs.mkdirSync(path.join(own, folder))
  fs.writeFileSync(path.join(own, 'HEAD'), 'ref: refs/heads/none\n')
  if (commit.length === 64)
    fs.writeFileSync(
      path.join(own, 'config'),
      '[core]\n\trepositoryformatversion = 1\n[extensions]\n\tobjectFormat = sha256\n'
    )
  const tree = path.join(own, 'tree')
  return {
    ...git,
    dir: tree,
    gitDir: own,
    variables: {
      GIT_OBJECT_DIRECTORY: objectsDir,
      ...git.variables,
      GIT_WORK_TREE: tree,
      GIT_INDEX_FILE: path.join(own, 'index')
    }
  }
}
