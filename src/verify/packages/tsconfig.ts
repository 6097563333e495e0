/** What a tsconfig.json extends, references and maps: TypeScript then reads the other package with no dependency declared. */
import { isTable, NO_NEEDS, textsWithin, valueAt } from './manifest.ts'
import { jsonWithComments } from '../presets/json-file.ts'
import type { Declaration, ManifestKind, Needs } from './manifest.ts'

// Any other name is a manifest that is not read, so its package may depend on anything.
const NAMES =
  'app base build check cjs common config dev e2e esm eslint jest lib lint module node options prod production references release root scripts shared solution spec src strict test tests types vite vitest web worker'
const FILES = [
  'tsconfig.json',
  ...NAMES.split(' ').map(name => `tsconfig.${name}.json`),
  'jsconfig.json'
]

/** Rows of tsconfig files by their usual names. */
export const TSCONFIG_MANIFESTS: readonly ManifestKind[] = FILES.map(file => ({
  family: 'node',
  file,
  read: readTsconfig
}))

function readTsconfig(text: string): Declaration | undefined {
  const data = jsonWithComments(text)
  if (!isTable(data)) return undefined
  const mapped = pathsMapped(data)
  const texts = textsWithin(data)
  return {
    calls: [],
    // `extends` may name a package; the names that are none lead nowhere.
    needs: { names: texts, paths: [...texts, ...mapped.paths] },
    below: mapped,
    silent: true
  }
}

/** `"@acme/core": ["packages/core/src"]`: what extends the file may import each of them. */
function pathsMapped(data: unknown): Needs {
  const options = valueAt(data, 'compilerOptions')
  const base = valueAt(options, 'baseUrl')
  const from = typeof base === 'string' ? `${base}/` : ''
  const paths = textsWithin(valueAt(options, 'paths'))
  return paths.length === 0
    ? NO_NEEDS
    : { names: [], paths: paths.map(path => from + path) }
}
