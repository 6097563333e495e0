/** What `doctor` prints: one line a finding, its mend below it, and how many there are of each level. */
import type { Finding, FindingLevel } from './finding.ts'

/** How many findings there are of each level. */
export type FindingCounts = Readonly<Record<FindingLevel, number>>

/** Counts them. */
export function countFindings(findings: readonly Finding[]): FindingCounts {
  const count = (level: FindingLevel): number =>
    findings.filter(one => one.level === level).length
  return { must: count('must'), should: count('should'), fine: count('fine') }
}

/**
 * The whole text.
 * @param safe the door of untrusted text to the terminal
 */
export function doctorWords(
  findings: readonly Finding[],
  notes: readonly string[],
  safe: (text: string) => string
): string {
  const width = Math.max(0, ...findings.map(({ rule }) => rule.length))
  const { must, should, fine } = countFindings(findings)
  const lines = findings.flatMap(finding => [
    `${finding.level.padEnd(6)}  ${finding.rule.padEnd(width)}  ${safe(`${placeWords(finding)}${finding.message}`)}`,
    ...(finding.mend ?? '')
      .split('\n')
      .filter(line => line !== '')
      .map(
        (line, at) => `        ${at === 0 ? 'mend: ' : '      '}${safe(line)}`
      )
  ])
  const end =
    must === 0 ? 'Nothing must be mended' : `${String(must)} must be mended`
  return [
    ...lines,
    '',
    `${end}; ${String(should)} should be, ${String(fine)} fine.`,
    ...notes.map(safe),
    ''
  ].join('\n')
}

function placeWords({ path, line }: Finding): string {
  if (path === undefined) return ''
  return line === undefined ? `${path}: ` : `${path}:${String(line)}: `
}
