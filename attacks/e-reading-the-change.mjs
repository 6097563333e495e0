// E. Reading the change: the ledger comes from git's objects by id, whatever names, sizes, filters and merges do.
import { commit, git, link, submodule } from './kit/change.mjs'
import { changeWaived } from './kit/waived.mjs'

const CHECK = { checks: ['grep -q right product.txt'] }
const PRODUCT = { 'product.txt': 'right\n' }
const HONEST = { 'product.txt': 'right and new\n' }
const WORKFLOW = { '.github/workflows/ci.yml': 'on: push\n' }
const TESTS = Array.from(
  { length: 3000 },
  (_, n) => `test('case ${n}', () => { assert.equal(${n}, ${n}) })`
).join('\n')

/** A change of the product, with something more in the attack. */
const beside = (attack, more, expect) => ({
  attack,
  change: {
    base: { ...PRODUCT, ...more.base },
    demand: { ...CHECK, ...more.demand },
    head: { ...HONEST, ...more.head },
    ...(more.before === undefined ? {} : { before: more.before })
  },
  honest: {
    head: { ...HONEST, ...more.honest },
    demand: CHECK,
    before: more.honestBefore
  },
  expect
})

const many = count =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`many/file-${n}.txt`, `${n}\n`])
  )

const pointer = digit =>
  `version https://git-lfs.github.com/spec/v1\noid sha256:${digit.repeat(64)}\nsize 9\n`

export const READING_THE_CHANGE = {
  E1: {
    attacks: [
      beside(
        'a workflow behind 3,100 other files',
        {
          head: { ...many(3100), 'zzz.txt': 'z\n', ...WORKFLOW },
          honest: many(3100)
        },
        'surface:workflow-changed'
      )
    ]
  },
  E2: {
    attacks: [
      beside(
        'tests taken out in a change of more lines than are shown',
        {
          base: { 'a.test.mjs': TESTS },
          head: {
            'big.txt': 'line\n'.repeat(25000),
            'a.test.mjs': TESTS.split('\n')[0]
          },
          honest: { 'big.txt': 'line\n'.repeat(25000) }
        },
        'surface:test-removed'
      )
    ]
  },
  E3: {
    attacks: [
      beside(
        'a workflow is renamed to a page of the documentation',
        {
          base: WORKFLOW,
          head: {
            ...WORKFLOW,
            '.github/workflows/ci.yml': null,
            'docs/ci.yml': 'on: push\n'
          }
        },
        'surface:workflow-changed'
      )
    ]
  },
  E4: {
    attacks: [
      beside(
        'two names that differ only in case',
        { head: { 'Product.txt': 'wrong\n' } },
        /case|collid|same name/i
      ),
      beside(
        'two names that differ only in their Unicode form',
        { head: { 'caf\u00e9.txt': 'a\n', 'cafe\u0301.txt': 'b\n' } },
        /unicode|normal|collid|same name/i
      ),
      beside(
        'a workflow whose folder is written in another case',
        { head: { '.GitHub/Workflows/ci.yml': 'on: push\n' } },
        /surface:(workflow|github)-changed|case/
      )
    ]
  },
  E5: {
    attacks: [
      {
        attack: 'the file that must exist is a link out of the repository',
        change: {
          base: {
            ...PRODUCT,
            'ACCEPTANCE.md': '- [ ] kind:file_exists assert:out.txt\n'
          },
          head: { 'out.txt': link('/etc/passwd') }
        },
        honest: { head: { 'out.txt': 'built\n' } },
        expect: /out\.txt/
      },
      beside(
        'the product becomes a link to what is right',
        {
          head: {
            'product.txt': link('other.txt'),
            'other.txt': 'right\n',
            ...WORKFLOW
          }
        },
        '"symlink"'
      )
    ]
  },
  E6: {
    attacks: [
      {
        attack: 'a clean filter makes the disk right where the commit is wrong',
        change: {
          base: { ...PRODUCT, '.gitattributes': 'product.txt filter=fair\n' },
          demand: { checks: ['grep -q right product.txt'] },
          head: { 'product.txt': 'wrong\n' },
          before: dir => {
            git(dir, 'config', 'filter.fair.smudge', 'sed s/wrong/right/')
            git(dir, 'config', 'filter.fair.clean', 'sed s/right/wrong/')
            git(dir, 'rm', '--quiet', '--cached', 'product.txt')
            git(dir, 'checkout', '--quiet', '--force', 'agent')
          }
        },
        honest: {
          base: PRODUCT,
          demand: { checks: ['grep -q right product.txt'] },
          head: { 'product.txt': 'right again\n' },
          before: undefined
        },
        expect: 'the checkout differed at product.txt'
      }
    ]
  },
  E7: {
    documented:
      'the pointer is proven, not the bytes that a server gives for it',
    attacks: [
      {
        attack: 'a waiver for one pointer, used for another',
        play: (gate, honest) =>
          waivedElsewhere(gate, honest, {
            waived: { 'model.bin': pointer('a') },
            used: { 'model.bin': pointer('b') }
          }),
        expect: 'has no bound Passed verification and no host waiver'
      }
    ]
  },
  E8: {
    attacks: [
      beside(
        'a submodule is moved',
        {
          base: { vendor: submodule('1'.repeat(40)) },
          head: { vendor: submodule('2'.repeat(40)) }
        },
        'surface:submodule-changed'
      )
    ]
  },
  E9: {
    attacks: [
      beside(
        'a package.json of 17 MiB, which no rule can read',
        {
          base: { 'package.json': '{"name":"widgets"}\n' },
          head: {
            'package.json': `{"name":"widgets","pad":"${'x'.repeat(17 << 20)}"}\n`
          },
          honest: { 'package.json': '{"name":"widgets","pad":"x"}\n' }
        },
        'surface:surface-unreadable'
      )
    ]
  },
  E10: {
    attacks: ['-diff', 'binary', 'linguist-generated'].map(word =>
      beside(
        `.gitattributes with ${word}`,
        {
          head: { '.gitattributes': `*.ts ${word}\n`, 'a.ts': 'export {}\n' },
          honest: { 'a.ts': 'export {}\n' }
        },
        'surface:attributes-hide'
      )
    )
  },
  E11: {
    attacks: [
      beside(
        'a merge of the base that brings a workflow of its own',
        {
          before: dir => mergeWith(dir, WORKFLOW),
          honestBefore: dir => mergeWith(dir, {})
        },
        'surface:workflow-changed'
      ),
      beside(
        'a branch off an old commit, whose base demanded nothing',
        {
          before: dir => branchOffTheRoot(dir, 'wrong\n'),
          honestBefore: dir => branchOffTheRoot(dir, 'right\n')
        },
        'verification command exited with code 1, expected 0: grep -q right product.txt'
      )
    ]
  },
  E12: {
    attacks: [
      ['braces', `{${'a,'.repeat(60)}b}`],
      ['braces in braces', '{a,{b,{c,{d,e}}}}'],
      ['many stars', 'src/*a*a*a*a*a*a*a*a*b'],
      ['many folders', '**/'.repeat(12)]
    ].map(([how, glob]) =>
      beside(
        `a policy with a glob of ${how}`,
        { demand: { policy: `generated: [${JSON.stringify(glob)}]\n` } },
        'generated'
      )
    )
  },
  E13: {
    attacks: [
      ['of 200 KiB', `# Done\n${'x'.repeat(200 << 10)}\n`],
      ['of 5,000 commands', '- [ ] kind:command assert:`true`\n'.repeat(1500)],
      [
        'of one long command',
        `- [ ] kind:command assert:\`true ${'x'.repeat(5000)}\`\n`
      ],
      [
        'of deep quotes',
        `${'>'.repeat(2000)} - [ ] kind:command assert:\`true\`\n`.repeat(8)
      ]
    ].map(([how, text]) =>
      beside(
        `an ACCEPTANCE.md ${how}`,
        {
          head: { 'ACCEPTANCE.md': text },
          honest: { 'ACCEPTANCE.md': '- [ ] kind:command assert:`true`\n' }
        },
        'ACCEPTANCE.md'
      )
    )
  }
}

function mergeWith(dir, files) {
  git(dir, 'checkout', '--quiet', 'main')
  commit(dir, { 'elsewhere.txt': 'base moved\n' })
  git(dir, 'checkout', '--quiet', 'agent')
  git(dir, 'merge', '--quiet', '--no-ff', '--no-commit', 'main')
  commit(dir, files, 'Merge main')
}

// The base's policy came after the commit that the branch starts from.
function branchOffTheRoot(dir, product) {
  git(dir, 'checkout', '--quiet', '--orphan', 'fresh', 'main')
  git(dir, 'rm', '--quiet', '-r', '--cached', '.')
  commit(dir, { '.github/completion-gate.yml': null })
  const root = git(dir, 'rev-parse', 'HEAD')
  const tree = git(dir, 'rev-parse', 'main^{tree}')
  const later = git(dir, 'commit-tree', tree, '-p', root, '-m', 'policy')
  git(dir, 'branch', '--force', 'main', later)
  git(dir, 'branch', '--force', 'agent', root)
  git(dir, 'checkout', '--quiet', '--force', 'agent')
  commit(dir, { 'product.txt': `${product}new\n` })
}

async function waivedElsewhere(gate, honest, { waived, used }) {
  return await changeWaived(gate, { waived: honest ? used : waived, used })
}
