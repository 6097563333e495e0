/** A grammar of scripts: everything that decides which command's status a script ends with. */
import fc from 'fast-check'

const leaf = fc.constantFrom(
  'cargo test',
  'cargo test',
  'cargo test',
  'cargo test -p y',
  'a',
  'b',
  'a',
  'true',
  'false',
  ':',
  'exit 0',
  'exit 1',
  'set -e',
  'set +e',
  'set -eo pipefail',
  'set +o pipefail',
  'cd x',
  'cd ..',
  'a > /no/such/folder/f',
  'cargo test > /no/such/folder/f',
  'CI=1 cargo test',
  'CI=$(a)',
  'echo $(a)',
  'echo $(cargo test)',
  '[ -n "" ]',
  '[[ -f Cargo.toml ]]',
  'set -e > /no/such/folder/f',
  'exit 0 > /no/such/folder/f'
)
// Loops must end in bash: only stubs are conditions.
const condition = fc.constantFrom(
  'a',
  'cargo test',
  'a && b',
  'b || cargo test',
  '! a'
)

const { list } = fc.letrec<{ list: string; node: string }>(tie => ({
  node: fc.oneof(
    { maxDepth: 4, depthSize: 'xsmall' },
    leaf,
    fc.tuple(tie('node'), tie('node')).map(([l, r]) => `${l} && ${r}`),
    fc.tuple(tie('node'), tie('node')).map(([l, r]) => `${l} || ${r}`),
    fc.tuple(tie('node'), tie('node')).map(([l, r]) => `{ ${l}\n} | { ${r}\n}`),
    tie('list').map(body => `(${body}\n)`),
    tie('list').map(body => `{ ${body}\n}`),
    tie('list').map(body => `! { ${body}\n}`),
    tie('list').map(body => `! (${body}\n)`),
    tie('list').map(body => `{ ${body}\n} > /dev/null`),
    tie('list').map(body => `{ ${body}\n} > /no/such/folder/f`),
    fc
      .tuple(tie('list'), tie('list'), tie('list'))
      .map(([i, t, e]) => `if ${i}\nthen ${t}\nelse ${e}\nfi`),
    fc
      .tuple(tie('list'), tie('list'))
      .map(([i, t]) => `if ${i}\nthen ${t}\nfi`),
    tie('list').map(body => `for i in 1 2; do ${body}\ndone`),
    fc
      .tuple(fc.constantFrom('while', 'until'), condition, tie('list'))
      .map(([word, c, body]) => `${word} ${c}; do ${body}\ndone`),
    tie('list').map(body => `case b in a) ${body}\n;; b) a ;; esac`),
    tie('list').map(body => `{ ${body}\n} & wait`)
  ),
  list: fc
    .array(tie('node'), { minLength: 1, maxLength: 2 })
    .map(nodes => nodes.join('\n'))
}))

/** A script of the grammar. */
export const script: fc.Arbitrary<string> = list
