/** What a host refuses its read-only verifier. */
import { describe, expect, it, test } from '@jest/globals'

import {
  verifierMayCallNested,
  verifierMayUse
} from '../../../src/host/read-only-verifier.ts'

describe('the verifier', () => {
  test.each([
    'write',
    'edit',
    'patch',
    'download',
    'skill',
    'task',
    'batch',
    'Write',
    'Skill',
    'BATCH'
  ])('may not use %s', tool => {
    expect(verifierMayUse(tool, {})).toBe(false)
    expect(verifierMayCallNested(tool, {}, true)).toBe(false)
  })

  test.each(['read', 'grep', 'glob', 'ls', 'program'])('may use %s', tool => {
    expect(verifierMayUse(tool, { file_path: 'a' })).toBe(true)
    expect(verifierMayUse(tool, undefined)).toBe(true)
  })

  test.each([
    'cargo test',
    'cd x && npm test -- --ci',
    'cat a | grep -n b | head -5',
    'git --no-pager diff --stat && git log -1',
    "sed -n '1,5p' a",
    'find . -name a.ts',
    'for i in a b; do cat "$i"; done',
    'python -m pytest -q',
    'command -v cargo && go vet ./...'
  ])('may run %j', command => {
    expect(verifierMayUse('bash', { command })).toBe(true)
    expect(verifierMayUse('Bash', { command })).toBe(true)
  })

  test.each([
    'echo hi > f',
    'cargo test 2>&1',
    'rm -rf x',
    'echo farm house',
    'mv a b',
    'a | tee f',
    'rm\tx',
    '/bin/rm\tx',
    "r'm' x",
    'cp a b',
    'env touch f',
    'xargs -n1 unlink',
    'find . -delete',
    'find . -exec chmod +x {} +',
    'sed -i s/a/b/ f',
    'sed -Ei s/a/b/ f',
    'sort a -o a',
    'curl -so f http://x',
    'git checkout x',
    'git -c alias.x=y x',
    'git stash',
    'git diff --output=f',
    'git',
    'bash -c "true"',
    'eval true',
    'command touch f',
    'builtin eval x',
    "trap 'touch f' EXIT",
    "python -c 'x'",
    '. ./x',
    '$x y',
    '$(echo touch) f',
    'echo $(touch f)',
    'echo `touch f`',
    'cat <(touch f)',
    'if true; then touch f; fi',
    'f() { touch f; }; f',
    'npm install',
    'echo "',
    'true\r'
  ])('may not run %j', command => {
    expect(verifierMayUse('bash', { command })).toBe(false)
  })

  it('may not run a command that says that it changed paths, or none', () => {
    expect(verifierMayUse('bash', { command: 'ls', changed_paths: [] })).toBe(
      false
    )
    expect(verifierMayUse('bash', {})).toBe(false)
    expect(verifierMayUse('bash', null)).toBe(false)
    expect(verifierMayUse('bash', { command: ['rm', 'x'] })).toBe(false)
  })

  test.each([
    [{ command: 'diff' }, true],
    [{ command: 'branch' }, true],
    [{ command: 'branch', name: null }, true],
    [{ command: 'stash' }, true],
    [{ command: 'stash', include_untracked: false }, true],
    [{ command: 'worktree', subcommand: 'list' }, true],
    [{ command: 'checkout', ref: 'main' }, false],
    [{ command: ' Checkout ' }, false],
    [{ command: 'branch', name: 'x' }, false],
    [{ command: 'branch', name: 7 }, false],
    [{ command: 'stash', message: 'wip' }, false],
    [{ command: 'stash', include_untracked: true }, false],
    [{ command: 'stash', include_untracked: 'yes' }, false],
    [{ command: 'worktree', subcommand: 'create' }, false],
    [{ command: 'worktree', subcommand: 'remove' }, false]
  ])('git %j: %s', (args, allowed) => {
    expect(verifierMayUse('git', args)).toBe(allowed)
  })

  it('may make nested calls of checkers, and of what declared itself read-only', () => {
    expect(
      verifierMayCallNested('bash', { command: 'cargo test' }, false)
    ).toBe(true)
    expect(verifierMayCallNested('Git', { command: 'diff' }, false)).toBe(true)
    expect(verifierMayCallNested('program', {}, false)).toBe(true)
    expect(verifierMayCallNested('read', {}, false)).toBe(false)
    expect(verifierMayCallNested('read', {}, true)).toBe(true)
    expect(verifierMayCallNested('bash', { command: 'rm x' }, true)).toBe(false)
  })
})
