/** What the success of a script proves of a command, script by script. */
import { describe, expect, it, test } from '@jest/globals'

import { builtinKind } from '../../../src/host/shell/builtins.ts'
import { shellCommandCovers } from '../../../src/host/shell/shell-command-covers.ts'
import {
  COVERING,
  NOT_COVERING,
  STRICT_ONLY
} from '../../contract/shell/corpus.ts'

describe('a script proves cargo test', () => {
  test.each(COVERING)('by %j', script => {
    expect(shellCommandCovers(script, 'cargo test')).toBe(true)
  })

  test.each(STRICT_ONLY)(
    'by %j where the host runs bash -eo pipefail',
    script => {
      expect(shellCommandCovers(script, 'cargo test', { strict: true })).toBe(
        true
      )
      expect(shellCommandCovers(script, 'cargo test')).toBe(false)
    }
  )

  test.each(NOT_COVERING)('never by %j', script => {
    expect(shellCommandCovers(script, 'cargo test')).toBe(false)
  })
})

describe('extra words', () => {
  test.each([
    ['cargo test', 'cargo test -p y --all-features -- --nocapture'],
    ['cargo test', 'cargo test --workspace -j 2 -vv'],
    ['npm test', 'npm test -- --coverage --ci'],
    ['python -m pytest', 'python -m pytest -q -x tests --maxfail=1 -n auto'],
    ['go test ./...', 'go test ./... -count=1 -race -v -short'],
    ['make check', 'make check -j4 V=1']
  ])(
    'of %j that change nothing of its meaning count: %j',
    (command, script) => {
      expect(shellCommandCovers(script, command)).toBe(true)
    }
  )

  test.each([
    ['cargo test', 'cargo test --no-run'],
    ['cargo test', 'cargo test --help'],
    ['cargo test', 'cargo test -h'],
    ['cargo test', 'cargo test -- --list'],
    ['cargo test', 'cargo test -- --skip all'],
    ['cargo test', 'cargo test no_such_test'],
    ['cargo test', 'cargo test --config build.x=1'],
    ['cargo test', 'cargo test --manifest-path other/Cargo.toml'],
    ['cargo test', 'cargo test $FLAGS'],
    ['cargo test', 'cargo test *'],
    [
      'cargo clippy -- -D warnings',
      'cargo clippy -- -D warnings -A clippy::all'
    ],
    ['npm test', 'npm test --if-present'],
    ['npm test', 'npm test --if-pres'],
    ['npm test', 'npm test --script-shell=/bin/true'],
    ['npm test', 'npm test -- --passWithNoTests'],
    ['npm test', 'npm test -- --version'],
    ['python -m pytest', 'python -m pytest --collect-only'],
    ['python -m pytest', 'python -m pytest --co'],
    ['python -m pytest', 'python -m pytest -qk nothing'],
    ['python -m mypy .', 'python -m mypy . --vers'],
    ['python -m ruff check .', 'python -m ruff check . --exit-zero'],
    ['go test ./...', 'go test ./... -run=^$'],
    ['go test ./...', 'go test ./... -args -test.run=^$'],
    ['go test ./...', 'go test ./... -count 0'],
    ['go test ./...', 'go test ./... -exec true'],
    ['make check', 'make check -n'],
    ['make check', 'make check --just'],
    ['bash ci.sh', 'bash ci.sh --skip-everything']
  ])(
    'of %j that take the meaning out of it do not count: %j',
    (command, script) => {
      expect(shellCommandCovers(script, command)).toBe(false)
    }
  )
})

describe('a criterion', () => {
  it('that is a script of its own is proven by the very same text alone', () => {
    const command = 'npm ci && npm test || exit 3'
    expect(shellCommandCovers(` ${command}\n`, command)).toBe(true)
    expect(shellCommandCovers(`${command}; true`, command)).toBe(false)
    expect(shellCommandCovers('true', command)).toBe(false)
  })

  it('about a file is proven where it stands, not in another folder', () => {
    expect(shellCommandCovers('ls && test -f a', 'test -f a')).toBe(true)
    expect(shellCommandCovers('cd x && test -f a', 'test -f a')).toBe(false)
    expect(shellCommandCovers('test -f a -o -f b', 'test -f a')).toBe(false)
  })

  it('that is empty is proven by nothing', () => {
    expect(shellCommandCovers('', '')).toBe(false)
    expect(shellCommandCovers('cargo test', ' ')).toBe(false)
  })
})

describe('folders', () => {
  it('below the workspace count, also by their absolute path', () => {
    const host = { root: '/w/repo/' }
    expect(
      shellCommandCovers('cd /w/repo && cargo test', 'cargo test', host)
    ).toBe(true)
    expect(
      shellCommandCovers('cd /w/repo/x && cargo test', 'cargo test', host)
    ).toBe(true)
    expect(
      shellCommandCovers('cd /w/repository && cargo test', 'cargo test', host)
    ).toBe(false)
    expect(shellCommandCovers('cd /w/repo && cargo test', 'cargo test')).toBe(
      false
    )
    expect(
      shellCommandCovers('cd /w/repo/../evil && cargo test', 'cargo test', host)
    ).toBe(false)
  })
})

describe('a hostile script', () => {
  it('cannot take the time of the host', () => {
    const loops = 'while a; do '.repeat(60) + 'b' + '; done'.repeat(60)
    const folders = `for i in 1; do cd d; done; cargo test`
    const deep = '('.repeat(5000) + 'cargo test' + ')'.repeat(5000)
    const long = `cargo test${' && cargo test'.repeat(20_000)}`
    for (const script of [loops, folders, deep, long])
      expect(shellCommandCovers(script, 'cargo test')).toBe(false)
  })
})

describe('the table of builtins', () => {
  it('does not know the names of other commands', () => {
    expect(builtinKind('cargo')).toBeUndefined()
    expect(builtinKind('constructor')).toBeUndefined()
  })
})
