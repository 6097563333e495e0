/** A host's ledger: what counts as a change, and what never does. */
import { describe, expect, it, test } from '@jest/globals'

import { sha256 } from '../../../src/model/digest.ts'
import { canonicalJson } from '../../../src/model/canonical-json.ts'
import {
  emptyHostLedger,
  gapsOf,
  ledgerOf,
  observeUnseenPaths,
  openChild,
  setObservationIncomplete,
  settleChild
} from '../../../src/host/host-ledger.ts'
import { observeToolCall } from '../../../src/host/tool-calls.ts'
import type { HostLedger } from '../../../src/host/host-ledger.ts'
import type { ToolCall } from '../../../src/host/tool-calls.ts'

const NOTHING = emptyHostLedger()

function after(...calls: readonly ToolCall[]): HostLedger {
  return calls.reduce(observeToolCall, NOTHING)
}

function write(path: string, content = 'x', tool = 'write'): ToolCall {
  return { tool, exit_code: 0, metadata: { file_path: path, after: content } }
}

function recorded(state: HostLedger): readonly string[] {
  return ledgerOf(state).records.map(({ tool, path }) => `${tool} ${path}`)
}

describe('a file tool', () => {
  test.each(['write', 'edit', 'patch', 'download', 'WRITE', 'Edit'])(
    '%s that succeeded is a record with the digest of the content',
    tool => {
      expect(ledgerOf(after(write('src/a.ts', 'let a', tool))).records).toEqual(
        [
          {
            tool: tool.toLowerCase(),
            path: 'src/a.ts',
            content_digest: sha256('let a')
          }
        ]
      )
    }
  )

  it('that failed is none, nor is another tool, nor one without a path', () => {
    const failed = { ...write('a'), exit_code: 1 }
    const nowhere = { tool: 'write', exit_code: 0, metadata: { after: 'x' } }
    const silent = { tool: 'write', exit_code: 0 }
    const read = write('a', 'x', 'read')
    expect(recorded(after(failed, nowhere, silent, read))).toEqual([])
  })

  it('that does not tell the content has the digest of its metadata, in any order of keys', () => {
    const one = { file_path: 'a', size: 3, deep: { b: 1, a: [null, 'x'] } }
    const other = { deep: { a: [null, 'x'], b: 1 }, size: 3, file_path: 'a' }
    const states = [one, other].map(metadata =>
      after({ tool: 'edit', exit_code: 0, metadata })
    )
    const digests = states.map(state => ledgerOf(state).effect_digest)
    expect(digests[0]).toBe(digests[1])
    expect(states[0]?.records[0]?.content_digest).toBe(
      sha256('{"deep":{"a":[null,"x"],"b":1},"file_path":"a","size":3}')
    )
    expect(states[0]?.contents.size).toBe(0)
  })
})

describe('changed_paths', () => {
  it('count for every tool and every exit code', () => {
    const metadata = { changed_paths: ['a', 'b', 7, null] }
    const state = after({ tool: 'Bash', exit_code: 124, metadata })
    expect(recorded(state)).toEqual(['bash a', 'bash b'])
    expect(state.records[0]?.content_digest).toBe(
      sha256(canonicalJson(metadata))
    )
  })
})

describe('nested calls', () => {
  const nested = (fields: object): unknown => ({
    program: {
      tool_calls: [
        {
          tool_name: 'write',
          success: true,
          exit_code: 0,
          metadata: { file_path: 'n', after: '' },
          ...fields
        }
      ]
    }
  })

  test.each([
    ['that succeeded counts', {}, ['write n']],
    ['without success does not', { success: undefined }, []],
    ['whose success is a text does not', { success: 'true' }, []],
    ['that failed does not', { exit_code: 1 }, []],
    ['without an exit code does not', { exit_code: undefined }, []],
    ['without a name does not', { tool_name: '' }, []],
    [
      'with the other key for its name does not',
      { tool_name: undefined, tool: 'write' },
      []
    ]
  ])('one %s', (_what, fields, expected) => {
    const call = { tool: 'program', exit_code: 0, metadata: nested(fields) }
    expect(recorded(after(call))).toEqual(expected)
    expect(recorded(after({ ...call, exit_code: 1 }))).toEqual(expected)
  })

  it('are found at any depth, in results too, but not in those of a file tool', () => {
    const inner = {
      tool: 'program',
      success: true,
      exit_code: 0,
      metadata: nested({})
    }
    const batch = {
      tool: 'batch',
      exit_code: 0,
      metadata: { results: [inner, { path: 'hit' }] }
    }
    expect(recorded(after(batch))).toEqual(['write n'])
    const file = {
      tool: 'write',
      exit_code: 0,
      metadata: { file_path: 'f', results: [inner] }
    }
    expect(recorded(after(file))).toEqual(['write f'])
  })

  it('that nest without an end, or hold themselves, are read once', () => {
    const loop: Record<string, unknown> = { changed_paths: ['a'] }
    loop['results'] = [
      { tool: 'bash', success: true, exit_code: 0, metadata: loop }
    ]
    expect(
      recorded(after({ tool: 'bash', exit_code: 0, metadata: loop }))
    ).toEqual(['bash a'])
    let deep: unknown = { file_path: 'deep', after: '' }
    for (let at = 0; at < 50_000; at += 1)
      deep = {
        results: [
          {
            tool: at === 0 ? 'write' : 'batch',
            success: true,
            exit_code: 0,
            metadata: deep
          }
        ]
      }
    expect(
      recorded(after({ tool: 'batch', exit_code: 0, metadata: deep }))
    ).toEqual(['write deep'])
  })

  it('are no records when a prototype brings them', () => {
    const metadata = Object.create({
      file_path: 'a',
      changed_paths: ['b']
    }) as object
    expect(recorded(after({ tool: 'write', exit_code: 0, metadata }))).toEqual(
      []
    )
  })
})

describe('paths', () => {
  it("of the harness are no records, at any depth, but the loop's criteria are", () => {
    const paths = [
      '.git/config',
      '.git',
      'x/.git/HEAD',
      '.a3s/tui/x',
      '.a3s-code/x',
      './.git/x',
      '.a3s/loops/l/ACCEPTANCE.md',
      './.a3s/loops/l/STATE.md',
      '.a3s/loops/l/notes.md',
      '.gitignore',
      '.github/x'
    ]
    const state = after({
      tool: 'bash',
      exit_code: 0,
      metadata: { changed_paths: paths }
    })
    expect(recorded(state)).toEqual([
      'bash ./.a3s/loops/l/STATE.md',
      'bash .a3s/loops/l/ACCEPTANCE.md',
      'bash .github/x',
      'bash .gitignore'
    ])
  })

  it('lose the white space around them, and blank ones are none', () => {
    expect(recorded(after(write(' \t a b\u00a0\n'), write('  ')))).toEqual([
      'write a b'
    ])
    expect(recorded(after(write('\ufeffa')))).toEqual(['write \ufeffa'])
  })

  it('and tools are encoded so that lines have one meaning', () => {
    const state = after({
      tool: 'a|b%\n',
      exit_code: 0,
      metadata: {
        changed_paths: ['p|q\n%', 'half \ud800 pair', 'half \udfff pair', '😀']
      }
    })
    expect(recorded(state)).toEqual([
      'a%7Cb%25%0A half %ED%A0%80 pair',
      'a%7Cb%25%0A half %ED%BF%BF pair',
      'a%7Cb%25%0A p|q%0A%25',
      'a%7Cb%25%0A 😀'
    ])
  })
})

describe('unseen paths', () => {
  it('are recorded once, without a digest, and never for a recorded path', () => {
    const state = after(write('src/a'), write('./src/b'))
    const digest = ledgerOf(state).effect_digest
    const same = observeUnseenPaths(state, [
      'src/a',
      './src/a',
      './src/b',
      ' ',
      '.a3s/x',
      '.git/x'
    ])
    expect(ledgerOf(same).effect_digest).toBe(digest)
    const more = observeUnseenPaths(same, ['././c', 'c'])
    expect(ledgerOf(observeUnseenPaths(more, ['c']))).toEqual(ledgerOf(more))
    expect(ledgerOf(more).records).toContainEqual({
      tool: 'workspace',
      path: 'c',
      content_digest: ''
    })
  })
})

describe('a background child', () => {
  it('is open from the call that tells of it until it is settled', () => {
    const opened = after({
      tool: 'task',
      exit_code: 0,
      metadata: { workspace_child: ' t1 ' }
    })
    expect(opened.openChildren).toEqual(['t1'])
    const settled = settleChild(opened, 't1', ['g.txt', '.git/x'])
    expect(settled.openChildren).toEqual([])
    expect(ledgerOf(settled).records).toEqual([
      { tool: 'task', path: 'g.txt', content_digest: '' }
    ])
  })

  it('that was settled before the call arrived does not open again', () => {
    const settled = settleChild(NOTHING, 't', [])
    expect(openChild(settled, 't').openChildren).toEqual([])
    expect(openChild(openChild(NOTHING, 't'), 't').openChildren).toEqual(['t'])
    expect(openChild(NOTHING, ' ').openChildren).toEqual([])
  })
})

describe('an incomplete observation', () => {
  it('is a gap until a later one is complete', () => {
    const failed = setObservationIncomplete(NOTHING, true)
    expect(gapsOf(failed)).toHaveLength(1)
    expect(gapsOf(setObservationIncomplete(failed, false))).toEqual([])
  })
})

describe('a ledger', () => {
  it('is never changed, only replaced', () => {
    const before = after(write('a'))
    const copy = structuredClone(before)
    observeUnseenPaths(
      settleChild(observeToolCall(before, write('b')), 't', ['c']),
      ['d']
    )
    expect(before).toEqual(copy)
  })
})

describe('canonical JSON', () => {
  it('is JSON, with keys in the order of their bytes, at any depth', () => {
    const value = {
      b: [1, 'ü', { z: null, a: true }],
      a: -0.5,
      '\uff5e': 1,
      '😀': 2
    }
    const text = canonicalJson(value)
    expect(JSON.parse(text)).toEqual(value)
    expect(text).toBe(
      '{"a":-0.5,"b":[1,"ü",{"a":true,"z":null}],"\uff5e":1,"😀":2}'
    )
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    expect(canonicalJson(JSON.parse(deep))).toBe(deep)
  })

  it('has a text for what JSON has not', () => {
    const loop: unknown[] = []
    loop.push(loop, undefined, () => 1)
    expect(
      canonicalJson({ loop, gone: undefined, big: 2n, not: Number.NaN })
    ).toBe('{"big":2,"loop":[<cycle>,null,null],"not":null}')
  })
})
