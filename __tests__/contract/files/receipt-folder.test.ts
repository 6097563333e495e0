/** A receipt replaces the gate's own older record, and no other file of that name. */
import * as fs from 'node:fs'
import * as path from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'

import { openReceiptFolder } from '../../../src/adapters/files/receipt-folder.ts'
import { temporaryFolder } from '../../support/git-repository.ts'

const scene = {} as { folder: string; file: string }
const RECORD = '{\n  "schema": "completion-gate.evidence.v1",\n  "rule": 6\n}\n'

beforeEach(() => {
  scene.folder = temporaryFolder('receipt')
  scene.file = path.join(scene.folder, 'evidence.json')
})
afterEach(() => {
  fs.rmSync(scene.folder, { recursive: true })
})

async function writeRecord(): Promise<void> {
  const folder = await openReceiptFolder(scene.folder)
  await folder.write([{ name: 'evidence.json', text: RECORD }])
}

describe('evidence.json', () => {
  test('is written, and replaced by a later one', async () => {
    await writeRecord()
    await writeRecord()
    expect(fs.readFileSync(scene.file, 'utf8')).toBe(RECORD)
  })

  test.each([
    '{"schema": "another.v1"}',
    '{"note": "completion-gate.evidence.v1"}',
    'notes\n'
  ])('of somebody else is kept: %j', async text => {
    fs.writeFileSync(scene.file, text)
    await expect(writeRecord()).rejects.toMatchObject({
      code: 'OUTPUT_FAILED',
      message: expect.stringContaining('no evidence record of completion-gate')
    })
    expect(fs.readFileSync(scene.file, 'utf8')).toBe(text)
  })

  test('is kept when it came while the checks ran', async () => {
    const folder = await openReceiptFolder(scene.folder)
    fs.writeFileSync(scene.file, 'notes\n')
    await expect(
      folder.write([{ name: 'evidence.json', text: RECORD }])
    ).rejects.toMatchObject({ code: 'OUTPUT_FAILED' })
    expect(fs.readFileSync(scene.file, 'utf8')).toBe('notes\n')
  })
})
