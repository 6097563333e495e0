// The changes that the benchmark measures, and the bound of each.
import {
  largeFiles,
  makeRepository,
  oneFile,
  smallFiles
} from './bench-repository.mjs'

const MEBIBYTE = 1 << 20
const LARGEST = 64 * MEBIBYTE

/** The cases; `full` at the sizes of the bounds, else about a tenth of them. */
export function changeCases(full) {
  const middle = full ? 10_000 : 2_000
  const many = full ? 100_000 : 20_000
  const large = full ? 1_024 : 128
  const single = full ? 2_048 : 256
  return [
    {
      name: 'ten',
      title: '10 files',
      make: dir => makeRepository(dir, () => smallFiles(10, 'new')),
      bound: 'Node + 2 git + 60 ms',
      limit: (_, { node, git }) => node + 2 * git + 60
    },
    {
      name: 'middle',
      title: `${middle.toLocaleString('en')} files`,
      make: dir => makeRepository(dir, () => smallFiles(middle, 'new')),
      bound: '1.5 x + Node',
      limit: (pipeline, { node }) => 1.5 * pipeline + node
    },
    {
      name: 'many',
      title: `${many.toLocaleString('en')} files`,
      make: dir => makeRepository(dir, () => smallFiles(many, 'new')),
      bound: '1.25 x',
      limit: pipeline => 1.25 * pipeline
    },
    {
      name: 'large',
      title: `${large.toLocaleString('en')} MiB of large blobs`,
      make: dir =>
        makeRepository(dir, () => largeFiles(large * MEBIBYTE, LARGEST)),
      bound: '1.0 x',
      limit: pipeline => pipeline
    },
    {
      name: 'single',
      title: `one blob of ${single.toLocaleString('en')} MiB`,
      make: dir => makeRepository(dir, () => oneFile(single * MEBIBYTE)),
      bound: '',
      limit: () => undefined
    }
  ]
}
