/** Texts as an attacker would choose them, and a reader of Markdown that tells what became of them. */
import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Nodes } from 'mdast'

const FRAGMENTS = [
  '`',
  '```',
  '\n```\n',
  '~~~',
  '</details>',
  '<details>',
  '<!--',
  '-->',
  '<script>',
  '<img src=x>',
  '<a@b.example>',
  '<https://evil.example>',
  '[x](https://evil.example)',
  '![x](y)',
  '[x]: https://evil.example\n',
  '[^1]',
  'https://evil.example',
  'www.evil.example',
  'mailto:a@b.example',
  'a@b.example',
  '@octocat',
  '@org/team',
  '#1',
  'o/r#12',
  'GH-12',
  'gh-1',
  '0123abc',
  'deadbeefdeadbeefdeadbeefdeadbeefdeadbeef',
  ':tada:',
  '$x$',
  '|',
  '\\|',
  '\\',
  '\n# Verified',
  '\n## Verified',
  '\n===',
  '\n---',
  '\n\n',
  '\r',
  '\t',
  '    ',
  '- ',
  '1. ',
  '> ',
  '+',
  '*',
  '**',
  '_',
  '__',
  '~~',
  '&lt;',
  '&#64;octocat',
  '&amp;',
  '\u200b',
  '\u202e',
  '\ufeff',
  '\u0000',
  '\u001b[31m',
  '\u001b]8;;https://evil.example\u0007',
  '\ud800',
  '😀',
  'é',
  ' ',
  'a',
  '9'
]

/** Any text, most often one made of what Markdown and GitHub react to. */
export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fragments(12) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) }
)

function fragments(maxLength: number): fc.Arbitrary<string> {
  return fc
    .array(fc.constantFrom(...FRAGMENTS), { maxLength })
    .map(parts => parts.join(''))
}

/** All nodes of a Markdown text, parents before children. */
export function nodesOf(markdown: string): readonly Nodes[] {
  return below(fromMarkdown(markdown))
}

function below(node: Nodes): readonly Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(below)] : [node]
}

/** What a reader sees of inline nodes. */
export function seen(markdown: string): string {
  return nodesOf(markdown)
    .map(node =>
      node.type === 'text' || node.type === 'inlineCode' ? node.value : ''
    )
    .join('')
}

/** What GitHub would turn into a link, a mention or a picture in the text of a page, outside of code. */
export function liveReferences(markdown: string): readonly string[] {
  let inCode = false
  const texts: string[] = []
  for (const node of nodesOf(markdown)) {
    if (node.type === 'html') inCode = node.value === '<code>'
    if (node.type === 'text' && !inCode) texts.push(node.value)
  }
  return texts.flatMap(text =>
    LIVE.flatMap(pattern => text.match(pattern) ?? [])
  )
}

const LIVE = [
  /@[a-z0-9]/gi,
  /#\d/g,
  /\bGH-\d/gi,
  /:\/\//g,
  /www\./gi,
  /(?:mailto|xmpp):[^\s\u200b]/gi,
  /(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/gi,
  /:[\w+-]+:/g
]
