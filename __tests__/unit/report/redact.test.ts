/** Secrets of known shapes and known values leave no trace; ordinary output stays. */
import { describe, expect, it } from '@jest/globals'

import { redactEvidence, redactText } from '../../../src/report/redact.ts'
import { failed, judged } from './situations.ts'

const SEED = 'A1b2C3d4E5f6G7h8J9k0'
// Put together here, so that no scanner takes this file for a leak.
const SECRET_SHAPES: readonly (readonly [string, string])[] = [
  ['a personal token', `ghp_${SEED.repeat(2)}`],
  ['a token of Actions', `ghs_${SEED.repeat(2)}`],
  ['a long token of an app', `ghs_12_eyJ${SEED}.${SEED}.${SEED}-x`],
  ['a fine-grained token', `github_pat_${SEED}_${SEED.repeat(3)}`],
  ['an AWS key id', `AKIA${'ABCD2345'.repeat(2)}`],
  ['an AWS secret', `aws_secret_access_key = ${SEED.repeat(2)}`],
  ['a web token', `eyJ${SEED}.eyJ${SEED}.${SEED}`],
  ['a bearer header', `Bearer ${SEED}.${SEED}`],
  ['a basic header', `authorization: basic ${SEED}==`],
  ['another header', `"Authorization": "token ${SEED}"`],
  ['a password in a URL', `https://user:${SEED}@host.example/x`],
  ['a variable', `MY_API_KEY=${SEED}`],
  ['a variable of YAML', `NPM_TOKEN: "${SEED}"`],
  ['a token of npm', `npm_${SEED}${SEED.slice(0, 16)}`],
  ['a token of GitLab', `glpat-${SEED}`],
  ['a token of Slack', `xoxb-1234567890-${SEED}`]
]
const PEM = `-----BEGIN RSA PRIVATE KEY-----\n${SEED}\n${SEED}\n-----END RSA PRIVATE KEY-----`

describe('redaction by shape', () => {
  it.each(SECRET_SHAPES)('takes out %s', (_, text) => {
    const redacted = redactText(`before ${text} after`, [])
    expect(redacted).not.toContain(SEED.slice(4, 12))
    expect(redacted).not.toContain('ABCD2345')
    expect(redacted).toMatch(/^before .*\*\*\*/)
  })

  it('takes out a token between escape sequences', () => {
    const redacted = redactText(`\u001b[33mghp_${SEED}\u001b[0m done`, [])
    expect(redacted).toBe('*** done')
  })

  it('takes out a private key, whole or cut at either end', () => {
    expect(redactText(`a:\n${PEM}\nb`, [])).toBe('a:\n***\nb')
    expect(redactText(PEM.slice(0, 60), [])).toBe('***')
    expect(redactText(`a: x\n-\n${PEM.slice(40)}\nb`, [])).toBe('a: x\n-***\nb')
    expect(redactText(`${PEM}\n-\n${PEM}`, [])).toBe('***\n-\n***')
    expect(redactText(JSON.stringify(PEM), [])).toBe('"***"')
  })

  it.each([
    'Expected: 3\nReceived: -1',
    'SyntaxError: Unexpected token: punc (})',
    'at Object.toBe (src/add.test.js:4:21)',
    'see https://example.com/a:b for highs_and_lows_of_everything',
    `digest ${'0123456789abcdef'.repeat(4)}`,
    'basic functionality works',
    'no PRIVATE KEY here'
  ])('leaves %j', text => {
    expect(redactText(text, [])).toBe(text)
  })
})

describe('redaction of known values', () => {
  it('takes out the value, each of its lines and its base64', () => {
    const secret = 'first-line-of-it\nsecond-line'
    const base64 = Buffer.from(secret).toString('base64')
    const text = `${secret} | second-line | first-line-of-it | ${base64}`
    const redacted = redactText(text, [secret])
    expect(redacted).not.toMatch(/first|second/)
    expect(redacted).not.toContain(base64.slice(0, 20))
  })

  it('takes out the longer of two values first', () => {
    expect(redactText('swordfish-2', ['swordfish', 'swordfish-2'])).toBe('***')
  })

  it('ignores values too short to be secret', () => {
    expect(redactText('true is true', ['true', '', '\n'])).toBe('true is true')
  })
})

describe('a redacted record', () => {
  const evidence = judged({
    files: ['docs/swordfish.md'],
    checks: [failed('a:test', 'echo swordfish', 'swordfish\n')],
    refused: [
      { effect_digest: 'swordfish', reason: 'swordfish', refused: 'swordfish' }
    ]
  })

  it('has the value nowhere', () => {
    const text = JSON.stringify(redactEvidence(evidence, ['swordfish']))
    expect(text).not.toContain('swordfish')
  })

  it('keeps digests, commit ids and all that is no secret', () => {
    const plain = judged({ checks: [failed('a:test', 'a', 'boom\n')] })
    expect(redactEvidence(plain, ['swordfish'])).toEqual(plain)
  })
})

describe('hostile output', () => {
  // With quadratic time each of these would take minutes.
  it.each([
    'eyJ',
    'eyJaaaaaaaa.',
    'ghp_',
    'sk-',
    '://a:',
    '://',
    'TOKEN_',
    'authorization:',
    'Bearer ',
    '-----BEGIN PRIVATE KEY-----',
    '-----END PRIVATE KEY-----\n',
    '-----BEGIN ',
    '\u001b]',
    'A'
  ])('of %j a hundred thousand times ends', text => {
    expect(redactText(text.repeat(100_000), []).length).toBeGreaterThan(0)
  })
})
