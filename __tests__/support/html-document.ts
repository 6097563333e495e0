/** A page as a browser's parser reads it. */
import { parse } from 'parse5'
import type { DefaultTreeAdapterMap } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
/** An element of the page. */
export type Element = DefaultTreeAdapterMap['element']

/** All elements of a page in the order of the document. */
export function elementsOf(html: string): readonly Element[] {
  return below(parse(html))
}

function below(node: Node): readonly Element[] {
  const children = 'childNodes' in node ? node.childNodes : []
  const own = 'tagName' in node ? [node] : []
  return [...own, ...children.flatMap(below)]
}

/** The text of an element and all below it. */
export function textIn(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textIn).join('') : ''
}

/** The value of an attribute; undefined where there is none. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find(one => one.name === name)?.value
}

/** What of a page does not depend on its texts: each element with the names of its attributes. */
export function skeleton(html: string): readonly string[] {
  return elementsOf(html).map(
    ({ tagName, attrs }) => `${tagName} ${attrs.map(one => one.name).join(' ')}`
  )
}
