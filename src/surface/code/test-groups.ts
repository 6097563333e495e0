/** Groups with a table of their own, around the tables of JavaScript: each of theirs runs for each of the group. */

/** A list of cases by its place among the words; undefined where it cannot be counted. */
export interface CaseList {
  readonly index: number
  readonly end: number
  /** The words from the mark to the bracket that opens the list. */
  readonly opening: string
  readonly count: number | undefined
}

/** The lists, each as often as the groups around it run. Pure, linear in the words. @param lists in the order of the words */
export function timesGroups(
  words: string,
  lists: readonly CaseList[]
): readonly CaseList[] {
  if (!lists.some(isGroup)) return lists
  const closing = closingBrackets(words)
  const open: { readonly end: number; readonly count: number | undefined }[] =
    []
  return lists.map(list => {
    while ((open.at(-1)?.end ?? Infinity) < list.index) open.pop()
    const around = open.length === 0 ? 1 : open.at(-1)?.count
    const count =
      around === undefined || list.count === undefined
        ? undefined
        : around * list.count
    const end = isGroup(list) ? groupEnd(words, list, closing) : undefined
    if (end !== undefined) open.push({ end, count })
    return { ...list, count }
  })
}

/** Where the call with the title and the tests ends. */
function groupEnd(
  words: string,
  { end }: CaseList,
  closing: ReadonlyMap<number, number>
): number | undefined {
  const call = /^(?: as const| ,)? \) \(/.exec(words.slice(end, end + 20))
  return call === null ? undefined : closing.get(end + call[0].length - 1)
}

function isGroup({ opening }: CaseList): boolean {
  return opening.startsWith('describe ')
}

/** Where each bracket closes, by the place of the one that opens. */
function closingBrackets(words: string): ReadonlyMap<number, number> {
  const closing = new Map<number, number>()
  const open: number[] = []
  for (const { index } of words.matchAll(/(?<= )[[({\])}](?= )/g)) {
    if ('[({'.includes(words.charAt(index))) open.push(index)
    else {
      const start = open.pop()
      if (start !== undefined) closing.set(start, index)
    }
  }
  return closing
}
