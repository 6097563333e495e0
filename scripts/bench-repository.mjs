// Makes the repositories of the benchmark with `git fast-import`: the same bytes on every machine.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import * as path from 'node:path'

const BASE_FILES = 2_000
const CORPUS_BYTES = 4 << 20

/**
 * Makes a repository with a base of 2,000 files on `main` and one change on
 * `change`, unless the folder has one.
 * @param {string} dir where
 * @param {() => Iterable<{ path: string, bytes: Buffer | (() => Iterable<Buffer>), size: number }>} files the change
 */
export async function makeRepository(dir, files) {
  if (fs.existsSync(path.join(dir, 'done'))) return
  fs.rmSync(dir, { recursive: true, force: true })
  fs.mkdirSync(dir, { recursive: true })
  const git = (...args) => execFileSync('git', args, { cwd: dir })
  git('init', '--quiet', '--initial-branch=main')
  const child = spawn('git', ['fast-import', '--quiet', '--depth=0'], {
    cwd: dir,
    stdio: ['pipe', 'inherit', 'inherit']
  })
  const ended = once(child, 'exit')
  const write = async data => {
    if (!child.stdin.write(data)) await once(child.stdin, 'drain')
  }
  await writeCommit(write, 'main', smallFiles(BASE_FILES, 'base'))
  await writeCommit(write, 'change', files(), 'main')
  child.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`git fast-import ended with ${code}.`)
  git('symbolic-ref', 'HEAD', 'refs/heads/change')
  fs.writeFileSync(path.join(dir, 'done'), '')
}

/** Text files of 1 to 10 KB, 5.5 KB on average, in folders of 100. */
export function* smallFiles(count, folder) {
  const corpus = textCorpus()
  const random = randomNumbers(count)
  for (let at = 0; at < count; at += 1) {
    const size = 1_024 + Math.floor(random() * 9_000)
    const start = Math.floor(random() * (corpus.length - size))
    yield {
      path: `${folder}/${Math.floor(at / 100)}/file-${at}.txt`,
      size,
      bytes: corpus.subarray(start, start + size)
    }
  }
}

/** Files of 1 KB to `largest` bytes, half text and half noise, `total` bytes in all. */
export function* largeFiles(total, largest) {
  const corpus = textCorpus()
  const noise = noiseBytes(CORPUS_BYTES)
  const random = randomNumbers(total)
  let left = total
  for (let at = 0; left > 0; at += 1) {
    const size = Math.min(
      left,
      Math.floor(1_024 * Math.exp(random() * Math.log(largest / 1_024)))
    )
    left -= size
    yield {
      path: `large/${Math.floor(at / 100)}/file-${at}`,
      size,
      bytes: slices(at % 2 === 0 ? corpus : noise, size, random)
    }
  }
}

/** One file of noise. */
export function* oneFile(size) {
  const noise = noiseBytes(CORPUS_BYTES)
  yield { path: 'one.bin', size, bytes: slices(noise, size, randomNumbers(1)) }
}

async function writeCommit(write, branch, files, from) {
  await write(
    `commit refs/heads/${branch}\ncommitter Bench <bench@example.com> 1700000000 +0000\ndata 1\nx\n`
  )
  if (from !== undefined) await write(`from refs/heads/${from}\n`)
  for (const file of files) {
    await write(`M 100644 inline ${file.path}\ndata ${file.size}\n`)
    if (Buffer.isBuffer(file.bytes)) await write(file.bytes)
    else for (const part of file.bytes()) await write(part)
    await write('\n')
  }
}

// A large file as slices of a smaller one, each from another place.
function slices(source, size, random) {
  return function* () {
    for (let left = size; left > 0;) {
      const length = Math.min(left, 1 << 16)
      const start = Math.floor(random() * (source.length - length))
      yield source.subarray(start, start + length)
      left -= length
    }
  }
}

function textCorpus() {
  const random = randomNumbers(7)
  const words = Array.from({ length: 4_000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 9) }, () =>
      String.fromCharCode(97 + Math.floor(random() ** 2 * 26))
    ).join('')
  )
  let text = ''
  while (text.length < CORPUS_BYTES) {
    text += `${'  '.repeat(Math.floor(random() * 4))}const `
    for (let word = 0; word < 8; word += 1)
      text += `${words[Math.floor(random() ** 3 * words.length)]} `
    text += '= value;\n'
  }
  return Buffer.from(text.slice(0, CORPUS_BYTES))
}

function noiseBytes(count) {
  const random = randomNumbers(11)
  const bytes = Buffer.alloc(count)
  for (let at = 0; at < count; at += 4)
    bytes.writeUInt32LE(Math.floor(random() * 2 ** 32), at)
  return bytes
}

// mulberry32: small, seeded, the same everywhere.
function randomNumbers(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
