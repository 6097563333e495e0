/** List items that read like a machine criterion and have no task box: no criteria, and worth a word. */
import { blocksOf, isBrokenTask } from './acceptance.ts'
import type { ListItem, Nodes } from 'mdast'
import type { PlanProblem } from '../model/plan.ts'

// A sentence shows so many characters of it.
const LONGEST = 200

/** One such item. */
export interface BoxlessItem {
  /** Counted from 1. */
  readonly line: number
  /** Its first line, cut. */
  readonly text: string
}

const KIND = /^kind\s*:\s*(?:command|file[_-]exists|manual)(?![\p{L}\p{N}_])/iu
// As a key and its value are written, and not as prose goes on after a colon.
const SHORT =
  /^(?:command|file[_-]exists|test|lint|format|type_check|build)(?::[^\s:/]|\s*:\s*`)/

/**
 * The items of a text within its bounds (see `readAcceptance`), in its order.
 * What a broken box makes a task is none of them: it is a criterion already.
 */
export function boxlessItems(text: string): readonly BoxlessItem[] {
  const source = text.replace(/^\uFEFF/, '')
  const items: BoxlessItem[] = []
  const walk = (node: Nodes): void => {
    if (node.type === 'listItem') items.push(...boxlessItem(node, source))
    if ('children' in node) node.children.forEach(walk)
  }
  walk(blocksOf(source))
  return items
}

/** What a plan says of each such item of the file at `path`; none of it blocks. */
export function boxlessProblems(
  path: string,
  text: string
): readonly PlanProblem[] {
  return boxlessItems(text).map(item => ({
    code: 'criterion-without-box',
    message: `${path}:${String(item.line)}: "${item.text}" reads like a machine criterion, and is none: it has no task box, so nothing is checked by it; write it as "- [ ] kind:command assert:\`…\`"`,
    path,
    line: item.line
  }))
}

function boxlessItem(item: ListItem, source: string): readonly BoxlessItem[] {
  const [head] = item.children
  const { start, end } = head?.position ?? {}
  const isText = head?.type === 'paragraph' && typeof item.checked !== 'boolean'
  if (!isText || start === undefined || end === undefined) return []
  const written = source.slice(start.offset, end.offset)
  const [text = ''] = written.split(/\r\n|\n|\r/, 1)
  const isMeant = KIND.test(text) || SHORT.test(text)
  return isMeant && !isBrokenTask(written)
    ? [{ line: start.line, text: text.slice(0, LONGEST) }]
    : []
}
