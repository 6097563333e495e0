/** What `actions/attest` does with its inputs, less the signature: https://github.com/actions/attest/blob/main/src/subject.ts */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes a Sigstore bundle without a true signature into `attestations/<number>.json`.
 * @throws Error for what the action refuses
 */
export function attest(
  inputs: Readonly<Record<string, string>>,
  folder: string
): void {
  const { 'predicate-type': predicateType = '' } = inputs
  const predicate: unknown = JSON.parse(
    readFileSync(inputs['predicate-path'] ?? '', 'utf8')
  )
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: subjectsIn(
      readFileSync(inputs['subject-checksums'] ?? '', 'utf8')
    ),
    predicateType,
    predicate
  }
  const bundle = {
    mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
    verificationMaterial: {},
    dsseEnvelope: {
      payloadType: 'application/vnd.in-toto+json',
      payload: Buffer.from(JSON.stringify(statement)).toString('base64'),
      signatures: [{ sig: '' }]
    }
  }
  const to = path.join(folder, 'attestations')
  mkdirSync(to, { recursive: true })
  const number = readdirSync(to).length + 1
  writeFileSync(path.join(to, `${number}.json`), JSON.stringify(bundle))
}

function subjectsIn(text: string): readonly unknown[] {
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => {
      const [, digest = '', name] = /^(\S+) [ *](.*)$/.exec(line) ?? []
      if (!/^[0-9a-fA-F]{64}$/.test(digest))
        throw new Error(`Unknown digest algorithm: ${line}`)
      return { name, digest: { sha256: digest } }
    })
}
