/** Small real git repositories in temporary folders, the same on every machine. */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'

/** A path as text, or as bytes where it is not valid UTF-8. */
export type RepositoryPath = string | Uint8Array

/** How to make a repository. */
export interface RepositoryOptions {
  readonly objectFormat?: 'sha1' | 'sha256'
  /** Name of the first branch; `main` when left out. */
  readonly branch?: string
  readonly bare?: boolean
}

/** A repository to build up and throw away. Everything is synchronous. */
export interface GitRepository {
  /** Absolute path of the work tree, without links in it. */
  readonly dir: string
  /** Writes a file of the work tree; its mode is 0o644 unless said otherwise. */
  write(
    path: RepositoryPath,
    content: string | Uint8Array,
    options?: { readonly mode?: number }
  ): void
  /** Makes a symbolic link; what stands there is replaced. */
  symlink(path: RepositoryPath, target: RepositoryPath): void
  /** Stages a submodule at a commit id and makes its empty folder. */
  submodule(path: string, commit: string): void
  remove(path: RepositoryPath): void
  /** Stages everything and commits, empty commits too. @returns the commit's id */
  commit(message?: string): string
  /** Runs git in the work tree. @returns standard output less its last line end */
  git(...args: readonly string[]): string
  /** Makes a branch at HEAD and checks it out. */
  branch(name: string): void
  checkout(name: string): void
  /** Removes the folder. */
  dispose(): void
}

const FIRST_SECOND = 1_700_000_000

/** Variables under which git behaves the same everywhere; a person's configuration stays out. */
export function gitEnvironment(second = FIRST_SECOND): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('GIT_')
  )
  const date = `${second} +0000`
  return {
    ...Object.fromEntries(inherited),
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: os.devNull,
    GIT_TERMINAL_PROMPT: '0',
    GIT_AUTHOR_NAME: 'Ada Author',
    GIT_AUTHOR_EMAIL: 'ada@example.com',
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: 'Cora Committer',
    GIT_COMMITTER_EMAIL: 'cora@example.com',
    GIT_COMMITTER_DATE: date
  }
}

/** A fresh temporary folder, without links in its path. */
export function temporaryFolder(name = 'completion-gate'): string {
  return fs.realpathSync(
    fs.mkdtempSync(path.join(os.tmpdir(), `${name}-test-`))
  )
}

/** Makes an empty repository in a temporary folder. */
export function gitRepository(options: RepositoryOptions = {}): GitRepository {
  const dir = temporaryFolder()
  let second = FIRST_SECOND
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, {
      cwd: dir,
      env: gitEnvironment(second),
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'pipe']
    }).replace(/\n$/, '')
  const place = (relative: RepositoryPath): Buffer => placeIn(dir, relative)

  git(
    'init',
    '--quiet',
    `--initial-branch=${options.branch ?? 'main'}`,
    `--object-format=${options.objectFormat ?? 'sha1'}`,
    ...(options.bare === true ? ['--bare'] : [])
  )
  return {
    dir,
    git,
    write: (relative, content, { mode = 0o644 } = {}) => {
      const file = place(relative)
      makeRoom(file)
      fs.writeFileSync(file, content)
      fs.chmodSync(file, mode)
    },
    symlink: (relative, target) => {
      const file = place(relative)
      makeRoom(file)
      fs.symlinkSync(
        typeof target === 'string' ? target : Buffer.from(target),
        file
      )
    },
    submodule: (relative, commit) => {
      fs.mkdirSync(place(relative), { recursive: true })
      git('update-index', '--add', '--cacheinfo', '160000', commit, relative)
    },
    remove: relative => {
      fs.rmSync(place(relative), { recursive: true })
    },
    commit: (message = 'A change') => {
      second += 60
      git('add', '--all')
      git('commit', '--quiet', '--allow-empty', `--message=${message}`)
      return git('rev-parse', 'HEAD')
    },
    branch: name => git('checkout', '--quiet', '-b', name),
    checkout: name => git('checkout', '--quiet', name, '--'),
    dispose: () => {
      fs.rmSync(dir, { recursive: true, force: true })
    }
  }
}

function placeIn(dir: string, relative: RepositoryPath): Buffer {
  return Buffer.concat([Buffer.from(`${dir}/`), Buffer.from(relative)])
}

// Parent folders come into being; a link or file in the way of the path itself goes.
function makeRoom(file: Buffer): void {
  const parent = file.subarray(0, file.lastIndexOf(0x2f))
  fs.mkdirSync(parent, { recursive: true })
  fs.rmSync(file, { force: true })
}
