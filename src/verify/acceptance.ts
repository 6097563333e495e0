/** The text of an acceptance file to its criteria, by a Markdown parser (`vectors/acceptance.json`). */
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'

import { looksLikeMachine, readItem } from './acceptance-item.ts'
import type { Options } from 'mdast-util-from-markdown'
import type { ListItem, Nodes, Paragraph, Root } from 'mdast'
import type { ItemReading } from './acceptance-item.ts'
import type { ProjectText } from './project-files.ts'

/** The most machine criteria of one file. */
export const MOST_CRITERIA = 50

/** The longest command, in bytes. */
export const LONGEST_CRITERION = 2 * 1024

/** The deepest nesting of quotes and lists, in markers on one line. */
const DEEPEST = 50

// Criteria are read from the source, so only blocks and boxes are parsed: inline
// constructs take quadratic time, half a minute for 64 KiB of asterisks (threat E13).
const BLOCKS_ONLY: NonNullable<Options['extensions']>[number] = {
  disable: {
    null: [
      'attention',
      'autolink',
      'characterEscape',
      'characterReference',
      'codeText',
      'definition',
      'hardBreakEscape',
      'htmlText',
      'labelEnd',
      'labelStartImage',
      'labelStartLink'
    ]
  }
}

const MARKED_BOX = /^[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]+\[[ \txX]\][ \t]/
const BOX =
  /^[ \t>]*(?:#{1,6} *)?(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)?\\?\[[^\]]*\](?!\()/

/** One criterion and where it stands. */
export type AcceptanceCriterion = ItemReading & {
  /** Counted from 1. */
  readonly line: number
  /** Whether its box is ticked: shown, never proof. */
  readonly checked: boolean
}

/** What a file asks for, or why it cannot be used as a whole. */
export type AcceptanceReading =
  | {
      readonly kind: 'criteria'
      readonly criteria: readonly AcceptanceCriterion[]
    }
  /** `why` goes on from "the file …". */
  | { readonly kind: 'unusable'; readonly why: string }

/**
 * Reads every task item, nested ones too. Code, HTML and plain bullets hold
 * none. An item that looks like a machine criterion and cannot be read is
 * `unreadable`, never dropped. Pure; never throws for what the text holds.
 */
export function parseAcceptance(text: string): readonly AcceptanceCriterion[] {
  // The parser counts offsets without the mark.
  const source = text.replace(/^\uFEFF/, '')
  const tree = blocksOf(source)
  const criteria: AcceptanceCriterion[] = []
  const walk = (node: Nodes, inItem: boolean): void => {
    if (node.type === 'listItem') criteria.push(...itemCriterion(node, source))
    else if (node.type === 'paragraph' && !inItem)
      criteria.push(...missedItems(node, source))
    const inside = inItem || node.type === 'listItem'
    if ('children' in node)
      node.children.forEach(child => {
        walk(child, inside)
      })
  }
  walk(tree, false)
  return criteria
}

/** The blocks and boxes of a text without a byte order mark. */
export function blocksOf(source: string): Root {
  return fromMarkdown(source, {
    extensions: [gfmTaskListItem(), BLOCKS_ONLY],
    mdastExtensions: [gfmTaskListItemFromMarkdown()]
  })
}

/** Reads a file within its bounds (threat E13). */
export function readAcceptance(file: ProjectText): AcceptanceReading {
  if (file.kind === 'broken') return { kind: 'unusable', why: file.why }
  if (isTooDeep(file.text))
    return {
      kind: 'unusable',
      why: `nests quotes or lists more than ${DEEPEST} deep`
    }
  const criteria = parseAcceptance(file.text)
  const machine = criteria.filter(({ kind }) => kind !== 'manual')
  if (machine.length > MOST_CRITERIA)
    return {
      kind: 'unusable',
      why: `has ${machine.length} machine criteria, more than ${MOST_CRITERIA}`
    }
  const long = criteria.find(
    one =>
      one.kind === 'command' &&
      Buffer.byteLength(one.command) > LONGEST_CRITERION
  )
  return long === undefined
    ? { kind: 'criteria', criteria }
    : {
        kind: 'unusable',
        why: `has a command of more than ${LONGEST_CRITERION} bytes on line ${long.line}`
      }
}

function itemCriterion(
  item: ListItem,
  source: string
): readonly AcceptanceCriterion[] {
  const place = item.position
  const head = item.children[0]
  if (place === undefined || head?.position === undefined) return []
  const [first, ...others] = ownBlocks(item).map(block => ({
    line: block.position.start.line,
    written: source.slice(
      block.position.start.offset,
      block.position.end.offset
    )
  }))
  if (typeof item.checked !== 'boolean')
    return [first, ...others].flatMap(block =>
      block !== undefined && isBrokenTask(block.written)
        ? [brokenTask(block)]
        : []
    )
  const { start, end } = head.position
  const [text, more] = firstLine(
    source
      .slice(start.offset, end.offset)
      .replace(/^\[[ \txX]\]/, '')
      .replace(/^[ \t]+/, '')
  )
  const below = [more, ...others.map(block => block.written)].join('\n')
  const line = place.start.line
  return [{ line, checked: item.checked, ...readItem(text, below) }]
}

type Block = Nodes & { readonly position: NonNullable<Nodes['position']> }

/** The texts of an item, those in its quotes too; the items inside it have their own. */
function ownBlocks(item: ListItem): readonly Block[] {
  const blocks: Block[] = []
  const collect = (node: Nodes): void => {
    const { type, position } = node
    if ((type === 'paragraph' || type === 'heading') && position !== undefined)
      blocks.push({ ...node, position })
    else if ('children' in node && (node === item || type !== 'listItem'))
      node.children.forEach(collect)
  }
  collect(item)
  return blocks
}

/** Whether a block without a box was meant to be a task: `- [] kind:command …`, a box below or in a quote; a link is not. */
export function isBrokenTask(written: string): boolean {
  return (
    looksLikeMachine(written) &&
    written.split(/\r\n|\n|\r/).some(line => BOX.test(line))
  )
}

// The parser takes `7) [ ] …` after indented code for a paragraph, GitHub for an item.
function missedItems(
  node: Paragraph,
  source: string
): readonly AcceptanceCriterion[] {
  const { position } = node
  if (position === undefined) return []
  const { start, end } = position
  return source
    .slice(start.offset, end.offset)
    .split(/\r\n|\n|\r/)
    .flatMap((written, at) =>
      MARKED_BOX.test(written) && looksLikeMachine(written)
        ? [brokenTask({ line: start.line + at, written })]
        : []
    )
}

function brokenTask(block: {
  readonly line: number
  readonly written: string
}): AcceptanceCriterion {
  return {
    line: block.line,
    checked: false,
    kind: 'unreadable',
    text: firstLine(block.written)[0],
    why: 'it is no task item: its box is not "[ ]" or "[x]" at its beginning, with a space before and after, or text before it takes it in; put it below an empty line and a heading'
  }
}

function firstLine(text: string): readonly [string, string] {
  const [first = ''] = text.split(/\r\n|\n|\r/, 1)
  return [first, text.slice(first.length)]
}

// The parser takes quadratic time for markers in a row; no person writes fifty.
function isTooDeep(text: string): boolean {
  return text.split(/\r\n|\n|\r/).some(line => {
    const markers =
      /^(?:[ \t]|[-+*>](?=[ \t>]|$)|\d{1,9}[.)](?=[ \t]|$))*/.exec(line)
    const written = markers?.[0].replace(/\s+/g, '') ?? ''
    const indent = /^\s*/.exec(line)?.[0].length ?? 0
    return written.length > DEEPEST || indent > 4 * DEEPEST
  })
}
