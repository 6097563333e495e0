/** What a test runner is to the gate: how its own closing lines say how many tests ran. */

/** How many tests ran, by the runner's own account. What was skipped did not run. */
export interface TestCount {
  readonly tests: number
  /** The runner does not say how many: at least so many. */
  readonly atLeast?: true
}

/** A runner whose output can be read. */
export interface TestRunner {
  readonly name: string
  /** @param lines the output without colours @returns undefined when it is no output of this runner */
  readonly count: (lines: readonly string[]) => TestCount | undefined
}

/** The lines with which a runner ends. */
export interface Closing {
  /** One pattern for each of several lines that follow each other. */
  readonly lines: readonly RegExp[]
  /** How many tests ran, by those lines. */
  readonly ran: (lines: readonly string[]) => number
}

/** A runner that ends with one closing a run. */
export interface ClosingRunner {
  readonly name: string
  /** A line with which a run begins, where the runner has one. */
  readonly starts?: RegExp
  /** Every closing counts: the runner writes one a module, with nothing between to tell runs apart. */
  readonly each?: true
  readonly closings: readonly Closing[]
}

// `> name@1.0.0 test`, as npm, pnpm and bun say before each script: another run may begin there.
const SCRIPT_LINE =
  /^> (?:(?:@[\w.~-]+\/)?[\w.~-]+@\S{0,40} )?[\w:.-]+(?: [/{].*)?$/

/**
 * Of each run the last closing counts, as the runner ends with it: what a test
 * prints stands before it. Several runs add up.
 */
export function closingRunner(row: ClosingRunner): TestRunner {
  return {
    name: row.name,
    count: lines => {
      const found = runsOf(lines, row).flatMap(run => {
        const all = closingsIn(run, row.closings)
        return row.each === true ? all : all.slice(-1)
      })
      return found.length === 0 ? undefined : { tests: sum(found) }
    }
  }
}

/** The output cut into runs, where a start or a script's line tells them apart. */
function runsOf(
  lines: readonly string[],
  { starts }: ClosingRunner
): readonly (readonly string[])[] {
  const runs: string[][] = [[]]
  for (const line of lines) {
    if (starts?.test(line) === true || SCRIPT_LINE.test(line)) runs.push([])
    runs.at(-1)?.push(line)
  }
  return runs
}

function closingsIn(
  lines: readonly string[],
  closings: readonly Closing[]
): readonly number[] {
  const found: number[] = []
  for (let at = 0; at < lines.length; at += 1)
    for (const closing of closings) {
      const block = lines.slice(at, at + closing.lines.length)
      const matches = closing.lines.every((pattern, index) =>
        pattern.test(block[index] ?? '')
      )
      if (matches) found.push(closing.ran(block))
    }
  return found
}

/**
 * The numbers before some words, added up: of `2 passed, 1 skipped` and
 * `passed`, 2.
 */
export function amount(text: string, words: readonly string[]): number {
  const all = [...text.matchAll(/(\d{1,9}) ([A-Za-z]+)/g)]
  return sum(
    all.map(([, number, word]) =>
      words.includes(word ?? '') ? Number(number) : 0
    )
  )
}

/** The number after a label such as `Tests run:`; 0 when there is none. */
export function labelled(text: string, label: string): number {
  const found = new RegExp(`\\b${label}:?\\s*(\\d{1,9})\\b`).exec(text)
  return Number(found?.[1] ?? 0)
}

/** All added up. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

/** For a closing that says that no test ran. */
export function none(): number {
  return 0
}
