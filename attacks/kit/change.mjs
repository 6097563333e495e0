// A change in a real git repository: a base, a head, and what the gate's command line says of it.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import path from 'node:path'

/** Content that is not a plain file. */
export const link = target => ({ target })
export const executable = text => ({ text, mode: 0o755 })
export const submodule = commit => ({ submodule: commit })

/** A fresh folder. */
export function temporaryFolder() {
  return realpathSync(mkdtempSync(path.join(tmpdir(), 'gate-attack-')))
}

/** git in a folder, with nobody's own configuration. @returns its output, trimmed */
export function git(dir, ...args) {
  return execFileSync('git', args, {
    cwd: dir,
    env: gitEnvironment(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 28
  }).trim()
}

function gitEnvironment() {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('GIT_')
  )
  return {
    ...Object.fromEntries(inherited),
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_AUTHOR_NAME: 'Coder',
    GIT_AUTHOR_EMAIL: 'coder@example.com',
    GIT_COMMITTER_NAME: 'Coder',
    GIT_COMMITTER_EMAIL: 'coder@example.com'
  }
}

/** Writes files (`null` removes one) and commits. */
export function commit(dir, files, message = 'A change') {
  const modules = []
  for (const [name, content] of Object.entries(files)) {
    if (content?.submodule !== undefined)
      modules.push([name, content.submodule])
    else put(path.join(dir, name), content)
  }
  git(dir, 'add', '--all')
  for (const [name, id] of modules) {
    mkdirSync(path.join(dir, name), { recursive: true })
    git(dir, 'update-index', '--add', '--cacheinfo', `160000,${id},${name}`)
  }
  git(dir, 'commit', '--quiet', '--allow-empty', `--message=${message}`)
}

function put(file, content) {
  rmSync(file, { recursive: true, force: true })
  if (content === null) return
  mkdirSync(path.dirname(file), { recursive: true })
  if (content.target !== undefined) return symlinkSync(content.target, file)
  writeFileSync(file, content.text ?? content)
  if (content.mode !== undefined) chmodSync(file, content.mode)
}

/**
 * Makes the change, lets something happen to the checkout, and has it judged.
 * @param change `base`, `head`: files; `demand`: what the base demands; `before(dir)`: after the commits
 * @param gate the gate that is attacked
 */
export async function judgeChange(change, gate) {
  const dir = temporaryFolder()
  try {
    git(dir, 'init', '--quiet', '--initial-branch=main')
    const demand = gate.demand(change.demand ?? {})
    commit(
      dir,
      { 'README.md': '# Widgets\n', ...demand, ...change.base },
      'base'
    )
    git(dir, 'checkout', '--quiet', '-b', 'agent')
    commit(dir, change.head ?? {})
    await change.before?.(dir)
    return await gate.judgeChange({ dir, base: 'main', flags: change.flags })
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
